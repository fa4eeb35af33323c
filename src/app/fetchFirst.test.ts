import { beforeEach, expect, it, vi } from 'vitest';
import type { FirstCalls } from '../api/firstCalls.ts';
import { memoryStorage } from '../api/memoryStorage.ts';
import { createSession } from '../api/session.ts';
import { fetchFirst } from './fetchFirst.ts';

const calls: FirstCalls = { begin: vi.fn(), fetch: vi.fn() };
const session = (token?: string) => {
  const created = createSession({ local: memoryStorage(), tab: memoryStorage() });
  if (token !== undefined) created.start(token, undefined);
  return created;
};
const base = import.meta.env.BASE_URL.slice(0, -1);

beforeEach(() => void vi.mocked(calls.begin).mockClear());

it.each(['/', '/dashboard', '/account/limit', '/history/topup', '/userSettings'])(
  'asks who the member is beside the code of %s',
  (route) => {
    fetchFirst(base + route, 'zh-HK', session('t'.repeat(32)), calls);
    expect(calls.begin).toHaveBeenCalledExactlyOnceWith('/userInfoQuery', {});
  },
);

it.each(['/guide', '/helpCenter/v2/menu1', '/rules'])('asks nothing for what everybody may read: %s', (route) => {
  fetchFirst(base + route, 'zh-HK', session('t'.repeat(32)), calls);
  expect(calls.begin).not.toHaveBeenCalled();
});

it('asks nothing for a visitor, who is led to sign-in', () => {
  fetchFirst(`${base}/dashboard`, 'zh-HK', session(), calls);
  expect(calls.begin).not.toHaveBeenCalled();
});
