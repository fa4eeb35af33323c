import { expect, test } from 'vitest';
import { readFrom } from './arrival.ts';

test.each([
  [{ from: '/dashboard/transfer?x=1' }, '/dashboard/transfer?x=1'],
  [{ from: '//evil.example' }, undefined],
  [{ from: '/\\evil.example' }, undefined],
  [{ from: 'https://evil.example' }, undefined],
  [{ from: 7 }, undefined],
  [null, undefined],
  ['from', undefined],
])('the page to come back to of %j is %j', (state, expected) => {
  expect(readFrom(state)).toBe(expected);
});
