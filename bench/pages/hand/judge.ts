import type { Details } from '../shared/calls.ts';

export type Errors = Partial<Record<keyof Details, string>>;

/** What is wrong with the answer, by field. */
export function judge(answer: Details): Errors {
  const needed: (keyof Details)[] = ['account_id', 'method', 'payee_name_en', 'amount'];
  if (answer.method === 'FPS') needed.push('type', 'proxy_id');
  if (answer.method === 'bank') needed.push('bank_code', 'account_number');
  const errors: Errors = {};
  for (const name of needed) if (!answer[name]) errors[name] = 'Enter a value';
  if (answer.amount && !/^\d{1,9}(\.\d{1,2})?$/.test(answer.amount)) errors.amount = 'Enter an amount, like 100.00';
  if (answer.account_number && !/^\d{6,16}$/.test(answer.account_number)) errors.account_number = 'Enter digits only';
  if (answer.payee_name_en && !/^[A-Za-z ,.'-]{1,70}$/.test(answer.payee_name_en)) {
    errors.payee_name_en = 'Enter the name in English letters';
  }
  return errors;
}
