import { expect, it } from 'vitest';
import { secondsUntil, timeLeft } from './secondsUntil.ts';

const at = (time: string) => `2026-11-23T${time}+08:00`;

it.each([
  ['a second that has begun counts', '10:00:00.001', 300],
  ['it ends with the instant', '10:05:00.000', 0],
  ['and is never below nothing', '10:07:00.000', 0],
  ['one second before', '10:04:59.000', 1],
])('%s', (_what, now, left) => {
  expect(secondsUntil(at('10:05:00'), at(now))).toBe(left);
});

it.each([
  [0, { time: '0:00' }],
  [247, { time: '4:07' }],
  [3599, { time: '59:59' }],
  [3600, { hours: '1', minutes: '0' }],
  [259199, { hours: '71', minutes: '59' }],
])('%d seconds are left: %j', (seconds, values) => expect(timeLeft(seconds).values).toEqual(values));
