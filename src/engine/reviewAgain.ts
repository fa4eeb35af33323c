import { asDrafts } from './asDrafts.ts';
import type { FlowBundle } from './bundle.ts';
import { isCommitted, type Trail } from './record.ts';

/** The trail in which a review behind `state`, which is answered once more, is asked again: nothing was confirmed of an answer
 * that may be another one. What was given behind the review, its proofs above all, was given for what it showed. */
export function reviewAgain(trail: Trail, bundle: FlowBundle, state: string): Trail {
  const answered = trail.path.findIndex((visit) => visit.state === state);
  const at = trail.path.findIndex(
    (visit, index) => index > answered && bundle.flow.states[visit.state]?.tags?.includes('review'),
  );
  if (at < 0 || trail.path.slice(at).some(isCommitted)) return trail;
  const { path, drafts } = asDrafts({ ...trail, path: trail.path.slice(at) }, bundle);
  return { ...trail, path: [...trail.path.slice(0, at), ...path], drafts };
}
