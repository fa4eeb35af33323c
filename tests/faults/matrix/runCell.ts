import type { OperationCalls } from '../../../src/api/operationCalls.ts';
import type { Wallet } from './wallet.ts';

import { befall } from './befall.ts';
import { Browser } from './browser.ts';
import type { Cell } from './cells.ts';
import { goOn } from './goOn.ts';
import { judge, type Judged } from './judge.ts';
import type { Reached } from './prefix.ts';
import { Seam } from './seam.ts';

/** What a cell came to. */
export interface CellFound {
  /** The fault has befallen the call. */
  readonly isWalked: boolean;
  readonly wrong: readonly string[];
}

/** What a portal that is not as it is does. */
export interface Seeded {
  /** What the wizard hears of its calls. */
  readonly hear?: (calls: OperationCalls) => OperationCalls;
  /** Told of the page that a field is in. */
  readonly see?: (root: HTMLElement) => void;
}

/** Goes the same way to the call once more, has the fault befall it, looks, and goes on as a member would. */
export async function runCell(cell: Cell, reached: Reached, wallet: Wallet, { hear }: Seeded): Promise<CellFound> {
  const { begun, doings, forced, tape, back } = reached;
  const { place } = cell;
  await back();
  wallet.log.length = 0;
  const others = new Map(forced);
  // What becomes of the call itself is the gateway's to say.
  others.delete(place.operation.path);
  const seam = new Seam(wallet.send, others, tape);
  let isWalked = false;
  const browser: Browser = new Browser(
    begun,
    seam,
    ({ path, operation }) => {
      if (isWalked || seam.isOnTape || path !== place.path || operation !== place.operation.operationId) return;
      isWalked = true;
      befall(cell, browser, wallet, begun.project);
    },
    hear,
  );
  await browser.begin();
  for (const doing of doings) await browser.do(doing);
  const look = (moment: Judged['moment'], isAtRest: boolean) =>
    wallet.database.transaction((tx) => judge(tx, { cell, reached, browser, log: wallet.log, moment, isAtRest }));
  const wrong = [...(await look('at once', await browser.rest()))];
  await seam.mend();
  if (wrong.length === 0) {
    const isAtRest = await goOn(browser, wallet);
    wrong.push(...(await look('after going on', isAtRest)));
  }
  await browser.end();
  return { isWalked, wrong };
}
