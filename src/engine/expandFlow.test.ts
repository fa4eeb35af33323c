import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { expandFlow } from './expandFlow.ts';
import type { FlowFile } from './flowFile.ts';

function expanded(states: JsonObject, meta: JsonObject = { entries: { '/parcel': {} } }) {
  return expandFlow({ id: 'parcel', meta, states } as unknown as FlowFile).states;
}

const ends: JsonObject = {
  done: { type: 'final', meta: { outcome: 'success' } },
  refused: { type: 'final' },
  cancelled: { type: 'final', meta: { next: [{ page: '/' }] } },
  left: { type: 'final', meta: { outcome: 'cancelled' } },
  away: { type: 'final', meta: { outcome: 'success', screen: false, next: [{ page: '/' }] } },
};

describe('what a state is', () => {
  it('follows from its buttons or its call', () => {
    const states = expanded({
      ask: { on: { NEXT: { target: 'asking' } } },
      waiting: { invoke: { src: 'op:ask', onDone: { target: 'done' } }, on: { BACK: { target: 'ask' } } },
      asking: { invoke: { src: 'op:ask', onDone: { target: 'proving' } } },
      proving: { invoke: { src: 'flow:prove', onDone: { target: 'done' } } },
      fork: { always: { target: 'done' } },
      review: { tags: ['review'], on: { NEXT: { target: 'done' } } },
    });
    expect(Object.entries(states).map(([name, { tags }]) => [name, tags])).toEqual([
      ['ask', ['step']],
      ['waiting', ['step']],
      ['asking', ['busy']],
      ['proving', ['flow']],
      ['fork', undefined],
      ['review', ['step', 'review']],
    ]);
  });

  it('an end of a flow with routes is a screen, unless it is cancelled or says otherwise', () => {
    const states = expanded(ends);
    expect(Object.keys(states).filter((name) => states[name]?.tags?.includes('step'))).toEqual(['done', 'refused']);
    expect(states['done']?.meta).toEqual({ form: 'parcel/done', outcome: 'success' });
    expect(states['away']?.meta).toEqual({ outcome: 'success', next: [{ page: '/' }] });
  });

  it('an end of a sub-flow is no screen', () => {
    const states = expanded(ends, {});
    expect(Object.values(states).flatMap(({ tags }) => tags ?? [])).toEqual([]);
  });

  it('an end has the outcome of its name unless it names another', () => {
    const states = expanded(ends);
    expect(Object.values(states).map(({ meta }) => meta?.outcome)).toEqual([
      'success',
      'refused',
      'cancelled',
      'cancelled',
      'success',
    ]);
  });
});

it('several codes or outcomes are a branch each, in order', () => {
  const states = expanded({
    ask: { on: { NEXT: { target: 'asking' } }, onError: [{ guard: 'code:A,B', target: 'done' }] },
    asking: {
      invoke: {
        src: 'op:ask',
        onDone: { target: 'done' },
        onError: [
          { guard: 'call:unknown', target: 'done' },
          { guard: 'code:A,B', target: 'ask', description: 'x' },
          { target: 'done' },
        ],
      },
    },
    proving: {
      invoke: { src: 'flow:prove', onDone: [{ guard: 'outcome:back,cancelled', target: 'ask' }, { target: 'done' }] },
    },
  });
  expect(states['ask']?.onError).toEqual([
    { guard: 'code:A', target: 'done' },
    { guard: 'code:B', target: 'done' },
  ]);
  expect(states['asking']?.invoke?.onError).toEqual([
    { guard: 'call:unknown', target: 'done' },
    { guard: 'code:A', target: 'ask', description: 'x' },
    { guard: 'code:B', target: 'ask', description: 'x' },
    { target: 'done' },
  ]);
  expect(states['proving']?.invoke?.onDone).toEqual([
    { guard: 'outcome:back', target: 'ask' },
    { guard: 'outcome:cancelled', target: 'ask' },
    { target: 'done' },
  ]);
});

it('has a row for each answer of a list', () => {
  const summary = [{ answer: 'a/b' }, { step: 'ask', answers: ['c', 'd/e'] }, { name: 'x', data: 'y', as: 'text' }];
  const states = expanded({ done: { type: 'final', meta: { outcome: 'success', summary } } } as unknown as JsonObject);
  expect(states['done']?.meta?.summary).toEqual([
    { answer: 'a/b' },
    { answer: 'ask/c' },
    { answer: 'ask/d/e' },
    { name: 'x', data: 'y', as: 'text' },
  ]);
});

describe('a state that is like another', () => {
  const shown = { mark: 'failed', data: { a: '$reply/x', b: '$reply/y' }, summary: [{ answer: 'ask/a' }] };
  const states = {
    done: { type: 'final', meta: { outcome: 'success', path: '/done', ...shown } },
    late: {
      type: 'final',
      meta: { outcome: 'processing', like: 'done', mark: 'processing', data: { b: '$reply/z', c: '$now' } },
    },
    later: { type: 'final', meta: { outcome: 'processing', like: 'late' } },
    other: { type: 'final', meta: { outcome: 'refused', like: 'letter/lost' } },
    unknown: { type: 'final', meta: { outcome: 'refused', like: 'letter/found' } },
  };
  const flow = { id: 'parcel', meta: { entries: { '/parcel': {} } }, initial: 'done', states } as unknown as FlowFile;
  const letter = {
    lost: { type: 'final', meta: { outcome: 'success', next: [{ page: '/' }] } },
  } as unknown as FlowFile['states'];
  const meta = (state: string) =>
    expandFlow(flow, 'parcel', (id) => (id === 'letter' ? letter : undefined)).states[state]?.meta;

  it('shows what that one shows, but for what it says itself, and ends as it says', () => {
    expect(meta('late')).toEqual({
      ...shown,
      form: 'parcel/late',
      outcome: 'processing',
      mark: 'processing',
      data: { a: '$reply/x', b: '$reply/z', c: '$now' },
    });
  });

  it('may be like one of another flow', () => {
    expect(meta('other')).toEqual({ form: 'parcel/other', outcome: 'refused', next: [{ page: '/' }] });
  });

  it.each([
    ['one that is not there', 'unknown', 'letter/found'],
    ['one that is like a third', 'later', 'late'],
  ])('is left as it is when it is like %s', (_, state, like) => expect(meta(state)).toMatchObject({ like }));
});

it('takes what is no flow at all, for the language to report', () => {
  const odd = {
    a: 3,
    b: { on: [1], invoke: 'x', tags: 5, meta: 'y', onError: 'z' },
    c: { invoke: { src: 1, onDone: [2] } },
  };
  expect(() => expanded(odd as unknown as JsonObject, { entries: 3 })).not.toThrow();
});
