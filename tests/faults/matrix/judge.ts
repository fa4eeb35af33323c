import type { Transaction } from '../../../gateway/db/transaction.ts';
import { isBarrier } from '../../../src/engine/bundle.ts';
import { visitOf, type Trail } from '../../../src/engine/record.ts';
import type { WizardView } from '../../../src/engine/view.ts';
import { ledgerFaults } from '../support/ledgerFaults.ts';
import { bundleOf } from '../simulation/device.ts';
import { FlowGraph } from './flowGraph.ts';
import type { Browser } from './browser.ts';
import type { Cell } from './cells.ts';
import { answersLost } from './answersLost.ts';
import { moneyFaults, moved, type Done } from './moneyFaults.ts';
import type { Reached } from './prefix.ts';
import { wordFaults } from './wordFaults.ts';

export interface Judged {
  readonly cell: Cell;
  readonly reached: Reached;
  readonly browser: Browser;
  /** What the gateway has logged since the fault befell. */
  readonly log: readonly string[];
  readonly moment: 'at once' | 'after going on';
  /** No wizard says any longer that it works. */
  readonly isAtRest: boolean;
}

/** What must hold after every cell. @returns what does not, in words */
export async function judge(tx: Transaction, judged: Judged): Promise<readonly string[]> {
  const { browser, cell, isAtRest, log, moment, reached } = judged;
  const { done, ledgerEnd } = await moved(tx);
  const tabs = [browser.tab, ...(browser.other ? [browser.other] : [])];
  const views = tabs.map(({ wizard }) => wizard.getView());
  const found = [
    ...(isAtRest ? [] : ['it works for ever']),
    ...moneyFaults(done, bundleOf(reached.begun.project, cell.place.flow), browser),
    ...(ledgerEnd === reached.ledgerEnd ? [] : await ledgerFaults(tx)),
    ...views.flatMap((view) => misled(done, view, judged)),
    ...views.flatMap((view) => deadEnd(view, moment)),
    ...(moment === 'at once' ? backFaults(browser, cell) : []),
    ...views.flatMap((view) => wordFaults(reached.begun.project, view)),
    ...secretsKept(browser, log, reached.secrets),
    ...(moment === 'after going on' ? answersLost(browser, reached.answers) : []),
  ];
  return found.map((one) => `${moment}: ${one}; the screen: ${describe(views)}`);
}

/** Who is shown something can leave it. */
function deadEnd(view: WizardView, moment: Judged['moment']): readonly string[] {
  if (view.type === 'step' && view.events.length === 0 && !view.canBack && view.until === undefined)
    return ['there is no way on'];
  const isOver = ['step', 'end', 'refused', 'saved'].includes(view.type);
  return moment === 'at once' || isOver ? [] : ['the wizard neither goes on nor ends'];
}

/** Back leads away from a call where it is offered, and what comes of the call afterwards leads nobody on. Where it is not offered it does
 * nothing, and what comes is heard. */
function backFaults(browser: Browser, { place: { path, field }, fault }: Cell): readonly string[] {
  const { view, wentBack } = browser;
  if (!wentBack) return fault.type === 'back' ? ['Back was not pressed'] : [];
  const { from, to } = wentBack;
  const isOffered = (from.type === 'step' || from.type === 'busy') && from.canBack;
  if (isOffered && to === from) return ['Back is offered and leads nowhere'];
  if (isOffered)
    return to.type === 'step' && !isAt(view, to.statePath) ? [`who had gone back to ${to.statePath} is led on`] : [];
  if (to !== from) return ['Back is not offered and leads away'];
  if (field !== undefined) return isAt(view, path) ? [] : ['Back is not offered, and the step is left'];
  return view.type === 'busy' && view.statePath === path ? ['Back is not offered, and what came is not heard'] : [];
}

const isAt = (view: WizardView, path: string): boolean => view.type === 'step' && view.statePath === path;

/** A screen that says that nothing was done, and one that says that all is done, say so of what the gateway knows. */
function misled(all: readonly Done[], view: WizardView, { browser, cell, moment, reached }: Judged): readonly string[] {
  const { place, fault } = cell;
  const { operation, path } = place;
  if (!isBarrier(operation.effect)) return [];
  const done = all.filter(({ at, operation: id }) => at === path.replaceAll('/', '.') && id === operation.operationId);
  const isDone = done.some(({ status }) => status !== 'fail');
  const ends = new FlowGraph(bundleOf(reached.begun.project, place.flow)).afterDone(path);
  const says = saidOf(view, path, ends);
  if (isDone && says === 'failed') return [`it is said to have failed, and it was done`];
  if (isDone && view.type === 'step' && !isKnownOf(browser, path)) return ['it is asked for again, and it was done'];
  if (!isDone && says === 'done') return ['it is said to be done, and it was not'];
  if (moment === 'at once' && fault.type.startsWith('unknown') && says !== undefined && says !== 'processing')
    return [`it is said to be ${says}, and nobody can know`];
  return [];
}

/** The wizard has heard of the call, or knows that it has not. */
function isKnownOf(browser: Browser, path: string): boolean {
  let trail: Trail | undefined = browser.lastRecord();
  const names = path.split('/');
  for (const name of names.slice(0, -1)) trail = trail && visitOf(trail, name)?.sub;
  const reply = trail && visitOf(trail, names.at(-1) ?? '')?.reply;
  return reply?.type === 'done' || reply?.type === 'unknown';
}

/** Codes that say nothing about what became of a call. */
const SAYS_NOTHING = new Set(['UNKNOWN_ERROR', 'DUPLICATE', 'TOO_MANY_CALLS', 'CALL_UNKNOWN']);

/** What a screen says became of a call.
 * @param ends where the wizard comes once it was done; another end may be a success all the same: a card that was unlocked before */
function saidOf(
  view: WizardView,
  path: string,
  ends: ReadonlySet<string>,
): 'done' | 'failed' | 'processing' | undefined {
  if (view.type === 'end') {
    if (view.outcome === 'success') return ends.has(view.state) ? 'done' : undefined;
    return view.outcome === 'processing' ? 'processing' : 'failed';
  }
  if (view.type !== 'step' && view.type !== 'busy') return undefined;
  const { error } = view;
  const isOfCall = error?.call === path.split('/').at(-1) && !SAYS_NOTHING.has(error?.code ?? '');
  return isOfCall ? 'failed' : undefined;
}

/** Long enough not to be part of something else by chance. */
const LONG = 6;

function secretsKept({ seam, device }: Browser, log: readonly string[], secrets: readonly string[]): readonly string[] {
  const stored = [device.local, device.tab].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '') ?? ''),
  );
  return secrets
    .filter((secret) => secret.length >= LONG)
    .filter((secret) => [...seam.saved, ...stored, ...log].some((text) => text.includes(JSON.stringify(secret))))
    .map(() => 'a secret is kept');
}

function describe(views: readonly WizardView[]): string {
  return views
    .map((view) => {
      if (view.type === 'end') return `end ${view.state} (${view.outcome})`;
      if (view.type === 'step') return `step ${view.statePath}${view.error ? ` with ${view.error.code}` : ''}`;
      if (view.type === 'busy')
        return `${view.statePath}, ${view.retry === undefined ? view.doing : `lost (${view.retry})`}`;
      return view.type === 'refused' ? `led to ${view.route}` : view.type;
    })
    .join(' beside ');
}
