import { expect, it } from 'vitest';
import { cardExpiry } from './cardExpiry.ts';

it.each([
  ['2026-12-01', 2, '2028-12-31'],
  ['2026-12-31', 2, '2028-12-31'],
  ['2024-02-29', 3, '2027-02-28'],
  ['2025-02-28', 3, '2028-02-29'],
  ['2027-01-30', 0, '2027-01-31'],
])('a card counted from %s for %i years is good until %s', (from, years, last) =>
  expect(cardExpiry(from, years)).toBe(last),
);
