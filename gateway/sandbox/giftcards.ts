import { Hono } from 'hono';
import { isDecimal } from '../../src/domain/decimal.ts';
import { toMinor } from '../../src/domain/money.ts';
import type { Core } from '../call/core.ts';
import type { Transaction } from '../db/transaction.ts';
import { advanceOrder, ORDER_STEPS, type OrderStep } from '../giftcards/advanceOrder.ts';
import { activationCode, findGiftcard, hasExpired } from '../giftcards/giftcard.ts';
import { lockBalances } from '../ledger/balance.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import { referenceNumber } from '../money/referenceNumber.ts';
import { revealNumber } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';
import { readFields } from './readFields.ts';

/** The outside of gift cards: the staff who answer orders, the payment, the printer, the post, and shops.
 *
 * | request | body | does |
 * |---|---|---|
 * | `GET /giftcardOrders` | | orders that are not over, and the cards made with their codes |
 * | `POST /giftcardOrders` | `{ order_no, step }` | the next step: approve, refuse, pay, assign, ship |
 * | `POST /giftcardPurchase` | `{ card_no, amount }` | an active card that has not expired pays in a shop | */
export function sandboxGiftcards({ database, clock, services }: Pick<Core, 'database' | 'clock' | 'services'>): Hono {
  const app = new Hono();
  const play = <T>(work: (tx: Transaction, now: string) => Promise<T>) =>
    database.transaction(async (tx) => work(tx, await clock.now(tx)));

  app.get('/giftcardOrders', async (c) => {
    const orders = await play((tx) =>
      tx.query<{ order_no: string; status: string; recipient: string }>(
        'SELECT order_no, status, recipient FROM giftcard_orders ORDER BY ordered_at DESC LIMIT 50',
      ),
    );
    const cards = await play((tx) =>
      tx.query<{ order_no: string; card_id: string; number_sealed: string }>(
        'SELECT order_no, card_id, number_sealed FROM giftcards ORDER BY issued_at DESC, place LIMIT 200',
      ),
    );
    const codes = cards.map(({ order_no, card_id: cardId, number_sealed: sealed }) => ({
      order_no,
      card_no: revealNumber(services.vault, { cardId, sealed }),
      activation_code: activationCode(services.secrets, { cardId }),
    }));
    return c.json({ orders, cards: codes });
  });

  app.post('/giftcardOrders', async (c) => {
    const { order_no: orderNo, step } = await readFields(c);
    if (typeof orderNo !== 'string') return c.json({ error: 'order_no' }, 400);
    if (typeof step !== 'string' || !Object.hasOwn(ORDER_STEPS, step))
      return c.json({ error: `step: ${Object.keys(ORDER_STEPS).join(', ')}` }, 400);
    const order = await play((tx, now) =>
      advanceOrder(tx, orderNo, step as OrderStep, { services, constants: services.content.constantsAt(now), now }),
    );
    return order ? c.json({ status: order.status }) : c.json({ error: 'No order waits for that.' }, 404);
  });

  app.post('/giftcardPurchase', async (c) => {
    const { card_no: cardNo, amount } = await readFields(c);
    if (typeof cardNo !== 'string' || !isDecimal(amount)) return c.json({ error: 'card_no, amount' }, 400);
    const paid = await play((tx, now) => purchase(tx, services.vault, { cardNo, amount: amount as string }, now));
    return paid ? c.json({ card_no: cardNo }) : c.json({ error: 'The card cannot pay that.' }, 404);
  });
  return app;
}

async function purchase(
  tx: Transaction,
  vault: Vault,
  { cardNo, amount }: { readonly cardNo: string; readonly amount: string },
  now: string,
): Promise<boolean> {
  const card = await findGiftcard(tx, { cardNo, vault });
  if (!card?.active || hasExpired(card, now)) return false;
  const { accountId, currency } = card;
  const at = new Date(now);
  const [spent, balances] = [toMinor(amount, currency), await lockBalances(tx, [accountId], at)];
  if (spent <= 0n || spent > (balances.get(accountId)?.available ?? 0n)) return false;
  await postTransaction(tx, {
    kind: 'expense',
    reference: referenceNumber(now),
    at,
    postings: [
      { account: accountId, currency, amount: -spent },
      { account: houseAccount('merchants', currency), currency, amount: spent },
    ],
  });
  return true;
}
