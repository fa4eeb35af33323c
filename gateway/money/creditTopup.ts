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
import type { Services } from '../services/services.ts';
import { tellOfExcess, topupExcess } from './topupExcess.ts';
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

/** What crediting needs of the call or the sandbox that it happens in. */
export interface Crediting {
  readonly constants: JsonObject;
  readonly services: Pick<Services, 'messenger' | 'content'>;
  readonly now: string;
}

/** Credits an order, or freezes it. An order is credited once: what comes again, late or for no order changes nothing,
 * and the answer is the state found (`undefined` for no such order). */
export async function creditTopup(
  tx: Transaction,
  payment: IncomingPayment,
  around: Crediting,
): Promise<TopupState | undefined> {
  const { now } = around;
  const order = await lockTopupOrder(tx, { reference: payment.reference }, now);
  if (order?.state !== 'WAITING') return order?.state;
  const paidFrom = payment.paidFrom ?? order.paidFrom;
  if (await mustFreeze(tx, order, payment)) {
    await freeze(tx, order, { ...payment, ...(paidFrom === undefined ? {} : { paidFrom }) }, now);
    return 'FROZEN';
  }
  const { amount, from } = payment;
  await credit(tx, order, { amount, from, paidFrom, lies: 'bank' }, around);
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

/** Releases a frozen order, which must be locked as by `lockTopupOrder`; returns what its account was credited with, and the fee. */
export async function releaseTopup(
  tx: Transaction,
  order: TopupOrder,
  around: Crediting,
): Promise<{ readonly credited: bigint; readonly fee: bigint }> {
  const { frozen, paidFrom } = order;
  if (order.state !== 'FROZEN' || !frozen) throw new Error(`The top-up order ${order.orderNo} is not frozen.`);
  const { amount, source: from } = frozen;
  return credit(tx, order, { amount, from, paidFrom, lies: 'topupsFrozen' }, around);
}

interface Credit {
  /** All that came. */
  readonly amount: bigint;
  readonly from: PaymentSource;
  readonly paidFrom: PaidFrom | undefined;
  /** The house account on which the money lies. */
  readonly lies: 'bank' | 'topupsFrozen';
}

/** Credits what an order of the member may come to; the rest goes back to who paid it in, and the member is told. */
async function credit(
  tx: Transaction,
  order: TopupOrder,
  { amount, from, paidFrom, lies }: Credit,
  { services, constants, now }: Crediting,
): Promise<{ readonly credited: bigint; readonly fee: bigint }> {
  const { orderNo, accountId, currency } = order;
  const at = new Date(now);
  const { member } = (await findMember(tx, order.memberId))!;
  const excess = topupExcess(amount, order, member, constants);
  const kept = amount - excess;
  const fee = topupFee(kept, paidFrom, constants);
  const net = kept - fee;
  const id = await postTransaction(tx, {
    kind: 'topup',
    reference: orderNo,
    at,
    postings: [
      { account: houseAccount(lies, currency), currency, amount: -amount },
      { account: houseAccount('bank', currency), currency, amount: excess },
      { account: accountId, currency, amount: net },
      { account: houseAccount('fees', currency), currency, amount: fee },
    ],
  });
  const heldUntil = from === 'own' ? undefined : new Date(later(now, numberConstant(constants, 'topup.hold.life')));
  if (heldUntil) await placeHold(tx, { account: accountId, amount: net, reason: `${from}Topup`, until: heldUntil }, at);
  await tx.query(
    `UPDATE topup_orders SET state = 'CREDITED', credited = $2, fee = $3, transaction_id = $4, credited_at = $5,
       held_until = $6, source = $7, sent_back = $8 WHERE order_no = $1`,
    [orderNo, net, fee, id, now, heldUntil ?? null, from, excess],
  );
  await endRecords(tx, order, { amount: kept, fee, from }, now);
  if (excess > 0n) await tellOfExcess(tx, { services, now }, member, order, { amount, net, excess });
  return { credited: net, fee };
}

async function endRecords(
  tx: Transaction,
  { orderNo, accountId, memberId, kind }: TopupOrder,
  { amount, fee, from }: { readonly amount: bigint; readonly fee: bigint; readonly from: PaymentSource },
  now: string,
): Promise<void> {
  await tx.query(
    `UPDATE account_records SET status = 'success', amount = $2, at = $3, turns_at = NULL, turns_into = NULL,
       fps_ref_no = $4, payer = (SELECT user_name FROM members WHERE member_id = $5) WHERE ref_no = $1`,
    [orderNo, amount, now, kind === 'fps' ? fpsReference(now) : null, from === 'own' ? memberId : null],
  );
  if (fee > 0n) await addChargeRecords(tx, accountId, [{ kind: 'topupAbroad', amount: fee }], now, orderNo);
}
