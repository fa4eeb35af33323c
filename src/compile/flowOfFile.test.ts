import { describe, expect, it } from 'vitest';
import { parseDataFile } from './dataFile.ts';
import { flowOfFile, positionInFlow } from './flowOfFile.ts';

const text = `{
  "id": "parcel", "meta": {},
  "states": {
    "asking": {
      "invoke": {
        "src": "op:ask",
        "onDone": { "target": "done" },
        "onError": [
          { "guard": "code:ONE,THREE,FIVE", "target": "done" },
          { "guard": "code:SEVEN", "target": "done" },
          { "target": "done" }
        ]
      }
    },
    "done": { "type": "final" }
  }
}`;
const file = parseDataFile('flows/parcel/flow.json', text);
const at = (pointer: string) => {
  const { line, column } = positionInFlow(file, `/states/asking/invoke/${pointer}`);
  return text.split('\n')[line - 1]?.slice(column - 1);
};

it('the flow has a branch for each code', () => {
  expect(flowOfFile(file).states['asking']?.invoke?.onError).toHaveLength(5);
});

it('a state is like one of another file, also when only that one has changed', () => {
  const flowText = (id: string, state: object) =>
    JSON.stringify({ id, meta: {}, states: { lost: { type: 'final', meta: state } } });
  const letter = parseDataFile('flows/letter/flow.json', flowText('letter', { like: 'parcel/lost' }));
  const markOf = (mark: string) => {
    const parcel = parseDataFile('flows/parcel/flow.json', flowText('parcel', { mark }));
    return flowOfFile(letter, new Map([[parcel.path, parcel]])).states['lost']?.meta?.mark;
  };
  expect([markOf('failed'), markOf('locked'), flowOfFile(letter).states['lost']?.meta?.mark]).toEqual([
    'failed',
    'locked',
    undefined,
  ]);
});

it('what a state shows because it is like another is where that one says it', () => {
  const states = {
    done: { type: 'final', meta: { data: { a: '$reply/x' }, next: [{ page: '/' }] } },
    late: { type: 'final', meta: { like: 'done', data: { b: '$reply/y' } } },
  };
  const parcel = parseDataFile('flows/parcel/flow.json', JSON.stringify({ id: 'parcel', meta: {}, states }, null, 1));
  const lineOf = (pointer: string) => positionInFlow(parcel, pointer).line;
  expect(lineOf('/states/late/meta/data/a')).toBe(lineOf('/states/done/meta/data/a'));
  expect(lineOf('/states/late/meta/next/0')).toBe(lineOf('/states/done/meta/next/0'));
  expect(lineOf('/states/late/meta/data/b')).toBeGreaterThan(lineOf('/states/late/meta/like'));
});

it('a row of the flow is where it is written, in a list of answers too', () => {
  const summary = [{ answer: 'a/b' }, { step: 'a', answers: ['c', 'd'] }, { name: 'x', data: 'y', as: 'text' }];
  const states = { done: { type: 'final', meta: { summary } }, late: { type: 'final', meta: { like: 'done' } } };
  const parcel = parseDataFile('flows/parcel/flow.json', JSON.stringify({ id: 'parcel', meta: {}, states }));
  const textAt = (pointer: string) => parcel.text.slice(positionInFlow(parcel, pointer).column - 1).slice(0, 5);
  const rows = [0, 1, 2].map((index) => `/meta/summary/${index}/answer`);
  expect(rows.map((row) => textAt(`/states/done${row}`))).toEqual(['"a/b"', '"c","', '"d"]}']);
  expect(rows.map((row) => textAt(`/states/late${row}`))).toEqual(['"a/b"', '"c","', '"d"]}']);
  expect(textAt('/states/done/meta/summary/3/data')).toBe('"y","');
});

describe('a place in the flow is the place in the text', () => {
  it.each([
    ['onDone/target', '"done" },'],
    ['onError/0/guard', '"code:ONE,THREE,FIVE", "target": "done" },'],
    ['onError/1/guard', 'THREE,FIVE", "target": "done" },'],
    ['onError/2/guard', 'FIVE", "target": "done" },'],
    ['onError/2', 'FIVE", "target": "done" },'],
    ['onError/2/target', '"done" },'],
    ['onError/3', '{ "guard": "code:SEVEN", "target": "done" },'],
    ['onError/3/guard', '"code:SEVEN", "target": "done" },'],
    ['onError/4/target', '"done" }'],
  ])('%s', (pointer, rest) => {
    expect(at(pointer)).toBe(rest);
  });
});
