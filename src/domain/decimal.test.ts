import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  formatDecimal,
  isDecimal,
  isMultipleOf,
  multiplyDecimals,
  parseDecimal,
} from './decimal.ts';

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 4 }))
  .map(([units, scale]) => formatDecimal({ units, scale }));

describe('decimal strings', () => {
  it.each(['0', '12.5', '-3.00', '007'])('%s is one', (text) => expect(isDecimal(text)).toBe(true));
  it.each(['', '.5', '5.', '1e3', '1,000', '+1', '１', 'NaN', 5])('%s is none', (text) =>
    expect(isDecimal(text)).toBe(false),
  );

  it('keeps every digit', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(addDecimals('-0.05', '0.04')).toBe('-0.01');
    expect(multiplyDecimals('1.1', '1.1')).toBe('1.21');
    expect(formatDecimal(parseDecimal('5'), 2)).toBe('5.00');
    expect(compareDecimals('1.0', '1.00')).toBe(0);
    expect(isMultipleOf('0.3', '0.1')).toBe(true);
  });

  it('names what it cannot read', () => {
    expect(() => parseDecimal('1e3')).toThrow('"1e3" is not a decimal number');
  });

  it('adds and compares as numbers do', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(addDecimals(a, b)).toBe(addDecimals(b, a));
        expect(compareDecimals(a, b)).toBe(-compareDecimals(b, a) + 0);
        expect(compareDecimals(addDecimals(a, '0.01'), a)).toBe(1);
        expect(formatDecimal(parseDecimal(a))).toBe(a);
      }),
    );
  });
});
