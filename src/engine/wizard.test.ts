import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { FakeCalls, noLocks, quickTimers } from './testing/fakeGateway.ts';
import { testBundle, testWorld } from './testing/testBundle.ts';
import { answers, code, details, done, quote, setUp, toPassword, toReview, until } from './testing/transferWizard.ts';
import { RunningWizard } from './runningWizard.ts';
import { eventually } from '../../tests/support/eventually.ts';

describe('a transfer (R-FLOW-41)', () => {
  it('asks, quotes, shows the review, authorises, sends once and ends', async () => {
    const setup = setUp();
    await toPassword(setup);
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(setup.wizard, 'done!');
    expect(setup.calls.countOf('transferToHk')).toBe(1);
    expect(setup.calls.sent.at(-1)).toMatchObject({
      input: { quote_id: 'q1', ticket: 't1' },
      idempotencyKey: expect.stringMatching(/^record\d+\.sending\.0$/) as string,
    });
  });

  it('keeps no secret in the stored record', async () => {
    const setup = setUp();
    await toPassword(setup);
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(setup.wizard, 'done!');
    await eventually(() => expect(setup.store.stored?.path.at(-1)?.state).toBe('sending'));
    expect(JSON.stringify(setup.store.stored)).not.toMatch(/135790|"t1"/);
  });

  it('ignores a second NEXT while the call runs', async () => {
    const setup = setUp();
    await toPassword(setup);
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(setup.wizard, 'done!');
    expect(setup.calls.countOf('authPayPwd')).toBe(1);
    expect(setup.calls.countOf('transferToHk')).toBe(1);
  });

  it('says on the first step of a sub-flow what led back to it, and no longer once it is answered', async () => {
    const sent = [code('TICKET_EXPIRED'), code('TICKET_EXPIRED'), done({ ref_no: 'R1', status: 'success' })];
    const proof = done({ ticket: 't1' });
    const setup = setUp(
      new FakeCalls(answers({ authPayPwd: [proof, code('PAY_PWD_WRONG'), proof], transferToHk: sent })),
    );
    await toPassword(setup);
    expect(setup.wizard.getView()).not.toHaveProperty('error');
    const give = () => setup.wizard.send('NEXT', { pay_pwd: '135790' });
    const told = (name: string) =>
      eventually(() =>
        expect(setup.wizard.getView()).toMatchObject({ statePath: 'authorise/ask', error: { code: name } }),
      );
    give();
    await told('TICKET_EXPIRED');
    give();
    await told('PAY_PWD_WRONG');
    give();
    await told('TICKET_EXPIRED');
    setup.wizard.back();
    await until(setup.wizard, 'review');
    expect(setup.wizard.getView()).not.toHaveProperty('error');
    setup.wizard.send('NEXT', {});
    await until(setup.wizard, 'authorise/ask');
    expect(setup.wizard.getView()).not.toHaveProperty('error');
    give();
    await until(setup.wizard, 'done!');
  });

  it('refuses a level that may not (AMB-01), and a visitor', async () => {
    const bundle = testBundle('transfer-to-hk');
    const open = async (user: JsonObject) => {
      const { calls, store } = setUp();
      const world = () => testWorld({ user });
      const wizard = new RunningWizard({
        bundle,
        entry: '/dashboard/transfer/toHk',
        input: {},
        world,
        records: store,
        calls,
        locks: noLocks,
        timers: quickTimers,
        newId: () => 'x',
      });
      await wizard.open();
      return wizard.getView();
    };
    expect(await open({ signed_in: true, realname_status: '0' })).toEqual({
      type: 'refused',
      route: '/error/level',
      reason: 'guard',
    });
    expect(await open({ signed_in: false })).toEqual({ type: 'refused', route: '/login', reason: 'member' });
  });
});

