import { expect, it } from 'vitest';
import { meetsCheck } from './meetsCheck.ts';

const sequence = { type: 'string', minLength: 6, not: { enum: ['123456', '654321'] } };
const repeated = { type: 'string', minLength: 6, not: { type: 'string', repeats: true } };

it.each([
  ['a text that is not excluded', sequence, '135790', true],
  ['an excluded one', sequence, '123456', false],
  ['the beginning of an excluded one, which is not all there', sequence, '12345', false],
  ['a text without repeats', repeated, '112233', true],
  ['one part over and over', repeated, '121212', false],
  ['nothing at all', repeated, '', false],
  ['a length in characters', { maxLength: 2 }, '\u{20000}a', true],
  ['a pattern', { pattern: '^[0-9]+$' }, '12a', false],
])('%s', (_, schema, text, isMet) => {
  expect(meetsCheck(schema, text)).toBe(isMet);
});
