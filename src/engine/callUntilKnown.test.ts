import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../api/outcome.ts';
import { callUntilKnown, type CallPorts, type CallToMake } from './callUntilKnown.ts';
import { FakeCalls, noLocks, quickTimers } from './testing/fakeGateway.ts';
import { testWorld } from './testing/testBundle.ts';
import type { CallStop, WalkResult } from './walkResult.ts';

const network: CallOutcome = { type: 'network' };

/** A call of an operation that is all this needs to know of a flow. */
function made(effect: 'read' | 'attempt' | 'money', stop: 'call' | 'step' = 'call'): CallToMake {
  const call = { type: 'call', state: 'asking', operation: { operationId: 'ask', effect }, input: {}, digest: '' };
  const inner = { stop: { type: stop, state: 'asking' }, bundle: { flow: { states: {} } } };
  return {
    call: call as unknown as CallStop,
    inner: inner as unknown as WalkResult,
    mayBeSent: false,
    key: 'record1.asking.0',
    askFor: 0,
  };
}

function portsOf(answers: CallOutcome[], more: Partial<CallPorts> = {}): CallPorts & { readonly calls: FakeCalls } {
  const { signal } = new AbortController();
  const isStillOurs = () => Promise.resolve(true);
  const world = () => testWorld();
  return {
    locks: noLocks,
    timers: quickTimers,
    world,
    signal,
    isStillOurs,
    ...more,
    calls: new FakeCalls({ ask: answers }),
  };
}

const silent = (): void => undefined;

describe('callUntilKnown', () => {
  it('tries a lost read once more by itself, and an attempt never', async () => {
    const reading = portsOf([network, { type: 'done', data: 1 }]);
    expect(await callUntilKnown(made('read'), reading, silent)).toMatchObject({ type: 'answered' });
    const trying = portsOf([network]);
    expect(await callUntilKnown(made('attempt'), trying, silent)).toEqual({ type: 'lost', how: 'network' });
    expect(trying.calls.sent).toHaveLength(1);
  });

  it('sends nothing that commits once another tab has gone on', async () => {
    const ports = portsOf([], { isStillOurs: () => Promise.resolve(false) });
    expect(await callUntilKnown(made('money'), ports, silent)).toEqual({ type: 'dropped' });
    expect(ports.calls.sent).toEqual([]);
  });

  it('ends at once between two polls when the wizard walks on', async () => {
    const turn = new AbortController();
    let isCancelled = false;
    const timers = {
      ...quickTimers,
      after: () => {
        setTimeout(() => turn.abort(), 0);
        return () => void (isCancelled = true);
      },
    };
    const ports = portsOf([network], { signal: turn.signal, timers });
    expect(await callUntilKnown(made('read', 'step'), ports, silent)).toEqual({ type: 'dropped' });
    expect(isCancelled).toBe(true);
    expect(ports.calls.sent).toHaveLength(1);
  });
});
