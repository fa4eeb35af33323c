import { describe, expect, it } from 'vitest';
import { joinDate, joinMonthDay, readPastedDate, splitDate, splitMonthDay } from './dateText.ts';

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

describe('a day and a month', () => {
  it.each([
    ['2', '14', '0214'],
    ['１１', '7', '1107'],
    ['2', '', '02-'],
    ['', '14', '-14'],
    ['', '', ''],
    ['2', '141', '02141'],
  ])('%s and %s is %s, and comes apart again', (month, day, value) => {
    expect(joinMonthDay({ year: '', month, day })).toBe(value);
    expect(joinMonthDay(splitMonthDay(value))).toBe(value);
  });
});
