import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { later } from '../clock/instant.ts';
import { placeHold } from '../ledger/hold.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { findMember } from '../people/members.ts';
import { fpsReference } from './fpsReference.ts';
import { addChargeRecords } from './serviceCharge.ts';
import { topupFee, type PaidFrom } from './topupFee.ts';
import { lockTopupOrder, type PaymentSource, type TopupOrder, type TopupState } from './topupOrder.ts';

/** Money that has come to the house's bank account with the reference of a top-up order. */
export interface IncomingPayment {
  readonly reference: string;
  /** Minor units of the order's currency. */
  readonly amount: bigint;
  /** Cash, and money of someone else, is held back for a time (R-CONST-10 to R-CONST-13). */
  readonly from: PaymentSource;
  /** Keyed hash of the paying card, where the bank tells it. Another than the declared one, or one that nobody has declared
   * yet: nothing is credited (R-STATE-63, R-ERR-31). */
  readonly cardHash?: string;
  /** The bank says itself that the paying card is not the one announced. */
  readonly otherCard?: boolean;
  /** Where the paying bank is, where it is known; else it is as declared. */
  readonly paidFrom?: PaidFrom;
}

/** Credits an order, or freezes it. An order is credited once: what comes again, late or for no order changes nothing,
 * and the answer is the state found (`undefined` for no such order). */
export async function creditTopup(
  tx: Transaction,
  payment: IncomingPayment,
  constants: JsonObject,
  now: string,
): Promise<TopupState | undefined> {
  const order = await lockTopupOrder(tx, { reference: payment.reference }, now);
  if (order?.state !== 'WAITING') return order?.state;
  const paidFrom = payment.paidFrom ?? order.paidFrom;
  if (await mustFreeze(tx, order, payment)) {
    await freeze(tx, order, { ...payment, ...(paidFrom === undefined ? {} : { paidFrom }) }, now);
    return 'FROZEN';
  }
  const { amount, from } = payment;
  await credit(tx, order, { amount, from, fee: topupFee(amount, paidFrom, constants), lies: 'bank' }, constants, now);
  return 'CREDITED';
}

async function mustFreeze(tx: Transaction, order: TopupOrder, payment: IncomingPayment): Promise<boolean> {
  if (payment.otherCard === true) return true;
  // No cash for an anonymous member (R-ROLE-06).
  if (payment.from === 'cash') return (await findMember(tx, order.memberId))?.member.realnameStatus === '0';
  return order.kind === 'bank' && payment.cardHash !== undefined && payment.cardHash !== order.payerCardHash;
}

/** The money is there and nobody's yet. */
async function freeze(tx: Transaction, order: TopupOrder, payment: IncomingPayment, now: string): Promise<void> {
  const { orderNo, currency } = order;
  const { amount, from, cardHash, paidFrom } = payment;
  await postTransaction(tx, {
    kind: 'topupFrozen',
    reference: orderNo,
    at: new Date(now),
    postings: [
      { account: houseAccount('bank', currency), currency, amount: -amount },
      { account: houseAccount('topupsFrozen', currency), currency, amount },
    ],
  });
  await tx.query(
    `UPDATE topup_orders SET state = 'FROZEN', frozen_amount = $2, frozen_card_hash = $3, frozen_source = $4,
       frozen_at = $5, paid_from = $6 WHERE order_no = $1`,
    [orderNo, amount, cardHash ?? null, from, now, paidFrom ?? null],
  );
  await tx.query(
    `UPDATE account_records SET status = 'paid', amount = $2, at = $3, turns_at = NULL, turns_into = NULL WHERE ref_no = $1`,
    [orderNo, amount, now],
  );
}

/** Releases a frozen order, which must be locked as by `lockTopupOrder`; returns what its account was credited with. */
export async function releaseTopup(
  tx: Transaction,
  order: TopupOrder,
  constants: JsonObject,
  now: string,
): Promise<bigint> {
  const { frozen } = order;
  if (order.state !== 'FROZEN' || !frozen) throw new Error(`The top-up order ${order.orderNo} is not frozen.`);
  const { amount, source: from } = frozen;
  const fee = topupFee(amount, order.paidFrom, constants);
  await credit(tx, order, { amount, from, fee, lies: 'topupsFrozen' }, constants, now);
  return amount - fee;
}

interface Credit {
  readonly amount: bigint;
  readonly fee: bigint;
  readonly from: PaymentSource;
  /** The house account on which the money lies. */
  readonly lies: 'bank' | 'topupsFrozen';
}

async function credit(
  tx: Transaction,
  order: TopupOrder,
  { amount, fee, from, lies }: Credit,
  constants: JsonObject,
  now: string,
): Promise<void> {
  const { orderNo, accountId, currency } = order;
  const at = new Date(now);
  const net = amount - fee;
  const id = await postTransaction(tx, {
    kind: 'topup',
    reference: orderNo,
    at,
    postings: [
      { account: houseAccount(lies, currency), currency, amount: -amount },
      { account: accountId, currency, amount: net },
      { account: houseAccount('fees', currency), currency, amount: fee },
    ],
  });
  const heldUntil = from === 'own' ? undefined : new Date(later(now, numberConstant(constants, 'topup.hold.life')));
  if (heldUntil) await placeHold(tx, { account: accountId, amount: net, reason: `${from}Topup`, until: heldUntil }, at);
  await tx.query(
    `UPDATE topup_orders SET state = 'CREDITED', credited = $2, fee = $3, transaction_id = $4, credited_at = $5,
       held_until = $6, source = $7 WHERE order_no = $1`,
    [orderNo, net, fee, id, now, heldUntil ?? null, from],
  );
  await endRecords(tx, order, { amount, fee, from }, now);
}

async function endRecords(
  tx: Transaction,
  { orderNo, accountId, memberId, kind }: TopupOrder,
  { amount, fee, from }: Omit<Credit, 'lies'>,
  now: string,
): Promise<void> {
  await tx.query(
    `UPDATE account_records SET status = 'success', amount = $2, at = $3, turns_at = NULL, turns_into = NULL,
       fps_ref_no = $4, payer = (SELECT user_name FROM members WHERE member_id = $5) WHERE ref_no = $1`,
    [orderNo, amount, now, kind === 'fps' ? fpsReference(now) : null, from === 'own' ? memberId : null],
  );
  if (fee > 0n) await addChargeRecords(tx, accountId, [{ kind: 'topupAbroad', amount: fee }], now, orderNo);
}
