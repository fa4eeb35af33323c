import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveConstants, type Constant, type ConstantFile } from './constants.ts';

const fee: Pick<Constant, 'id' | 'rows'> = {
  id: 'fee.x',
  rows: [
    { effectiveFrom: '2020-01-01', currency: 'HKD', amount: '5.00' },
    { effectiveFrom: '2020-01-01', currency: 'USD', amount: '0.70' },
    { effectiveFrom: '2024-11-01', currency: 'HKD', amount: '6.00' },
  ],
};
const days: Pick<Constant, 'id' | 'rows'> = {
  id: 'days.x',
  rows: [
    { effectiveFrom: '2024-11-11', value: 30 },
    { effectiveFrom: '2020-01-01', value: 90 },
  ],
};

describe('resolveConstants (AMB-81, R-CONST-83, R-CONST-84)', () => {
  it('takes the newest row of each currency that is in force on the day in Hong Kong', () => {
    expect(resolveConstants([fee], '2024-10-31T23:59:59+08:00')['fee.x']).toEqual({ HKD: '5.00', USD: '0.70' });
    expect(resolveConstants([fee], '2024-10-31T16:00:00Z')['fee.x']).toEqual({ HKD: '6.00', USD: '0.70' });
  });

  it('takes the newest value, whatever the order of rows', () => {
    expect(resolveConstants([days], '2024-11-10T12:00:00+08:00')['days.x']).toBe(90);
    expect(resolveConstants([days], '2024-11-11T12:00:00+08:00')['days.x']).toBe(30);
  });

  it('has no silent value before the first row', () => {
    expect(() => resolveConstants([days], '2019-12-31T12:00:00+08:00')).toThrow(
      'Constant "days.x" has no value on 2019-12-31: its first row begins on 2020-01-01.',
    );
  });

  it('has a value for every constant of the project today and ten years on', () => {
    const files = readdirSync('content/constants').map(
      (name) => JSON.parse(readFileSync(`content/constants/${name}`, 'utf8')) as ConstantFile,
    );
    const constants = files.flatMap((file) => file.constants);
    for (const now of ['2025-01-01T00:00:00+08:00', '2035-01-01T00:00:00+08:00']) {
      expect(Object.keys(resolveConstants(constants, now))).toHaveLength(constants.length);
    }
  });
});
