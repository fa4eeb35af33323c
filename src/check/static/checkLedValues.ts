import type { Json } from '../../domain/json.ts';
import type { FlowView } from './checkContext.ts';
import { reasonsOf } from './checkCrossed.ts';
import { askedValues, isTakenBefore, subjectOf, type Branch } from './flowPaths.ts';
import { wordsOf } from './nameWords.ts';

/** Each value of a reply that leads to an end says what that end tells: one of several values of a branch is read by whoever gets
 * that one. */
export function checkLedValues(view: FlowView): void {
  for (const branch of view.branches) {
    const told = toldAt(view, branch);
    if (branch.kind === 'event' || told === undefined) continue;
    const named = namedValues(view, branch).filter((value) => isContrary(wordsOf(value), told, isOfOwnReply(branch)));
    const fallen = (told.isSaid ? fallenValues(view, branch) : []).filter((value) =>
      isContrary(wordsOf(value), told, true),
    );
    if (named.length > 0) reportNamed(view, branch, told, named);
    if (fallen.length > 0) reportFallen(view, branch, told, fallen);
  }
}

/** What an end tells of. A success whose mark says more, as that something has expired, tells of that. */
interface Told {
  readonly type: 'success' | 'failure';
  readonly isPlain: boolean;
  /** Its outcome says so, and not a mark alone, which is reported where it does not fit. */
  readonly isSaid: boolean;
  /** Somebody is told for good that nothing came of it, and does it again. */
  readonly isRefused: boolean;
}

function toldAt(view: FlowView, { target }: Branch): Told | undefined {
  const { outcome, mark } = view.node(target)?.meta ?? {};
  if (outcome === 'success' || mark === 'success')
    return {
      type: 'success',
      isPlain: mark === undefined || mark === 'success',
      isSaid: outcome === 'success',
      isRefused: false,
    };
  const isFailure = [outcome, mark].some((one) => one === 'refused' || one === 'failed');
  const isRefused = outcome === 'refused';
  return isFailure ? { type: 'failure', isPlain: true, isSaid: isRefused, isRefused } : undefined;
}

/** Words that a reply or a code says of what went well, and of what did not. */
const GOOD = /^(success|succeeded|done|paid|credited|completed|approved|passed)$/;
const BAD = /^(fail|failed|failure|refused|rejected|declined|returned|denied|lost)$/;
/** What has come to nothing without anybody having refused it. */
const OVER = /^(expired|frozen|closed|cancelled|refunded|lapsed|voided)$/;
/** What is not decided yet. */
const OPEN = /^(processing|pending|waiting|unknown|submitted)$/;

/** @param isOwn it is said of what was asked just now, so that it is how that stands */
function isContrary(words: readonly string[], { type, isPlain, isRefused }: Told, isOwn: boolean): boolean {
  // What is not so says neither: `notPassed`.
  if (words.includes('not')) return false;
  const says = (all: RegExp) => words.some((word) => all.test(word));
  if (type === 'failure') return !says(BAD) && (says(GOOD) || (isOwn && isRefused && says(OPEN) && !says(OVER)));
  return !says(GOOD) && (says(BAD) || (isOwn && isPlain && says(OVER)));
}

function isOfOwnReply(branch: Branch): boolean {
  return branch.kind === 'done' && askedValues(branch)?.pointer.startsWith(`$reply/${branch.state}/`) === true;
}

/** What a branch with a guard is taken for; a value that an earlier branch takes never comes to it. */
function namedValues(view: FlowView, branch: Branch): readonly Json[] {
  const asked = askedValues(branch);
  if (asked === undefined) return branch.guard === undefined ? [] : reasonsOf(view, branch);
  if (!/^\$(reply|outcome)\//.test(asked.pointer)) return [];
  return asked.in.every((value) => typeof value === 'string')
    ? asked.in.filter((value) => !isTakenBefore(branch, asked.pointer, value))
    : reasonsOf(view, branch);
}

/** Values of the reply of which no branch before the last has the name. Where a rule judges too, it may take them. */
export function fallenValues(view: FlowView, branch: Branch): readonly Json[] {
  const { guard, kind, list, index, state } = branch;
  if (guard !== undefined || kind !== 'done') return [];
  const before = list.slice(0, index).map(askedValues);
  if (before.includes(undefined)) return [];
  const own = before.flatMap((one) => (one?.pointer.startsWith(`$reply/${state}/`) ? [one.pointer] : []));
  return [...new Set(own)].flatMap((pointer) => {
    const all = (view.valuesAt(pointer) ?? []) as readonly Json[];
    return all.filter((value) => !isTakenBefore(branch, pointer, value));
  });
}

function reportNamed(view: FlowView, branch: Branch, told: Told, values: readonly Json[]): void {
  const what = `${saidOf(values)} in ${subjectOf(branch)} ${tellsOf(branch, told)}`;
  const hasOthers = branch.guard !== undefined && namedValues(view, branch).length > values.length;
  const fix = hasOthers
    ? `Take ${saidOf(values)} out of this branch, and give it one that leads to ${placeFor(values)}.`
    : `Lead to ${placeFor(values)}.`;
  view.add('branch-crossed', view.at(...branch.at, 'target'), what, fix);
}

function reportFallen(view: FlowView, branch: Branch, told: Told, values: readonly Json[]): void {
  const what = `${saidOf(values)} falls to the last branch of ${subjectOf(branch)} and ${tellsOf(branch, told)}`;
  const fix = `Give ${saidOf(values)} a branch of its own that leads to ${placeFor(values)}, or lead this one there.`;
  view.add('branch-crossed', view.at(...branch.at, 'target'), what, fix);
}

const saidOf = (values: readonly Json[]): string => values.map((one) => JSON.stringify(one)).join(' or ');

const tellsOf = ({ target }: Branch, told: Told): string => `leads to "${target}", which tells of a ${told.type}`;

function placeFor(values: readonly Json[]): string {
  const isOpen = values.every((value) => wordsOf(value).some((word) => OPEN.test(word)));
  return isOpen ? 'an end whose outcome is "processing"' : 'where that is told';
}
