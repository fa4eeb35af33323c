import { expect, it } from 'vitest';
import { shortest } from './shortest.ts';

const numbers = Array.from({ length: 1000 }, (_, at) => at);
const needs = (list: readonly number[]) => Promise.resolve([17, 400, 999].every((one) => list.includes(one)));

it('leaves what makes a list fail, in its order', async () => {
  expect(await shortest(numbers, needs, 1000)).toEqual([17, 400, 999]);
});

it('tries no more often than it may, and gives what still fails', async () => {
  let tries = 0;
  const counted = (list: readonly number[]) => {
    tries += 1;
    return needs(list);
  };
  const kept = await shortest(numbers, counted, 20);
  expect(tries).toBe(20);
  expect(kept.length).toBeLessThan(numbers.length);
  expect(await needs(kept)).toBe(true);
});
