import type { requests } from '../../../src/api/gateway.gen.ts';
import type { SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { codeFor, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';

type Quote = requests['giftcardQuote'];

/** Two cards of 500 and one of 880, to be sent within Hong Kong. */
export const threeCards = (change: object = {}): Quote => ({
  kind: 'entity',
  currency: 'HKD',
  lines: [{ denomination: '500.00', quantity: 2 }],
  custom_lines: [{ denomination: '880.00', quantity: 1 }],
  delivery_region: 'HK',
  ...change,
});

export const number = (mob_no: string) => ({ area_code: '852', mob_no });

/** The code that confirms the buyer of a quote. The clock moves on, so that a number may be asked for another. */
export async function orderCode(wallet: SampleGateway, client: WalletClient, mobNo: string, quote_id: string) {
  await advance(wallet, 60);
  const captcha = await solvedCaptcha(wallet, client);
  return codeFor(client, mobNo, { scene: 'GIFTORDER', ...number(mobNo), quote_id, ...captcha });
}

export const buyer = (mob_no: string, change: object = {}) => ({
  purpose: 'birthday' as const,
  recipient: 'Chan Tai Man',
  receiver_email: 'buyer@example.com',
  ...number(mob_no),
  address: 'Flat A, 1/F, 1 Sample Street',
  agree: true as const,
  ...change,
});

let keys = 0;

/** An order that must be possible. */
export async function ordered(wallet: SampleGateway, client: WalletClient, mobNo: string, change: object = {}) {
  const { quote_id } = await client.must('giftcardQuote', threeCards(change));
  const code = await orderCode(wallet, client, mobNo, quote_id);
  const { address, ...who } = buyer(mobNo);
  const sentTo = threeCards(change).kind === 'entity' ? { address } : {};
  return client.must('giftcardOrder', { quote_id, ...who, ...sentTo, ...code }, `giftcard-order-${++keys}`);
}

/** Moves an order on, one step after the other. */
export async function played(client: WalletClient, order_no: string, ...steps: readonly string[]): Promise<void> {
  for (const step of steps) await client.sandbox('POST', '/giftcardOrders', { order_no, step });
}

/** The cards of an order as they lie in the letter. */
export async function cardsInHand(client: WalletClient, orderNo: string) {
  const { cards } = (await client.sandbox('GET', '/giftcardOrders')) as {
    cards: { order_no: string; card_no: string; activation_code: string }[];
  };
  return cards.filter((card) => card.order_no === orderNo);
}

/** A query by the number of an order or a card and the buyer's. */
export async function query(
  wallet: SampleGateway,
  client: WalletClient,
  by: { readonly order_no: string } | { readonly card_no: string },
  mobNo: string,
) {
  const captcha = await solvedCaptcha(wallet, client);
  const what =
    'order_no' in by
      ? { query_type: 'order' as const, order_no: by.order_no }
      : { query_type: 'card' as const, card_no: by.card_no };
  return client.call('giftcardQuery', { ...what, ...number(mobNo), ...captcha });
}

/** The code that confirms the buyer to an operation on what a ticket has opened. */
export async function ticketCode(
  wallet: SampleGateway,
  client: WalletClient,
  mobNo: string,
  query_ticket: string,
  operation: string,
) {
  await advance(wallet, 60);
  return codeFor(client, mobNo, { scene: 'GIFTCARD', query_ticket, operation });
}
