import { meant, inQuotes } from '../didYouMean.ts';
import { isJsonObject } from '../../domain/json.ts';
import { isStep } from '../../engine/completeFlow.ts';
import type { Branch } from './flowPaths.ts';
import type { FlowView } from './checkContext.ts';
import { outcomesOf } from './pointerTypes.ts';
import { isCommittedBefore } from './isCommittedBefore.ts';

/** Outcomes of a sub-flow that did not do what it was called for. */
export const LEAVING: readonly string[] = ['cancelled', 'back', 'locked'];

/** A branch of a call of a sub-flow, with the outcomes that may take it. */
interface Taking {
  readonly branch: Branch;
  readonly outcomes: readonly string[];
}

/** What comes back from sub-flows: every outcome has a way, and who left without having done it is not led on. */
export function checkOutcomes(view: FlowView, state: string, sub: FlowView): void {
  const done = view.branches.filter((branch) => branch.state === state && branch.kind === 'done');
  const known = outcomesOf(sub);
  const named = done.flatMap((branch) => outcomeOf(branch) ?? []);
  for (const branch of done) {
    const outcome = outcomeOf(branch);
    if (outcome === undefined || known.includes(outcome)) continue;
    const fix = meant(outcome, known, 'Remove the branch.');
    const what = `flow "${sub.id}" has no outcome "${outcome}"`;
    view.add('outcome-unknown', view.at(...branch.at, 'guard'), what, fix);
  }
  const unhandled = known.filter((outcome) => !named.includes(outcome));
  const last = done.find(({ guard }) => guard === undefined);
  // One that is misspelt may be any of those that another branch takes.
  if (named.every((outcome) => known.includes(outcome))) {
    const taking = takings(done, sub, known);
    const isReported = last !== undefined && checkLast(view, last, unhandled);
    for (const one of taking) if (!isReported && one.branch !== last) checkLedOn(view, one, taking);
  }
  if (last || unhandled.length === 0) return;
  const what = `outcome ${inQuotes(unhandled)} of flow "${sub.id}" leads nowhere`;
  const place = view.keyAt('states', state, 'invoke', 'onDone');
  view.add('outcome-unhandled', place, what, 'Add a branch for it, or a last branch without a guard.');
}

function outcomeOf({ guard }: Branch): string | undefined {
  return typeof guard === 'string' ? /^outcome:(.+)$/.exec(guard)?.[1] : undefined;
}

function takings(done: readonly Branch[], sub: FlowView, known: readonly string[]): readonly Taking[] {
  let left = known;
  return done.map((branch) => {
    const own = outcomeOf(branch);
    const outcomes = left.filter((outcome) => (own === undefined ? mayHold(branch, sub, outcome) : outcome === own));
    if (own !== undefined || branch.guard === undefined) left = left.filter((outcome) => !outcomes.includes(outcome));
    return { branch, outcomes };
  });
}

/** Of what an outcome does not give no guard is true. */
function mayHold({ guard, state }: Branch, sub: FlowView, outcome: string): boolean {
  if (typeof guard !== 'object') return true;
  const root = `$reply/${state}/`;
  const asked = Object.values(guard.params).flatMap((value) =>
    typeof value === 'string' && value.startsWith(root) ? [value.slice(root.length).split('/')[0] ?? ''] : [],
  );
  const given = sub.states.flatMap(([, { meta }]) =>
    meta?.outcome === outcome && isJsonObject(meta.output) ? [Object.keys(meta.output)] : [],
  );
  return asked.every((name) => given.some((names) => names.includes(name)));
}

/** The branch for everything else takes one outcome, or none but of those who left the sub-flow, and then it does not lead on.
 * True when it is reported. */
function checkLast(view: FlowView, last: Branch, taken: readonly string[]): boolean {
  const leaving = taken.filter((outcome) => LEAVING.includes(outcome));
  const others = taken.filter((outcome) => !LEAVING.includes(outcome));
  const target = view.node(last.target);
  const isCall = target?.invoke !== undefined && !isStep(target);
  const goesOn = (isCall && !comesFirst(view, last)) || target?.meta?.outcome === 'success';
  const isReported = leaving.length > 0 ? goesOn || others.length > 0 : others.length > 1;
  if (!isReported) return false;
  const named = leaving.length > 0 ? leaving : others.slice(0, -1);
  const what =
    goesOn && leaving.length > 0
      ? `${inQuotes(leaving)} too and leads on to "${last.target}"`
      : `${inQuotes(taken)} alike`;
  const fix = `Name ${inQuotes(named.map((outcome) => `outcome:${outcome}`))} in ${named.length > 1 ? 'branches of their own' : 'a branch of its own'}.`;
  const place = view.at(...last.at, 'target');
  view.add('outcome-unhandled', place, `the last branch of "${last.state}" takes ${what}`, fix);
  return true;
}

/** What every way to a state comes through leads back from there. */
function comesFirst(view: FlowView, { state, target }: Branch): boolean {
  return !view.paths.reach((edge) => edge.from === target).has(state);
}

/** No other branch leads those who left to where those come who did it, or to a good end. */
function checkLedOn(view: FlowView, { branch, outcomes }: Taking, all: readonly Taking[]): void {
  const leaving = outcomes.filter((outcome) => LEAVING.includes(outcome));
  const isGood = ({ outcomes: taken, branch: other }: Taking) =>
    other.target === branch.target && taken.some((outcome) => !LEAVING.includes(outcome));
  if (leaving.length === 0 || !leadsOn(view, branch)) return;
  if (!all.some(isGood) && view.node(branch.target)?.meta?.outcome !== 'success') return;
  const what = `${inQuotes(leaving)} of "${branch.state}" leads on to "${branch.target}", as if it had been done`;
  const fix =
    outcomeOf(branch) === undefined
      ? `Put branches for ${inQuotes(leaving.map((outcome) => `outcome:${outcome}`))} before this one.`
      : 'Lead it back to the step before, or to an outcome of its own.';
  view.add('outcome-unhandled', view.at(...branch.at, 'target'), what, fix);
}

/** Whether a branch leads past its state, over forks too: to a call or a sub-flow that only those come to who have been there,
 * or to a success. Where something was committed before, a success is that of it. */
function leadsOn(view: FlowView, { state, target }: Branch): boolean {
  const without = view.paths.reach((edge) => edge.from === state);
  const seen = new Set([target]);
  for (const name of seen) {
    const node = view.node(name);
    if (node?.meta?.outcome === 'success') return !isCommittedBefore(view, state);
    if (!node || without.has(name)) continue;
    if (node.invoke && !isStep(node)) return true;
    for (const edge of view.paths.edges) if (edge.from === name && edge.kind === 'always') seen.add(edge.to);
  }
  return false;
}
