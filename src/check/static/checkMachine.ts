import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json } from '../../domain/json.ts';
import { isBarrier } from '../../engine/bundle.ts';
import { reasonsOf } from './checkCrossed.ts';
import { fallenValues } from './checkLedValues.ts';
import { subjectOf, takenBefore, type Branch } from './flowPaths.ts';
import { sharedWords, wordsOf } from './nameWords.ts';
import type { FlowView } from './checkContext.ts';
import { LEAVING } from './checkOutcomes.ts';

/** A flow as a graph: every branch can be taken, every state reached, and every way goes on to an outcome. */
export function checkMachine(view: FlowView): void {
  for (const branch of view.branches) checkBranch(view, branch);
  checkReach(view);
  checkEnds(view);
  checkAutomatic(view);
  checkUnasked(view);
}

function checkBranch(view: FlowView, branch: Branch): void {
  const { list, index, guard, at } = branch;
  const isLast = index === list.length - 1;
  if (isLast && guard !== undefined && branch.kind !== 'error' && !namesEveryOutcome(view, branch)) {
    const what = `the last branch of ${subjectOf(branch)} has a guard`;
    const fix =
      'Leave its guard out where it takes all that is left, or add a last branch that says where everybody else goes.';
    view.add('branch-open', view.at(...at, 'guard'), what, fix);
  }
  const before = list.slice(0, index).find((one) => one.guard === undefined || sameGuard(one, branch));
  const taking = before === undefined ? takenBefore(branch) : [];
  if (taking.length > 0) {
    const said = taking.map(({ branch: one, values }) => `${valuesSaid(values)} to "${one.target}"`).join(', and ');
    const what = `earlier branches take all that this branch of ${subjectOf(branch)} is for: ${said}`;
    const fix = 'Take these values out of the earlier branches, or move this one before them, or remove it.';
    view.add('branch-shadowed', view.at(...at), what, fix);
  }
  if (before) {
    const what = `this branch of ${subjectOf(branch)} is behind one that ${before.guard === undefined ? 'has no guard' : 'has the same guard'}`;
    view.add('branch-shadowed', view.at(...at), what, 'Move it before that one, or remove it.');
  }
}

function valuesSaid(values: readonly Json[]): string {
  const said = values.map((value) => JSON.stringify(value)).join(' and ');
  return `${said} ${values.length > 1 ? 'lead' : 'leads'}`;
}

/** How a sub-flow may end is known: where each way has a branch, none is left. */
function namesEveryOutcome(view: FlowView, { state, kind, list }: Branch): boolean {
  const outcomes = kind === 'done' ? view.valuesAt(`$outcome/${state}`) : undefined;
  return outcomes?.every((outcome) => list.some(({ guard }) => guard === `outcome:${String(outcome)}`)) === true;
}

function sameGuard(a: Branch, b: Branch): boolean {
  return a.guard !== undefined && b.guard !== undefined && deepEqual(a.guard as Json, b.guard as Json);
}

function checkReach(view: FlowView): void {
  for (const [state] of view.states) {
    if (view.paths.reachable.has(state)) continue;
    const place = view.keyAt('states', state);
    const what = `state "${state}" is not reached from "${view.flow.initial}"`;
    view.add(
      'state-unreachable',
      place,
      what,
      lostBranch(view, state) ?? 'Bring back the way that led here: name it as a target, or remove it.',
    );
  }
}

/** A code, outcome or value that leads elsewhere than to the state that has its name. */
interface Lost {
  readonly reason: Json;
  readonly branch: Branch;
  /** No branch names it. */
  readonly isFallen?: true;
}

