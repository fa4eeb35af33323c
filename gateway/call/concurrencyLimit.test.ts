import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

it('is reached with so many inside, and no longer as they leave', () => {
  const limit = createConcurrencyLimit(2);
  limit.enter();
  expect(limit.isReached()).toBe(false);
  limit.enter();
  expect(limit.isReached()).toBe(true);
  limit.leave();
  expect(limit.isReached()).toBe(false);
});
