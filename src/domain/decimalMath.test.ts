import { describe, expect, test } from 'vitest';
import { compare, formatDecimal, parseDecimal, plus, times } from './decimal.ts';
import { minus, rounded, shortest } from './decimalMath.ts';

const d = parseDecimal;

test('sums, differences and products are exact', () => {
  expect(formatDecimal(plus(d('0.1'), d('0.20')))).toBe('0.30');
  expect(formatDecimal(minus(d('1.00'), d('1.005')))).toBe('-0.005');
  expect(formatDecimal(times(d('12.34'), d('-7.8123')))).toBe('-96.403782');
  expect([compare(d('1.0'), d('1')), compare(d('-2'), d('1')), compare(d('1.01'), d('1'))]).toEqual([0, -1, 1]);
});

describe('rounded', () => {
  test.each([
    ['1.005', 2, 'half', '1.01'],
    ['-1.005', 2, 'half', '-1.01'],
    ['1.0049', 2, 'half', '1.00'],
    ['1.001', 2, 'up', '1.01'],
    ['-1.001', 2, 'up', '-1.01'],
    ['1.000', 2, 'up', '1.00'],
    ['1.999', 2, 'down', '1.99'],
    ['-1.999', 0, 'down', '-1'],
    ['7', 2, 'half', '7.00'],
  ] as const)('%s to %i decimals, %s, is %s', (text, scale, mode, expected) => {
    expect(formatDecimal(rounded(d(text), scale, mode))).toBe(expected);
  });
});

test('the shortest text has the decimals that are asked for, and those that count', () => {
  expect(shortest(d('12.5000'), 2)).toBe('12.50');
  expect(shortest(d('12.3450'), 2)).toBe('12.345');
  expect(shortest(d('100'), 0)).toBe('100');
});
