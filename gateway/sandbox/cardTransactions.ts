import { Hono } from 'hono';
import { isDecimal } from '../../src/domain/decimal.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { fromMinor, toMinor, type Currency } from '../../src/domain/money.ts';
import type { Core } from '../call/core.ts';
import type { Transaction } from '../db/transaction.ts';
import { takeCardTransaction, type CardAnswer } from '../money/cardTransaction.ts';
import type { CardTransactionKind } from '../money/cardTransactionKind.ts';
import { movePurchase, PURCHASE_STEPS } from '../money/pendingPurchase.ts';
import { runDailyCharges } from '../money/dailyCharges.ts';
import type { Services } from '../services/services.ts';
import { numberDigests } from '../vault/cardNumber.ts';
import { readFields } from './readFields.ts';

const KINDS: readonly Json[] = ['purchase', 'atm', 'withdrawal', 'refund', 'authFailure'];

/** The sandbox's part that plays shops, cash machines and what a day brings.
 *
 * | request | body | does |
 * |---|---|---|
 * | `POST /cardTransaction` | `{ card_no, kind, amount, merchant?, online?, abroad?, order_no?, discount?, authorize?, original_ref_no? }` | a purchase, cash at a machine (atm) or a mainland counter (withdrawal), a refund, an authorisation nobody took up (authFailure); `authorize`: the shop takes the money later |
 * | `POST /purchase` | `{ ref_no, to }` | what becomes of an authorised purchase: unpaid (handed in, not billed yet), unknown, success, closed |
 * | `POST /dailyCharges` | | the charges of the day, at once |  */
export function cardTransactions(core: Pick<Core, 'database' | 'clock' | 'services'>): Hono {
  const { database, clock, services } = core;
  const app = new Hono();

  app.post('/cardTransaction', async (c) => {
    const body = await readFields(c);
    const wrong = wrongField(body);
    if (wrong !== undefined) return c.json({ error: wrong }, 400);
    const answer = await database.transaction(async (tx) => {
      const now = await clock.now(tx);
      return play(tx, services, body, now);
    });
    return answer ? c.json(answer) : c.json({ error: 'Nobody has that card, or there is nothing to refund.' }, 404);
  });

  app.post('/purchase', async (c) => {
    const { ref_no: refNo, to } = await readFields(c);
    const step = PURCHASE_STEPS.find((one) => one === to);
    if (typeof refNo !== 'string' || !step) return c.json({ error: `ref_no, to: ${PURCHASE_STEPS.join(', ')}` }, 400);
    const moved = await database.transaction(async (tx) => movePurchase(tx, refNo, step, await clock.now(tx)));
    return moved ? c.json({ status: step }) : c.json({ error: 'No such purchase is waiting to be billed.' }, 404);
  });

  app.post('/dailyCharges', async (c) => {
    await runDailyCharges(core);
    return c.json({});
  });
  return app;
}

function wrongField({
  card_no,
  kind,
  amount,
  merchant,
  original_ref_no,
  order_no,
  discount,
}: JsonObject): string | undefined {
  if (typeof card_no !== 'string') return 'card_no';
  if (kind === undefined || !KINDS.includes(kind)) return 'kind';
  if (!isDecimal(amount)) return 'amount';
  if (discount !== undefined && !isDecimal(discount)) return 'discount';
  if (order_no !== undefined && (typeof order_no !== 'string' || order_no.length > 40)) return 'order_no';
  if (merchant !== undefined && (typeof merchant !== 'string' || merchant.length > 140)) return 'merchant';
  return original_ref_no !== undefined && typeof original_ref_no !== 'string' ? 'original_ref_no' : undefined;
}

async function play(tx: Transaction, { vault, content }: Services, body: JsonObject, now: string) {
  const cardNo = body.card_no as string;
  const [row] = await tx.query<{ currency: Currency }>(
    'SELECT currency FROM cards JOIN accounts USING (account_id) WHERE number_digest = ANY($1::text[])',
    [numberDigests(vault, cardNo)],
  );
  if (!row) return undefined;
  const request = {
    kind: body.kind as CardTransactionKind,
    cardNo,
    amount: toMinor(body.amount as string, row.currency),
    merchant: (body.merchant as string | undefined) ?? 'Sample Shop',
    isOnline: body.online === true,
    isAbroad: body.abroad === true,
    isAuthorization: body.kind === 'purchase' && body.authorize === true,
    ...(body.order_no === undefined ? {} : { orderNo: body.order_no as string }),
    ...(body.discount === undefined ? {} : { discount: toMinor(body.discount as string, row.currency) }),
    ...(body.original_ref_no === undefined ? {} : { originalRefNo: body.original_ref_no as string }),
  };
  const answer = await takeCardTransaction(tx, vault, request, content.constantsAt(now), now);
  return answer && onWire(answer, row.currency);
}

function onWire({ refNo, status, reason, fee }: CardAnswer, currency: Currency) {
  return { ref_no: refNo, status, ...(reason === undefined ? {} : { reason }), fee: fromMinor(fee, currency) };
}
