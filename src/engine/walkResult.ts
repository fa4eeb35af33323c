import type { Json, JsonObject } from '../domain/json.ts';
import type { FlowBundle, OperationMeta } from './bundle.ts';
import type { FlowError, Trail, Visit } from './record.ts';
import type { TrailScope } from './trailScope.ts';

/** Where a walk stands and how it came there. */
export interface WalkResult {
  readonly bundle: FlowBundle;
  /** The trail as the walk leaves it: visits in walked order, those it has not reached yet behind them. */
  readonly trail: Trail;
  /** The visits on the path, without the state where the walk stopped. */
  readonly path: readonly Visit[];
  readonly scope: TrailScope;
  /** The failure to show where the walk stopped. */
  readonly error: FlowError | undefined;
  readonly stop: Stop;
}

export type Stop =
  | {
      readonly type: 'step';
      readonly state: string;
      readonly why?: 'secret' | 'invalid' | 'figures';
      readonly call?: CallStop;
    }
  | CallStop
  | { readonly type: 'sub'; readonly state: string; readonly shown: string; readonly result: WalkResult }
  | { readonly type: 'end'; readonly state: string; readonly outcome: string; readonly output: Json }
  /** A committed call of a state that the file no longer has: the member gets the receipt and the record ends. */
  | { readonly type: 'gone'; readonly state: string };

export interface CallStop {
  readonly type: 'call';
  readonly state: string;
  readonly operation: OperationMeta;
  /** Secrets included: never stored. */
  readonly input: JsonObject;
  readonly digest: string;
  /** Figures of the reply that this call replaces, to tell the member when they change. */
  readonly replaced?: string;
  /** The call failed with a code that no transition takes and no step led to. */
  readonly failure?: FlowError;
}

export interface WalkOptions {
  /** Since this instant, a resume, reads are asked again that were older than their `x-fresh` then: what was answered after it is
   * as new as can be. */
  readonly resumedAt?: string;
  /** The state an entry begins at. */
  readonly at?: string;
  /** The write, money or irreversible call where the walk stops may have been sent: its outcome is asked for first,
   * which takes none of its secrets. */
  readonly mayBeSent?: boolean;
  /** The output is wanted without a hole: a sub-flow that gave one is walked again. */
  readonly needOutput?: boolean;
}

/** States whose recorded answer, reply or output may not be used because a secret in it is gone. */
export type Again = ReadonlySet<string>;
