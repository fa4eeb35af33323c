import type { JsonObject } from '../domain/json.ts';
import type { AskedOutcome, CallOutcome } from './outcome.ts';
import type { Upload } from './transport.ts';

/** Calls by operationId, as the engine and the fields of a form make them: silent, for the step shows what happened. */
export interface OperationCalls {
  readonly send: (request: {
    readonly operationId: string;
    readonly input: JsonObject;
    readonly idempotencyKey?: string;
    readonly upload?: Upload | undefined;
  }) => Promise<CallOutcome>;
  readonly askOutcome: (idempotencyKey: string) => Promise<AskedOutcome>;
}
