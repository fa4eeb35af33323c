import { describe, expect, it } from 'vitest';
import { isNumeric } from './isNumeric.ts';

describe('isNumeric (R-VAL-06)', () => {
  it.each(['0', '007', '61234567'])('%s is numeric', (text) => expect(isNumeric(text)).toBe(true));

  it.each(['', ' 1', '1 ', '-1', '+1', '1.0', '1,000', '1e3', '12a', '１２', '一'])('%j is not', (text) =>
    expect(isNumeric(text)).toBe(false),
  );
});
