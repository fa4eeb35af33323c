import { expect, it } from 'vitest';
import type { replies } from '../../api/gateway.gen.ts';
import { recordFacts } from './recordFacts.ts';

const record: replies['historyDetail'] = {
  ref_no: '20250303000000000001',
  account_id: 'a',
  kind: 'transferOut',
  type: 'transferOut',
  time: '2025-03-03T10:15:00.000+08:00',
  summary: 'Sample Payee',
  amount: { currency: 'HKD', amount: '-10.00' },
  status: 'success',
  payee: 'Sample Payee',
  payee_bank_code: '901',
};
const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
const factOf = (name: string, more: Partial<typeof record> = {}) =>
  recordFacts({ ...record, ...more }, t).find((fact) => fact.name === name)?.value;

it('a bank is said by its name; of one that is no longer listed there is the code', () => {
  expect(factOf('payee_bank_code', { payee_bank_name: 'Harbour' })).toBe('history.bank Harbour 901');
  expect(factOf('payee_bank_code')).toBe('text 901');
});

it('what the title or another row says is not said again', () => {
  expect(factOf('summary')).toBeUndefined();
  expect(factOf('summary', { summary: 'recordKind.transferOut' })).toBeUndefined();
  expect(factOf('summary', { summary: 'Rent of March' })).toBe('text Rent of March');
});
