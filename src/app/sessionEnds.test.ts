import { expect, test, vi } from 'vitest';
import { createSessionEnds } from './sessionEnds.ts';

const KICK_OUT = { type: 'KICK_OUT', deviceName: 'iPhone', loginTime: '2026-03-01T12:00:00+08:00' } as const;

test('KICK_OUT: one alert however many calls fail, and only then the end (R-ERR-03 to R-ERR-06, AMB-57)', () => {
  const over = vi.fn();
  const shown = vi.fn();
  const ends = createSessionEnds(over);
  ends.subscribe(shown);
  ends.announce(KICK_OUT);
  ends.announce({ ...KICK_OUT, deviceName: 'another' });
  ends.announce({ type: 'NOT_LOGIN' });
  expect(ends.kickOut()).toEqual(KICK_OUT);
  expect([shown.mock.calls.length, over.mock.calls.length]).toEqual([1, 0]);
  ends.answer();
  ends.answer();
  expect(over.mock.calls).toEqual([[KICK_OUT]]);
  expect(ends.kickOut()).toBeUndefined();
});

test('NOT_LOGIN ends at once, without an alert (R-ERR-07)', () => {
  const over = vi.fn();
  const ends = createSessionEnds(over);
  ends.announce({ type: 'NOT_LOGIN' });
  expect(over).toHaveBeenCalledOnce();
  expect(ends.kickOut()).toBeUndefined();
});
