import { expect, test } from 'vitest';
import { createClock, elapsedOfPage } from './clock.ts';

test('shows what the gateway told plus what has elapsed since, in Hong Kong time', () => {
  let elapsed = 1000;
  const clock = createClock(Date.parse('2020-01-01T00:00:00Z'), () => elapsed);
  expect(clock.now()).toBe('2020-01-01T08:00:00.000+08:00');
  clock.adopt('2026-03-01T23:59:59.000+08:00');
  elapsed += 2000;
  expect(clock.now()).toBe('2026-03-02T00:00:01.000+08:00');
});

test('keeps until when the session runs, as it was told last', () => {
  const clock = createClock(0, () => 0);
  expect(clock.sessionUntil()).toBeUndefined();
  clock.adopt(null, '2026-03-01T12:30:00.000+08:00');
  clock.adopt('2026-03-01T12:00:00.000+08:00', null);
  expect(clock.sessionUntil()).toBe('2026-03-01T12:30:00.000+08:00');
});

test('counts what the machine has slept while the monotonic clock stood still, and nothing of a clock that is put right', () => {
  let [wall, ticks] = [1_000_000, 0];
  const elapsed = elapsedOfPage(
    () => wall,
    () => ticks,
  );
  [wall, ticks] = [1_060_000, 1000];
  expect(elapsed()).toBe(60_000);
  [wall, ticks] = [1_000_000, 2000];
  expect(elapsed()).toBe(61_000);
  [wall, ticks] = [1_002_000, 3000];
  expect(elapsed()).toBe(62_000);
});

test('a session that is over tells nothing of the next (WCAG 2.2.1)', () => {
  const clock = createClock(0, () => 0);
  clock.adopt(null, '2026-03-01T12:30:00.000+08:00');
  clock.adopt(null, 'rubbish');
  expect(clock.sessionUntil()).toBe('2026-03-01T12:30:00.000+08:00');
  clock.forgetSession();
  expect(clock.sessionUntil()).toBeUndefined();
});

test('a header that is no instant changes nothing', () => {
  const clock = createClock(0, () => 0);
  clock.adopt(null);
  clock.adopt('soon');
  expect(clock.now()).toBe('1970-01-01T08:00:00.000+08:00');
});
