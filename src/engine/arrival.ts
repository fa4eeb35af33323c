import type { JsonObject } from '../domain/json.ts';
import { isStep } from './completeFlow.ts';
import type { Trail } from './record.ts';
import { visitOf } from './record.ts';
import type { WalkResult } from './walkResult.ts';

/** The trail with the instant at which a step with `after` was reached, so that a reload does not begin its time
 * again. `undefined` for a step without one. */
export function markArrival(
  inner: WalkResult,
  now: string,
): { readonly trail: Trail; readonly since: string } | undefined {
  const state = inner.stop.type === 'step' ? inner.stop.state : '';
  const node = inner.bundle.flow.states[state];
  if (!isStep(node) || node?.after === undefined) return undefined;
  const known = visitOf(inner.trail, state);
  const since = known?.since ?? now;
  const ahead = inner.trail.path.filter((visit) => !inner.path.includes(visit) && visit !== known);
  return { trail: { ...inner.trail, path: [...inner.path, { ...known, state, since }, ...ahead] }, since };
}

/** Milliseconds until each `after` of the step is due. */
export function timesLeft(inner: WalkResult, since: string, now: string, constants: JsonObject): readonly number[] {
  const state = inner.stop.type === 'step' ? inner.stop.state : '';
  return Object.keys(inner.bundle.flow.states[state]?.after ?? {}).flatMap((delay) => {
    const seconds = constants[delay.slice('const:'.length)];
    if (typeof seconds !== 'number') return [];
    return [Math.max(0, Date.parse(since) + seconds * 1000 - Date.parse(now))];
  });
}

/** The instant at which time leads on from the step; `undefined` where it does not. */
export function timeLimit(inner: WalkResult): string | undefined {
  const { world } = inner.scope;
  const state = inner.stop.type === 'step' ? inner.stop.state : '';
  const since = visitOf(inner.trail, state)?.since ?? world.now;
  const [ms] = timesLeft(inner, since, since, world.const);
  return ms === undefined ? undefined : new Date(Date.parse(since) + ms).toISOString();
}
