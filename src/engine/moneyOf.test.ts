import { describe, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../api/outcome.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { FakeCalls, FakeStore } from './testing/fakeGateway.ts';
import { answers, done, lost, setUp, toPassword, toReview, until, type Setup } from './testing/transferWizard.ts';

const OVER: CallOutcome = { type: 'session', code: 'NOT_LOGIN' };

describe('what a wizard knows of the money, should the session be over (R-ERR-07)', () => {
  const pay = async (setup: Setup): Promise<void> => {
    await toPassword(setup);
    setup.wizard.send('NEXT', { pay_pwd: '135790' });
  };
  const news = ({ wizard }: Setup, isOrderRefused = false) => wizard.moneyNews(isOrderRefused);

  it('none is taken before it is ordered', async () => {
    const setup = setUp();
    await toReview(setup);
    expect(news(setup)).toBe('notTaken');
  });

  it('none is taken where the save before the order is refused, or the order itself', async () => {
    const setup = setUp(new FakeCalls(answers({ transferToHk: [OVER] })));
    const heard: unknown[] = [];
    const save = setup.store.save;
    vi.spyOn(setup.store, 'save').mockImplementation((record) => {
      heard.push(news(setup));
      return save(record);
    });
    const send = setup.calls.send;
    vi.spyOn(setup.calls, 'send').mockImplementation((request) => {
      if (request.operationId === 'transferToHk') heard.push(news(setup), news(setup, true));
      return send(request);
    });
    await pay(setup);
    await until(setup.wizard, 'refused');
    expect(heard.slice(-2), 'another call is refused meanwhile, or the order').toEqual(['unheard', 'notTaken']);
    expect(new Set(heard.slice(0, -2))).toEqual(new Set(['notTaken']));
  });

  it('nobody knows while the outcome is asked for, nor where it stays unknown', async () => {
    const setup = setUp(new FakeCalls(answers({ transferToHk: [lost] })));
    const ask = setup.calls.askOutcome;
    const heard: unknown[] = [];
    vi.spyOn(setup.calls, 'askOutcome').mockImplementation((key) => {
      heard.push(news(setup));
      return ask(key);
    });
    await pay(setup);
    await until(setup.wizard, 'processing!');
    expect(new Set([...heard, news(setup)])).toEqual(new Set(['unheard']));
  });

  it('nothing is said once it is taken', async () => {
    const setup = setUp();
    await pay(setup);
    await until(setup.wizard, 'done!');
    expect(news(setup)).toBeUndefined();
  });

  it('nothing is said once another tab has heard that it is taken', async () => {
    const store = new FakeStore();
    const setup = setUp(new FakeCalls(answers()), store);
    const send = setup.calls.send;
    vi.spyOn(setup.calls, 'send').mockImplementation((request) =>
      request.operationId === 'transferToHk' ? new Promise(() => undefined) : send(request),
    );
    await pay(setup);
    await eventually(() => expect(news(setup)).toBe('unheard'));
    const tellFirst = store.listener;
    const other = setUp(new FakeCalls(answers()), store);
    other.calls.outcomes = [{ type: 'answered', outcome: done({ ref_no: 'R1', status: 'success' }) }];
    await other.wizard.open();
    await until(other.wizard, 'done!');
    await eventually(() => expect(store.stored?.path.at(-1)?.reply).toBeDefined());
    tellFirst?.();
    await until(setup.wizard, 'done!');
    expect(news(setup)).toBeUndefined();
  });

  it('none is taken once the gateway has said that it never had the order', async () => {
    const setup = setUp(new FakeCalls(answers({ transferToHk: [lost, done({ ref_no: 'R2', status: 'success' })] })));
    setup.calls.outcomes = [{ type: 'notReceived' }];
    await pay(setup);
    await eventually(() => expect(setup.wizard.getView()).toMatchObject({ retry: 'network' }));
    expect(news(setup)).toBe('notTaken');
  });
});
