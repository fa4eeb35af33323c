import { describe, expect, it } from 'vitest';
import type { FlowWalk } from '../../../src/engine/testing/flowWalk.ts';
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

interface OrderWalk {
  readonly atPassword: () => FlowWalk;
  readonly atOrdering: () => FlowWalk;
  readonly refusals: typeof REFUSALS;
  /** The steps before the payment password, by what they ask. */
  readonly leftAt: { readonly [step: string]: () => FlowWalk };
}

/** What holds of every order at its call: each refusal leads somewhere, a lost reply is said as processing, a locked payment
 * password ends it, and nothing is ordered by who leaves. */
export function testOrder({ atPassword, atOrdering, refusals, leftAt }: OrderWalk): void {
  describe('the call', () => {
    it.each([...refusals, ['QUOTE_EXPIRED', 'quoting'], ['TICKET_EXPIRED', 'authorise/ask']])('%s: %s', (code, at) =>
      expect(atOrdering().code(code!).at).toBe(at),
    );

    it('whose reply is lost is said as processing, and nothing is sent again (AMB-12)', () =>
      expect(atOrdering().unknown().at).toBe('unknown!'));

    it('needs a payment password that is not locked', () => {
      expect(atPassword().next({ pay_pwd: '000000' }).code('PAY_PWD_LOCKED').at).toBe('passwordLocked!');
    });

    it.each(Object.entries({ ...leftAt, 'the payment password': atPassword }))(
      'is not made by Cancel at %s',
      (_step, at) => expect(at().press('CANCEL').at).toBe('cancelled!'),
    );
  });
}
