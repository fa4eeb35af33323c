import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { later } from '../clock/instant.ts';
import { lockBalances } from '../ledger/balance.ts';
import { placeHold } from '../ledger/hold.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import { numberConstant } from '../people/constant.ts';
import { addRecord } from './accountRecord.ts';
import { findTopupOrder, type TopupOrder, type TopupState } from './topupOrder.ts';

/** Money that has come to the house's bank account with the reference of a top-up order. */
export interface IncomingPayment {
  readonly reference: string;
  /** Minor units of the order's currency. */
  readonly amount: bigint;
  /** Cash, and money of someone else, is held back for a time (R-CONST-10 to R-CONST-13). */
  readonly from: 'own' | 'cash' | 'thirdParty';
  /** The bank says that the paying card is not the one announced (R-STATE-63): nothing is credited. */
  readonly otherCard: boolean;
}

/** Credits an order, or freezes it. An order is credited once: what comes again, late or for no order changes nothing,
 * and the answer is the state found (`undefined` for no such order). */
export async function creditTopup(
  tx: Transaction,
  payment: IncomingPayment,
  constants: JsonObject,
  now: string,
): Promise<TopupState | undefined> {
  const order = await findTopupOrder(tx, { reference: payment.reference }, now, true);
  if (order?.state !== 'WAITING') return order?.state;
  if (payment.otherCard) {
    await tx.query(`UPDATE topup_orders SET state = 'FROZEN' WHERE order_no = $1`, [order.orderNo]);
    return 'FROZEN';
  }
  await credit(tx, order, payment, constants, now);
  return 'CREDITED';
}

async function credit(
  tx: Transaction,
  { orderNo, accountId, currency }: TopupOrder,
  { amount, from }: IncomingPayment,
  constants: JsonObject,
  now: string,
): Promise<void> {
  const at = new Date(now);
  await lockBalances(tx, [accountId], at);
  const id = await postTransaction(tx, {
    kind: 'topup',
    reference: orderNo,
    at,
    postings: [
      { account: houseAccount('bank', currency), currency, amount: -amount },
      { account: accountId, currency, amount },
    ],
  });
  if (from !== 'own') {
    const until = new Date(later(now, numberConstant(constants, 'topup.hold.life')));
    await placeHold(tx, { account: accountId, amount, reason: `${from}Topup`, until }, at);
  }
  await tx.query(`UPDATE topup_orders SET state = 'CREDITED', credited = $2, transaction_id = $3 WHERE order_no = $1`, [
    orderNo,
    amount,
    id,
  ]);
  await addRecord(tx, {
    refNo: orderNo,
    accountId,
    kind: 'topup',
    at: now,
    summary: 'Bank top-up',
    amount,
    status: 'success',
  });
}
