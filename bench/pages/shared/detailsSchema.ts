import type { RJSFSchema } from '@rjsf/utils';
import { money, type Account, type Bank } from './calls.ts';

export const DETAILS_ORDER = [
  'account_id',
  'method',
  'type',
  'proxy_id',
  'bank_code',
  'account_number',
  'payee_name_en',
  'amount',
  'remark',
];

/** The details step as rjsf's users write it: dependencies for what depends on the method. */
export function detailsSchema(accounts: readonly Account[], banks: readonly Bank[]): RJSFSchema {
  return {
    type: 'object',
    title: 'Transfer to a Hong Kong bank',
    required: ['account_id', 'method', 'payee_name_en', 'amount'],
    properties: {
      account_id: {
        type: 'string',
        title: 'From',
        oneOf: accounts.map((row) => ({
          const: row.account_id,
          title: `${row.card_no_mask} · ${money(row.available)}`,
        })),
      },
      method: {
        type: 'string',
        title: 'How',
        oneOf: [
          { const: 'FPS', title: 'FPS' },
          { const: 'bank', title: 'Bank transfer' },
        ],
      },
      payee_name_en: { type: 'string', title: 'Name of the payee', pattern: "^[A-Za-z ,.'-]{1,70}$" },
      amount: { type: 'string', title: 'Amount', pattern: '^[0-9]{1,9}([.][0-9]{1,2})?$' },
      remark: { type: 'string', title: 'Remark', maxLength: 20 },
    },
    dependencies: {
      method: {
        oneOf: [
          {
            required: ['type', 'proxy_id'],
            properties: {
              method: { const: 'FPS' },
              type: { type: 'string', title: 'Payee is known by', enum: ['mobile', 'email', 'fpsId'] },
              proxy_id: { type: 'string', title: 'Mobile number, e-mail or FPS ID', maxLength: 60 },
            },
          },
          {
            required: ['bank_code', 'account_number'],
            properties: {
              method: { const: 'bank' },
              bank_code: {
                type: 'string',
                title: 'Bank',
                oneOf: banks.map((bank) => ({ const: bank.bank_code, title: bank.name_en })),
              },
              account_number: { type: 'string', title: 'Account number', pattern: '^[0-9]{6,16}$' },
            },
          },
        ],
      },
    },
  };
}
