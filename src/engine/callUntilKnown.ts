import type { CallOutcome } from '../api/outcome.ts';
import { isBarrier } from './bundle.ts';
import { runKeyedCall } from './keyedCall.ts';
import { pause } from './pause.ts';
import { pollEnded, pollEvery, polled } from './poll.ts';
import type { DefiniteOutcome } from './recordReply.ts';
import type { CallStop, WalkResult } from './walkResult.ts';
import type { WizardOptions } from './wizardOptions.ts';

export interface CallOptions {
  /** The call where the walk stops may have been sent already. */
  readonly mayBeSent?: boolean;
  /** Another tab came there first. */
  readonly follows?: boolean;
  /** What is shown stays until more is known. */
  readonly isQuiet?: boolean;
}

/** A call that the walk has stopped at. */
export interface CallToMake {
  readonly call: CallStop;
  /** The innermost walk: at the call, or at a step that makes it while it is shown. */
  readonly inner: WalkResult;
  /** It may have been sent before: its outcome is asked for first. */
  readonly mayBeSent: boolean;
  /** Another tab came there first, and makes it. */
  readonly follows?: boolean | undefined;
  /** The idempotency key, of a call that commits. */
  readonly key: string;
  /** Milliseconds of asking before the outcome of such a call is unknown. */
  readonly askFor: number;
}

/** How a call ended, as far as can be known. */
export type CallEnd =
  | { readonly type: 'answered'; readonly outcome: DefiniteOutcome }
  /** A call that commits nothing did not come through: the member may try again. */
  | { readonly type: 'lost'; readonly how: Unanswered['type'] }
  /** The gateway never had the call and has closed its key. */
  | { readonly type: 'notReceived' }
  | { readonly type: 'session' }
  /** The wizard or another tab has gone on: nobody waits for this end. */
  | { readonly type: 'dropped' };

export interface CallPorts extends Pick<WizardOptions, 'calls' | 'locks' | 'timers' | 'world'> {
  /** Aborted once the wizard has walked on: what comes late is dropped. */
  readonly signal: AbortSignal;
  /** Saves the record before a call that commits, and looks at what other tabs have saved; false when one has gone on. */
  readonly isStillOurs: () => Promise<boolean>;
}

/** What the member is told meanwhile. A call that a step makes while it is shown says nothing. */
export type OnProgress = (doing: 'calling' | 'asking') => void;

type Unanswered = Exclude<CallOutcome, Definite | { readonly type: 'session' }>;
type Definite = Extract<CallOutcome, { readonly type: 'done' | 'business' }>;

/** Milliseconds between two tries of a step's own call that is no poll. */
const TRY_AGAIN = 4000;
const DROPPED: CallEnd = { type: 'dropped' };

/** Makes a call and ends when it is known what became of it, or that nobody can know. */
export function callUntilKnown(made: CallToMake, ports: CallPorts, onProgress: OnProgress): Promise<CallEnd> {
  if (made.inner.stop.type === 'step') return pollUntilKnown(made, ports);
  onProgress(made.mayBeSent ? 'asking' : 'calling');
  if (made.follows && made.call.operation.effect === 'attempt') return waitForOther(made.askFor, ports);
  return isBarrier(made.call.operation.effect) ? callKeyed(made, ports, onProgress) : callPlain(made.call, ports);
}

/** A try that counts is not made a second time by the tab that follows: what the other one saves ends the wait. Where nothing is
 * heard of that for long, the member may make it here. */
async function waitForOther(ms: number, ports: CallPorts): Promise<CallEnd> {
  await pause(ms, ports);
  return ports.signal.aborted ? DROPPED : { type: 'lost', how: 'timeout' };
}

/** A read is tried twice by itself; an attempt only by the member. */
async function callPlain(call: CallStop, { calls, signal }: CallPorts): Promise<CallEnd> {
  const request = { operationId: call.operation.operationId, input: call.input };
  const first = await calls.send(request);
  const isLost = first.type === 'network' || first.type === 'timeout';
  const outcome = isLost && call.operation.effect === 'read' && !signal.aborted ? await calls.send(request) : first;
  if (signal.aborted) return DROPPED;
  if (outcome.type === 'session') return { type: 'session' };
  return isDefinite(outcome) ? { type: 'answered', outcome } : { type: 'lost', how: outcome.type };
}

async function callKeyed(made: CallToMake, ports: CallPorts, onProgress: OnProgress): Promise<CallEnd> {
  const { call, key, askFor, mayBeSent } = made;
  const { locks, signal, isStillOurs } = ports;
  const { operationId } = call.operation;
  const onAsking = () => onProgress('asking');
  // Saved while it has the turn: a tab that finds the record saved waits until the one that saved it has sent.
  const end = await locks.hold(key, async () => {
    if (signal.aborted || !(await isStillOurs())) return DROPPED;
    return runKeyedCall({ operationId, input: call.input, key, askFor, mayBeSent, onAsking }, ports);
  });
  if (signal.aborted) return DROPPED;
  return end.type === 'done' || end.type === 'business' || end.type === 'unknown'
    ? { type: 'answered', outcome: end }
    : end;
}

/** A step that calls: once, or as a poll until its reply no longer holds `while` or its time is over. */
async function pollUntilKnown({ call, inner }: CallToMake, ports: CallPorts): Promise<CallEnd> {
  const poll = inner.bundle.flow.states[call.state]?.meta?.poll;
  const request = { operationId: call.operation.operationId, input: call.input };
  for (;;) {
    const world = ports.world();
    if (poll && pollEnded(poll, inner, world)) {
      return { type: 'answered', outcome: { type: 'business', code: 'POLL_ENDED', data: null } };
    }
    const outcome = await ports.calls.send(request);
    if (ports.signal.aborted) return DROPPED;
    if (outcome.type === 'session') return { type: 'session' };
    const known = poll ? polled(poll, call, inner, outcome) : isDefinite(outcome) ? outcome : undefined;
    if (known) return { type: 'answered', outcome: known };
    await pause(poll ? pollEvery(poll, world) : TRY_AGAIN, ports);
    if (ports.signal.aborted) return DROPPED;
  }
}

function isDefinite(outcome: CallOutcome): outcome is Definite {
  return outcome.type === 'done' || outcome.type === 'business';
}
