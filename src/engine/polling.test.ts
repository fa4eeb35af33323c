import { describe, expect, it, onTestFinished } from 'vitest';
import type { FlowFile } from './flowFile.ts';
import { FakeCalls, FakeStore, noLocks, quickTimers } from './testing/fakeGateway.ts';
import { bundleOf, testWorld } from './testing/testBundle.ts';
import { RunningWizard } from './runningWizard.ts';
import { eventually } from '../../tests/support/eventually.ts';

const waiting = { type: 'is', params: { at: '$reply/waiting/state', in: ['WAITING'] } };
const flow: FlowFile = {
  id: 'waits',
  version: 1,
  description: 'Waits for a payment, or for the member to give up.',
  meta: { source: [], entries: { '/waits': {} } },
  initial: 'starting',
  states: {
    starting: { invoke: { src: 'op:start', onDone: { target: 'waiting' } } },
    waiting: {
      meta: { form: 'waits/waiting', poll: { every: 'const:poll', while: waiting, until: '$reply/starting/until' } },
      invoke: { src: 'op:check', onDone: { target: 'paid' }, onError: { target: 'late' } },
      on: { CANCEL: { target: 'gone' } },
    },
    paid: { type: 'final', meta: { outcome: 'success' } },
    late: {
      meta: { form: 'waits/late' },
      on: { CANCEL: { target: 'gone' } },
      after: { 'const:giveUp': { target: 'gone' } },
    },
    gone: { type: 'final', meta: { outcome: 'cancelled' } },
  },
};

function wizardOf(states: readonly string[], clock: { now: string }, constants = {}) {
  const calls = new FakeCalls({
    start: [{ type: 'done', data: { until: '2026-11-23T10:10:00+08:00' } }],
    check: states.map((state) => ({ type: 'done', data: { state } })),
  });
  const wizard = new RunningWizard({
    bundle: bundleOf(flow),
    entry: '/waits',
    input: {},
    world: () => testWorld({ now: clock.now, const: { poll: 1, giveUp: 60, ...constants } }),
    records: new FakeStore(),
    calls,
    locks: noLocks,
    timers: quickTimers,
    newId: () => 'r',
  });
  onTestFinished(() => wizard.close());
  return { calls, wizard };
}

describe('a poll', () => {
  it('asks until the reply no longer holds `while`', async () => {
    const { calls, wizard } = wizardOf(['WAITING', 'WAITING', 'CREDITED'], { now: '2026-11-23T10:00:00+08:00' });
    await wizard.open();
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'end', outcome: 'success' }));
    expect(calls.countOf('check')).toBe(3);
  });

  it('goes on after a crowd in which nothing was looked up', async () => {
    const { calls, wizard } = wizardOf([], { now: '2026-11-23T10:00:00+08:00' });
    calls.answers['check'] = [
      { type: 'business', code: 'TOO_MANY_CALLS', data: {} },
      { type: 'done', data: { state: 'CREDITED' } },
    ];
    await wizard.open();
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'end', outcome: 'success' }));
  });

  it('ends with POLL_ENDED once `until` has passed by the named clock', async () => {
    const clock = { now: '2026-11-23T10:00:00+08:00' };
    const { wizard } = wizardOf(['WAITING'], clock, { giveUp: 'never' });
    await wizard.open();
    await eventually(() =>
      expect(wizard.getView()).toMatchObject({
        type: 'step',
        state: 'waiting',
        until: '2026-11-23T10:10:00+08:00',
      }),
    );
    clock.now = '2026-11-23T10:10:00+08:00';
    await eventually(() =>
      expect(wizard.getView()).toMatchObject({ type: 'step', state: 'late', error: { code: 'POLL_ENDED' } }),
    );
  });

  it('leaves by a button while it runs', async () => {
    const { wizard } = wizardOf(['WAITING'], { now: '2026-11-23T10:00:00+08:00' });
    await wizard.open();
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'step', state: 'waiting' }));
    wizard.send('CANCEL', {});
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'end', outcome: 'cancelled' }));
  });
});

describe('after', () => {
  it('leads on once its time has passed since the step was reached', async () => {
    const clock = { now: '2026-11-23T10:10:00+08:00' };
    const { wizard } = wizardOf(['WAITING'], clock);
    await wizard.open();
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'step', state: 'late' }));
    clock.now = '2026-11-23T10:11:00+08:00';
    await eventually(() => expect(wizard.getView()).toMatchObject({ type: 'end', outcome: 'cancelled' }));
  });
});
