import type { Trail } from './record.ts';
import { putVisit, visitOf } from './record.ts';
import type { WalkResult } from './walkResult.ts';

/** The walk of the flow whose screen the member sees: the sub-flow under way, however deep. */
export function innermost(result: WalkResult): WalkResult {
  return result.stop.type === 'sub' ? innermost(result.stop.result) : result;
}

/** The outermost trail, with the innermost one changed. */
export function changeInnermost(result: WalkResult, change: (inner: WalkResult) => Trail): Trail {
  if (result.stop.type !== 'sub') return change(result);
  const { state, shown, result: below } = result.stop;
  const sub = changeInnermost(below, change);
  return putVisit(result.trail, { ...visitOf(result.trail, state), state, shown, sub });
}

/** Nested state names, outermost first: `authorise/ask`. */
export function statePathOf(result: WalkResult): string {
  return result.stop.type === 'sub' ? `${result.stop.state}/${statePathOf(result.stop.result)}` : result.stop.state;
}
