import { expect, it } from 'vitest';
import { remittedToMainland } from './mainlandPayee.ts';

const constants = { 'transfer.mainland.rate': { HKD: '0.92' } };

it('exchanges by the rate of the currency, rounded half up (AMB-65)', () => {
  expect(remittedToMainland(1005n, 'HKD', constants)).toEqual({ currency: 'CNY', amount: '9.25' });
});

it('quotes nothing for a currency without a rate: the money would be taken and none arrive', () => {
  expect(() => remittedToMainland(1000n, 'USD', constants)).toThrow('"transfer.mainland.rate" has nothing for USD');
});
