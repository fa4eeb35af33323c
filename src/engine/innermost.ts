import type { Trail } from './record.ts';
import { putVisit, visitOf } from './record.ts';
import type { WalkResult } from './walkResult.ts';

/** The walk of the flow whose screen the member sees: the sub-flow under way, however deep. */
export function innermost(result: WalkResult): WalkResult {
  return result.stop.type === 'sub' ? innermost(result.stop.result) : result;
}

/** The outermost trail, with the innermost one changed. */
export function changeInnermost(result: WalkResult, change: (inner: WalkResult) => Trail): Trail {
  return withInnermost(result, change).trail;
}

/** The same walk with the innermost trail changed in what no walk looks at, as drafts are. */
export function withInnermost(result: WalkResult, change: (inner: WalkResult) => Trail): WalkResult {
  if (result.stop.type !== 'sub') return { ...result, trail: change(result) };
  const { state, shown } = result.stop;
  const below = withInnermost(result.stop.result, change);
  const trail = putVisit(result.trail, { ...visitOf(result.trail, state), state, shown, sub: below.trail });
  return { ...result, trail, stop: { ...result.stop, result: below } };
}

/** Nested state names, outermost first: `authorise/ask`. */
export function statePathOf(result: WalkResult): string {
  return result.stop.type === 'sub' ? `${result.stop.state}/${statePathOf(result.stop.result)}` : result.stop.state;
}
