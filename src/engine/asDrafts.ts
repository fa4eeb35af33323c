import type { FlowBundle } from './bundle.ts';
import type { Trail, Visit } from './record.ts';
import { withDraft } from './withDraft.ts';

/** A trail on which nothing stands any more: all of it is asked again, and what was answered is a draft, in sub-flows too. */
export function asDrafts(trail: Trail, bundle: FlowBundle): Trail {
  const path = trail.path.flatMap(({ state, sub }): readonly Visit[] => {
    const called = sub && bundle.flows[sub.flow];
    return called ? [{ state, sub: asDrafts(sub, called) }] : [];
  });
  const drafts = trail.path.reduce((kept, visit) => withDraft(kept, visit, bundle), trail.drafts);
  return { flow: trail.flow, version: trail.version, path, drafts };
}
