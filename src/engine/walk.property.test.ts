import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { parsePointer, setAt } from '../domain/jsonPointer.ts';
import type { FlowBundle } from './bundle.ts';
import type { Move } from './drive.ts';
import { trailAfter } from './drive.ts';
import { transitionsOf } from './flowFile.ts';
import { innermost, statePathOf } from './innermost.ts';
import type { Trail } from './record.ts';
import { emptyTrail, isCommitted } from './record.ts';
import type { DefiniteOutcome } from './recordReply.ts';
import { formMarks, replyMarks, trailWithHoles } from './secrets.ts';
import { testBundle, testWorld } from './testing/testBundle.ts';
import type { WalkResult } from './walkResult.ts';
import { walk } from './walk.ts';

/** Random members, gateways and reloads over the project's flows; the seed is printed by fast-check on a failure. */
const world = testWorld();
const SECRETS = ['S3CRET-PWD', 'S3CRET-OTP', 'S3CRET-TICKET', 'S3CRET-TOKEN'];
const methods = ['FPS', 'bank'];
const account_list = [{ account_id: 'a', status: 'active' }];
const replies: readonly JsonObject[] = [
  { next: 'NEED_CHOOSE', status: 'success', otp_required: true, account_list },
  { next: 'NEED_DEVICE_CODE', status: 'processing', otp_required: false, account_list },
  { next: 'TOKEN', status: 'success', otp_required: false, account_list },
];

const moves = fc.array(
  fc.record({
    what: fc.constantFrom('go', 'go', 'go', 'go', 'back', 'edit', 'reload', 'other'),
    pick: fc.nat(20),
  }),
  { minLength: 5, maxLength: 40 },
);
type Pick = { readonly what: string; readonly pick: number };

/** The move that was picked, where it can be made. */
function moveOf(inner: WalkResult, { what, pick }: Pick): Move | undefined {
  const { stop, bundle, path } = inner;
  if (what === 'reload' || what === 'back') return { type: what };
  if (stop.type === 'call') return { type: 'reply', outcome: outcomeFor(inner, stop.state, pick) };
  if (stop.type !== 'step') return undefined;
  if (what === 'edit') {
    const answered = path.filter(({ answer }) => answer !== undefined);
    const state = answered[pick % Math.max(1, answered.length)]?.state;
    return state === undefined ? undefined : { type: 'change', state };
  }
  const events = Object.keys(bundle.flow.states[stop.state]?.on ?? {});
  const event = what === 'other' ? (events[pick % events.length] ?? 'NEXT') : (events[0] ?? 'NEXT');
  return { type: 'press', event, answer: answerFor(inner, stop.state, pick) };
}

function next(result: WalkResult, pick: Pick): Trail | undefined {
  const move = moveOf(innermost(result), pick);
  return move && trailAfter(result, move);
}

/** An answer to any step: a method, and a secret in every field that is marked as one. */
function answerFor(inner: WalkResult, state: string, pick: number): JsonObject {
  const open = { method: methods[pick % 2] ?? '', amount: `${String(pick)}.00`, code: { otp_id: 'o' } };
  return withSecrets(open, formMarks(inner.bundle, state));
}

function withSecrets(open: JsonObject, marks: ReturnType<typeof formMarks>): JsonObject {
  return Object.entries(marks).reduce<JsonObject>((value, [pointer, kind], index) => {
    const secret = kind === 'proof' ? 'proof' : (SECRETS[index % SECRETS.length] ?? '');
    return setAt(value, parsePointer(pointer), secret) as JsonObject;
  }, open);
}

function outcomeFor(inner: WalkResult, state: string, pick: number): DefiniteOutcome {
  const codes = transitionsOf(inner.bundle.flow.states[state]?.invoke?.onError).flatMap(({ guard }) =>
    typeof guard === 'string' && guard.startsWith('code:') ? [guard.slice(5)] : [],
  );
  if (pick % 3 === 0 && codes.length > 0) return { type: 'business', code: codes[pick % codes.length] ?? '', data: {} };
  if (pick % 7 === 0) return { type: 'business', code: 'UNKNOWN_ERROR', data: {} };
  return { type: 'done', data: withSecrets(replies[pick % replies.length] ?? {}, replyMarks(inner.bundle, state)) };
}

function committed(trail: Trail): number {
  return trail.path.filter(isCommitted).length;
}

describe.each(['transfer-to-hk', 'login-by-password'])('%s, however it is walked', (id) => {
  const bundle: FlowBundle = testBundle(id);

  it('stands at one place, loses no committed call, and stores no secret', () => {
    fc.assert(
      fc.property(moves, (all) => {
        let result = walk(bundle, emptyTrail(id, 1), world, {});
        for (const move of all) {
          const before = committed(result.trail);
          const trail = next(result, move);
          if (!trail) continue;
          result = walk(bundle, trail, world, {});
          expect(committed(result.trail)).toBeGreaterThanOrEqual(before);
          expect(statePathOf(walk(bundle, result.trail, world, {}))).toBe(statePathOf(result));
          const states = result.trail.path.map(({ state }) => state);
          expect(new Set(states).size).toBe(states.length);
          const stored = JSON.stringify(trailWithHoles(result.trail, bundle));
          for (const secret of SECRETS) expect(stored).not.toContain(secret);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never reaches the money call without a review and an authorisation before it', () => {
    fc.assert(
      fc.property(moves, (all) => {
        let result = walk(bundle, emptyTrail(id, 1), world, {});
        for (const move of all) {
          const trail = next(result, move);
          if (!trail) continue;
          result = walk(bundle, trail, world, {});
          if (result.stop.type !== 'call' || result.stop.operation.effect !== 'money') continue;
          const path = result.path.map(({ state }) => state);
          expect(path).toContain('review');
          expect(path.indexOf('authorise')).toBeGreaterThan(path.indexOf('review'));
        }
      }),
      { numRuns: 300 },
    );
  });
});
