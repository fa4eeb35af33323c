import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { fromMinor, isCurrency, money, portion, toMinor } from './money.ts';

describe('money in minor units (AMB-65)', () => {
  it.each([
    ['0', 0n],
    ['1', 100n],
    ['12.5', 1250n],
    ['0.01', 1n],
    ['9999999999999999.99', 999999999999999999n],
    ['-3.10', -310n],
    ['1.2300', 123n],
  ])('reads %s as %s', (text, minor) => expect(toMinor(text, 'HKD')).toBe(minor));

  it.each(['0.001', '', '1e3', '.5', '1,000', ' 1', '١'])('refuses %j', (text) =>
    expect(() => toMinor(text, 'HKD')).toThrow(),
  );

  it('writes what it read', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
        (minor) => toMinor(fromMinor(minor, 'CNY'), 'CNY') === minor,
      ),
    );
    expect(money(5n, 'USD')).toEqual({ currency: 'USD', amount: '0.05' });
  });

  it.each([
    [1000n, '0.018', 18n],
    [25n, '0.018', 0n],
    [28n, '0.018', 1n],
    [250n, '0.01', 3n],
    [249n, '0.01', 2n],
    [-250n, '0.01', -3n],
  ])('takes %s times %s half up', (minor, rate, part) => expect(portion(minor, rate)).toBe(part));

  it('knows its currencies by own name only', () => {
    expect(isCurrency('HKD')).toBe(true);
    expect(isCurrency('toString')).toBe(false);
    expect(isCurrency('hkd')).toBe(false);
  });
});
