import { describe, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../api/outcome.ts';
import type { Json, JsonObject } from '../domain/json.ts';
import { FakeCalls, FakeStore, noLocks, quickTimers } from './testing/fakeGateway.ts';
import { testBundle, testWorld } from './testing/testBundle.ts';
import type { Wizard } from './wizard.ts';
import { createWizard } from './wizard.ts';

const done = (data: Json): CallOutcome => ({ type: 'done', data });
const code = (name: string, data: Json = {}): CallOutcome => ({ type: 'business', code: name, data });
const lost: CallOutcome = { type: 'network' };
const quote = (id: string, fee = '0.00'): CallOutcome =>
  done({ quote_id: id, fee: { currency: 'HKD', amount: fee }, otp_required: false });
const details = { account_id: 'a', method: 'bank', amount: '100.00', payee_name_en: 'CHAN TAI MAN' };

function answers(change: { [operationId: string]: (CallOutcome | ((input: JsonObject) => CallOutcome))[] } = {}) {
  return {
    userInfoQuery: [done({ account_list: [] })],
    transferQuote: [quote('q1')],
    authPayPwd: [done({ ticket: 't1' })],
    transferToHk: [done({ ref_no: 'R1', status: 'success' })],
    ...change,
  };
}

interface Setup {
  readonly calls: FakeCalls;
  readonly store: FakeStore;
  readonly wizard: Wizard;
  now: string;
}

let ids = 0;
function setUp(calls = new FakeCalls(answers()), store = new FakeStore()): Setup {
  const setup = { calls, store, now: '2026-11-23T10:00:00+08:00' } as { -readonly [K in keyof Setup]: Setup[K] };
  setup.wizard = createWizard({
    bundle: testBundle('transfer-to-hk', { details: { required: ['amount'] } }),
    entry: '/dashboard/transfer/toHk',
    input: {},
    world: () => testWorld({ now: setup.now }),
    records: store,
    calls,
    locks: noLocks,
    timers: quickTimers,
    newId: () => `record${String((ids += 1))}`,
  });
  return setup;
}

const at = (wizard: Wizard): string => {
  const view = wizard.getView();
  if (view.type === 'step') return view.statePath;
  return view.type === 'end' ? `${view.state}!` : view.type;
};
const until = (wizard: Wizard, where: string) => vi.waitFor(() => expect(at(wizard)).toBe(where));

async function toReview(setup: Setup): Promise<void> {
  await setup.wizard.open();
  await until(setup.wizard, 'details');
  setup.wizard.send('NEXT', details);
  await until(setup.wizard, 'review');
}

async function toPassword(setup: Setup): Promise<void> {
  await toReview(setup);
  setup.wizard.send('NEXT', {});
  await until(setup.wizard, 'authorise/ask');
}

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
    await vi.waitFor(() => expect(setup.store.stored?.path.at(-1)?.state).toBe('sending'));
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

  it('refuses a level that may not (AMB-01), and a visitor', async () => {
    const bundle = testBundle('transfer-to-hk');
    const open = async (user: JsonObject) => {
      const { calls, store } = setUp();
      const world = () => testWorld({ user });
      const wizard = createWizard({
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
    wizard.back({});
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
    setup.wizard.back({ ...details, amount: '999.00' });
    await until(setup.wizard, 'review');
    expect(setup.wizard.getView()).toMatchObject({ type: 'step' });
    expect(setup.calls.countOf('transferQuote')).toBe(1);
  });

  it('Back on the first step of a sub-flow leaves it, and the review is asked again', async () => {
    const setup = setUp();
    await toPassword(setup);
    setup.wizard.back({});
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
    await vi.waitFor(() =>
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
    await vi.waitFor(() =>
      expect(setup.wizard.getView()).toMatchObject({ type: 'busy', retry: 'network', canBack: false }),
    );
    expect(calls.countOf('transferToHk')).toBe(1);
    setup.wizard.retry();
    await until(setup.wizard, 'done!');
    const keys = calls.sent
      .filter(({ operationId }) => operationId === 'transferToHk')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/\.sending\.0$/);
    expect(keys[1]).toMatch(/\.sending\.1$/);
  });

  it('that nobody can answer ends as processing, never as failed', async () => {
    const setup = setUp(new FakeCalls(answers({ transferToHk: [lost] })));
    await send(setup);
    await until(setup.wizard, 'processing!');
    expect(setup.wizard.getView()).toMatchObject({ outcome: 'processing' });
  });

  it('is asked for after a reload, without a question and without sending', async () => {
    const first = setUp(new FakeCalls(answers({ transferToHk: [() => new Promise(() => undefined) as never] })));
    await send(first);
    await vi.waitFor(() => expect(first.calls.countOf('transferToHk')).toBe(1));
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
    await vi.waitFor(() => expect(first.calls.countOf('transferToHk')).toBe(1));
    const calls = new FakeCalls(answers({ transferToHk: [] }));
    calls.outcomes = [{ type: 'answered', outcome: done({ ref_no: 'R1', status: 'success' }) }];
    const second = setUp(calls, first.store);
    second.now = '2026-11-24T10:00:00+08:00';
    await second.wizard.open();
    await until(second.wizard, 'done!');
    expect(calls.sent).toHaveLength(0);
  });
});

describe('resume', () => {
  it('offers to continue, and asks a secret again that a call ahead needs', async () => {
    const first = setUp(new FakeCalls(answers({ authPayPwd: [lost] })));
    await toPassword(first);
    first.wizard.send('NEXT', { pay_pwd: '135790' });
    await vi.waitFor(() => expect(first.wizard.getView()).toMatchObject({ type: 'busy', retry: 'network' }));
    await vi.waitFor(() => expect(JSON.stringify(first.store.stored)).toContain('"$hole":"pin"'));
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    expect(second.wizard.getView().type).toBe('resume');
    second.wizard.resume('continue');
    await until(second.wizard, 'authorise/ask');
    expect(second.wizard.getView()).toMatchObject({
      notices: [{ type: 'resumed' }, { type: 'secretAgain' }],
      answer: {},
    });
    second.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(second.wizard, 'done!');
  });

  it('asks an old quote again and the review with it', async () => {
    const first = setUp();
    await toPassword(first);
    await vi.waitFor(() => expect(first.store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    const second = setUp(new FakeCalls(answers({ transferQuote: [quote('q2', '5.00')] })), first.store);
    second.now = '2026-11-23T10:05:01+08:00';
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'review');
    expect(second.wizard.getView()).toMatchObject({
      data: { quote: { quote_id: 'q2' } },
      notices: expect.arrayContaining([{ type: 'figuresChanged' }]) as unknown,
    });
  });

  it('starts over when the member wants to', async () => {
    const first = setUp();
    await toReview(first);
    await vi.waitFor(() => expect(first.store.stored).toBeDefined());
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    second.wizard.resume('startOver');
    await until(second.wizard, 'details');
    expect(second.wizard.getView()).toMatchObject({ answer: {} });
  });

  it('shows the receipt again after a reload, and drops the record when it is left', async () => {
    const first = setUp();
    await toPassword(first);
    first.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(first.wizard, 'done!');
    await vi.waitFor(() => expect(first.store.stored?.path.at(-1)?.state).toBe('sending'));
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    expect(second.wizard.getView()).toMatchObject({ type: 'end', data: { receipt: { ref_no: 'R1' } } });
    second.wizard.close();
    expect(first.store.dropped).toBe(1);
  });

  it('begins anew after a refusal of which nothing came: its reason may be gone', async () => {
    const first = setUp(new FakeCalls(answers({ transferQuote: [code('FUNDS_FROZEN', { until: 'tomorrow' })] })));
    await first.wizard.open();
    await until(first.wizard, 'details');
    first.wizard.send('NEXT', details);
    await until(first.wizard, 'frozen!');
    await vi.waitFor(() => expect(first.store.stored?.path.at(-1)?.state).toBe('quoting'));
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    await until(second.wizard, 'details');
    expect(second.wizard.getView()).toMatchObject({ answer: {} });
  });
});

describe('two tabs', () => {
  it('the tab that did not save last follows the other', async () => {
    const first = setUp();
    await toReview(first);
    await vi.waitFor(() => expect(first.store.stored).toBeDefined());
    const second = setUp(first.calls, first.store);
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'review');
    second.wizard.send('NEXT', {});
    await until(second.wizard, 'authorise/ask');
    await vi.waitFor(() => expect(first.store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    first.wizard.edit('details');
    await vi.waitFor(() =>
      expect(first.wizard.getView()).toMatchObject({ statePath: 'authorise/ask', notices: [{ type: 'otherTab' }] }),
    );
  });

  it('a tab that follows saves nothing of its own, so that the one that leads is not overtaken', async () => {
    const first = setUp();
    await toReview(first);
    await vi.waitFor(() => expect(first.store.stored?.path.some(({ state }) => state === 'details')).toBe(true));
    const second = setUp(first.calls, first.store);
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'review');
    first.wizard.send('NEXT', {});
    await vi.waitFor(() => expect(first.store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    const saved = first.store.stored?.revision;
    first.store.listener?.();
    await until(second.wizard, 'authorise/ask');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(first.store.stored?.revision).toBe(saved);
    first.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(first.wizard, 'done!');
  });
});
