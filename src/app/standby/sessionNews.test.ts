import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../../api/clock.ts';
import { sessionNews } from './sessionNews.ts';

const EARLY = '2026-03-02T12:10:00.000+08:00';
const LATE = '2026-03-02T12:30:00.000+08:00';

/** Channels of one browser, which hear each other at once and never themselves. */
const open = new Set<FakeChannel>();
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  sent = 0;
  constructor() {
    open.add(this);
  }
  postMessage(data: unknown): void {
    if (++this.sent > 3) throw new Error('The tabs talk for ever.');
    for (const other of open) if (other !== this) other.onmessage?.({ data });
  }
  close(): void {
    open.delete(this);
  }
}

beforeEach(() => vi.stubGlobal('BroadcastChannel', FakeChannel));
afterEach(() => {
  vi.unstubAllGlobals();
  open.clear();
});

function tab(until?: string) {
  const clock = createClock(0, () => 0);
  clock.adopt(null, until);
  const onLater = vi.fn();
  return { clock, onLater, news: sessionNews(clock, onLater) };
}

test('a tab that asks hears of the later end that another knows; that one learns nothing', () => {
  const [idle, active] = [tab(EARLY), tab(LATE)];
  idle.news.tell();
  expect([idle.clock.sessionUntil(), active.clock.sessionUntil()]).toEqual([LATE, LATE]);
  expect([idle.onLater.mock.calls.length, active.onLater.mock.calls.length]).toEqual([1, 0]);
});

test('tabs that know the same say no more, and what is no instant is not taken', () => {
  const [one, other] = [tab(EARLY), tab(EARLY)];
  one.news.tell();
  new FakeChannel().postMessage({ until: 'soon' });
  new FakeChannel().postMessage(null);
  expect([one.onLater.mock.calls.length, other.onLater.mock.calls.length]).toEqual([0, 0]);
});

test('a closed one hears nothing', () => {
  const [idle, active] = [tab(EARLY), tab(LATE)];
  idle.news.close();
  active.news.tell();
  expect(idle.clock.sessionUntil()).toBe(EARLY);
});

test('a browser without such channels is served', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { news } = tab(EARLY);
  expect(() => news.tell()).not.toThrow();
});
