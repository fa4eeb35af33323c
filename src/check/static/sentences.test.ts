import { expect, test } from 'vitest';
import { isHelp } from './sentences.ts';

test.each([
  ['steps/ask/body/0', true],
  ['steps/ask/body/1/body/0', true],
  ['steps/ask/body/1/more', false],
  ['steps/ask/fields/more/help', true],
  ['steps/ask/fields/more/help/0/more/zh', false],
  ['steps/ask/title', false],
])('links in %s: %s', (key, may) => {
  expect(isHelp(key.split('/'))).toBe(may);
});
