import { maskToEnd } from '../../src/domain/maskDigits.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import type { Services } from '../services/services.ts';
import { revealNumber } from '../vault/cardNumber.ts';
import { activationCode, giftcardsOf, makeGiftcards } from './giftcard.ts';
import { findGiftcardOrder, totalText, type GiftcardOrder, type GiftcardOrderStatus } from './giftcardOrder.ts';
import { mailBuyer } from './mailBuyer.ts';

/** What can happen to an order next, by what it waits for. */
export const ORDER_STEPS = {
  approve: { from: 'audit', to: 'unpaid' },
  refuse: { from: 'audit', to: 'notPassed' },
  pay: { from: 'unpaid', to: 'paid' },
  assign: { from: 'paid', to: 'assigned' },
  ship: { from: 'assigned', to: 'shipped' },
} as const satisfies { readonly [step: string]: { from: GiftcardOrderStatus; to: GiftcardOrderStatus } };

export type OrderStep = keyof typeof ORDER_STEPS;

interface Around {
  readonly services: Services;
  readonly constants: JsonObject;
  readonly now: string;
}

/** Moves an order one step on; `undefined` when there is none that waits for this step. */
export async function advanceOrder(
  tx: Transaction,
  orderNo: string,
  step: OrderStep,
  around: Around,
): Promise<GiftcardOrder | undefined> {
  const order = await findGiftcardOrder(tx, orderNo, true);
  const { from, to } = ORDER_STEPS[step];
  if (order?.status !== from) return undefined;
  const payment = step === 'pay' ? await postPayment(tx, order, around.now) : null;
  await tx.query(
    'UPDATE giftcard_orders SET status = $2, payment_id = coalesce($3::bigint, payment_id) WHERE order_no = $1',
    [orderNo, to, payment],
  );
  if (step === 'assign') await makeGiftcards(tx, order, around);
  await tellBuyer(tx, order, step, around);
  return { ...order, status: to };
}

/** The buyer's money: what the cards will hold is kept apart until they are made, fees are the house's. */
function postPayment(tx: Transaction, order: GiftcardOrder, now: string): Promise<bigint> {
  const { currency, amount, cardFee, waived, postage, orderNo } = order;
  const fees = cardFee - waived + postage;
  return postTransaction(tx, {
    kind: 'giftcardPayment',
    reference: orderNo,
    at: new Date(now),
    postings: [
      { account: houseAccount('bank', currency), currency, amount: -(amount + fees) },
      { account: houseAccount('giftCards', currency), currency, amount },
      { account: houseAccount('fees', currency), currency, amount: fees },
    ],
  });
}

/** By e-mail: how to pay, that it was refused, that the cards are on their way; virtual cards arrive in it. The buyer's greeting
 * comes last and as what it is: whoever reads it must not take it for ours. */
async function tellBuyer(tx: Transaction, order: GiftcardOrder, step: OrderStep, around: Around): Promise<void> {
  const { services } = around;
  if (step === 'approve')
    await mailBuyer(tx, order, around, 'giftcardApproved', { total: totalText(order), reference: order.referenceNo });
  if (step === 'refuse') await mailBuyer(tx, order, around, 'giftcardRefused');
  if (step !== 'ship') return;
  if (order.kind === 'entity') return mailBuyer(tx, order, around, 'giftcardShipped');
  const { greeting: text } = order;
  const below =
    text === undefined ? '' : `\n\n${services.content.message('mail.giftcardGreeting', order.lang, { text })}`;
  for (const card of await giftcardsOf(tx, order.orderNo)) {
    const code = activationCode(services.secrets, card);
    const values = { card: maskToEnd(card.last4), number: revealNumber(services.vault, card), code };
    await mailBuyer(tx, order, around, 'giftcardCode', values, { code, hasCardNumber: true, below });
  }
}
