import type { JsonObject } from '../../src/domain/json.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { lockBalances } from '../ledger/balance.ts';
import { reverseTransaction } from '../ledger/postTransaction.ts';
import { addRecord } from '../money/accountRecord.ts';
import { cardExpiry } from '../money/cardExpiry.ts';
import { referenceNumber } from '../money/referenceNumber.ts';
import { numberConstant } from '../shared/constant.ts';
import type { CardOrderKind, PrintProgress, PurchaseState } from './cardOrder.ts';

/** The states an order can be moved to, and from which: the house audits it, has the card made and sends it. */
const FROM = {
  paid: ['toAudit'],
  assigned: ['paid'],
  shipped: ['assigned'],
  completed: ['shipped'],
  notPassed: ['toAudit', 'paid'],
} as const satisfies { readonly [state in PurchaseState]?: readonly PurchaseState[] };

export type OrderStep = keyof typeof FROM;
export const ORDER_STEPS = Object.keys(FROM) as readonly OrderStep[];

const PROGRESS: { readonly [step in OrderStep]: PrintProgress | null } = {
  paid: 'waiting',
  assigned: 'making',
  shipped: 'delivered',
  completed: 'received',
  notPassed: null,
};

interface Row {
  kind: CardOrderKind;
  state: PurchaseState;
  card_id: string;
  card_account: string;
  /** The card that is replaced. */
  old_card: string | null;
  account_id: string;
  currency: Currency;
  valid_to: string;
  transaction_id: bigint | null;
  total: bigint;
}

/** Moves an order one step; false when there is none that can make it. */
export async function moveOrder(
  tx: Transaction,
  orderNo: string,
  step: OrderStep,
  { now, constants }: { readonly now: string; readonly constants: JsonObject },
): Promise<boolean> {
  const [order] = await tx.query<Row>(
    `SELECT q.kind, o.state, o.card_id, c.account_id AS card_account, q.card_id AS old_card, o.account_id, q.currency,
       to_char(c.expiry_date, 'YYYY-MM-DD') AS valid_to, o.transaction_id, q.price + q.card_fee + q.postage - q.waived AS total
     FROM card_orders o JOIN card_quotes q USING (quote_id) JOIN cards c ON c.card_id = o.card_id
     WHERE o.order_no = $1 FOR UPDATE OF o`,
    [orderNo],
  );
  const from: readonly PurchaseState[] = FROM[step];
  if (!order || !from.includes(order.state)) return false;
  // A card with a number of its own is received when its owner activates it.
  if (step === 'completed' && isNewCard(order.kind)) return false;
  if (step === 'notPassed' && !(await giveBack(tx, order, orderNo, now))) return false;
  await tx.query('UPDATE card_orders SET state = $2, print_progress = $3 WHERE order_no = $1', [
    orderNo,
    step,
    PROGRESS[step],
  ]);
  if (step === 'shipped' && isNewCard(order.kind)) await setStatus(tx, order.card_id, 'unactivated');
  if (step === 'completed') await receive(tx, order, numberConstant(constants, 'card.years'));
  return true;
}

const isNewCard = (kind: CardOrderKind) => kind === 'buyChip' || kind === 'replace';

const setStatus = (tx: Transaction, cardId: string, status: string) =>
  tx.query(`UPDATE cards SET status = $2 WHERE card_id = $1 AND status = 'printing'`, [cardId, status]);

/** The new body is there: of a virtual card its first, of a physical one with a later last day. */
async function receive(
  tx: Transaction,
  { kind, card_id: cardId, valid_to: validTo }: Row,
  years: number,
): Promise<void> {
  if (kind === 'chipApply') await tx.query(`UPDATE cards SET card_type = 'physical' WHERE card_id = $1`, [cardId]);
  else await tx.query('UPDATE cards SET expiry_date = $2 WHERE card_id = $1', [cardId, cardExpiry(validTo, years)]);
}

/** What was paid comes back, and the card that was to be made is not; false when its account holds money by now. */
async function giveBack(tx: Transaction, order: Row, orderNo: string, now: string): Promise<boolean> {
  const { account_id: accountId, card_account: cardAccount, transaction_id: transactionId, total } = order;
  const balances = await lockBalances(tx, [accountId, cardAccount], new Date(now));
  if (order.kind === 'buyChip' && balances.get(cardAccount)!.balance !== 0n) return false;
  if (isNewCard(order.kind)) await unmake(tx, order);
  if (transactionId === null) return true;
  const refNo = referenceNumber(now);
  await reverseTransaction(tx, transactionId, { kind: 'cardOrderReturned', reference: refNo, at: new Date(now) });
  const record = { refNo, accountId, at: now, summary: 'Card order not passed', originalRefNo: orderNo } as const;
  await addRecord(tx, { ...record, kind: 'refund', amount: total, status: 'success' });
  await tx.query(`UPDATE account_records SET status = 'refunded' WHERE ref_no = $1`, [orderNo]);
  return true;
}

/** A new account goes with its card. A card that was to be replaced is its account's only one again, and stays locked until
 * its member says otherwise. */
async function unmake(
  tx: Transaction,
  { kind, card_id: cardId, card_account: account, old_card: old }: Row,
): Promise<void> {
  await setStatus(tx, cardId, 'cancelled');
  if (kind === 'buyChip') await tx.query(`UPDATE accounts SET status = 'cancelled' WHERE account_id = $1`, [account]);
  else await tx.query(`UPDATE cards SET status = 'locked' WHERE card_id = $1`, [old]);
}

/** A card that was sent is received when its owner activates it. */
export async function receiveActivated(tx: Transaction, cardId: string): Promise<void> {
  await tx.query(
    `UPDATE card_orders SET state = 'completed', print_progress = 'received' WHERE card_id = $1 AND state = 'shipped'`,
    [cardId],
  );
}
