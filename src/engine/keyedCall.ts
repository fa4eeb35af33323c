import type { OperationCalls } from '../api/operationCalls.ts';
import type { CallOutcome } from '../api/outcome.ts';
import type { JsonObject } from '../domain/json.ts';
import { pause } from './pause.ts';
import type { Timers } from './ports.ts';
import type { DefiniteOutcome } from './recordReply.ts';

/** How a call that takes a key ended, as far as can be known. */
export type KeyedOutcome =
  | DefiniteOutcome
  /** The gateway never had it and has closed the key: the member may send again, with the next one. */
  | { readonly type: 'notReceived' }
  | { readonly type: 'session' }
  /** Nobody waits for it any longer. */
  | { readonly type: 'dropped' };

export interface KeyedCall {
  readonly operationId: string;
  readonly input: JsonObject;
  readonly key: string;
  /** Milliseconds of asking before the outcome is called unknown. */
  readonly askFor: number;
  /** The call may have been sent before: ask first. */
  readonly mayBeSent: boolean;
  readonly onAsking: () => void;
}

interface Ports {
  readonly calls: OperationCalls;
  readonly timers: Timers;
  /** Aborted once nobody waits for the outcome: it is not asked for any longer. */
  readonly signal: AbortSignal;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 8000;

/** Sends a write, money or irreversible call at most once, and finds out what became of it when the reply is lost.
 * It never sends twice under one key, and never says "failed" of what may have been done. */
export async function runKeyedCall(call: KeyedCall, ports: Ports): Promise<KeyedOutcome> {
  if (!call.mayBeSent) {
    const { operationId, input, key } = call;
    const outcome = await ports.calls.send({ operationId, input, idempotencyKey: key });
    const known = definite(outcome);
    if (known) return known;
  }
  if (ports.signal.aborted) return { type: 'dropped' };
  call.onAsking();
  return askUntilKnown(call, ports);
}

async function askUntilKnown(call: KeyedCall, ports: Ports): Promise<KeyedOutcome> {
  let waited = 0;
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const asked = await ports.calls.askOutcome(call.key);
    if (asked.type === 'session') return { type: 'session' };
    if (asked.type === 'notReceived') return asked;
    const known = asked.type === 'answered' ? definite(asked.outcome) : undefined;
    if (known) return known;
    if (waited >= call.askFor) return { type: 'unknown' };
    await pause(wait, ports);
    if (ports.signal.aborted) return { type: 'dropped' };
    waited += wait;
  }
}

/** Codes of the gateway that say nothing about what became of the call: a failure inside, maybe at the very commit, a key
 * that is taken, and a crowd in which nobody looked at the key. */
const SAYS_NOTHING = new Set(['UNKNOWN_ERROR', 'DUPLICATE', 'TOO_MANY_CALLS']);

function definite(outcome: CallOutcome): DefiniteOutcome | { readonly type: 'session' } | undefined {
  if (outcome.type === 'business' && SAYS_NOTHING.has(outcome.code)) return undefined;
  if (outcome.type === 'done' || outcome.type === 'business') return outcome;
  return outcome.type === 'session' ? { type: 'session' } : undefined;
}
