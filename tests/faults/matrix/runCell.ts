import type { OperationCalls } from '../../../src/api/operationCalls.ts';
import type { Wallet } from './wallet.ts';

import { befall } from './befall.ts';
import { Browser } from './browser.ts';
import type { Cell } from './cells.ts';
import { judge, type Judged } from './judge.ts';
import type { Reached } from './prefix.ts';
import { Seam } from './seam.ts';

const MOST_TURNS = 6;

/** What a cell came to. */
export interface CellFound {
  /** The fault has befallen the call. */
  readonly isWalked: boolean;
  readonly wrong: readonly string[];
}

/** Goes the same way to the call once more, has the fault befall it, looks, and goes on as a member would.
 * @param hear what the wizard hears of its calls */
export async function runCell(
  cell: Cell,
  reached: Reached,
  wallet: Wallet,
  hear?: (calls: OperationCalls) => OperationCalls,
): Promise<CellFound> {
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

/** Continues, tries again, signs in again, whatever a screen without a step offers. */
async function goOn(browser: Browser, wallet: Wallet): Promise<boolean> {
  const { begun, device } = browser;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { view } = browser;
    if (begun.token !== undefined && !device.isSignedIn && view.type !== 'end') {
      await browser.signInAgain(await wallet.signIn(begun.memberId));
    } else if (view.type === 'resume') browser.tab.wizard.resume('continue');
    else if (view.type === 'busy') browser.tab.wizard.retry();
    else if (browser.other?.wizard.getView().type === 'resume') browser.other.wizard.resume('continue');
    else return true;
    if (!(await browser.rest())) return false;
  }
  return true;
}
