import { describe, expect, it } from 'vitest';
import { joinDate, readPastedDate, splitDate } from './dateText.ts';

describe('a date of three parts', () => {
  it.each([
    [{ year: '2026', month: '3', day: '7' }, '2026-03-07'],
    [{ year: '２０２６', month: '１１', day: '２１' }, '2026-11-21'],
    [{ year: '2026', month: '', day: '7' }, '2026--07'],
    [{ year: '', month: ' ', day: '' }, ''],
  ])('%o is %s', (parts, value) => expect(joinDate(parts)).toBe(value));

  it('comes apart as it was put together', () => {
    expect(splitDate('2026-03-07')).toEqual({ year: '2026', month: '3', day: '7' });
    expect(joinDate(splitDate('2026--07'))).toBe('2026--07');
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['21/11/2026', '2026-11-21'],
    ['2026年3月7日', '2026-03-07'],
  ])('%s can be pasted whole', (text, value) => expect(joinDate(readPastedDate(text) ?? splitDate(''))).toBe(value));

  it('a number that is no date is pasted as it is', () => expect(readPastedDate('21')).toBeUndefined());
});
