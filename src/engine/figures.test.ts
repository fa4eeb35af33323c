import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

const quote = { quote_id: 'q1', fee: { currency: 'HKD', amount: '5.00' }, otp_required: false, expire_time: '10:05' };

describe('the figures of a reply', () => {
  it('stay the same when only identifiers and times change', () => {
    expect(figuresOf({ ...quote, quote_id: 'q2', expire_time: '10:10' })).toBe(figuresOf(quote));
  });

  it('change with an amount, a currency, a number or a yes-or-no', () => {
    expect(figuresOf({ ...quote, fee: { currency: 'HKD', amount: '5.01' } })).not.toBe(figuresOf(quote));
    expect(figuresOf({ ...quote, fee: { currency: 'CNY', amount: '5.00' } })).not.toBe(figuresOf(quote));
    expect(figuresOf({ ...quote, otp_required: true })).not.toBe(figuresOf(quote));
  });
});
