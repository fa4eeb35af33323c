import type { Trail } from './record.ts';
import { isCommitted, visitOf } from './record.ts';
import type { WalkResult } from './walkResult.ts';
import { withDraft } from './withDraft.ts';

/** The trail with the answer of `state` taken out to be changed; every other answer stays and is asked again only when
 * the change invalidates it. `undefined` when the step lies before a committed call or was never answered. */
export function editAnswer(inner: WalkResult, state: string): Trail | undefined {
  const { bundle, path, trail } = inner;
  const at = path.findIndex((visit) => visit.state === state && visit.answer !== undefined);
  const visit = visitOf(trail, state);
  if (at < 0 || !visit?.answer || path.slice(at).some(isCommitted)) return undefined;
  return {
    ...trail,
    path: trail.path.filter((other) => other !== visit),
    drafts: withDraft(trail.drafts, visit, bundle),
    editing: visit,
  };
}
