import { addDays, addMonths, hongKongDate, hongKongInstant } from '../../src/domain/calendarDate.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Core } from '../call/core.ts';
import type { Transaction } from '../db/transaction.ts';
import { lockBalances, readBalances } from '../ledger/balance.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { IS_ACTIVATED, lastActiveOn } from './dormancy.ts';
import { moneyConstant } from './moneyConstant.ts';
import { referenceNumber } from './referenceNumber.ts';
import { addChargeRecords, affordable, chargePostings, sumOf } from './serviceCharge.ts';

export type DailyCharges = Pick<Core, 'database' | 'clock' | 'services'>;

const JOB = 'charges';
/** Accounts charged in one transaction: few enough that their locks are short. */
const BATCH = 20;

/** Charges what a Hong Kong day brings: dormant accounts and expired cards. Once a day, by however many processes: the row
 * of the day is held by one at a time and says how far it has come, so that another goes on where one was killed. */
export async function runDailyCharges({ database, clock, services }: DailyCharges): Promise<void> {
  const runBatch = () =>
    database.transaction(async (tx) => {
      const now = await clock.now(tx);
      return chargeNext(tx, services.content.constantsAt(now), now);
    });
  while (await runBatch());
}

/** Charges the next accounts of the day; false when the day is done, or another process is at it. */
async function chargeNext(tx: Transaction, constants: JsonObject, now: string): Promise<boolean> {
  const today = hongKongDate(now);
  const reached = await takeRun(tx, today);
  if (reached === undefined) return false;
  const accounts = await candidates(tx, reached, constants, today);
  const ids = accounts.map(({ accountId }) => accountId);
  await lockBalances(tx, ids, new Date(now));
  for (const account of accounts) await chargeAccount(tx, account, constants, now);
  const isLast = accounts.length < BATCH;
  await tx.query('UPDATE daily_runs SET reached = $3, finished_at = $4 WHERE job = $1 AND day = $2', [
    JOB,
    today,
    ids.at(-1) ?? reached,
    isLast ? now : null,
  ]);
  return !isLast;
}

/** Takes the run of a day for this transaction; says how far it has come. */
async function takeRun(tx: Transaction, today: string): Promise<string | undefined> {
  const find = () =>
    tx.query<{ reached: string; finished_at: Date | null }>(
      'SELECT reached, finished_at FROM daily_runs WHERE job = $1 AND day = $2 FOR UPDATE SKIP LOCKED',
      [JOB, today],
    );
  let [run] = await find();
  if (!run) {
    await tx.query('INSERT INTO daily_runs (job, day) VALUES ($1, $2) ON CONFLICT DO NOTHING', [JOB, today]);
    [run] = await find();
  }
  return run && run.finished_at === null ? run.reached : undefined;
}

interface Candidate {
  readonly accountId: string;
  readonly currency: Currency;
  /** Last day of the newest card that is not cancelled. */
  readonly cardExpiry?: string;
}

/** The next accounts that may have something due. */
async function candidates(
  tx: Transaction,
  reached: string,
  constants: JsonObject,
  today: string,
): Promise<Candidate[]> {
  const rows = await tx.query<{
    account_id: string;
    currency: Currency;
    expiry_date: string | null;
  }>(
    `SELECT a.account_id, a.currency, c.expiry_date
     FROM accounts a
     LEFT JOIN LATERAL (SELECT at FROM account_records WHERE account_id = a.account_id AND kind NOT IN ('serviceFee', 'ajustment')
       AND is_booked ORDER BY at DESC LIMIT 1) r ON true
     LEFT JOIN LATERAL (SELECT expiry_date, card_type FROM cards WHERE account_id = a.account_id AND status <> 'cancelled'
       ORDER BY issued_at DESC, card_id LIMIT 1) c ON true
     WHERE a.account_id > $1 AND a.status = 'normal' AND coalesce(c.card_type, '') <> 'gift'
       AND (a.opened_at < $2 AND (coalesce(r.at, a.opened_at) < $2 OR NOT ${IS_ACTIVATED}) OR c.expiry_date < $3)
     ORDER BY a.account_id LIMIT ${BATCH}`,
    [reached, hongKongInstant(addDays(addMonths(today, -afterMonths(constants)), 1)), today],
  );
  return rows.map((row) => ({
    accountId: row.account_id,
    currency: row.currency,
    ...(row.expiry_date === null ? {} : { cardExpiry: row.expiry_date }),
  }));
}

