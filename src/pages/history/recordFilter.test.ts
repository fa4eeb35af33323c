import { describe, expect, it } from 'vitest';
import { addressOf, firstDay, readFilter, type RecordFilter } from './recordFilter.ts';

/** The filters of the history are in its address (R-MEM-12 to R-MEM-23). */
describe('the address of a filter', () => {
  it.each<[string, RecordFilter]>([
    ['/history', { period: 'all' }],
    ['/history/topup', { kind: 'topup', period: 'all' }],
    ['/history/ajustment?account=acc-1&period=days30', { kind: 'ajustment', account: 'acc-1', period: 'days30' }],
    ['/history?account=a%26b&period=months12', { account: 'a&b', period: 'months12' }],
  ])('%s', (address, filter) => {
    expect(addressOf(filter)).toBe(address);
    const { pathname, search } = new URL(address, 'https://portal.test');
    expect(readFilter({ pathname, search })).toEqual(filter);
  });

  it.each(['/history/nothing', '/history?period=ever', '/history/'])('%s shows what it can', (address) => {
    const { pathname, search } = new URL(address, 'https://portal.test');
    expect(readFilter({ pathname, search })).toEqual({ period: 'all' });
  });
});

it.each([
  ['all', undefined],
  ['days30', '2025-03-03'],
  ['months3', '2025-01-01'],
  ['months12', '2024-04-01'],
] as const)('%s begins on a day of Hong Kong, today included', (period, day) => {
  expect(firstDay(period, '2025-03-31T18:00:00.000Z')).toBe(day);
});
