import { expect, test, vi } from 'vitest';
import { memoryStorage } from './memoryStorage.ts';
import { createSession, RECORD_PREFIX, SESSION_KEY, VISITOR_KEY } from './session.ts';

const TOKEN = 'a-token-of-a-member';

function setUp(stored?: string) {
  const local = memoryStorage();
  const tab = memoryStorage();
  const events = new EventTarget();
  if (stored !== undefined) local.setItem(SESSION_KEY, stored);
  return { local, tab, events, session: createSession({ local, tab, events }) };
}

test('signed in exactly when there is a token (R-STATE-01)', () => {
  const { session } = setUp();
  expect(session.get().token).toBeUndefined();
  session.start(TOKEN, { device_name: 'Chrome' });
  expect(session.get()).toEqual({ token: TOKEN, loginInfo: { device_name: 'Chrome' } });
});

test('the session id is random before sign-in, kept for the tab, and the token after (AMB-08)', () => {
  const { session, tab } = setUp();
  const visitor = session.id();
  expect(visitor).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(createSession({ local: memoryStorage(), tab }).id()).toBe(visitor);
  session.start(TOKEN, undefined);
  expect(session.id()).toBe(TOKEN);
});

test('the end clears the keys of the product and no others (AMB-09, AMB-10, R-GEN-65)', () => {
  const { session, local, tab } = setUp();
  session.start(TOKEN, undefined);
  local.setItem('another-product', 'stays');
  tab.setItem('another', 'en');
  tab.setItem(`${RECORD_PREFIX}register`, '{}');
  session.end('gateway');
  expect([local.getItem(SESSION_KEY), local.getItem('another-product')]).toEqual([null, 'stays']);
  expect([tab.getItem('another'), tab.getItem(`${RECORD_PREFIX}register`)]).toEqual(['en', null]);
});

test('a process that ends the session of a member takes nothing from a visitor (F-FP-*)', () => {
  const { session, tab } = setUp();
  const visitor = session.id();
  tab.setItem(`${RECORD_PREFIX}forgot-password`, '{}');
  session.end('process');
  expect([session.id(), tab.getItem(`${RECORD_PREFIX}forgot-password`)]).toEqual([visitor, '{}']);
  session.start(TOKEN, undefined);
  session.end('process');
  expect([session.get().token, session.endedBy()]).toEqual([undefined, 'process']);
});

test('the gateway’s word that it is over, after a call that may have ended it and was not heard of, is told apart', () => {
  const { session } = setUp();
  const endAfter = (...doubts: readonly boolean[]) => {
    session.start(TOKEN, undefined);
    doubts.forEach((is) => session.doubt(is));
    session.end('gateway');
    return session.endedBy();
  };
  expect([endAfter(true), endAfter(), endAfter(true, false)]).toEqual(['unheard', 'gateway', 'gateway']);
});

test.each([
  ['not json'],
  ['[]'],
  ['{"token":7}'],
  ['{"token":"不能做標頭的一個字串，不能"}'],
  ['{"token":"short"}'],
  ['{"userInfo":{"user_name":"x"}}'],
  ['null'],
])('a tampered store (%s) is no session', (stored) => {
  expect(setUp(stored).session.get()).toEqual({});
});

test('a tampered visitor’s id is none: a new one is made', () => {
  const tab = memoryStorage();
  tab.setItem(VISITOR_KEY, 'no id\n');
  const visitor = createSession({ local: memoryStorage(), tab }).id();
  expect(visitor).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(tab.getItem(VISITOR_KEY)).toBe(visitor);
});

test('only the five named members are read back (R-ENT-23 to R-ENT-26)', () => {
  const { session } = setUp(JSON.stringify({ token: TOKEN, account: 'A1', pay_pwd: '123456', fps: [] }));
  expect(session.get()).toEqual({ token: TOKEN, account: 'A1' });
});

test('what another tab does is followed', () => {
  const { session, local, events } = setUp(JSON.stringify({ token: TOKEN }));
  const listener = vi.fn();
  session.subscribe(listener);
  local.removeItem(SESSION_KEY);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }));
  expect(session.get().token).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
  expect(session.endedBy()).toBe('elsewhere');
});

test.each([undefined, JSON.stringify({ token: 'a-token-of-another' })])(
  'what a tab keeps for itself goes with its member, also when another tab ends the session (%s)',
  (next) => {
    const { local, tab, events } = setUp(JSON.stringify({ token: TOKEN }));
    tab.setItem(`${RECORD_PREFIX}reset-email`, '{"path":[]}');
    if (next === undefined) local.removeItem(SESSION_KEY);
    else local.setItem(SESSION_KEY, next);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }));
    expect(tab.getItem(`${RECORD_PREFIX}reset-email`)).toBeNull();
  },
);

test('what a visitor has begun stays when a member signs in in another tab', () => {
  const { local, tab, events } = setUp();
  tab.setItem(`${RECORD_PREFIX}register`, '{}');
  local.setItem(SESSION_KEY, JSON.stringify({ token: TOKEN }));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }));
  expect(tab.getItem(`${RECORD_PREFIX}register`)).toBe('{}');
});

test('nothing is kept of a member who has left', () => {
  const { session, local } = setUp();
  session.update({ userInfo: { user_name: 'Chan' } });
  expect(session.get()).toEqual({});
  expect(local.getItem(SESSION_KEY)).toBeNull();
});

test('a full or blocked storage does not stop anyone', () => {
  const blocked = { ...memoryStorage(), getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 };
  const session = createSession({ local: blocked, tab: blocked });
  session.start(TOKEN, undefined);
  expect(session.id()).toBe(TOKEN);
  session.end('member');
  expect(session.id()).toMatch(/^[0-9A-Za-z]{32}$/);
});

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}
