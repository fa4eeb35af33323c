import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json } from '../../domain/json.ts';
import type { Branch } from './flowPaths.ts';
import type { FlowView } from './checkContext.ts';

/** A flow as a graph: every branch can be taken, every state reached, and every way goes on to an outcome. */
export function checkMachine(view: FlowView): void {
  for (const branch of view.branches) checkBranch(view, branch);
  checkReach(view);
  checkEnds(view);
  checkAutomatic(view);
}

function checkBranch(view: FlowView, branch: Branch): void {
  const { list, index, guard, at } = branch;
  const isLast = index === list.length - 1;
  if (isLast && guard !== undefined && branch.kind !== 'error') {
    const what = `the last branch of ${subjectOf(branch)} has a guard`;
    const fix = 'Add a last branch without a guard that says where everybody else goes.';
    view.add('branch-open', view.at(...at, 'guard'), what, fix);
  }
  const before = list.slice(0, index).find((one) => one.guard === undefined || sameGuard(one, branch));
  if (before) {
    const what = `this branch of ${subjectOf(branch)} is behind one that ${before.guard === undefined ? 'has no guard' : 'has the same guard'}`;
    view.add('branch-shadowed', view.at(...at), what, 'Move it before that one, or remove it.');
  }
}

function sameGuard(a: Branch, b: Branch): boolean {
  return a.guard !== undefined && b.guard !== undefined && deepEqual(a.guard as Json, b.guard as Json);
}

/** `NEXT of "details"`, `onDone of "quoting"` */
export function subjectOf({ state, kind, name }: Branch): string {
  const words = { event: name ?? '', done: 'onDone', error: 'onError', always: 'always', after: `after ${name ?? ''}` };
  return `${words[kind]} of "${state}"`;
}

function checkReach(view: FlowView): void {
  for (const [state] of view.states) {
    if (view.paths.reachable.has(state)) continue;
    const place = view.keyAt('states', state);
    const what = `state "${state}" is not reached from "${view.flow.initial}"`;
    view.add('state-unreachable', place, what, 'Name it as a target, or remove it.');
  }
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
