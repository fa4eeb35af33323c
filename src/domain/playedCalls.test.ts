import { expect, it } from 'vitest';
import { playedCalls } from './playedCalls.ts';

const played = new Map([['noticePause', 'openapi/paths/user/noticePause.yaml']]);
const files = (text: string, path = 'flows/pause/flow.json') => playedCalls([[path, text]], played);

it('names where a flow calls what is played, why that is wrong and how to mend it', () => {
  expect(files('{\n  "src": "op:noticePause"\n}')).toEqual([
    {
      file: 'flows/pause/flow.json',
      line: 2,
      column: 10,
      message:
        'calls "noticePause", which openapi/paths/user/noticePause.yaml marks "x-played": only a sandbox answers it, from its examples. Write gateway/operations/user/noticePause.ts and take the mark away, or leave the flow out.',
    },
  ]);
});

it('finds the call of a field, and that of a file', () => {
  expect(files('{ "x-service": { "op": "noticePause" } }', 'schemas/pause/ask.schema.json')).toHaveLength(1);
  expect(files('{ "file": { "op":"noticePause" } }')).toHaveLength(1);
});

it('finds a call that is written with escapes, wherever other strings stand', () => {
  expect(files('{ "src": "op:notice\\u0050ause" }')).toHaveLength(1);
  expect(files('{ "a": ["x", ": ", ":"], "s\\u0072c" : "op:noticePause" }')).toMatchObject([{ line: 1, column: 39 }]);
});

it('leaves every other call alone, and files that call nothing', () => {
  expect(files('{ "src": "op:noticePauseQuery", "id": "noticePause" }')).toEqual([]);
  expect(files('{ "src": "op:noticePause" }', 'locales/en/pause.json')).toEqual([]);
});
