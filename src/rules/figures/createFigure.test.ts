import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { World } from '../compiled.ts';
import { createFigure, type FigureCode } from './createFigure.ts';
import type { Operand } from './figureFile.ts';

const world: World = {
  user: {},
  site: {},
  const: { 'fee.card': { HKD: '10.00', USD: '1.25' }, 'fee.days': 3, 'fee.share': '1.8' },
  calendars: {},
  now: '2026-03-03T23:30:00+08:00',
};

function worked(type: FigureCode['type'], value: Operand, subject: JsonObject = {}): Json | undefined {
  return createFigure('a.b', Object.keys(subject), { type, value }, {}, {}).work(subject, world);
}

const lines: JsonObject = {
  lines: [
    { price: '19.90', count: 3 },
    { price: '0.05', count: 2 },
  ],
};

describe('numbers are exact', () => {
  const cases: readonly (readonly [string, FigureCode['type'], Operand, JsonObject, Json])[] = [
    ['a sum of tenths', 'money', { sum: ['0.10', '0.20'] }, {}, '0.30'],
    [
      'a sum over rows',
      'money',
      { sum: { product: [{ row: '/price' }, { row: '/count' }] }, over: '/lines' },
      lines,
      '59.80',
    ],
    ['no rows', 'money', { sum: { row: '/price' }, over: '/lines' }, { lines: [] }, '0.00'],
    ['a difference below nothing', 'money', { difference: ['1', { data: '/a' }] }, { a: '2.5' }, '-1.50'],
    ['a share', 'decimal', { share: '333.33', percent: { const: 'fee.share' } }, {}, '5.99994'],
    ['a share, rounded', 'money', { round: { share: '333.33', percent: '1.8' }, scale: 2, mode: 'half' }, {}, '6.00'],
    ['the least', 'money', { least: ['5', { data: '/a' }, '7.00'] }, { a: '4.99' }, '4.99'],
    ['the most', 'integer', { most: [2, { data: '/a' }] }, { a: 7 }, 7],
    ['a large sum', 'money', { product: ['99999999999999.99', 3] }, {}, '299999999999999.97'],
    ['a constant by currency', 'money', { lookUp: { data: '/c' }, in: 'fee.card' }, { c: 'USD' }, '1.25'],
    ['what stands for none', 'money', { lookUp: { data: '/c' }, in: 'fee.card', else: '9' }, { c: 'CNY' }, '9.00'],
  ];
  test.each(cases)('%s', (_, type, value, subject, expected) => {
    expect(worked(type, value, subject)).toBe(expected);
  });
});

describe('days', () => {
  const cases: readonly (readonly [string, FigureCode['type'], Operand, Json])[] = [
    ['between two', 'integer', { daysBetween: ['2026-02-27', '2026-03-02'] }, 3],
    ['since today in Hong Kong', 'integer', { daysBetween: ['today', '2026-03-01'] }, -2],
    ['after months, to the last of a shorter one', 'date', { dateAfter: '2026-01-31', months: 1 }, '2026-02-28'],
    ['after days of a constant', 'date', { dateAfter: 'today', days: { const: 'fee.days' } }, '2026-03-06'],
  ];
  test.each(cases)('%s', (_, type, value, expected) => {
    expect(worked(type, value)).toBe(expected);
  });
});

describe('there is no figure', () => {
  const row = { row: '/price' };
  const cases: readonly (readonly [string, FigureCode['type'], Operand, JsonObject])[] = [
    ['where a row lacks a member', 'money', { sum: row, over: '/lines' }, { lines: [{ price: '1' }, {}] }],
    ['of a number with a fraction that is no decimal', 'money', { sum: [{ data: '/a' }, 1] }, { a: 0.1 }],
    ['of money with more than two decimals', 'money', { product: ['0.5', '0.25'] }, {}],
    ['of an integer that is none', 'integer', '0.5', {}],
    ['of a key that the constant lacks', 'money', { lookUp: { data: '/c' }, in: 'fee.card' }, { c: 'CNY' }],
    ['of a key that every object has', 'money', { lookUp: { data: '/c' }, in: 'fee.card' }, { c: 'constructor' }],
    ['after half a day', 'date', { dateAfter: 'today', days: '0.5' }, {}],
    ['of a text that is neither', 'decimal', { data: '/a' }, { a: '1,000' }],
    ['beyond every calendar', 'date', { dateAfter: 'today', days: '99999999' }, {}],
    ['after more months than there are years', 'date', { dateAfter: 'today', months: 99_999 }, {}],
    ['before the first of them', 'date', { dateAfter: 'today', months: -99_999 }, {}],
    ['on a day after the last of them', 'date', { dateAfter: '9999-12-01', months: 0, days: 99 }, {}],
  ];
  test.each(cases)('%s', (_, type, value, subject) => {
    expect(worked(type, value, subject)).toBeUndefined();
  });

  test('where a member of the subject is absent, unless something stands for it', () => {
    const code = { type: 'money', value: { data: '/a' } } as const;
    expect(createFigure('a.b', ['a'], code, {}, {}).work({}, world)).toBeUndefined();
    expect(createFigure('a.b', ['a'], { ...code, defaults: { a: '2' } }, {}, {}).work({}, world)).toBe('2.00');
  });
});

test('what stands for an empty place of a row counts in its place', () => {
  const value = { sum: { product: [{ row: '/price' }, { row: '/count', default: 0 }] }, over: '/lines' };
  expect(worked('money', value, { lines: [{ price: '5' }, { price: '2', count: 4 }] })).toBe('8.00');
});

test('where a row lacks its day, it may be today', () => {
  const value = { sum: { daysBetween: ['2026-03-01', { row: '/paid', default: 'today' }] }, over: '/lines' } as const;
  expect(worked('integer', value, { lines: [{}, { paid: '2026-03-02' }] })).toBe(3);
  expect(worked('integer', value, { lines: [{ paid: 'today' }] })).toBeUndefined();
});

test('a figure takes others, and the first rule that holds says which', () => {
  const figures = { 'a.one': createFigure('a.one', ['a'], { type: 'money', value: { data: '/a' } }, {}, {}) };
  const rules = { 'a.isLarge': { id: 'a.isLarge', subject: ['a'], holds: ({ a }: JsonObject) => a === '9' } };
  const value = { first: [{ if: 'rule:a.isLarge', then: { product: [{ figure: 'a.one' }, 2] } }], else: '0' };
  const figure = createFigure('a.two', ['a'], { type: 'money', value }, figures, rules);
  expect([figure.work({ a: '9' }, world), figure.work({ a: '8' }, world)]).toEqual(['18.00', '0.00']);
});

test('money is shown in its currency, and not without one', () => {
  const code = { type: 'money', value: { data: '/a' }, currency: '/currency' } as const;
  const figure = createFigure('a.b', ['a'], code, {}, {});
  expect(figure.show({ a: '1', currency: 'HKD' }, world)).toEqual({ currency: 'HKD', amount: '1.00' });
  expect(figure.show({ a: '1' }, world)).toBeUndefined();
});