function lostBranch(view: FlowView, state: string): string | undefined {
  const named = view.branches.flatMap((branch) => reasonsOf(view, branch).map((reason): Lost => ({ reason, branch })));
  const fallen = view.branches.flatMap((branch) =>
    fallenValues(view, branch).map((reason): Lost => ({ reason, branch, isFallen: true })),
  );
  const [lost] = [...fallen, ...named, ...unnamedCodes(view)]
    .map((one) => ({ ...one, ...likeness(view, state, one) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => Number(other.isWhole) - Number(one.isWhole) || other.shared - one.shared);
  if (!lost) return undefined;
  const { branch, reason, isFallen } = lost;
  const said = JSON.stringify(reason);
  return isFallen
    ? `${said} of ${subjectOf(branch)} now leads to "${branch.target}": give it a branch to "${state}", or remove the state.`
    : `${said} in ${subjectOf(branch)} has its name, and leads to "${branch.target}": give it a branch to "${state}", or remove the state.`;
}

/** Codes that only a last branch takes. */
function unnamedCodes(view: FlowView): readonly Lost[] {
  return view.states.flatMap(([call]) => {
    const errors = view.branches.filter((one) => one.state === call && one.kind === 'error');
    const rest = errors.find(({ guard }) => guard === undefined);
    const codes = view
      .callOf(call)
      ?.meta.returnCodes.filter((code) => !errors.some((one) => one.guard === `code:${code}`));
    return rest ? (codes ?? []).map((code) => ({ reason: code, branch: rest })) : [];
  });
}

/** How much better the name of a state fits than that of where it leads: `lockUnknown` is what is unknown of "locking", so the
 * call counts as far as the reason itself does. */
function likeness(view: FlowView, state: string, { reason, branch }: Lost) {
  const whole = [reason, branch.state, view.operationOf(branch.state) ?? ''];
  const shared = (name: string) => (sharedWords(name, [reason]) > 0 ? sharedWords(name, whole) : 0);
  return { isWhole: shared(state) === wordsOf(state).length, shared: shared(state) - shared(branch.target) };
}

function checkEnds(view: FlowView): void {
  const finals = view.states.flatMap(([state, node]) => (node.type === 'final' ? [state] : []));
  const ends = view.paths.leadingTo(finals);
  for (const [state, node] of view.states) {
    if (ends.has(state) || !view.paths.reachable.has(state)) continue;
    const place = view.keyAt('states', state);
    const hasWay = view.branches.some((branch) => branch.state === state);
    const what = hasWay ? `no path leads from "${state}" to an outcome` : `"${state}" leads nowhere`;
    const fix = node.invoke
      ? 'Let one of its branches lead on.'
      : 'Add an event or an always that leads on, or make it "type": "final" with an outcome.';
    view.add('dead-end', place, what, fix);
  }
}

/** A circle of `always` never comes to rest. */
function checkAutomatic(view: FlowView): void {
  const isAlways = view.branches.filter(({ kind }) => kind === 'always');
  for (const branch of isAlways) {
    const seen = new Set([branch.target]);
    for (const state of seen) {
      for (const one of isAlways) if (one.state === state) seen.add(one.target);
    }
    if (!seen.has(branch.state)) continue;
    const what = `"${branch.state}" comes back to itself by "always" alone`;
    view.add('dead-end', view.at(...branch.at), what, 'Put a step or a call on the way round.');
  }
}

/** Who leaves by a button, or only waits, has asked for nothing: nothing is committed before the next step. */
function checkUnasked(view: FlowView): void {
  for (const branch of view.branches) {
    const isLeaving = branch.kind === 'event' && branch.name === 'CANCEL';
    if (!isLeaving && branch.kind !== 'after') continue;
    const call = committedFrom(view, branch.target);
    if (call === undefined) continue;
    const who = isLeaving ? 'the member leaves' : 'the member does nothing';
    const what = `${subjectOf(branch)} leads to the call ${call}, which commits something although ${who}`;
    const fix = isLeaving
      ? 'Lead it to an outcome such as "cancelled", or give the button another name.'
      : 'Lead it to a step that asks, or to an outcome.';
    view.add('effect-unasked', view.at(...branch.at), what, fix);
  }
}

/** The call that commits something and comes before the next step, in the flow or where those go on that called it. */
function committedFrom(view: FlowView, target: string, seen = new Set<string>()): string | undefined {
  const key = `${view.id}/${target}`;
  if (seen.has(key) || view.isStep(target)) return undefined;
  seen.add(key);
  const entry = view.callOf(target);
  if (entry && isBarrier(entry.meta.effect)) return entry.meta.operationId;
  for (const [next, state] of [...goingOn(view, target), ...callersOf(view, target)]) {
    const found = committedFrom(next, state, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Way = readonly [view: FlowView, state: string];

function goingOn(view: FlowView, state: string): readonly Way[] {
  const sub = view.subViewOf(state);
  if (sub) return [[sub, sub.flow.initial]];
  return view.paths.edges.flatMap(({ from, to }) => (from === state ? [[view, to] as const] : []));
}

/** Where those lead on who called the flow, after this end of it; of one by which it was left they are asked by themselves. */
function callersOf(view: FlowView, end: string): readonly Way[] {
  const outcome = view.node(end)?.meta?.outcome;
  if (outcome === undefined || LEAVING.includes(outcome)) return [];
  return view.callers().flatMap((caller) =>
    caller.states.flatMap(([state]): readonly Way[] => {
      if (caller.subFlowOf(state) !== view.id) return [];
      const done = caller.branches.filter((branch) => branch.state === state && branch.kind === 'done');
      const own = done.filter(({ guard }) => guard === `outcome:${outcome}`);
      const taking = own.length > 0 ? own : done.filter(({ guard }) => typeof guard !== 'string');
      return taking.map((branch) => [caller, branch.target] as const);
    }),
  );
}