describe('Back, Edit and codes', () => {
  it('Back takes the last answer off and keeps it as a draft', async () => {
    const { wizard, ...setup } = setUp();
    await toReview({ wizard, ...setup });
    wizard.back();
    await until(wizard, 'details');
    expect(wizard.getView()).toMatchObject({ answer: details, canBack: false });
  });

  it('asks for no new quote when nothing was changed, and for one when the amount was', async () => {
    const setup = setUp();
    await toReview(setup);
    setup.wizard.edit('details');
    await until(setup.wizard, 'details');
    setup.wizard.send('NEXT', details);
    await until(setup.wizard, 'review');
    expect(setup.calls.countOf('transferQuote')).toBe(1);
    setup.wizard.edit('details');
    setup.wizard.send('NEXT', { ...details, amount: '200.00' });
    await until(setup.wizard, 'review');
    expect(setup.calls.countOf('transferQuote')).toBe(2);
  });

  it('Back from an edited step returns to the review with the old answer', async () => {
    const setup = setUp();
    await toReview(setup);
    setup.wizard.edit('details');
    setup.wizard.draft({ ...details, amount: '999.00' });
    setup.wizard.back();
    await until(setup.wizard, 'review');
    expect(setup.wizard.getView()).toMatchObject({ type: 'step' });
    expect(setup.calls.countOf('transferQuote')).toBe(1);
  });

  it('what is typed is kept with the record, and nothing is walked for it', async () => {
    const { calls, store } = setUp();
    const world = vi.fn(() => testWorld());
    const wizard = new RunningWizard({
      bundle: testBundle('transfer-to-hk'),
      entry: '/dashboard/transfer/toHk',
      input: {},
      world,
      records: store,
      calls,
      locks: noLocks,
      timers: quickTimers,
      newId: () => 'x',
    });
    await wizard.open();
    await until(wizard, 'details');
    const walks = world.mock.calls.length;
    for (const remark of ['R', 'Re', 'Rent']) wizard.draft({ ...details, remark });
    expect(world.mock.calls.length).toBe(walks);
    await wizard.saveAndExit();
    expect(await store.load()).toMatchObject({ drafts: { details: { remark: 'Rent' } } });
  });

  it('follows its record once, however often it was saved and taken up again, and not at all when closed', async () => {
    const { wizard, store } = setUp();
    await wizard.open();
    await until(wizard, 'details');
    wizard.draft({ ...details, remark: 'Rent' });
    await wizard.saveAndExit();
    await wizard.open();
    expect(store.listeners.size).toBe(1);
    wizard.close();
    expect(store.listeners.size).toBe(0);
  });

  it('Back on the first step of a sub-flow leaves it, and the review is asked again', async () => {
    const setup = setUp();
    await toPassword(setup);
    setup.wizard.back();
    await until(setup.wizard, 'review');
  });

  it('shows a refused amount at the step that led to the call, with the answer kept', async () => {
    const setup = setUp(new FakeCalls(answers({ transferQuote: [code('OVER_LIMIT', { left: '5.00' }), quote('q2')] })));
    await setup.wizard.open();
    await until(setup.wizard, 'details');
    setup.wizard.send('NEXT', details);
    await until(setup.wizard, 'details');
    expect(setup.wizard.getView()).toMatchObject({
      error: { code: 'OVER_LIMIT', data: { left: '5.00' } },
      answer: details,
    });
    setup.wizard.send('NEXT', { ...details, amount: '5.00' });
    await until(setup.wizard, 'review');
    expect(setup.wizard.getView()).not.toHaveProperty('error');
  });

  it('asks the password again after a wrong one, without the wrong one', async () => {
    const setup = setUp(
      new FakeCalls(answers({ authPayPwd: [code('PAY_PWD_WRONG', { left: 4 }), done({ ticket: 't2' })] })),
    );
    await toPassword(setup);
    setup.wizard.send('NEXT', { pay_pwd: '000000' });
    await eventually(() =>
      expect(setup.wizard.getView()).toMatchObject({ error: { code: 'PAY_PWD_WRONG' }, answer: {} }),
    );
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(setup.wizard, 'done!');
    expect(setup.calls.sent.at(-1)?.input).toMatchObject({ ticket: 't2' });
  });

  it('quotes, reviews and authorises again when the quote had expired', async () => {
    const setup = setUp(
      new FakeCalls(
        answers({
          transferQuote: [quote('q1'), quote('q2', '5.00')],
          transferToHk: [code('QUOTE_EXPIRED'), done({ ref_no: 'R1', status: 'success' })],
        }),
      ),
    );
    await toPassword(setup);
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(setup.wizard, 'review');
    expect(setup.wizard.getView()).toMatchObject({
      data: { quote: { quote_id: 'q2' } },
      error: { code: 'QUOTE_EXPIRED' },
    });
    setup.wizard.send('NEXT', {});
    await until(setup.wizard, 'authorise/ask');
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(setup.wizard, 'done!');
    expect(setup.calls.sent.at(-1)).toMatchObject({
      input: { quote_id: 'q2' },
      idempotencyKey: expect.stringMatching(/\.sending\.1$/) as string,
    });
  });
});
