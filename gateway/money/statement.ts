import type { Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Noted } from '../content/recordNote.ts';
import type { Transaction } from '../db/transaction.ts';
import { balanceBefore } from '../ledger/balance.ts';
import { maskDigits } from '../../src/domain/maskDigits.ts';
import { IS_NOTE } from './accountRecord.ts';
import { monthBounds } from './statementMonths.ts';

/** One posting of an account. */
export interface StatementLine {
  readonly at: string;
  /** Of the ledger transaction. */
  readonly kind: string;
  /** Of the record that the member sees of it, where there is one. */
  readonly note?: Noted;
  readonly refNo?: string;
  /** Minor units, negative when it has left the account. */
  readonly amount: bigint;
  /** After it. */
  readonly balance: bigint;
}

export interface Statement {
  readonly statementNo: string;
  readonly month: string;
  readonly holder: string;
  readonly accountNoMask: string;
  readonly currency: Currency;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly lines: readonly StatementLine[];
}

/** The number of the one statement of an account and month; made when it is first asked for. */
export async function statementNumber(
  tx: Transaction,
  statement: { readonly accountId: string; readonly month: string; readonly newNumber: string },
  now: string,
): Promise<string> {
  const { accountId, month, newNumber } = statement;
  await tx.query(
    'INSERT INTO statements (statement_no, account_id, month, made_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [newNumber, accountId, month, now],
  );
  const [row] = await tx.query<{ statement_no: string }>(
    'SELECT statement_no FROM statements WHERE account_id = $1 AND month = $2',
    [accountId, month],
  );
  return row!.statement_no;
}

interface Head {
  account_id: string;
  month: string;
  account_no: string;
  currency: Currency;
  user_name: string;
}

/** Reads a statement out of the ledger: every posting of its month, and the balances before and after them. */
export async function readStatement(tx: Transaction, statementNo: string): Promise<Statement | undefined> {
  const [head] = await tx.query<Head>(
    `SELECT account_id, month, account_no, currency, user_name
     FROM statements JOIN accounts USING (account_id) JOIN members USING (member_id) WHERE statement_no = $1`,
    [statementNo],
  );
  if (!head) return undefined;
  const { from, to } = monthBounds(head.month);
  const opening = await balanceBefore(tx, head.account_id, from);
  const lines = await readLines(tx, head.account_id, { from, to, opening });
  return {
    statementNo,
    month: head.month,
    holder: head.user_name,
    accountNoMask: maskDigits(head.account_no),
    currency: head.currency,
    opening,
    closing: lines.at(-1)?.balance ?? opening,
    lines,
  };
}

interface Row {
  at: Date;
  kind: string;
  amount: bigint;
  ref_no: string | null;
  summary: string | null;
  is_note: boolean;
}

/** A reference is shown only when the record is of this account: another member's is nobody's business. */
async function readLines(
  tx: Transaction,
  accountId: string,
  { from, to, opening }: { readonly from: string; readonly to: string; readonly opening: bigint },
): Promise<StatementLine[]> {
  const rows = await tx.query<Row>(
    `SELECT t.at, t.kind, p.amount, account_records.ref_no, summary, ${IS_NOTE}
     FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
     LEFT JOIN account_records ON account_records.ref_no = t.reference AND account_records.account_id = p.account_id
     WHERE p.account_id = $1 AND t.at >= $2 AND t.at < $3 ORDER BY t.at, t.id, p.line`,
    [accountId, from, to],
  );
  let balance = opening;
  return rows.map(({ at, kind, amount, ref_no: refNo, summary, is_note: isNote }) => {
    balance += amount;
    const record = refNo === null ? {} : { refNo, note: { summary: summary ?? '', isNote } };
    return { at: instant(at), kind, amount, balance, ...record };
  });
}
