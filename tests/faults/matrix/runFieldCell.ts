import { vi } from 'vitest';
import { isJsonObject, type JsonObject } from '../../../src/domain/json.ts';
import { planForm, type FieldPlan } from '../../../src/forms/plan/formPlan.ts';
import { codeSample } from '../../../src/check/samples/operationSamples.ts';
import { befall } from './befall.ts';
import type { Cell } from './cells.ts';
import { again, begin, frameOf, isSilent, kindOf } from './fieldHand.ts';
import { saidBy, saidFaults } from './fieldSays.ts';
import { goOn } from './goOn.ts';
import { judge, type Judged } from './judge.ts';
import { PagedBrowser } from './paged.ts';
import type { Reached } from './prefix.ts';
import type { CellFound, Seeded } from './runCell.ts';
import { Seam } from './seam.ts';
import { settle, until } from './settle.ts';
import type { Send } from '../../support/walletClient.ts';
import { putDocument } from './stepDocument.ts';
import type { StepPage } from './StepPage.tsx';
import type { Wallet } from './wallet.ts';

/** A code may be asked for again after a while. */
const LONGEST_PAUSE_MS = 180_000;

/** Goes the same way to the step once more, has the fault befall the call that a field of it makes by itself, looks, has it call again,
 * and goes on. */
export async function runFieldCell(cell: Cell, reached: Reached, wallet: Wallet, seeded: Seeded): Promise<CellFound> {
  const takeDocument = putDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  try {
    return await played(cell, reached, wallet, seeded);
  } finally {
    vi.useRealTimers();
    // What a page had begun to load still comes, and asks for the document.
    await vi.dynamicImportSettled();
    takeDocument();
  }
}

async function played(cell: Cell, reached: Reached, wallet: Wallet, { hear, see }: Seeded): Promise<CellFound> {
  const { openPage, readyWords } = await import('./StepPage.tsx');
  const { begun, doings, forced, tape, back, typed, answers, secrets } = reached;
  const { place } = cell;
  await back();
  wallet.log.length = 0;
  const others = new Map(forced);
  others.delete(place.operation.path);
  let arrived = 0;
  const send: Send = (request) => {
    if (new URL(request.url).pathname.endsWith(place.operation.path)) arrived += 1;
    return wallet.send(request);
  };
  const seam = new Seam(send, others, tape);
  let isShown = false;
  let calls = 0;
  const browser: PagedBrowser = new PagedBrowser(
    begun,
    seam,
    ({ path, operation }) => {
      if (!isShown || path !== place.path || operation !== place.operation.operationId) return;
      calls += 1;
      if (calls === 1) befall(cell, browser, wallet, begun.project);
    },
    hear,
  );
  await readyWords(begun.project, place.flow);
  await browser.begin();
  for (const doing of doings) await browser.do(doing);
  const { view } = browser;
  const field = view.type === 'step' ? planForm(view.form).byPath.get(place.field ?? '') : undefined;
  if (view.type !== 'step' || view.statePath !== place.path || !field) {
    await browser.end();
    return { isWalked: false, wrong: [] };
  }
  browser.tab.wizard.draft(typed);
  const before = await codesSent(wallet);
  isShown = true;
  arrived = 0;
  browser.show(openPage, typed);
  if (browser.page) see?.(browser.page.root);
  await settle(browser);
  await until(browser, () => calls > 0 || (browser.page !== undefined && begin(browser.page, field)));
  await until(browser, () => calls > 0);
  const page = browser.page;
  const kept: Reached = {
    ...reached,
    answers: new Map([...answers, [place.path, staying(field, typed)]]),
    secrets: secrets.filter((secret) => !refusal(cell, begun.project).includes(JSON.stringify(secret))),
  };
  const look = async (moment: Judged['moment'], isAtRest: boolean) => [
    ...fallenOver(browser),
    ...(await wallet.database.transaction((tx) =>
      judge(tx, { cell, reached: kept, browser, log: wallet.log, moment, isAtRest }),
    )),
  ];
  const isHere = () => browser.view.type === 'step' && browser.view.statePath === place.path;
  const wrong = [...(await look('at once', await browser.rest()))];
  const isFailed = failed(cell, begun.project);
  // Whoever reads may read again, and so may the step that Back leads to.
  const isRead = place.operation.effect === 'read';
  if (!isRead && isFailed && calls > 1) wrong.push('the field has called again by itself');
  if (!isRead && arrived > calls) wrong.push(`what was asked for ${calls} times has arrived ${arrived} times`);
  if (isHere() && page && page === browser.page)
    wrong.push(...(await saidFaults(browser, page, field, { isFailed, isRefused: cell.fault.type === 'code' })));
  await seam.mend();
  if (calls > 0 && wrong.length === 0) {
    const isAtRest = await goOn(browser, wallet);
    await settle(browser);
    if (isHere() && (isFailed || page !== browser.page))
      wrong.push(...(await againFaults(browser, field, page, () => calls, seam, place.operation.path)));
    if (browser.otherPage && browser.other?.wizard.getView().type === 'step') {
      begin(browser.otherPage, field);
      await settle(browser);
    }
    wrong.push(...(await look('after going on', isAtRest)));
  }
  const sent = (await codesSent(wallet)) - before;
  if (sent > 1) wrong.push(`${sent} codes were sent`);
  await browser.end();
  await seam.inProgress.quiet();
  return { isWalked: calls > 0, wrong };
}

