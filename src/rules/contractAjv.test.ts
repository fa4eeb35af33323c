import { describe, expect, it } from 'vitest';
import { contractAjv } from './contractAjv.ts';

describe('a schema of the contract', () => {
  it('takes a shared field as it is, with what forms say of it', () => {
    const dollars = { type: 'string', maxLength: 4, 'x-currency': 'USD', 'x-live': true, 'x-tidy': ['amount'] };
    const judge = contractAjv({}).compile({ type: 'object', properties: { savings: dollars } });
    expect([judge({ savings: '12' }), judge({ savings: '12345' })]).toEqual([true, false]);
  });

  it('has no keyword that nobody knows', () => {
    expect(() => contractAjv({}).compile({ type: 'string', maxLenght: 4 })).toThrow('unknown keyword');
  });
});
