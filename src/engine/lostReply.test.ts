import { describe, expect, it } from 'vitest';
import { FakeCalls } from './testing/fakeGateway.ts';
import type { Setup } from './testing/transferWizard.ts';
import { answers, at, done, lost, setUp, toPassword, until } from './testing/transferWizard.ts';
import { eventually } from '../../tests/support/eventually.ts';

describe('a lost reply', () => {
  async function send(setup: Setup): Promise<void> {
    await toPassword(setup);
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
  }

  it('is asked for, and the first answer is shown: one effect', async () => {
    const calls = new FakeCalls(answers({ transferToHk: [lost] }));
    calls.outcomes = [{ type: 'inProgress' }, { type: 'answered', outcome: done({ ref_no: 'R9', status: 'success' }) }];
    const setup = setUp(calls);
    await send(setup);
    await until(setup.wizard, 'done!');
    expect(calls.countOf('transferToHk')).toBe(1);
    expect(calls.asked).toHaveLength(2);
    expect(setup.wizard.getView()).toMatchObject({ data: { receipt: { ref_no: 'R9' } } });
  });

  it('may be sent again with the next key only after the gateway closed the first', async () => {
    const calls = new FakeCalls(answers({ transferToHk: [lost, done({ ref_no: 'R2', status: 'success' })] }));
    calls.outcomes = [{ type: 'notReceived' }];
    const setup = setUp(calls);
    await send(setup);
    await eventually(() =>
      expect(setup.wizard.getView()).toMatchObject({ type: 'busy', retry: 'network', unpaid: true, canBack: false }),
    );
    expect(calls.countOf('transferToHk')).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(setup.store.stored?.attempts, 'another tab would use the next key up and tell this one').toEqual({});
    setup.wizard.retry();
    await until(setup.wizard, 'done!');
    const keys = calls.sent
      .filter(({ operationId }) => operationId === 'transferToHk')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/\.sending\.0$/);
    expect(keys[1]).toMatch(/\.sending\.1$/);
  });

  it('of a question after the money left does not say that none was taken', async () => {
    const sent = done({ ref_no: 'R3', status: 'processing' });
    const setup = setUp(new FakeCalls(answers({ transferToHk: [sent], historyDetail: [lost, lost] })));
    await send(setup);
    await eventually(() => expect(setup.wizard.getView()).toMatchObject({ type: 'busy', retry: 'network' }));
    expect(setup.wizard.getView()).not.toHaveProperty('unpaid');
  });

  it('that nobody can answer ends as processing, never as failed', async () => {
    const setup = setUp(new FakeCalls(answers({ transferToHk: [lost] })));
    await send(setup);
    await until(setup.wizard, 'processing!');
    expect(setup.wizard.getView()).toMatchObject({ outcome: 'processing' });
  });

  it('that nobody could answer is asked for again once there is a connection, on the same screen, and never sent again', async () => {
    const setup = setUp(new FakeCalls(answers({ transferToHk: [lost] })));
    await send(setup);
    await until(setup.wizard, 'processing!');
    const shown = [at(setup.wizard)];
    setup.wizard.subscribe(() => shown.push(at(setup.wizard)));
    setup.calls.outcomes = [
      { type: 'inProgress' },
      { type: 'answered', outcome: done({ ref_no: 'R9', status: 'success' }) },
    ];
    setup.wizard.askAgain();
    setup.wizard.askAgain();
    await until(setup.wizard, 'done!');
    expect(new Set(shown)).toEqual(new Set(['processing!', 'done!']));
    expect(setup.calls.countOf('transferToHk')).toBe(1);
    setup.wizard.askAgain();
    expect(at(setup.wizard), 'a known end stays').toBe('done!');
  });

  it('that the gateway turns out never to have had can be sent again by the member alone', async () => {
    const setup = setUp(new FakeCalls(answers({ transferToHk: [lost] })));
    await send(setup);
    await until(setup.wizard, 'processing!');
    setup.calls.outcomes = [{ type: 'notReceived' }];
    setup.wizard.askAgain();
    await eventually(() =>
      expect(setup.wizard.getView()).toMatchObject({ type: 'busy', retry: 'network', unpaid: true }),
    );
    expect(setup.calls.countOf('transferToHk')).toBe(1);
  });

  it('is asked for after a reload, without a question and without sending', async () => {
    const first = setUp(new FakeCalls(answers({ transferToHk: [() => new Promise(() => undefined) as never] })));
    await send(first);
    await eventually(() => expect(first.calls.countOf('transferToHk')).toBe(1));
    const calls = new FakeCalls(answers({ transferToHk: [] }));
    calls.outcomes = [{ type: 'answered', outcome: done({ ref_no: 'R1', status: 'success' }) }];
    const second = setUp(calls, first.store);
    await second.wizard.open();
    await until(second.wizard, 'done!');
    expect(calls.sent).toHaveLength(0);
    expect(calls.asked[0]).toBe(first.calls.sent.at(-1)?.idempotencyKey);
  });

  it('is asked for tomorrow too, before any read is asked again', async () => {
    const first = setUp(new FakeCalls(answers({ transferToHk: [() => new Promise(() => undefined) as never] })));
    await send(first);
    await eventually(() => expect(first.calls.countOf('transferToHk')).toBe(1));
    const calls = new FakeCalls(answers({ transferToHk: [] }));
    calls.outcomes = [{ type: 'answered', outcome: done({ ref_no: 'R1', status: 'success' }) }];
    const second = setUp(calls, first.store);
    second.now = '2026-11-24T10:00:00+08:00';
    await second.wizard.open();
    await until(second.wizard, 'done!');
    expect(calls.sent).toHaveLength(0);
  });
});
