import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { leanFlow } from './leanFlow.ts';

function lean(states: JsonObject, meta: JsonObject = { entries: { '/parcel': {} } }): JsonObject {
  return statesOf(leanFlow({ id: 'parcel', meta, states }));
}

function statesOf(flow: JsonObject): JsonObject {
  const states = flow['states'];
  return isJsonObject(states) ? states : expect.fail();
}

const onError = (...branches: readonly Json[]): JsonObject => ({
  asking: { invoke: { src: 'op:ask', onDone: { target: 'done' }, onError: branches } },
});
const branch = (guard: string, target: string, description?: string): JsonObject => ({
  guard,
  target,
  ...(description !== undefined && { description }),
});

describe('what follows from the rest goes', () => {
  it('tags but for review, the form and the outcome of the same name', () => {
    const states = lean({
      ask: { tags: ['step'], meta: { form: 'parcel/ask' }, on: { NEXT: { target: 'review' } } },
      review: { tags: ['step', 'review'], meta: { form: 'parcel/ask' }, on: { NEXT: { target: 'refused' } } },
      refused: { type: 'final', tags: ['step'], meta: { outcome: 'refused' } },
      done: { type: 'final', tags: ['step'], meta: { outcome: 'success' } },
    });
    expect(states).toEqual({
      ask: { on: { NEXT: { target: 'review' } } },
      review: { tags: ['review'], meta: { form: 'parcel/ask' }, on: { NEXT: { target: 'refused' } } },
      refused: { type: 'final' },
      done: { type: 'final', meta: { outcome: 'success' } },
    });
  });

  it('rows for answers of one step one after another, which become a list', () => {
    const rows = (summary: readonly Json[]) => lean({ done: { type: 'final', meta: { outcome: 'success', summary } } });
    const number = { answer: 'ask/number', areaCode: 'ask/area' };
    const written: readonly Json[] = [
      { answer: 'ask/a' },
      { answer: 'ask/b/c' },
      number,
      { answer: 'ask/d' },
      { answer: 'tell/e' },
    ];
    const short: readonly Json[] = [
      { step: 'ask', answers: ['a', 'b/c'] },
      number,
      { answer: 'ask/d' },
      { answer: 'tell/e' },
    ];
    expect(rows(written)).toEqual(rows(short));
    expect(rows(short)).toMatchObject({ done: { meta: { summary: short } } });
  });

  it('that an end has no screen, where it has none by itself', () => {
    const away = { type: 'final', meta: { outcome: 'success', screen: false } };
    const cancelled = { type: 'final', meta: { screen: false } };
    expect(lean({ away, cancelled })).toEqual({ away, cancelled: { type: 'final' } });
    expect(lean({ away }, {})).toEqual({ away: { type: 'final', meta: { outcome: 'success' } } });
  });
});

describe('codes with one target are one branch', () => {
  it.each<readonly [string, readonly Json[], readonly Json[]]>([
    ['side by side', [branch('code:A', 'x'), branch('code:B', 'x')], [branch('code:A,B', 'x')]],
    [
      'with other codes between',
      [branch('code:A', 'x'), branch('code:B', 'y'), branch('call:unknown', 'z'), branch('code:C,D', 'x')],
      [branch('code:A,C,D', 'x'), branch('code:B', 'y'), branch('call:unknown', 'z')],
    ],
    ['with one comment', [branch('code:A', 'x', 'so'), branch('code:B', 'x', 'so')], [branch('code:A,B', 'x', 'so')]],
  ])('%s', (_, before, after) => {
    expect(lean(onError(...before))).toEqual(onError(...after));
  });

  it.each<readonly [string, readonly Json[]]>([
    [
      'with a condition between',
      [branch('code:A', 'x'), { guard: { type: 'is' }, target: 'y' }, branch('code:B', 'x')],
    ],
    ['with comments that differ', [branch('code:A', 'x', 'so'), branch('code:B', 'x')]],
    ['that is not of codes', [branch('call:unknown', 'x'), branch('code:B', 'x'), { target: 'x' }]],
  ])('not %s', (_, branches) => {
    expect(lean(onError(...branches))).toEqual(onError(...branches));
  });
});

it('names of an object have one order; buttons, data and inputs keep theirs', () => {
  const state = {
    on: { NEXT: { description: 'on', target: 'b' }, CANCEL: { target: 'a' } },
    meta: { summary: [], data: { b: '$user/b', a: '$user/a' }, stage: 'x' },
    description: 'y',
  };
  expect(JSON.stringify(lean({ state })['state'])).toBe(
    '{"description":"y","meta":{"stage":"x","data":{"b":"$user/b","a":"$user/a"},"summary":[]},' +
      '"on":{"NEXT":{"target":"b","description":"on"},"CANCEL":{"target":"a"}}}',
  );
});

it('what is lean stays as it is', () => {
  const states = onError(branch('code:A,B', 'x'), branch('code:C', 'y'), { target: 'z' });
  const once = leanFlow({ id: 'parcel', meta: {}, states });
  expect(JSON.stringify(leanFlow(once))).toBe(JSON.stringify(once));
});
