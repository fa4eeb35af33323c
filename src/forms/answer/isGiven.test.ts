import { expect, it } from 'vitest';
import { isGiven } from './isGiven.ts';

it('nothing is given where there is nothing but what it began with', () => {
  expect(isGiven({}, {})).toBe(false);
  expect(isGiven({ area: '852' }, { area: '852' })).toBe(false);
  expect(isGiven({ name: '', agreed: false, parts: { year: '' } }, {})).toBe(false);
});

it('what was typed is given, also in place of what it began with', () => {
  expect(isGiven({ name: 'Lee' }, {})).toBe(true);
  expect(isGiven({ area: '86' }, { area: '852' })).toBe(true);
  expect(isGiven({ parts: { year: '2026' } }, {})).toBe(true);
});
