import { Hono } from 'hono';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import { isDecimal } from '../../src/domain/decimal.ts';
import { money, toMinor, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/transaction.ts';
import type { BankAnswer } from '../money/bank.ts';
import { creditTopup } from '../money/creditTopup.ts';
import { returnTransfer, settleTransfer } from '../money/endTransfer.ts';
import { tellOfTransfer } from '../money/tellOfTransfer.ts';
import { findTopupOrder } from '../money/topupOrder.ts';
import { bankAnswer, setBankAnswer } from './sandboxBank.ts';

export type SandboxMoney = Pick<Core, 'database' | 'clock' | 'services'>;

const ANSWERS: readonly Json[] = ['accepted', 'processing', 'refused'];
const SOURCES: readonly Json[] = ['own', 'cash', 'thirdParty'];

/** The sandbox's part that plays the banks: money that comes in, and answers to transfers.
 *
 * | request | body | does |
 * |---|---|---|
 * | `GET /topups` | | orders that wait for money |
 * | `POST /incomingPayment` | `{ reference, amount?, from?, other_card? }` | credits an order, by default in full; `from`: own, cash, thirdParty |
 * | `GET /transfers` | | transfers in processing |
 * | `POST /endTransfer` | `{ ref_no, accepted }` | the bank answers to one of them |
 * | `GET /bank`, `POST /bank` | `{ answer }` | how banks answer from now on: accepted, processing, refused, or null for as usual | */
export function incomingPayments({ database, clock, services }: SandboxMoney): Hono {
  const app = new Hono();
  const play = <T>(work: (tx: Transaction, now: string) => Promise<T>) =>
    database.transaction(async (tx) => work(tx, await clock.now(tx)));

  app.get('/topups', async (c) => c.json({ topups: await play(waitingTopups) }));
  app.get('/transfers', async (c) => c.json({ transfers: await play((tx) => processingTransfers(tx)) }));
  app.get('/bank', async (c) => c.json({ answer: (await play((tx) => bankAnswer(tx))) ?? null }));

  app.post('/bank', async (c) => {
    const { answer = null } = await bodyOf(c.req);
    if (answer !== null && !ANSWERS.includes(answer)) return c.json({ error: 'answer' }, 400);
    await play((tx) => setBankAnswer(tx, (answer ?? undefined) as BankAnswer | undefined));
    return c.json({ answer });
  });

  app.post('/incomingPayment', async (c) => {
    const { reference, amount, from = 'own', other_card = false } = await bodyOf(c.req);
    if (typeof reference !== 'string') return c.json({ error: 'reference' }, 400);
    if (!SOURCES.includes(from)) return c.json({ error: 'from' }, 400);
    if (amount !== undefined && !isDecimal(amount)) return c.json({ error: 'amount' }, 400);
    const state = await play(async (tx, now) => {
      const order = await findTopupOrder(tx, { reference }, now);
      if (!order) return undefined;
      const paid = amount === undefined ? order.total : toMinor(amount as string, order.currency);
      if (paid <= 0n) return undefined;
      const payment = { reference, amount: paid, from: from as 'own', otherCard: other_card === true };
      return creditTopup(tx, payment, services.content.constantsAt(now), now);
    });
    return state ? c.json({ state }) : c.json({ error: 'No top-up order waits for such a payment.' }, 404);
  });

  app.post('/endTransfer', async (c) => {
    const { ref_no, accepted = true } = await bodyOf(c.req);
    if (typeof ref_no !== 'string') return c.json({ error: 'ref_no' }, 400);
    const end = accepted === true ? settleTransfer : returnTransfer;
    const ended = await play(async (tx, now) => {
      const transfer = await end(tx, ref_no, now);
      if (transfer) await tellOfTransfer(tx, services, transfer, now);
      return transfer;
    });
    return ended ? c.json({ ref_no }) : c.json({ error: 'No such transfer is in processing.' }, 404);
  });
  return app;
}

async function bodyOf(request: { json: () => Promise<unknown> }): Promise<JsonObject> {
  const body = await request.json().catch(() => undefined);
  return isJsonObject(body) ? body : {};
}

async function waitingTopups(tx: Transaction, now: string) {
  const rows = await tx.query<{ reference: string; user_name: string; currency: Currency; total: bigint }>(
    `SELECT reference, user_name, currency, total FROM topup_orders JOIN members USING (member_id)
     WHERE state = 'WAITING' AND expires_at > $1 ORDER BY made_at DESC LIMIT 50`,
    [now],
  );
  return rows.map(({ reference, user_name, currency, total }) => ({
    reference,
    user_name,
    total: money(total, currency),
  }));
}

async function processingTransfers(tx: Transaction) {
  const rows = await tx.query<{ ref_no: string; currency: Currency; amount: bigint; settles_at: Date }>(
    `SELECT ref_no, currency, amount, settles_at FROM transfers WHERE status = 'processing' ORDER BY made_at DESC LIMIT 50`,
  );
  return rows.map(({ ref_no, currency, amount, settles_at }) => ({
    ref_no,
    amount: money(amount, currency),
    settles_at: instant(settles_at),
  }));
}
