import { describe, expect, it } from 'vitest';
import { addressOf, daysOf, readFilter, withDay, withPeriod, type RecordFilter } from './recordFilter.ts';

/** The filters of the history are in its address (R-MEM-12 to R-MEM-23). */
describe('the address of a filter', () => {
  it.each<[string, RecordFilter]>([
    ['/history', { period: 'all' }],
    ['/history/topup', { kind: 'topup', period: 'all' }],
    ['/history/ajustment?account=acc-1&period=days30', { kind: 'ajustment', account: 'acc-1', period: 'days30' }],
    ['/history?account=a%26b&period=months12', { account: 'a&b', period: 'months12' }],
    [
      '/history?period=own&from=2025-01-01&to=2025-01-31',
      { period: 'own', days: { from: '2025-01-01', to: '2025-01-31' } },
    ],
  ])('%s', (address, filter) => {
    expect(addressOf(filter)).toBe(address);
    const { pathname, search } = new URL(address, 'https://portal.test');
    expect(readFilter({ pathname, search })).toEqual(filter);
  });

  it('has no text that is looked for: that is kept with the entry', () => {
    const filter = { period: 'all', text: 'Chan' } as const;
    expect(addressOf(filter)).toBe('/history');
    expect(readFilter({ pathname: '/history', search: '', state: { text: 'Chan' } })).toEqual(filter);
    expect(readFilter({ pathname: '/history', search: '?text=Chan', state: null })).toEqual({ period: 'all' });
  });

  it.each([
    '/history/nothing',
    '/history?period=ever',
    '/history/',
    '/history?period=own',
    '/history?period=own&from=2025-01-32&to=2025-02-01',
    '/history?period=own&from=2025-02-02&to=2025-02-01',
  ])('%s shows what it can', (address) => {
    const { pathname, search } = new URL(address, 'https://portal.test');
    expect(readFilter({ pathname, search })).toEqual({ period: 'all' });
  });
});

const NOW = '2025-03-31T18:00:00.000Z';
const TODAY = '2025-04-01';

it.each([
  ['all', undefined],
  ['days30', { from: '2025-03-03', to: TODAY }],
  ['months3', { from: '2025-01-01', to: TODAY }],
  ['months12', { from: '2024-04-01', to: TODAY }],
] as const)('%s begins on a day of Hong Kong, today included', (period, days) => {
  expect(daysOf({ period }, NOW)).toEqual(days);
});

describe('days of a member’s own (R-ENT-64)', () => {
  it('begin with those that were shown, or the last thirty', () => {
    expect(withPeriod({ kind: 'topup', period: 'months3' }, 'own', NOW)).toEqual({
      ...{ kind: 'topup', period: 'own', days: { from: '2025-01-01', to: TODAY } },
    });
    expect(withPeriod({ period: 'all' }, 'own', NOW).days).toEqual({ from: '2025-03-03', to: TODAY });
  });

  it('are left behind with another period', () => {
    expect(withPeriod({ period: 'own', days: { from: TODAY, to: TODAY } }, 'all', NOW)).toEqual({ period: 'all' });
  });

  it('never cross: the other moves along', () => {
    const days = { from: '2025-01-10', to: '2025-01-20' };
    expect(withDay(days, 'from', '2025-01-15')).toEqual({ from: '2025-01-15', to: '2025-01-20' });
    expect(withDay(days, 'from', '2025-02-01')).toEqual({ from: '2025-02-01', to: '2025-02-01' });
    expect(withDay(days, 'to', '2025-01-01')).toEqual({ from: '2025-01-01', to: '2025-01-01' });
  });
});
