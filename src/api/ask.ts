import type { JsonObject } from '../domain/json.ts';
import type { replies, requests } from './gateway.gen.ts';
import type { Gateway, ErrMode } from './gateway.ts';
import type { CallOutcome } from './outcome.ts';
import type { ReplyShape } from '../domain/replyShape.ts';
import type { SessionEffect } from '../domain/sessionEffect.ts';

/** An operation of the contract, by its constant in `operations.gen.ts`. */
export interface Operation<Id extends keyof replies> {
  readonly path: string;
  readonly session?: SessionEffect;
  readonly reply: ReplyShape;
  /** For the types only. */
  readonly id?: Id;
}

export type Asked<Id extends keyof replies> =
  Exclude<CallOutcome, { type: 'done' }> | { readonly type: 'done'; readonly data: replies[Id] };

/** A call of a page, typed by the contract: `ask(gateway, bankList, { region: 'HK' })`. */
export async function ask<Id extends keyof replies & keyof requests>(
  gateway: Gateway,
  operation: Operation<Id>,
  input: requests[Id],
  errMode: ErrMode = 'message',
): Promise<Asked<Id>> {
  const outcome = await gateway.call(operation.path, input as JsonObject, {
    errMode,
    shape: operation.reply,
    session: operation.session,
  });
  return outcome as Asked<Id>;
}
