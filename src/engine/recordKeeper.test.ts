import { describe, expect, it } from 'vitest';
import type { Timers } from './ports.ts';
import type { FlowRecord } from './record.ts';
import type { FlowBundle } from './bundle.ts';
import { isWorthKeeping, RecordKeeper } from './recordKeeper.ts';
import { FakeStore } from './testing/fakeGateway.ts';

/** Timers that run what waits when the test says so. */
function handTimers() {
  const waiting = new Set<{ readonly what: string; readonly task: () => void }>();
  const wait = (what: string, task: () => void): (() => void) => {
    const entry = { what, task };
    waiting.add(entry);
    return () => waiting.delete(entry);
  };
  const timers: Timers = {
    after: (ms, task) => wait(`${ms} ms`, task),
    afterPaint: (task) => wait('paint', task),
  };
  return { timers, waitsFor: () => [...waiting].map(({ what }) => what) };
}

const bundle = { flows: {}, forms: {}, operations: {}, flow: { id: 'sample', states: {} } } as unknown as FlowBundle;
const record = (typed: string): FlowRecord => ({
  format: 1,
  id: 'r1',
  flow: 'sample',
  version: 1,
  entry: '/sample',
  revision: 0,
  input: {},
  path: [],
  drafts: { details: { name: typed } },
  attempts: {},
});

function setUp() {
  const { timers, waitsFor } = handTimers();
  const store = new FakeStore();
  let current = record('a');
  const keeper = new RecordKeeper(
    store,
    timers,
    () => ({ record: current, bundle }),
    (revision) => (current = { ...current, revision }),
    () => undefined,
  );
  const type = (typed: string): void => void (current = { ...current, drafts: { details: { name: typed } } });
  return { keeper, store, waitsFor, type };
}

/** A store that takes saves and answers none. */
function held(store: FakeStore): { readonly saves: readonly { readonly revision: number; readonly when: unknown }[] } {
  const saves: { revision: number; when: unknown }[] = [];
  Object.assign(store, {
    save: ({ revision }: FlowRecord, when?: 'last') => {
      saves.push({ revision, when });
      return new Promise(() => undefined);
    },
  });
  return { saves };
}

describe('a record is saved', () => {
  it('once a step is on screen, and what is typed meanwhile does not put it off', () => {
    const { keeper, waitsFor } = setUp();
    keeper.soon();
    keeper.afterPause(800);
    expect(waitsFor()).toEqual(['paint']);
  });

  it('when nothing more was typed for a while, counted from the last key', () => {
    const { keeper, waitsFor } = setUp();
    keeper.afterPause(800);
    keeper.afterPause(800);
    expect(waitsFor()).toEqual(['800 ms']);
  });

  it('at once when the page is left, with what was typed last, and no more after that', async () => {
    const { keeper, store, waitsFor, type } = setUp();
    keeper.afterPause(800);
    type('b');
    const saving = keeper.flush();
    expect(store.stored?.drafts).toEqual({ details: { name: 'b' } });
    expect(await saving).toBe('saved');
    expect(waitsFor()).toEqual([]);
    expect(store.stored?.revision).toBe(1);
    await keeper.flush();
    expect(store.stored?.revision).toBe(1);
  });

  it('without waiting for the save under way when the page goes for good, as the last one', async () => {
    const { keeper, store, type } = setUp();
    const first = held(store);
    keeper.soon();
    void keeper.flush();
    type('b');
    keeper.afterPause(800);
    keeper.keep(false);
    expect(first.saves).toEqual([{ revision: 0, when: undefined }]);
    keeper.keep(true);
    expect(first.saves).toEqual([
      { revision: 0, when: undefined },
      { revision: 0, when: 'last' },
    ]);
  });

  it('not at all when it was stopped', async () => {
    const { keeper, store, waitsFor } = setUp();
    keeper.soon();
    keeper.stop();
    expect(waitsFor()).toEqual([]);
    await keeper.flush();
    expect(store.stored).toBeUndefined();
  });
});

describe('what is worth keeping', () => {
  const begun: FlowRecord = { ...record(''), drafts: {} };
  const inside = (sub: Partial<FlowRecord>): FlowRecord => ({
    ...begun,
    path: [{ state: 'naming', sub: { flow: 'below', version: 1, path: [], drafts: {}, ...sub } }],
  });

  it('nothing of a wizard in which nobody has done anything', () => {
    expect(isWorthKeeping(begun)).toBe(false);
    expect(isWorthKeeping(inside({}))).toBe(false);
  });

  it('an answer, and what was typed, in a sub-flow that comes before any step of the flow itself', () => {
    expect(isWorthKeeping(inside({ path: [{ state: 'way', event: 'NEXT', answer: { variant: 'info' } }] }))).toBe(true);
    expect(isWorthKeeping(inside({ drafts: { way: { variant: 'info' } } }))).toBe(true);
  });
});
