import { afterEach, expect, test, vi } from 'vitest';
import type { Gateway } from './gateway.ts';
import { createMember } from './member.ts';
import { memoryStorage } from './memoryStorage.ts';
import type { CallOutcome } from './outcome.ts';
import { createSession } from './session.ts';

const INFO = { user_name: 'Sample Member', realname_status: '3' };

function setUp(token?: string) {
  const session = createSession({ local: memoryStorage(), tab: memoryStorage() });
  if (token !== undefined) session.start(token, undefined);
  const call = vi.fn<Gateway['call']>(async (): Promise<CallOutcome> => ({ type: 'done', data: INFO }));
  return { session, call, member: createMember({ call }, session) };
}

afterEach(() => void vi.useRealTimers());

test('fresh info is asked for, kept as a first paint and told (R-MEM-02, AMB-82)', async () => {
  const { member, session, call } = setUp('T1');
  const seen: string[] = [];
  member.subscribe(() => seen.push(member.get().status));
  await Promise.all([member.load(), member.load()]);
  expect(seen).toEqual(['loading', 'ready']);
  expect(call).toHaveBeenCalledOnce();
  expect(session.get().userInfo).toEqual(INFO);
});

test('a visitor is nobody to ask about', async () => {
  const { member, call } = setUp();
  await member.load();
  expect([member.get().status, call.mock.calls.length]).toEqual(['unknown', 0]);
});

test('a failure is told at first and passed over once something is known', async () => {
  const { member, call } = setUp('T1');
  call.mockResolvedValueOnce({ type: 'network' });
  await member.load();
  expect(member.get().status).toBe('failed');
  await member.load();
  call.mockResolvedValueOnce({ type: 'network' });
  await member.load();
  expect(member.get()).toEqual({ status: 'ready', info: INFO });
});

test('an ended session is no failure of the page: whoever ends it says why', async () => {
  const { member, call } = setUp('T1');
  call.mockResolvedValueOnce({ type: 'session', code: 'KICK_OUT' });
  await member.load();
  expect(member.get().status).toBe('loading');
});

test('another member is another answer', async () => {
  const { member, session } = setUp('T1');
  await member.load();
  session.start('T2', undefined);
  expect(member.get().status).toBe('unknown');
});

test('what was asked ahead is not asked again by the next who loads, unless it is old by then (AMB-82)', async () => {
  vi.useFakeTimers();
  const { member, call } = setUp('T1');
  await member.begin();
  expect(member.get().status).toBe('ready');
  await member.load();
  expect(call).toHaveBeenCalledTimes(1);
  await member.load();
  expect(call).toHaveBeenCalledTimes(2);
  await member.begin();
  vi.advanceTimersByTime(15_000);
  await member.load();
  expect(call).toHaveBeenCalledTimes(4);
});

test('what was asked ahead of another member is of no use', async () => {
  const { member, session, call } = setUp('T1');
  await member.begin();
  session.start('T2', undefined);
  await member.load();
  expect([member.get().status, call.mock.calls.length]).toEqual(['ready', 2]);
});
