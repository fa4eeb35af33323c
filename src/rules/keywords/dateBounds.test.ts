import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DateBound } from '../dateBound.ts';
import { testContext } from '../testing/testWorld.ts';
import { dateAtLeast, judge as judgeLeast } from './dateAtLeast.ts';
import { dateAtMost, judge as judgeMost } from './dateAtMost.ts';

const least = (bound: DateBound, date: string, subject = {}) =>
  judgeLeast(bound, date, testContext(subject)) === undefined;
const most = (bound: DateBound, date: string, subject = {}) =>
  judgeMost(bound, date, testContext(subject)) === undefined;

describe('a day against a day', () => {
  it.each<readonly [DateBound, string, boolean, boolean]>([
    ['2025-06-03', '2025-06-02', false, true],
    ['2025-06-03', '2025-06-03', true, true],
    ['2025-06-03', '2025-06-04', true, false],
    ['today', '2025-06-02', false, true],
    ['today', '2025-06-03', true, true],
    [{ data: '/from' }, '2025-01-31', true, true],
    [{ data: '/from' }, '2025-02-01', true, false],
    [{ of: { data: '/from' }, months: 1 }, '2025-02-28', true, true],
    [{ of: { data: '/from' }, months: 1 }, '2025-03-01', true, false],
    [{ of: { data: '/from' }, months: 1, days: 1 }, '2025-03-01', true, true],
    [{ of: 'today', days: -3 }, '2025-05-31', true, true],
    [{ of: 'today', days: { const: 'age.adult' } }, '2025-06-21', true, true],
    [{ of: 'today', days: { const: 'age.adult' } }, '2025-06-20', false, true],
  ])('%j against %s: at least %s, at most %s', (bound, date, atLeast, atMost) => {
    const subject = { from: '2025-01-31' };
    expect([least(bound, date, subject), most(bound, date, subject)]).toEqual([atLeast, atMost]);
  });

  it('tells a message the day', () => {
    expect(judgeLeast({ of: 'today', days: 1 }, '2025-06-03', testContext())).toEqual({ date: '2025-06-04' });
    expect(judgeMost('2025-01-01', '2025-06-03', testContext())).toEqual({ date: '2025-01-01' });
  });

  it('holds for nothing when the bound is absent, or one of the two is no date', () => {
    for (const bound of [
      { data: '/none' },
      { const: 'no.such' },
      { data: '/text' },
      { of: 'today', days: { data: '/text' } },
    ] as const) {
      const subject = { text: '31/12/2025' };
      expect([least(bound, '2025-06-03', subject), most(bound, '2025-06-03', subject)]).toEqual([false, false]);
      expect(dateAtLeast.propose(bound, testContext(subject))).toEqual({ hold: [], fail: [] });
    }
    expect([least('today', '2025-06-31'), most('today', '2025-02-29')]).toEqual([false, false]);
  });

  it('proposes days on both sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), fc.integer({ min: -40, max: 40 }), (days, months) => {
        const bound = { of: '2025-03-31', days, months };
        for (const { propose, judge } of [dateAtLeast, dateAtMost]) {
          const { hold, fail } = propose(bound, testContext());
          expect(hold.map((date) => judge(bound, date, testContext()) === undefined)).toEqual([true, true]);
          expect(fail.map((date) => judge(bound, date, testContext()) === undefined)).toEqual([false]);
        }
      }),
    );
  });

  it('is explained as people say it', () => {
    expect(dateAtLeast.explain('today', 'en')).toBe('is not before today');
    expect(dateAtMost.explain({ of: { data: '/from' }, months: 3, days: -1 }, 'en')).toBe(
      'is not after from + 3 months − 1 days',
    );
    expect(dateAtMost.explain({ of: 'today', days: 90 }, 'zh-HK')).toBe('不遲於 今天 + 90 天');
  });
});