const afterMonths = (constants: JsonObject) => numberConstant(constants, 'account.dormant.months');

interface Due {
  readonly kind: 'dormant' | 'expiredCard';
  /** Hong Kong day. */
  readonly on: string;
}

/** Every day on which a charge was due until today: from month 7 without activity or activation (R-CONST-78, R-CONST-79),
 * from the 2nd month after a card has expired (R-CONST-80); every month again. */
function chargesDue(
  { lastActive, cardExpiry }: { readonly lastActive: string; readonly cardExpiry?: string },
  constants: JsonObject,
  today: string,
): Due[] {
  const dormant = months(lastActive, afterMonths(constants), today);
  const firstMonth = numberConstant(constants, 'fee.expiredCard.fromMonth');
  const expired = cardExpiry === undefined ? [] : months(addDays(cardExpiry, 1), firstMonth - 1, today);
  return [
    ...dormant.map((on) => ({ kind: 'dormant' as const, on })),
    ...expired.map((on) => ({ kind: 'expiredCard' as const, on })),
  ];
}

/** The days `first`, `first + 1`, … months after `from`, until today. */
function months(from: string, first: number, today: string): string[] {
  const days: string[] = [];
  for (let month = first; addMonths(from, month) <= today; month += 1) days.push(addMonths(from, month));
  return days;
}

async function chargeAccount(tx: Transaction, account: Candidate, constants: JsonObject, now: string): Promise<void> {
  const { accountId, cardExpiry } = account;
  const lastActive = await lastActiveOn(tx, accountId, now);
  const since = { lastActive: hongKongDate(lastActive), ...(cardExpiry === undefined ? {} : { cardExpiry }) };
  const dues = await notYetCharged(tx, accountId, chargesDue(since, constants, hongKongDate(now)), now);
  if (dues.length === 0) return;
  let { balance } = (await readBalances(tx, [accountId], new Date(now))).get(accountId)!;
  for (const due of dues) balance -= await charge(tx, account, due, balance, constants, now);
}

/** Marks what is due as dealt with; gives what was not before. In one statement: an account may have slept for years. */
async function notYetCharged(tx: Transaction, accountId: string, dues: readonly Due[], now: string): Promise<Due[]> {
  const marked = await tx.query<{ kind: string; due_on: string }>(
    `INSERT INTO account_charges (account_id, kind, due_on, charged, at)
     SELECT $1, due.kind, due."on", 0, $3 FROM jsonb_to_recordset($2::jsonb) AS due (kind text, "on" date)
     ON CONFLICT DO NOTHING RETURNING kind, due_on`,
    [accountId, JSON.stringify(dues), now],
  );
  const fresh = new Set(marked.map((row) => `${row.kind} ${row.due_on}`));
  return dues.filter(({ kind, on }) => fresh.has(`${kind} ${on}`));
}

/** Takes one charge, as far as the balance goes.
 * @returns what was taken */
async function charge(
  tx: Transaction,
  { accountId, currency }: Candidate,
  { kind, on }: Due,
  balance: bigint,
  constants: JsonObject,
  now: string,
): Promise<bigint> {
  const at = new Date(now);
  const charges = affordable([{ kind, amount: moneyConstant(constants, `fee.${kind}.charge`, currency) }], balance);
  if (charges.length === 0) return 0n;
  const postings = chargePostings(accountId, currency, charges);
  await postTransaction(tx, { kind: `${kind}Fee`, reference: referenceNumber(now), at, postings });
  await addChargeRecords(tx, accountId, charges, now);
  const taken = sumOf(charges);
  await tx.query('UPDATE account_charges SET charged = $4 WHERE account_id = $1 AND kind = $2 AND due_on = $3', [
    accountId,
    kind,
    on,
    taken,
  ]);
  return taken;
}
