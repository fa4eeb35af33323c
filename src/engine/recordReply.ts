import type { CallOutcome } from '../api/outcome.ts';
import type { FlowRecord, Reply, Trail } from './record.ts';
import { putVisit, visitOf } from './record.ts';
import { isBarrier } from './bundle.ts';
import { showsSecretOf } from './secrets.ts';
import type { CallStop, WalkResult } from './walkResult.ts';

export type DefiniteOutcome =
  Extract<CallOutcome, { readonly type: 'done' | 'business' }> | { readonly type: 'unknown' };

/** The trail after the call, where `inner` stopped, was answered. A committed call drops what waited behind it. */
export function recordReply(inner: WalkResult, call: CallStop, outcome: DefiniteOutcome): Trail {
  const reply = replyFrom(call, outcome, inner.scope.world.now, isBarrier(call.operation.effect));
  const { trail } = inner;
  const visit = { ...visitOf(trail, call.state), state: call.state, reply };
  const committed = reply.type === 'done' && reply.committed;
  return committed ? { ...trail, path: [...inner.path, visit] } : putVisit(unseen(inner, call.state), visit);
}

/** The trail on which no step has shown a secret of what the call answers: whoever asks for it again has the whole time again. */
function unseen({ trail, bundle: { flow } }: WalkResult, call: string): Trail {
  const path = trail.path.filter(({ state }) => !showsSecretOf(flow.states[state], call));
  return path.length === trail.path.length ? trail : { ...trail, path };
}

/** An answer as a record has it; `commits` where a call that was done is never taken back. */
export function replyFrom(
  { digest }: Pick<CallStop, 'digest'>,
  outcome: DefiniteOutcome,
  at: string,
  commits = false,
): Reply {
  if (outcome.type === 'unknown') return { type: 'unknown', digest, at };
  if (outcome.type === 'done') {
    return {
      type: 'done',
      data: outcome.data,
      digest,
      at,
      ...(commits && { committed: true }),
    };
  }
  const { code, data, desc } = outcome;
  return { type: 'code', code, data, digest, at, ...(desc !== undefined && { desc }) };
}

/** Counts a definite answer of a call that takes a key: the next send has another key. */
export function countAttempt(record: FlowRecord, statePath: string): FlowRecord {
  return { ...record, attempts: { ...record.attempts, [statePath]: (record.attempts[statePath] ?? 0) + 1 } };
}

/** `<record id>.<state path>.<definite answers so far>`: the same in every tab and after a reload, without storing it. */
export function idempotencyKey(record: FlowRecord, statePath: string): string {
  return `${record.id}.${statePath.replaceAll('/', '.')}.${record.attempts[statePath] ?? 0}`;
}
