import type { JsonObject } from '../../../src/domain/json.ts';

/** What the gateway answers to orders of cards, as far as the flows look at it. */
const hkd = (amount: string): JsonObject => ({ currency: 'HKD', amount });

export const QUOTE: JsonObject = {
  quote_id: 'q1',
  price: hkd('50.00'),
  card_fee: hkd('30.00'),
  postage: hkd('30.00'),
  waived: hkd('0.00'),
  total: hkd('110.00'),
  expire_time: '2025-03-03T10:20:00+08:00',
};

export const ACCOUNTS: readonly JsonObject[] = [
  { account_id: 'a1', card_no_mask: '**** 0011', card_organ: 'Visa', currency: 'HKD', status: 'active' },
  { account_id: 'a2', card_no_mask: '**** 0012', card_organ: 'Visa', currency: 'USD', status: 'locked' },
];

const card = (card_id: string, card_type: string, status: string): JsonObject => ({
  card_id,
  card_no_mask: '**** 0011',
  card_organ: 'Visa',
  currency: 'HKD',
  card_type,
  status,
});

export const CARDS: readonly JsonObject[] = [
  card('virtual', 'virtual', 'active'),
  card('physical', 'physical', 'active'),
  card('lost', 'physical', 'locked'),
  card('gone', 'physical', 'cancelled'),
];

export const DELIVERY = {
  recipient: 'Chan Siu Ming',
  area_code: '852',
  mob_no: '61230000',
  delivery_address: '1 Sample Road, Hong Kong',
};

/** What a payment on the way to an order can be refused with, and where that leads. */
export const REFUSALS: readonly [code: string, at: string][] = [
  ['FUNDS_FROZEN', 'frozen!'],
  ['CARD_STATUS', 'statusForbids!'],
  ['ACCOUNT_STATUS', 'statusForbids!'],
  ['INSUFFICIENT_BALANCE', 'choose'],
];
