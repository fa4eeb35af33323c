import { writtenState } from '../domain/writtenState.ts';
import { asDrafts } from './asDrafts.ts';
import type { Trail } from './record.ts';
import { isCommitted, putVisit, visitOf } from './record.ts';
import { reviewAgain } from './reviewAgain.ts';
import type { WalkResult } from './walkResult.ts';
import { withDraft } from './withDraft.ts';

/** The trail with the answer of `state` taken out to be changed; every other answer stays and is asked again only when
 * the change invalidates it. What was given in a sub-flow is asked again step by step; of one for each row, the list is what
 * can be changed. `undefined` when the step lies before a committed call or was never answered. */
export function editAnswer(inner: WalkResult, state: string): Trail | undefined {
  const { bundle, path, trail } = inner;
  const at = path.findLastIndex(
    ({ state: one, answer, sub }) => (one === state || (answer && writtenState(one) === state)) && (answer ?? sub),
  );
  const visit = visitOf(trail, path[at]?.state ?? '');
  if (!visit || path.slice(at).some(isCommitted)) return undefined;
  const called = visit.sub && bundle.flows[visit.sub.flow];
  if (visit.sub && called) {
    const again = reviewAgain(trail, bundle, visit.state);
    return { ...putVisit(again, { ...visit, sub: asDrafts(visit.sub, called) }), editing: visit };
  }
  return {
    ...trail,
    path: trail.path.filter((other) => other !== visit),
    drafts: withDraft(trail.drafts, visit, bundle),
    editing: visit,
  };
}
