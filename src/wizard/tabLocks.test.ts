import { expect, test, vi } from 'vitest';
import { pageLocks } from '../engine/pageLocks.ts';
import { tabLocks } from './tabLocks.ts';

test('without Web Locks one holder of a name at a time, in order, also after a failure', async () => {
  const locks = pageLocks();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const [a, b, other] = await Promise.allSettled([
    locks.hold('key', work('a')),
    locks.hold('key', work('b')),
    locks.hold('other key', work('c')),
  ]);
  expect(seen.indexOf('b begins')).toBeGreaterThan(seen.indexOf('a ends'));
  expect([a.status, b, other]).toEqual([
    'rejected',
    { status: 'fulfilled', value: 'b' },
    { status: 'fulfilled', value: 'c' },
  ]);
});

test('with Web Locks the name carries the prefix of the product', async () => {
  const request = vi.fn(async (_: string, work: () => Promise<unknown>) => work());
  const locks = tabLocks({ request } as unknown as LockManager);
  expect(await locks.hold('record/sending', async () => 7)).toBe(7);
  expect(request.mock.calls[0]?.[0]).toBe('gc4-app-pc:record/sending');
});
