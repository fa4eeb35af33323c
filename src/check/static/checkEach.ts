import { isBarrier } from '../../engine/bundle.ts';
import type { FlowView } from './checkContext.ts';

const MOST_DEEP = 8;

/** A sub-flow for each row: as many rows can be given as have to be, a member gives something in each, and what was given can be
 * changed and taken out until the whole is sent. */
export function checkEach(view: FlowView): void {
  for (const state of view.eachStates) {
    const { min = 0, max = 0 } = view.eachOf(state) ?? {};
    if (min > max) {
      const what = `"${state}" asks for ${min} rows and takes ${max}`;
      view.add('each-misfit', view.at('states', state, 'invoke', 'each', 'min'), what, 'Change one of the two.');
    }
    const sub = view.subViewOf(`${state}-1`);
    if (!sub) continue;
    const place = view.at('states', state, 'invoke', 'src');
    const call = committedIn(sub);
    if (call !== undefined) {
      const what = `flow "${sub.id}" commits something by "${call}", and a row of "${state}" can be taken out after it`;
      view.add('each-misfit', place, what, 'Call it once for all rows, behind the list.');
    }
    if (sub.states.some(([name]) => sub.isStep(name) || sub.subFlowOf(name) !== undefined)) continue;
    view.add('each-misfit', place, `flow "${sub.id}" asks nothing, so every row is the same`, 'Name one with a step.');
  }
}

/** The first operation that commits something, of a flow or of those it calls. */
function committedIn(view: FlowView, depth = 0): string | undefined {
  for (const [state] of view.states) {
    const call = view.callOf(state);
    if (call && isBarrier(call.meta.effect)) return call.meta.operationId;
    const sub = depth < MOST_DEEP ? view.subViewOf(state) : undefined;
    const below = sub && committedIn(sub, depth + 1);
    if (below !== undefined) return below;
  }
  return undefined;
}
