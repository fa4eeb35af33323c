import { describe, expect, it } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import type { RecordStore } from './ports.ts';
import { FakeCalls, FakeStore } from './testing/fakeGateway.ts';
import { answers, setUp, toReview, until } from './testing/transferWizard.ts';

describe('a save whose reply is lost', () => {
  /** A store that takes all and, while `deaf`, tells nobody. */
  function deafStore() {
    const store = new FakeStore();
    const heard = { deaf: false };
    const records: RecordStore = {
      ...store,
      load: () => (heard.deaf ? Promise.resolve(undefined) : store.load()),
      save: async (record) => {
        const kept = await store.save(record);
        return heard.deaf ? { type: 'unavailable' } : kept;
      },
    };
    return { store, heard, records };
  }

  it('takes nothing back that was done after it (R-ERR-30)', async () => {
    const { store, heard, records } = deafStore();
    const tab = setUp(new FakeCalls(answers()), store, { records });
    await toReview(tab);
    await eventually(() => expect(store.stored?.path.some(({ state }) => state === 'details')).toBe(true));
    heard.deaf = true;
    tab.wizard.send('NEXT', {});
    await until(tab.wizard, 'authorise/ask');
    await eventually(() => expect(store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    tab.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(tab.wizard, 'done!');
    heard.deaf = false;
    tab.wizard.keep(false);
    await eventually(() => expect(store.stored?.path.some(({ state }) => state === 'sending')).toBe(true));
    expect(tab.wizard.getView()).toMatchObject({ type: 'end', state: 'done' });
  });

  it('is not taken for another tab: what was typed since stays', async () => {
    const { store, heard, records } = deafStore();
    const tab = setUp(new FakeCalls(answers()), store, { records });
    await toReview(tab);
    await eventually(() => expect(store.stored?.path.some(({ state }) => state === 'details')).toBe(true));
    heard.deaf = true;
    tab.wizard.send('NEXT', {});
    await until(tab.wizard, 'authorise/ask');
    await eventually(() => expect(store.stored?.path.some(({ state }) => state === 'review')).toBe(true));
    heard.deaf = false;
    store.listener?.();
    tab.wizard.send('NEXT', { pay_pwd: '135790' });
    await until(tab.wizard, 'done!');
    expect(tab.wizard.getView()).not.toMatchObject({ notices: [{ type: 'otherTab' }] });
  });
});
