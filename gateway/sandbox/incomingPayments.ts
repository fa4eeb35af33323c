import { Hono } from 'hono';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { isDecimal } from '../../src/domain/decimal.ts';
import { money, toMinor, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Core } from '../call/core.ts';
import type { Transaction } from '../db/transaction.ts';
import type { BankAnswer } from '../services/bank.ts';
import { findBinding, type BindingState } from '../money/bankBinding.ts';
import { creditCheck } from '../money/creditCheck.ts';
import { creditTopup, releaseTopup, type IncomingPayment } from '../money/creditTopup.ts';
import { returnTransfer, settleTransfer } from '../money/endTransfer.ts';
import { bankCardHash } from '../money/payerCard.ts';
import { tellOfTransfer } from '../money/tellOfTransfer.ts';
import { findTopupOrder, lockTopupOrder, type TopupState } from '../money/topupOrder.ts';
import { moneyAwaited } from './moneyAwaited.ts';
import { readFields } from './readFields.ts';
import { bankAnswer, setBankAnswer } from './sandboxBank.ts';

export type SandboxMoney = Pick<Core, 'database' | 'clock' | 'services'>;

const ANSWERS: readonly Json[] = ['accepted', 'processing', 'refused'];
const SOURCES: readonly Json[] = ['own', 'cash', 'thirdParty'];
const REGIONS: readonly Json[] = ['HK', 'CN', 'OTHER'];

/** The card that pays when it is to be another one. */
export const SAMPLE_OTHER_CARD = '6222000000000078';

/** The sandbox's part that plays the banks: money that comes in, and answers to transfers.
 *
 * | request | body | does |
 * |---|---|---|
 * | `GET /topups` | | orders and check top-ups that wait for money, and orders whose money is frozen |
 * | `POST /incomingPayment` | `{ reference, amount?, from?, payer_card_no?, other_card?, region? }` | credits an order, or the check top-up of a bank account, by default in full and from the declared card; `from`: own, cash, thirdParty; `region`: HK, CN, OTHER |
 * | `POST /releaseTopup` | `{ order_no }` | support has looked at the proof of a frozen top-up and releases it |
 * | `GET /transfers` | | transfers in processing |
 * | `POST /endTransfer` | `{ ref_no, accepted }` | the bank answers to one of them |
 * | `GET /bank`, `POST /bank` | `{ answer }` | how banks answer from now on: accepted, processing, refused, or null for as usual | */
export function incomingPayments({ database, clock, services }: SandboxMoney): Hono {
  const app = new Hono();
  const play = <T>(work: (tx: Transaction, now: string) => Promise<T>) =>
    database.transaction(async (tx) => work(tx, await clock.now(tx)));

  app.get('/topups', async (c) => c.json(await play(moneyAwaited)));
  app.get('/transfers', async (c) => c.json({ transfers: await play((tx) => processingTransfers(tx)) }));
  app.get('/bank', async (c) => c.json({ answer: (await play((tx) => bankAnswer(tx))) ?? null }));

  app.post('/bank', async (c) => {
    const { answer = null } = await readFields(c);
    if (answer !== null && !ANSWERS.includes(answer)) return c.json({ error: 'answer' }, 400);
    await play((tx) => setBankAnswer(tx, (answer ?? undefined) as BankAnswer | undefined));
    return c.json({ answer });
  });

  app.post('/incomingPayment', async (c) => {
    const body = await readFields(c);
    const wrong = wrongField(body);
    if (wrong !== undefined) return c.json({ error: wrong }, 400);
    const state = await play((tx, now) => receive(tx, body, services, now));
    return state ? c.json({ state }) : c.json({ error: 'Nothing waits for such a payment.' }, 404);
  });

  app.post('/releaseTopup', async (c) => {
    const { order_no: orderNo } = await readFields(c);
    if (typeof orderNo !== 'string') return c.json({ error: 'order_no' }, 400);
    const isReleased = await play(async (tx, now) => {
      const order = await lockTopupOrder(tx, { orderNo }, now);
      if (order?.state !== 'FROZEN') return false;
      await releaseTopup(tx, order, { services, constants: services.content.constantsAt(now), now });
      return true;
    });
    return isReleased ? c.json({ state: 'CREDITED' }) : c.json({ error: 'No such top-up is frozen.' }, 404);
  });

  app.post('/endTransfer', async (c) => {
    const { ref_no, accepted = true } = await readFields(c);
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

/** The first field of an incoming payment that cannot be. */
function wrongField({ reference, amount, from, payer_card_no, region }: JsonObject): string | undefined {
  if (typeof reference !== 'string') return 'reference';
  if (from !== undefined && !SOURCES.includes(from)) return 'from';
  if (region !== undefined && !REGIONS.includes(region)) return 'region';
  if (payer_card_no !== undefined && typeof payer_card_no !== 'string') return 'payer_card_no';
  return amount !== undefined && !isDecimal(amount) ? 'amount' : undefined;
}

async function receive(
  tx: Transaction,
  body: JsonObject,
  services: SandboxMoney['services'],
  now: string,
): Promise<TopupState | BindingState | undefined> {
  const reference = body.reference as string;
  const order = await findTopupOrder(tx, { reference }, now);
  if (!order) return receiveCheck(tx, body, services, now);
  const amount = body.amount === undefined ? order.total : toMinor(body.amount as string, order.currency);
  if (amount <= 0n) return undefined;
  const otherCard = body.other_card === true;
  const cardNo = body.payer_card_no ?? (otherCard ? SAMPLE_OTHER_CARD : undefined);
  const payment = {
    reference,
    amount,
    from: body.from ?? 'own',
    otherCard,
    ...(cardNo === undefined ? {} : { cardHash: bankCardHash(services.secrets, cardNo as string) }),
    ...(body.region === undefined ? {} : { paidFrom: body.region }),
  } as IncomingPayment;
  return creditTopup(tx, payment, { services, constants: services.content.constantsAt(now), now });
}

async function receiveCheck(
  tx: Transaction,
  { reference, amount, payer_card_no: cardNo, other_card: isOther }: JsonObject,
  services: SandboxMoney['services'],
  now: string,
): Promise<BindingState | undefined> {
  const binding = await findBinding(tx, { reference: reference as string }, now);
  if (!binding) return undefined;
  const paying = cardNo ?? (isOther === true ? SAMPLE_OTHER_CARD : undefined);
  return creditCheck(
    tx,
    {
      reference: binding.reference,
      amount: amount === undefined ? binding.checkAmount : toMinor(amount as string, binding.currency),
      cardHash: paying === undefined ? binding.cardHash : bankCardHash(services.secrets, paying as string),
    },
    now,
  );
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
