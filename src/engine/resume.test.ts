import { describe, expect, it } from 'vitest';
import { pageLocks } from './pageLocks.ts';
import { FakeCalls, FakeStore } from './testing/fakeGateway.ts';
import type { RecordStore } from './ports.ts';
import {
  answers,
  code,
  details,
  done,
  lost,
  quote,
  setUp,
  toEnd,
  toPassword,
  toReview,
  until,
} from './testing/transferWizard.ts';
import { bundleOf, testBundle, testWorld } from './testing/testBundle.ts';
import { eventually } from '../../tests/support/eventually.ts';

/** The transfer of the project, which asks what became of it before it says so. */
const { flow } = testBundle('transfer-to-hk');
const FOLLOWED = bundleOf({
  ...flow,
  states: {
    ...flow.states,
    sending: {
      invoke: {
        src: 'op:transferToHk',
        input: { quote_id: '$reply/quoting/quote_id' },
        onDone: { target: 'following' },
      },
    },
    following: {
      invoke: {
        src: 'op:historyDetail',
        input: { ref_no: '$reply/sending/ref_no' },
        onDone: [
          { guard: { type: 'is', params: { at: '$reply/following/status', in: ['success'] } }, target: 'done' },
          { target: 'processing' },
        ],
      },
    },
  },
});

