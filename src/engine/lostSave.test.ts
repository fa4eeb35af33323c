import { describe, expect, it } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import type { RecordStore } from './ports.ts';
import { FakeCalls, FakeStore } from './testing/fakeGateway.ts';
import { answers, setUp, toReview, until } from './testing/transferWizard.ts';

describe('a save whose reply is lost', () => {
  const isStored = (store: FakeStore, visited: string) =>
    eventually(() => expect(store.stored?.path.some(({ state }) => state === visited)).toBe(true));

  /** A wizard at the payment password. Its store takes all and, while `deaf`, as when it came here, tells nobody. */
  async function atPassword() {
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
    const tab = setUp(new FakeCalls(answers()), store, { records });
    await toReview(tab);
    await isStored(store, 'details');
    heard.deaf = true;
    tab.wizard.send('NEXT', {});
    await until(tab.wizard, 'authorise/ask');
    await isStored(store, 'review');
    return { wizard: tab.wizard, store, heard };
  }

  it('takes nothing back that was done after it (R-ERR-30)', async () => {
    const { wizard, store, heard } = await atPassword();
    wizard.send('NEXT', { pay_pwd: '135790' });
    await until(wizard, 'done!');
    heard.deaf = false;
    wizard.keep(false);
    await isStored(store, 'sending');
    expect(wizard.getView()).toMatchObject({ type: 'end', state: 'done' });
  });

  it('is not taken for another tab: what was typed since stays', async () => {
    const { wizard, store, heard } = await atPassword();
    heard.deaf = false;
    store.listener?.();
    wizard.send('NEXT', { pay_pwd: '135790' });
    await until(wizard, 'done!');
    expect(wizard.getView()).not.toMatchObject({ notices: [{ type: 'otherTab' }] });
  });
});
