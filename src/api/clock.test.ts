import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

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

test('a header that is no instant changes nothing', () => {
  const clock = createClock(0, () => 0);
  clock.adopt(null);
  clock.adopt('soon');
  expect(clock.now()).toBe('1970-01-01T08:00:00.000+08:00');
});
