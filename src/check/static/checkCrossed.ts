import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { groupedBy } from '../groupedBy.ts';

import { isBarrier } from '../../engine/bundle.ts';
import type { FlowView } from './checkContext.ts';
import { isCommittedBefore } from './isCommittedBefore.ts';
import { subjectOf, type Branch } from './flowPaths.ts';
import { listedCodes } from './listedCodes.ts';
import { sharedWords, wordsOf } from './nameWords.ts';

/** Where a branch leads fits what it is taken for: it is not where another is named after that, nor an end that no refused call
 * bears out. */
export function checkCrossed(view: FlowView): void {
  const lists = new Set(view.branches.filter(({ kind }) => kind !== 'event').map(({ list }) => list));
  const buttons = view.branches.filter(({ kind, list }) => kind === 'event' && list.length === 1);
  const choices = view.branches.filter(({ kind, list }) => kind === 'event' && list.length > 1);
  const byState = groupedBy(buttons, ({ state }) => state).values();
  for (const list of [...lists, ...byState, ...new Set(choices.map((one) => one.list))]) checkNamed(view, list);
  for (const branch of view.branches) {
    checkRefusal(view, branch);
    checkLeaving(view, branch);
  }
}

/** What a branch is taken for: codes, outcomes, values, or a button. Of the last one what is left, where that is known. */
export function reasonsOf(view: FlowView, branch: Branch): readonly Json[] {
  const { guard, kind, name, list, state } = branch;
  if (typeof guard === 'string') return [guard.replace(/^(code|outcome|call):/, '')];
  if (guard !== undefined) {
    const values = guard.type === 'is' ? listOf(guard.params['in']) : [];
    return values.map((value) => (value === true ? (pointerOf(branch)?.split('/').at(-1) ?? '') : value));
  }
  if (kind === 'event' && list.length === 1) return name === 'CANCEL' ? ['CANCEL', 'cancelled'] : [name ?? ''];
  const others = list.filter((one) => one !== branch);
  const looked = new Set(others.map((one) => pointerOf(one) ?? (outcomesOnly(one) ? `$outcome/${state}` : '')));
  const [pointer = '', ...more] = looked;
  if (pointer === '' || more.length > 0) return [];
  const taken = others.flatMap((one) => reasonsOf(view, one));
  const all = (view.valuesAt(pointer) ?? []) as readonly Json[];
  const left = all.filter((value) => !taken.some((one) => deepEqual(one, value)));
  return left.length > MOST_LEFT ? [] : left;
}

/** What is left for whatever else may come is for none of it by name. */
const MOST_LEFT = 3;

function pointerOf({ guard }: Branch): string | undefined {
  const at = typeof guard === 'object' && guard.type === 'is' ? guard.params['at'] : undefined;
  return typeof at === 'string' ? at : undefined;
}

function outcomesOnly({ guard }: Branch): boolean {
  return typeof guard === 'string' && guard.startsWith('outcome:');
}

/** A branch leads past the state that has the name of what it is taken for, or two lead each where the other should. */
function checkNamed(view: FlowView, list: readonly Branch[]): void {
  const reasons = new Map(list.map((branch) => [branch, reasonsOf(view, branch)]));
  const shared = ({ target }: Branch, branch: Branch) => sharedWords(target, reasons.get(branch) ?? []);
  for (const branch of list) {
    const own = reasons.get(branch) ?? [];
    const other = list.find((one) => {
      if (one.target === branch.target || reasons.get(one)?.length === 0 || one.guard === 'call:unknown') return false;
      const [crossed, straight] = [
        shared(one, branch) + shared(branch, one),
        shared(branch, branch) + shared(one, one),
      ];
      return straight === 0 ? crossed > 1 || own.some((reason) => isNamed(one.target, reason)) : crossed > straight + 1;
    });
    if (!other) continue;
    const [said, others] = [own, reasons.get(other) ?? []].map((all) =>
      all.map((value) => JSON.stringify(value)).join(' or '),
    );
    const what = `${said ?? ''} in ${subjectOf(branch)} leads to "${branch.target}", and "${other.target}", which is named after it, is for ${others ?? ''}`;
    const fix = `Did you mean "${other.target}"? Otherwise give that state another name.`;
    view.add('branch-crossed', view.at(...branch.at, 'target'), what, fix);
  }
}

