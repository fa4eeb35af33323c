import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { WaitBudget } from './waitBudget.ts';

it('gives each wait what the ones before have left, and none when nothing is left', async () => {
  const budget = new WaitBudget(200);
  const limits: number[] = [];
  const wait = (ms: number) => budget.wait((left) => sleep(ms, limits.push(left)));
  await wait(50);
  await sleep(100);
  await Promise.all([wait(40), wait(40)]);
  await wait(200);
  expect(limits[0]).toBe(200);
  expect(limits[1]).toBeLessThanOrEqual(151);
  expect(limits[1]).toBeGreaterThan(60);
  expect(limits[3]).toBeLessThan(limits[1]!);
  const ask = vi.fn();
  await expect(budget.wait(ask)).rejects.toMatchObject({ name: 'DatabaseAway', code: 'NO_ANSWER' });
  expect(ask).not.toHaveBeenCalled();
});