const fallenOver = ({ fallen }: PagedBrowser): readonly string[] =>
  fallen.map((error) => `the screen has fallen over: ${String(error)}`);

/** The call came to nothing, and the field knows. A refusal may tell of a code that works still. */
function failed({ place, fault }: Cell, project: Reached['begun']['project']): boolean {
  if (fault.type !== 'code') return ['http500', 'malformed', 'lostBefore', 'lostAfter', 'slow'].includes(fault.type);
  const data = codeSample(project, place.operation.operationId, fault.code);
  return !(isJsonObject(data) && typeof data['otp_id'] === 'string');
}

/** What was typed that has to stay: not what a look-up is made again by. */
function staying(field: FieldPlan, typed: JsonObject): JsonObject {
  const [anew] = isSilent(kindOf(field)) ? field.path.split('.') : [];
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name !== anew));
}

/** What a refusal tells; its sample may be by chance what a secret is. */
const refusal = ({ place, fault }: Cell, project: Reached['begun']['project']): string =>
  fault.type === 'code' ? JSON.stringify(codeSample(project, place.operation.operationId, fault.code)) : '';

/** Whoever tries again is heard. */
async function againFaults(
  browser: PagedBrowser,
  field: FieldPlan,
  before: StepPage | undefined,
  calls: () => number,
  seam: Seam,
  path: string,
): Promise<readonly string[]> {
  const { page } = browser;
  if (!page) return ['there is no page'];
  const first = calls();
  let isOffered = page !== before;
  if (page === before) isOffered = again(page, field);
  // A page that shows the field anew: where it neither calls nor has anything to press, nothing comes of waiting again.
  else if (!(await until(browser, () => calls() > first || begin(page, field)))) return [];
  for (let waited = 0; !isOffered && waited < LONGEST_PAUSE_MS; waited += LONGEST_PAUSE_MS / 6) {
    vi.advanceTimersByTime(LONGEST_PAUSE_MS / 6);
    await settle(browser);
    isOffered = again(page, field);
  }
  if (!isOffered) return isSilent(kindOf(field)) ? [] : ['the field offers no other try'];
  await until(browser, () => calls() > first);
  if (calls() === first) return isSilent(kindOf(field)) || page !== before ? [] : ['another try calls nothing'];
  await settle(browser);
  const last = seam.carried.filter((one) => one.path === path).at(-1);
  const reply = (await last?.reply().json()) as JsonObject | undefined;
  if (reply?.['return_code'] !== 'SUCCESS') return [];
  const frame = frameOf(page, field);
  if (!frame) return ['the field is gone'];
  return frame.querySelector('[role=alert]:not(:empty)') ? [`what came is not taken: ${saidBy(page, field)}`] : [];
}

async function codesSent({ database }: Wallet): Promise<number> {
  const [row] = await database.transaction((tx) =>
    tx.query<{ sent: number }>('SELECT count(*)::int AS sent FROM sandbox_outbox WHERE code IS NOT NULL'),
  );
  return row?.sent ?? 0;
}
