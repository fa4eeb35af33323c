import type { Json, JsonObject } from '../domain/json.ts';

/** What a wizard in progress has learned: answers and replies along a path, never a position.
 * In memory it may hold secrets; what is stored holds `Hole`s in their place. */
export interface FlowRecord extends Trail {
  readonly format: 1;
  /** 22 random characters; the first part of every idempotency key of this record. */
  readonly id: string;
  /** The entry route by which the flow was begun. */
  readonly entry: string;
  readonly input: JsonObject;
  /** Saves so far; a save names the revision it read. */
  readonly revision: number;
  /** Definite answers so far per call that takes a key, by state path. */
  readonly attempts: { readonly [statePath: string]: number };
}

/** The path through one flow; a sub-flow's trail is nested at the visit that called it. */
export interface Trail {
  readonly flow: string;
  readonly version: number;
  readonly path: readonly Visit[];
  /** Answers taken back, by state: what a step shows when it is asked again. Never a secret. */
  readonly drafts: { readonly [state: string]: JsonObject };
  /** The last failed call, shown by the step it led to. */
  readonly error?: FlowError;
}

/** One state on the path. */
export interface Visit {
  readonly state: string;
  /** The button a step was left by. */
  readonly event?: string;
  readonly answer?: JsonObject;
  readonly reply?: Reply;
  readonly sub?: Trail;
  /** Verdicts of guards that looked at a secret: judged once. Keyed by transition, e.g. `NEXT.0`. */
  readonly verdicts?: { readonly [transition: string]: boolean };
}

export type Reply =
  | {
      readonly type: 'done';
      readonly data: Json;
      readonly digest: string;
      readonly at: string;
      readonly committed?: true;
    }
  | { readonly type: 'code'; readonly code: string; readonly data: Json; readonly digest: string; readonly at: string }
  | { readonly type: 'unknown'; readonly digest: string; readonly at: string };

export interface FlowError {
  /** State of the call that failed. */
  readonly call: string;
  /** State of the step it led to: the error is shown there and nowhere else. */
  readonly step: string;
  readonly code: string;
  readonly data: Json;
  /** The gateway's own sentence, shown as text when the catalogue does not know the code. */
  readonly desc?: string;
}
