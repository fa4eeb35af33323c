import { describe, expect, test } from 'vitest';
import { saidFigures } from './saidFigures.ts';

const said = (text: string): object => Object.fromEntries(saidFigures(text));

describe('figures by what they count', () => {
  test.each<[string, object]>([
    ['within 1.5 hours', { hours: [1.5] }],
    ['2.5 小時內', { hours: [2.5] }],
    ['1 至 1.5 小時', { hours: [1, 1.5] }],
    ['15 to 30 minutes', { minutes: [15, 30] }],
    ['3–5 working days, 7 days at most', { 'working days': [3, 5], days: [7] }],
    ['3 个工作日；5 天', { 'working days': [3], days: [5] }],
    ['1 年 6 個月', { years: [1], months: [6] }],
    ['1 小時 30 分鐘', { hours: [1], minutes: [30] }],
    ['1 天至 1 星期', { days: [1], weeks: [1] }],
    ['24-hour line, 2 weeks', { hours: [24], weeks: [2] }],
    ['年满 18 周岁', {}],
    ['T1 24 hours', { hours: [24] }],
    ['{{days}} days, 12 位數字', { digits: [12] }],
  ])('%s', (text, figures) => {
    expect(said(text)).toEqual(figures);
  });

  test.each<[string, object]>([
    ['由 2025 年 3 月 1 日起', {}],
    ['12 月 25 日及 26 日，2 天', { days: [2] }],
    ['3 月 1 至 5 日', {}],
  ])('days of a month and years of the calendar count nothing: %s', (text, figures) => {
    expect(said(text)).toEqual(figures);
  });
});

describe('sums', () => {
  test.each<[string, object]>([
    ['HK$10–20', { HKD: [10, 20] }],
    ['10 至 20 港元', { HKD: [10, 20] }],
    ['HK$ 10 to 20', { HKD: [10, 20] }],
    ['HK$250／500／1,000。', { HKD: [250, 500, 1000] }],
    ['250、500 或 1,000 港元', { HKD: [250, 500, 1000] }],
    ['HK$ 250, 500 or 1,000', { HKD: [250, 500, 1000] }],
    ['HK$1.5 萬或以上', { HKD: [15000] }],
    ['2 百万港元，HK$ 2 million', { HKD: [2_000_000, 2_000_000] }],
    ['人民幣 20 元', { CNY: [20] }],
    ['20 元人民币', { CNY: [20] }],
    ['CNY 20.00 or RMB 5', { CNY: [5, 20] }],
    ['20 元港幣、20 HKD、港幣 20 元', { HKD: [20, 20, 20] }],
    ['20 美金、USD 20', { USD: [20, 20] }],
    ['HKD 20 USD 30', { HKD: [20], USD: [30] }],
    ['收費 20 港元 3 次', { HKD: [20] }],
  ])('%s', (text, figures) => {
    expect(said(text)).toEqual(figures);
  });
});

describe('what is not read for certain', () => {
  test.each([
    ['15 分钟至半小时', 'minutes'],
    ['半小時至 45 分鐘', 'minutes'],
    ['十五至 30 分鐘', 'minutes'],
    ['15 分钟至三十分钟', 'minutes'],
    ['one to 3 days', 'days'],
    ['1 天半', 'days'],
    ['3 個月至半年', 'months'],
    ['HKD 3 000', 'HKD'],
    ['3 萬 5 千港元', 'HKD'],
    ['HK$ 10k', 'HKD'],
    ['HK$8 至 HK$9 萬', 'HKD'],
    ['8–9 万港元', 'HKD'],
  ])('%s', (text, unit) => {
    expect(saidFigures(text).get(unit)).toContainEqual(Number.NaN);
  });
});
