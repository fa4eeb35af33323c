import type { JsonObject } from '../domain/json.ts';
import type { World } from '../rules/compiled.ts';
import type { FlowBundle } from './bundle.ts';
import { isBarrier } from './bundle.ts';
import { innermost } from './innermost.ts';
import { isTrail } from './isTrail.ts';
import { migrateTrail } from './migrate.ts';
import type { FlowRecord, Trail, Visit } from './record.ts';
import { isCommitted } from './record.ts';
import { withoutRanOut } from './ranOut.ts';
import type { Notice } from './view.ts';
import type { WalkResult } from './walkResult.ts';
import { walk } from './walk.ts';

/** A stored record walked with today's flow. */
export interface Reopened {
  readonly record: FlowRecord;
  readonly result: WalkResult;
  readonly notices: readonly Notice[];
  /** The wizard had come to its end. */
  readonly hasEnded: boolean;
}

/** Migrates and walks a stored record; reads that are no longer fresh are asked again. A reply that was called unknown
 * is dropped, so that the gateway is asked once more. `undefined` when it is not a record of this flow. */
export function reopen(stored: FlowRecord, bundle: FlowBundle, world: World): Reopened | undefined {
  if (stored.format !== 1 || stored.flow !== bundle.flow.id || !isTrail(stored)) return undefined;
  const trail = withoutRanOut(migrateTrail(stored, bundle), bundle, world.now);
  const migrated = { ...stored, ...withoutUnknown(trail) };
  const at = bundle.flow.meta.entries?.[stored.entry]?.at;
  const options = { mayBeSent: true, ...(at !== undefined && { at }) };
  const asLeft = walk(bundle, migrated, world, stored.input, options);
  // A call that may have been made is asked for before anything else is: old figures cannot undo it.
  const result = awaitsOutcome(asLeft)
    ? asLeft
    : walk(bundle, migrated, world, stored.input, { ...options, resumedAt: world.now });
  const hasEnded = asLeft.stop.type === 'end' || asLeft.stop.type === 'gone';
  return { record: { ...migrated, ...result.trail }, result, notices: changesOf(migrated, result), hasEnded };
}

function withoutUnknown(trail: Trail): Trail {
  return { ...trail, path: trail.path.map(dropUnknown) };
}

function dropUnknown(visit: Visit): Visit {
  const sub = visit.sub && { sub: withoutUnknown(visit.sub) };
  if (visit.reply?.type !== 'unknown') return { ...visit, ...sub };
  const { reply: _reply, ...rest } = visit;
  return { ...rest, ...sub };
}

/** Says that answered steps are asked again because the flow, or the world, changed. */
function changesOf(migrated: Trail, result: WalkResult): readonly Notice[] {
  const { stop } = result;
  if (stop.type === 'gone' || stop.type === 'end') return [];
  const { states } = result.bundle.flow;
  const hasGone = migrated.path.some(({ state, event }) => event !== undefined && !states[state]);
  if (hasGone || (stop.type === 'step' && stop.why === 'invalid')) return [{ type: 'flowChanged' }];
  return stop.type === 'step' && stop.why === 'figures' ? [{ type: 'figuresChanged' }] : [];
}

/** True when the walk stopped at a call whose outcome nobody knows: it must be asked for, not begun again. */
export function awaitsOutcome(result: WalkResult): boolean {
  const { stop } = innermost(result);
  return stop.type === 'call' && isBarrier(stop.operation.effect);
}

/** A receipt may be read again; where nothing came of it, the member starts again: the reason may be gone. */
export function hasResult({ bundle, stop, path }: WalkResult): boolean {
  if (stop.type !== 'end') return true;
  const hasScreen = bundle.flow.states[stop.state]?.meta?.form !== undefined;
  return hasScreen && (stop.outcome !== 'refused' || path.some(isCommitted));
}

/** A visitor has no session that ends: after so many seconds the name on the screen may be somebody else's. */
export function isReadable({ savedAt }: FlowRecord, { now, user }: World, seconds: number): boolean {
  if (savedAt === undefined || user['signed_in'] === true) return true;
  return Date.parse(now) - Date.parse(savedAt) <= seconds * 1000;
}

/** A member is asked whether to continue: the record may be of another day or device. A visitor's is of this tab; where
 * no step was answered, going on and starting over are the same but for what was typed, and that is best kept. */
export function isWorthAsking({ path, scope }: WalkResult): boolean {
  return scope.world.user['signed_in'] === true || path.some(({ event, sub }) => event !== undefined || sub);
}

/** A link has brought something else along since: what was typed is not about that. */
export function isAskedOtherwise({ input }: FlowRecord, brought: JsonObject): boolean {
  return Object.entries(brought).some(([name, value]) => input[name] !== value);
}
