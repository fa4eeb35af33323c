import type { Json, JsonObject } from '../domain/json.ts';

/** What a wizard in progress has learned: answers and replies along a path, never a position.
 * In memory it may hold secrets; what is stored holds a `Hole` in the place of each. */
export interface FlowRecord extends Trail {
  readonly format: 1;
  /** 22 random characters; the first part of every idempotency key of this record. */
  readonly id: string;
  /** The entry route by which the flow was begun. */
  readonly entry: string;
  readonly input: JsonObject;
  /** Saves so far; a save names the revision it read. */
  readonly revision: number;
  /** Definite answers so far of each call that takes a key, by state path. */
  readonly attempts: { readonly [statePath: string]: number };
  /** Instant of the last save, set by the store. */
  readonly savedAt?: string;
}

/** The path through one flow; a sub-flow's trail is nested at the visit that called it. */
export interface Trail {
  readonly flow: string;
  readonly version: number;
  /** At most one visit for a state. Visits that the walk does not reach yet wait behind those it does. */
  readonly path: readonly Visit[];
  /** Answers taken back, by state: what a step shows when it is asked again. Never a secret. */
  readonly drafts: { readonly [state: string]: JsonObject };
  /** The last failed call: shown at the step the walk stops at, gone when that step is left. */
  readonly error?: FlowError;
  /** The visit that was taken out by a Change link: Back puts it in again. */
  readonly editing?: Visit;
}

/** One state on the path. */
export interface Visit {
  readonly state: string;
  /** The button a step was left by. */
  readonly event?: string;
  readonly answer?: JsonObject;
  readonly reply?: Reply;
  readonly sub?: Trail;
  /** Digest of what a review step showed, or of a sub-flow's input: another one, and it is asked again. */
  readonly shown?: string;
  /** Instant at which a step with `after` was reached. */
  readonly since?: string;
  /** Verdicts of guards that looked at a secret: judged once. Keyed by the guard. */
  readonly verdicts?: { readonly [guard: string]: boolean };
}

interface Replied {
  /** Of the call's input without secrets: a reply to another input is dropped. */
  readonly digest: string;
  /** Instant of the reply by the named clock. */
  readonly at: string;
}

export type Reply =
  | (Replied & { readonly type: 'done'; readonly data: Json; readonly committed?: true })
  | (Replied & { readonly type: 'code'; readonly code: string; readonly data: Json; readonly desc?: string })
  | (Replied & { readonly type: 'unknown' });

export interface FlowError {
  /** State of the call that failed, of the innermost flow. */
  readonly call: string;
  readonly code: string;
  readonly data: Json;
  /** The gateway's own sentence, shown as text when the catalogue does not know the code. */
  readonly desc?: string;
}

export function emptyTrail(flow: string, version: number): Trail {
  return { flow, version, path: [], drafts: {} };
}

/** The record without what counts only for the step that was left. */
export function withoutEditing({ editing: _editing, error: _error, ...record }: FlowRecord): FlowRecord {
  return record;
}

export function visitOf(trail: Trail, state: string): Visit | undefined {
  return trail.path.find((visit) => visit.state === state);
}

/** The trail with `visit` in the place of the one of the same state, or behind the others. */
export function putVisit(trail: Trail, visit: Visit): Trail {
  const at = trail.path.findIndex(({ state }) => state === visit.state);
  return { ...trail, path: at < 0 ? [...trail.path, visit] : trail.path.with(at, visit) };
}

/** The trail with the reply of one state forgotten: its call is made once more. */
export function withoutReply(trail: Trail, state: string): Trail {
  return {
    ...trail,
    path: trail.path.map(({ reply, ...visit }) => (visit.state === state || !reply ? visit : { ...visit, reply })),
  };
}

/** True when a call of this visit, or of the sub-flow below it, has committed something. */
export function isCommitted(visit: Visit): boolean {
  if (visit.reply?.type === 'done' && visit.reply.committed) return true;
  return visit.sub?.path.some(isCommitted) ?? false;
}
