import type { Project } from '../../compile/project.ts';
import { statePathOf } from '../../engine/innermost.ts';
import type { FlowRecord } from '../../engine/record.ts';
import { reopen } from '../../engine/stored.ts';
import { didYouMean, inQuotes } from '../didYouMean.ts';
import { recordOf, wayAlong, type Way } from '../verify/counterexample.ts';
import { stepsTo, type Exploration, type Position } from '../verify/exploration.ts';
import { isWithin, type FlatState } from '../verify/flatFlow.ts';
import { exploreFlow } from '../verify/verifyFlow.ts';

/** The shortest way to a state at which the engine itself opens the record that the way leaves; a text says why there is none.
 * @param at nested names of the state, or the last of them; without it the first step
 * @throws ProjectError when a part of the flow is missing */
export function wayTo(project: Project, flow: string, at: string | undefined): Way | string {
  const exploration = exploreFlow(project, flow, { kinds: new Set(['choice']) });
  const wanted = at === undefined ? undefined : statesCalled(exploration, flow, at);
  if (typeof wanted === 'string') return wanted;
  const reached = exploration.positions.filter(({ state }) =>
    wanted ? wanted.includes(state) : state.kind === 'step',
  );
  for (const position of reached) {
    const way = openedAt(exploration, position);
    if (way) return way;
  }
  const name = at ?? 'a step';
  if (reached.length > 0)
    return (
      `no record stays at "${name}": opened again, the wizard asks the gateway once more and goes on. To see it, run ` +
      `"npm run dev" and lose the replies in the sandbox drawer, under Faults: "dropAfter" for the call, and "dropBefore" ` +
      `seven times for flowOutcome, which asks what became of it.`
    );
  const why = exploration.cut === undefined ? '' : ` The search was cut: ${exploration.cut}.`;
  return `no way leads to "${name}".${why} "flow verify ${flow}" lists what is not reached.`;
}

/** What a list behind rows is called, after the state for each of them. */
const LIST = /-\d+-list$/;

/** The states that a name means: of a state that calls a sub-flow all that are in it, or for each row the lists behind them. */
function statesCalled({ flat }: Exploration, flow: string, at: string): readonly FlatState[] | string {
  const paths = flat.states.map(({ path }) => path);
  const lists = flat.states.filter(({ path }) => path !== at && path.replace(LIST, '') === at);
  if (lists.length > 0) return lists;
  const exact = flat.states.filter(({ path }) => path === at);
  const found = exact.length > 0 ? exact : flat.states.filter(({ path }) => path.endsWith(`/${at}`));
  if (found.length > 1) return `"${at}" is in several sub-flows: write ${inQuotes(found.map(({ path }) => path))}.`;
  const [state] = found;
  if (!state) return `"${flow}" has no state "${at}".${didYouMean(at, paths)}`;
  const { sub } = state;
  if (sub) return flat.states.filter((one) => isWithin(one, sub));
  if (state.kind === 'final' && state.node.meta?.form === undefined)
    return `nothing shows at "${at}": it is an end that continues on another page. Choose a step.`;
  return [state];
}

function openedAt(exploration: Exploration, { id, state, result }: Position): Way | undefined {
  // A way without steps begins where it ends.
  const begun = { ...exploration, starts: [id] };
  const way = wayAlong(begun, stepsTo(exploration, id), whole);
  const left = reopen(way.record, exploration.bundle, result.scope.world);
  return left && statePathOf(left.result) === state.path ? way : undefined;
}

/** Secrets are kept: nobody's, but made up like the rest, and without them the wizard would ask for them once more. */
const whole: typeof recordOf = (exploration, steps, result): FlowRecord => ({
  ...recordOf(exploration, steps, result),
  ...result.trail,
});
