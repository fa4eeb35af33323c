import type { FlowBundle } from './bundle.ts';
import type { Trail, Visit } from './record.ts';
import { withDraft } from './withDraft.ts';

/** A trail on which nothing stands any more: all of it is asked again, and what was answered is a draft, in sub-flows too. */
export function asDrafts(trail: Trail, bundle: FlowBundle): Trail {
  const path = trail.path.flatMap(({ state, sub }): readonly Visit[] => {
    const called = sub && bundle.flows[sub.flow];
    const below = called && asDrafts(sub, called);
    return below && hasDrafts(below) ? [{ state, sub: below }] : [];
  });
  const drafts = trail.path.reduce((kept, visit) => withDraft(kept, visit, bundle), trail.drafts);
  return { flow: trail.flow, version: trail.version, path, drafts };
}

/** The trail of which all from `at` on is asked again. */
export function draftsFrom(trail: Trail, bundle: FlowBundle, at: number): Trail {
  const { path, drafts } = asDrafts({ ...trail, path: trail.path.slice(at) }, bundle);
  return { ...trail, path: [...trail.path.slice(0, at), ...path], drafts };
}

/** True when something was answered on it, or typed. */
export function hasDrafts({ path, drafts }: Trail): boolean {
  return (
    Object.values(drafts).some((answer) => Object.keys(answer).length > 0) ||
    path.some(({ sub }) => sub && hasDrafts(sub))
  );
}