describe('resume', () => {
  it('offers to continue, and asks a secret again that a call ahead needs', async () => {
    const first = setUp(new FakeCalls(answers({ authPayPwd: [lost] })));
    await toPassword(first);
    first.wizard.send('NEXT', { pay_pwd: '135790' });
    await eventually(() => expect(first.wizard.getView()).toMatchObject({ type: 'busy', retry: 'network' }));
    await eventually(() => expect(JSON.stringify(first.store.stored)).toContain('"$hole":"pin"'));
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    expect(second.wizard.getView().type).toBe('resume');
    second.wizard.resume('continue');
    await until(second.wizard, 'authorise/ask');
    expect(second.wizard.getView()).toMatchObject({
      notices: [{ type: 'secretAgain' }],
      answer: {},
    });
    second.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(second.wizard, 'done!');
  });

  it('asks an old quote again and the review with it', async () => {
    const first = setUp();
    await toPassword(first);
    await eventually(() => expect(first.store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    const second = setUp(new FakeCalls(answers({ transferQuote: [quote('q2', '5.00')] })), first.store);
    second.now = '2026-11-23T10:05:01+08:00';
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'review');
    expect(second.wizard.getView()).toMatchObject({
      data: { quote: { quote_id: 'q2' } },
      notices: [{ type: 'figuresChanged' }],
    });
  });

  it('asks for a review that was not shown, whatever was stored', async () => {
    const first = setUp();
    await toPassword(first);
    await eventually(() => expect(first.store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    const stored = first.store.stored!;
    first.store.stored = {
      ...stored,
      path: stored.path.map(({ shown: _, ...visit }) => (visit.state === 'review' ? visit : { ...visit, shown: _ })),
    };
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'review');
  });

  it.each([
    { state: '__proto__' },
    { state: 'authorise', sub: { flow: '__proto__', version: 1, path: [], drafts: {} } },
  ])('begins a new one instead of a record of no flow (%j)', async (visit) => {
    const first = setUp();
    await toReview(first);
    await eventually(() => expect(first.store.stored).toBeDefined());
    const reply = { type: 'done', committed: true, data: {}, digest: '', at: first.now } as const;
    first.store.stored = { ...first.store.stored!, path: [{ reply, ...visit }] };
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    await until(second.wizard, 'details');
    expect(second.wizard.getView()).toMatchObject({ answer: {} });
  });

  it('says nothing of figures that the member has changed and seen before the reload', async () => {
    const first = setUp(new FakeCalls(answers({ transferQuote: [quote('q1'), quote('q2', '5.00')] })));
    await toPassword(first);
    first.wizard.back();
    await until(first.wizard, 'review');
    first.wizard.send('NEXT', {});
    await until(first.wizard, 'authorise/ask');
    first.wizard.back();
    await until(first.wizard, 'review');
    first.wizard.edit('details');
    await until(first.wizard, 'details');
    first.wizard.send('NEXT', { ...details, amount: '900.00' });
    await until(first.wizard, 'review');
    await eventually(() => expect(JSON.stringify(first.store.stored)).toContain('q2'));
    const second = setUp(first.calls, first.store);
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'review');
    expect(second.wizard.getView()).toMatchObject({
      data: { quote: { quote_id: 'q2' } },
      notices: [{ type: 'resumed' }],
    });
  });

  it('says nothing of figures that changed because the member changed an answer', async () => {
    const own = setUp(new FakeCalls(answers({ transferQuote: [quote('q1'), quote('q2', '5.00')] })));
    await toReview(own);
    own.wizard.edit('details');
    await until(own.wizard, 'details');
    own.wizard.send('NEXT', { ...details, amount: '900.00' });
    await until(own.wizard, 'review');
    expect(own.wizard.getView()).toMatchObject({ data: { quote: { quote_id: 'q2' } }, notices: [] });
  });

  it('says nothing when a save could not be made, and makes it later; "save and exit" says so', async () => {
    const own = setUp();
    await toReview(own);
    await eventually(() => expect(own.store.stored?.path.length).toBeGreaterThan(0));
    const { save } = own.store;
    Object.assign(own.store, { save: () => Promise.resolve({ type: 'unavailable' }) });
    own.wizard.send('NEXT', {});
    await until(own.wizard, 'authorise/ask');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(own.wizard.getView()).toMatchObject({ notices: [] });
    await own.wizard.saveAndExit();
    expect(own.wizard.getView()).toMatchObject({ type: 'step', notices: [{ type: 'notSaved' }] });
    Object.assign(own.store, { save });
    own.wizard.close();
    await eventually(() => expect(own.store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
  });

  it('starts over when the member wants to', async () => {
    const first = setUp();
    await toReview(first);
    await eventually(() => expect(first.store.stored).toBeDefined());
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    second.wizard.resume('startOver');
    await until(second.wizard, 'details');
    expect(second.wizard.getView()).toMatchObject({ answer: {} });
  });

  it('shows the receipt again where the history entry has shown it, also after it was left', async () => {
    const first = setUp();
    const record = await toEnd(first, 'done!');
    first.wizard.close();
    const second = setUp(new FakeCalls(answers()), first.store, { seen: record });
    await second.wizard.open();
    expect(second.wizard.getView()).toMatchObject({ type: 'end', record, data: { receipt: { ref_no: 'R1' } } });
  });

  it('begins a new one for whoever arrives in another way', async () => {
    const first = setUp();
    await toEnd(first, 'done!');
    first.wizard.close();
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    await until(second.wizard, 'details');
    expect(second.wizard.getView()).toMatchObject({ answer: {} });
    expect(first.store.dropped).toBe(1);
  });

  it.each([
    ['a path with something else than visits', [null]],
    ['a sub-flow without a path', [{ state: 'authorise', sub: { path: 4, drafts: {} } }]],
    ['a sub-flow without drafts', [{ state: 'authorise', sub: { path: [], drafts: null } }]],
  ])('drops what is no record, and begins: %s', async (_name, path) => {
    const first = setUp();
    await toPassword(first);
    first.wizard.close();
    await eventually(() => expect(first.store.stored).toBeDefined());
    first.store.stored = { ...first.store.stored!, path } as never;
    const second = setUp(new FakeCalls(answers()), first.store);
    await second.wizard.open();
    await until(second.wizard, 'details');
    expect(first.store.dropped).toBe(1);
  });

  it('asks a read behind the committed call again where it is no longer fresh: the result may be another', async () => {
    const open = (change: Parameters<typeof answers>[0], more: Parameters<typeof setUp>[2], store?: FakeStore) =>
      setUp(new FakeCalls(answers(change)), store, { bundle: FOLLOWED, ...more });
    const first = open({ historyDetail: [done({ status: 'processing' })] }, {});
    const record = await toEnd(first, 'processing!');
    first.wizard.close();
    const second = open({ historyDetail: [done({ status: 'success' })] }, { seen: record }, first.store);
    second.now = '2026-11-23T10:05:01+08:00';
    await second.wizard.open();
    await until(second.wizard, 'done!');
    expect(second.calls.sent.map(({ operationId }) => operationId)).toEqual(['historyDetail']);
  });

  it('asks a read that is never fresh once, however long it takes', async () => {
    const first = setUp();
    await toReview(first);
    await eventually(() => expect(first.store.stored).toBeDefined());
    first.wizard.close();
    const bundle = testBundle('transfer-to-hk', { details: { required: ['amount'] } });
    const stale = { ...bundle.operations, userInfoQuery: { ...bundle.operations['userInfoQuery']!, fresh: 0 } };
    let ticks = 0;
    const second = setUp(new FakeCalls(answers()), first.store, {
      bundle: { ...bundle, operations: stale },
      world: () => testWorld({ now: `2026-11-23T10:00:${String((ticks += 1) % 60).padStart(2, '0')}+08:00` }),
    });
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'review');
    expect(second.calls.sent.filter(({ operationId }) => operationId === 'userInfoQuery')).toHaveLength(1);
  });

  it('begins again after a refusal of which nothing came: its reason may be gone', async () => {
    const first = setUp(new FakeCalls(answers({ transferQuote: [code('FUNDS_FROZEN', { until: 'tomorrow' })] })));
    await first.wizard.open();
    await until(first.wizard, 'details');
    first.wizard.send('NEXT', details);
    await until(first.wizard, 'frozen!');
    await eventually(() => expect(first.store.stored?.path.at(-1)?.state).toBe('quoting'));
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
    await eventually(() => expect(first.store.stored).toBeDefined());
    const second = setUp(first.calls, first.store);
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'review');
    second.wizard.send('NEXT', {});
    await until(second.wizard, 'authorise/ask');
    await eventually(() => expect(first.store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    first.wizard.edit('details');
    await eventually(() =>
      expect(first.wizard.getView()).toMatchObject({ statePath: 'authorise/ask', notices: [{ type: 'otherTab' }] }),
    );
  });

  it('a tab that follows saves nothing of its own, so that the one that leads is not overtaken', async () => {
    const first = setUp();
    await toReview(first);
    await eventually(() => expect(first.store.stored?.path.some(({ state }) => state === 'details')).toBe(true));
    const second = setUp(first.calls, first.store);
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'review');
    first.wizard.send('NEXT', {});
    await eventually(() => expect(first.store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    const saved = first.store.stored?.revision;
    first.store.listener?.();
    await until(second.wizard, 'authorise/ask');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(first.store.stored?.revision).toBe(saved);
    first.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(first.wizard, 'done!');
  });

  it('that send in the same moment: the one that saved sends, the other waits for it and agrees', async () => {
    const receipt = done({ ref_no: 'R1', status: 'success' });
    const calls = new (class extends FakeCalls {
      override readonly askOutcome: FakeCalls['askOutcome'] = (key) =>
        Promise.resolve(
          this.sent.some(({ idempotencyKey }) => idempotencyKey === key)
            ? { type: 'answered', outcome: receipt }
            : { type: 'notReceived' },
        );
    })(answers());
    const locks = pageLocks();
    const store = new FakeStore();
    let late = 0;
    const hearsLate: RecordStore = {
      ...store,
      save: async (record) => {
        const kept = await store.save(record);
        await new Promise((resolve) => setTimeout(resolve, late));
        return kept;
      },
    };
    const first = setUp(calls, store, { locks, records: hearsLate });
    await toPassword(first);
    await eventually(() => expect(store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    const second = setUp(calls, store, { locks });
    await second.wizard.open();
    second.wizard.resume('continue');
    await until(second.wizard, 'authorise/ask');
    late = 50;
    for (const { wizard } of [first, second]) wizard.send('NEXT', { pay_pwd: '135790' });
    await Promise.all([until(first.wizard, 'done!'), until(second.wizard, 'done!')]);
    expect(calls.countOf('transferToHk')).toBe(1);
  });
});
