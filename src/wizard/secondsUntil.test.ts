import { expect, it } from 'vitest';
import { clockTime, secondsUntil } from './secondsUntil.ts';

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
  [0, '0:00'],
  [247, '4:07'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [259199, '71:59:59'],
])('%d seconds are %s', (seconds, time) => expect(clockTime(seconds)).toBe(time));
