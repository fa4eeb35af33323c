import { draftsFrom } from './asDrafts.ts';
import type { FlowBundle } from './bundle.ts';
import { isCommitted, type Trail } from './record.ts';

/** The trail in which a review behind `state`, which is answered once more, is asked again: nothing was confirmed of an answer
 * that may be another one. What was given behind the review, its proofs above all, was given for what it showed. */
export function reviewAgain(trail: Trail, bundle: FlowBundle, state: string): Trail {
  const answered = trail.path.findIndex((visit) => visit.state === state);
  const at = trail.path.findIndex(
    (visit, index) => index > answered && bundle.flow.states[visit.state]?.tags?.includes('review'),
  );
  return at < 0 || trail.path.slice(at).some(isCommitted) ? trail : draftsFrom(trail, bundle, at);
}
