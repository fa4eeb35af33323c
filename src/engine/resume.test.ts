import { describe, expect, it } from 'vitest';
import { FakeCalls } from './testing/fakeGateway.ts';
import { answers, code, details, lost, quote, setUp, toPassword, toReview, until } from './testing/transferWizard.ts';
import { eventually } from '../../tests/support/eventually.ts';

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
      notices: [{ type: 'resumed' }, { type: 'secretAgain' }],
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
      notices: expect.arrayContaining([{ type: 'figuresChanged' }]) as unknown,
    });
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

  it('shows the receipt again after a reload, and drops the record when it is left', async () => {
    const first = setUp();
    await toPassword(first);
    first.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(first.wizard, 'done!');
    await eventually(() => expect(first.store.stored?.path.at(-1)?.state).toBe('sending'));
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
});
