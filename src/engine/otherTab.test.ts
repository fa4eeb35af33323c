import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import type { StepView } from './view.ts';
import type { Wizard } from './wizard.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { FakeCalls, FakeStore, quickTimers } from './testing/fakeGateway.ts';
import { answers, at, details, done, setUp, toPassword, until } from './testing/transferWizard.ts';

const step = (wizard: Wizard): StepView => wizard.getView() as StepView;

/** Two tabs of one member at the first step, where the first has typed something that the second shows. */
async function twoTabs() {
  const store = new FakeStore();
  const heard = new Set<() => void>();
  const records = {
    ...store,
    onChange: (_flow: string, listener: () => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
  };
  const saved = (draft: JsonObject) => eventually(() => expect(store.stored?.drafts['details']).toEqual(draft));
  const first = setUp(undefined, store, { records }).wizard;
  await first.open();
  await until(first, 'details');
  first.draft({ remark: 'a' });
  await eventually(() => expect(store.stored?.drafts['details']).toEqual({ remark: 'a' }));
  const second = setUp(undefined, store, { records }).wizard;
  await second.open();
  second.resume('continue');
  await until(second, 'details');
  return { first, second, store, saved, news: () => heard.forEach((listener) => listener()) };
}

describe('what another tab typed at the same step', () => {
  it('stands in this one, whose form begins anew with it; this one saves nothing', async () => {
    const { first, second, store, saved, news } = await twoTabs();
    const before = step(second).adoptions;
    first.draft({ remark: 'b' });
    await saved({ remark: 'b' });
    const { revision } = store.stored!;
    news();
    await eventually(() => expect(step(second)).toMatchObject({ answer: { remark: 'b' }, adoptions: before + 1 }));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(store.stored?.revision).toBe(revision);
    expect(step(first)).toMatchObject({ notices: [] });
  });

  it('leaves the form as it is where the same stands in it', async () => {
    const { first, second, saved, store, news } = await twoTabs();
    const before = step(second).adoptions;
    const { revision } = store.stored!;
    store.stored = { ...store.stored!, revision: revision + 1 };
    news();
    await eventually(() => expect(step(second).notices).toEqual([{ type: 'otherTab' }]));
    expect(step(second).adoptions).toBe(before);
    await eventually(() => expect(step(first).notices).toEqual([{ type: 'otherTab' }]));
    await saved({ remark: 'a' });
  });

  it('lies under what was typed here and not saved yet, and both come to show the same', async () => {
    const { first, second, saved, store, news } = await twoTabs();
    first.draft({ remark: 'a', amount: '7' });
    await saved({ remark: 'a', amount: '7' });
    second.draft({ remark: 'mine' });
    await saved({ remark: 'mine', amount: '7' });
    expect(step(second).answer).toEqual({ remark: 'mine', amount: '7' });
    const { revision } = store.stored!;
    news();
    await eventually(() => expect(step(first).answer).toEqual({ remark: 'mine', amount: '7' }));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(store.stored?.revision).toBe(revision);
  });

  it('lies under what was typed here while a save was on its way', async () => {
    const store = new FakeStore();
    const pauses: (() => void)[] = [];
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const records = {
      ...store,
      onChange: store.onChange,
      save: (...given: Parameters<typeof store.save>) => isAnswered.then(() => store.save(...given)),
    };
    const after = (_ms: number, task: () => void) => {
      pauses.push(task);
      return () => undefined;
    };
    const { wizard } = setUp(undefined, store, { records, timers: { ...quickTimers, after } });
    await wizard.open();
    await until(wizard, 'details');
    wizard.draft({ remark: 'a' });
    pauses.at(-1)!();
    wizard.draft({ remark: 'a', amount: '7' });
    answer();
    await eventually(() => expect(store.stored?.drafts['details']).toEqual({ remark: 'a' }));
    store.stored = { ...store.stored!, revision: store.stored!.revision + 1, drafts: { details: { remark: 'b' } } };
    store.listener!();
    await eventually(() => expect(step(wizard).notices).toEqual([{ type: 'otherTab' }]));
    expect(step(wizard).answer).toEqual({ remark: 'a', amount: '7' });
  });

  it('is not overtaken by a password typed here, which no record holds: else its call would end unheard', async () => {
    const store = new FakeStore();
    const setup = setUp(undefined, store, { timers: { ...quickTimers, after: () => () => undefined } });
    await toPassword(setup);
    await eventually(() => expect(JSON.stringify(store.stored?.path)).toContain('authorise'));
    setup.wizard.draft({ pay_pwd: '135790' });
    const revision = store.stored!.revision + 1;
    store.stored = { ...store.stored!, revision };
    store.listener!();
    await eventually(() => expect(step(setup.wizard).notices).toEqual([{ type: 'otherTab' }]));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(store.stored.revision).toBe(revision);
  });
});

describe('a try that counts, which another tab makes', () => {
  /** A tab that has asked for a payee and has no answer yet, and another that has heard of it. */
  async function whileAsked(after = quickTimers.after) {
    const { first, second, store, news, calls, answer } = await askingTabs(after);
    first.send('NEXT', { ...details, method: 'FPS', type: 'mobile', mobile: '61234567' });
    await eventually(() => expect(store.stored?.path.map(({ state }) => state)).toContain('details'));
    news();
    await until(second, 'busy');
    return { first, second, calls, news, answer };
  }

  async function askingTabs(after: typeof quickTimers.after) {
    const store = new FakeStore();
    const heard = new Set<() => void>();
    const onChange = (_flow: string, listener: () => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    };
    const calls = new FakeCalls(answers({ fpsPayeeCheck: [done({ payee_name_mask: 'CHAN T** M**' })] }));
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const send: FakeCalls['send'] = async (request) => {
      const outcome = calls.send(request);
      if (request.operationId === 'fpsPayeeCheck') await isAnswered;
      return outcome;
    };
    const more = { records: { ...store, onChange }, calls: { send, askOutcome: calls.askOutcome } };
    const first = setUp(undefined, store, more).wizard;
    await first.open();
    await until(first, 'details');
    first.draft({ remark: 'a' });
    await eventually(() => expect(store.stored?.drafts['details']).toEqual({ remark: 'a' }));
    const second = setUp(undefined, store, { ...more, timers: { ...quickTimers, after } }).wizard;
    await second.open();
    second.resume('continue');
    await until(second, 'details');
    return { first, second, store, calls, answer, news: () => heard.forEach((listener) => listener()) };
  }

  it('is not made again: this one waits and goes on with its answer', async () => {
    const { first, second, calls, news, answer } = await whileAsked(() => () => undefined);
    answer();
    await until(first, 'review');
    await eventually(() => {
      news();
      expect(at(second)).toBe('review');
    });
    expect(calls.countOf('fpsPayeeCheck')).toBe(1);
  });

  it('can be made here where that tab is never heard of again', async () => {
    const { second, calls, answer } = await whileAsked();
    await eventually(() => expect(second.getView()).toMatchObject({ type: 'busy', retry: 'timeout' }));
    expect(calls.countOf('fpsPayeeCheck')).toBe(1);
    answer();
    second.retry();
    await until(second, 'review');
    expect(calls.countOf('fpsPayeeCheck')).toBe(2);
  });
});