/** A call that was refused has not done what a success tells; and one that only reads, and failed, has learnt nothing of it. */
function checkRefusal(view: FlowView, branch: Branch): void {
  const { outcome, mark } = view.node(branch.target)?.meta ?? {};
  if (isRefusal(view, branch)) {
    const claim = claimOf(outcome, mark);
    if (claim !== undefined) reportRefusal(view, branch, claim);
  } else if (outcome === 'success' && isUnread(view, branch)) {
    const what = `${reasonOf(view, branch)} in ${subjectOf(branch)} leads to "${branch.target}", which tells of a success`;
    const fix =
      'A read that failed says nothing of what became of it: lead to an end whose outcome is "processing", or to a step that asks again.';
    view.add('branch-crossed', view.at(...branch.at, 'target'), what, fix);
  }
}

/** A read that was not answered, or refused, and leads where one of its answers leads: nobody has heard that answer. Where whatever it
 * answers leads to the same end, it only adds to what is known. */
function isUnread(view: FlowView, { kind, state, guard, target }: Branch): boolean {
  const effect = view.callOf(state)?.meta.effect;
  if (kind !== 'error' || guard !== undefined || effect === undefined || isBarrier(effect)) return false;
  const same = view.branches.filter((one) => one.state === state && one.kind === 'done' && one.target === target);
  return same.length > 0 && same.every((one) => one.guard !== undefined);
}

/** What a call that commits something was refused with: a code that only informs may say that it was done before. */
function isRefusal(view: FlowView, branch: Branch): boolean {
  const { kind, state, guard } = branch;
  const effect = view.callOf(state)?.meta.effect;
  if (kind !== 'error' || effect === undefined || !isBarrier(effect) || guard === 'call:unknown') return false;
  const codes = guard === undefined ? [] : reasonsOf(view, branch).map(String);
  const catalogue = listedCodes(view.project);
  return codes.length === 0 || codes.some((code) => objectOf(catalogue[code])['severity'] !== 'info');
}

/** What an end claims that no refused call bears out: it has not done what a success tells, nothing of it is under way, and no
 * member has broken off. What is under way and waits for the member has a mark of its own. */
function claimOf(outcome: string | undefined, mark: string | undefined): string | undefined {
  if (outcome === 'success') return 'a success';
  if (outcome === 'cancelled') return 'a member who has broken off';
  return outcome === 'processing' && mark === undefined ? 'a call whose result is still to come' : undefined;
}

function reportRefusal(view: FlowView, branch: Branch, told: string): void {
  const what = `${reasonOf(view, branch)} in ${subjectOf(branch)} leads to "${branch.target}", which tells of ${told}`;
  const fix = 'Lead to a step that can be repeated, or to an end whose outcome is "refused".';
  view.add('branch-crossed', view.at(...branch.at, 'target'), what, fix);
}

function reasonOf(view: FlowView, branch: Branch): string {
  const reasons = branch.guard === undefined ? [] : reasonsOf(view, branch);
  return reasons.map((one) => JSON.stringify(one)).join(' or ') || 'any other code';
}

/** Who breaks off is asked nothing more, and where nothing was done before nothing is told as done. A step that leads to itself, and a
 * call that commits something, are told otherwise. */
function checkLeaving(view: FlowView, { kind, name, state, target, at }: Branch): void {
  if (kind !== 'event' || name !== 'CANCEL' || target === state) return;
  const asks = (one: string) => view.isStep(one) || view.subFlowOf(one) !== undefined;
  const ahead = [...view.paths.reach(({ from }) => asks(from), [target])];
  if (ahead.some((one) => isBarrier(view.callOf(one)?.meta.effect ?? 'read'))) return;
  const step = ahead.find(asks);
  const end = ahead.find((one) => ['success', 'processing'].includes(view.node(one)?.meta?.outcome ?? ''));
  if (step === undefined && (end === undefined || isCommittedBefore(view, state))) return;
  const told = step === undefined ? `"${end}", as if it had been done` : `"${step}", where the member is asked on`;
  const fix = 'Lead to an end such as "cancelled", or give the button another name.';
  view.add('branch-crossed', view.at(...at, 'target'), `"CANCEL" of "${state}" leads to ${told}`, fix);
}

/** `frozen` of FUNDS_FROZEN. */
function isNamed(target: string, reason: Json): boolean {
  return wordsOf(target).every((word) => wordsOf(reason).includes(word));
}
