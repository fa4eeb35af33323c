import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../api/outcome.ts';
import { runKeyedCall } from './keyedCall.ts';
import { FakeCalls, quickTimers } from './testing/fakeGateway.ts';

const success: CallOutcome = { type: 'done', data: { ref_no: 'R' } };
const request = {
  operationId: 'pay',
  input: {},
  key: 'k.0',
  askFor: 3000,
  mayBeSent: false,
  onAsking: () => undefined,
};

function run(answer: CallOutcome, asked: FakeCalls['outcomes'], mayBeSent = false) {
  const calls = new FakeCalls({ pay: [answer] });
  calls.outcomes = asked;
  const { signal } = new AbortController();
  return { calls, outcome: runKeyedCall({ ...request, mayBeSent }, { calls, timers: quickTimers, signal }) };
}

describe('a call that takes a key', () => {
  it.each<CallOutcome>([{ type: 'network' }, { type: 'timeout' }, { type: 'malformed' }])(
    'asks after %o and never sends twice',
    async (lost) => {
      const { calls, outcome } = run(lost, [
        { type: 'unreachable' },
        { type: 'inProgress' },
        { type: 'answered', outcome: success },
      ]);
      expect(await outcome).toEqual(success);
      expect(calls.sent).toHaveLength(1);
      expect(calls.asked).toEqual(['k.0', 'k.0', 'k.0']);
    },
  );

  it.each(['UNKNOWN_ERROR', 'DUPLICATE', 'TOO_MANY_CALLS'])(
    'asks after %s, which says nothing about what was done',
    async (code) => {
      const { calls, outcome } = run({ type: 'business', code, data: {} }, [{ type: 'answered', outcome: success }]);
      expect(await outcome).toEqual(success);
      expect(calls.sent).toHaveLength(1);
    },
  );

  it('takes a refusal as the answer', async () => {
    const refused: CallOutcome = { type: 'business', code: 'OVER_LIMIT', data: {} };
    const { calls, outcome } = run(refused, []);
    expect(await outcome).toEqual(refused);
    expect(calls.asked).toHaveLength(0);
  });

  it('is asked for no longer once nobody waits for it', async () => {
    const calls = new FakeCalls({ pay: [{ type: 'network' }] });
    const waiting = new AbortController();
    const timers = {
      ...quickTimers,
      after: () => {
        setTimeout(() => waiting.abort(), 0);
        return () => undefined;
      },
    };
    const outcome = runKeyedCall(request, { calls, timers, signal: waiting.signal });
    expect(await outcome).toEqual({ type: 'dropped' });
    expect(calls.asked).toHaveLength(1);
  });

  it('that may be sent already is asked for first', async () => {
    const { calls, outcome } = run(success, [{ type: 'notReceived' }], true);
    expect(await outcome).toEqual({ type: 'notReceived' });
    expect(calls.sent).toHaveLength(0);
  });

  it('is unknown when nobody answers in time, never failed', async () => {
    expect(await run({ type: 'network' }, []).outcome).toEqual({ type: 'unknown' });
  });

  it('hands a lost session on', async () => {
    expect(await run({ type: 'session', code: 'KICK_OUT' }, []).outcome).toEqual({ type: 'session' });
    expect(await run({ type: 'network' }, [{ type: 'session', code: 'NOT_LOGIN' }]).outcome).toEqual({
      type: 'session',
    });
  });
});
