import { hongKongInstant } from '../../src/domain/calendarDate.ts';
import { money, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { SqlValue, Transaction } from '../db/transaction.ts';
import type { RecordNote } from '../content/recordNote.ts';
import { IS_NOTE, statusAt, type FeeKind, type RecordKind, type RecordStatus } from './accountRecord.ts';

export interface HistoryQuery {
  readonly accountId: string;
  readonly currency: Currency;
  readonly kind?: RecordKind;
  /** Hong Kong days, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: Search;
  readonly page: number;
  readonly pageSize: number;
  /** Records beyond this many are neither counted nor shown, so that a page costs the same in any history. */
  readonly most: number;
  readonly now: string;
}

interface Search {
  /** Part of what a record says. */
  readonly text: string;
  /** What we have written of records, by the words that the member reads instead. */
  readonly notes: readonly RecordNote[];
}

interface Row {
  ref_no: string;
  kind: RecordKind;
  at: Date;
  summary: string;
  is_note: boolean;
  amount: bigint;
  status: RecordStatus;
  fee_kind: FeeKind | null;
}

/** A page of an account's records, newest first, how many there are, and whether there are older ones beyond those. */
export async function readHistory(tx: Transaction, query: HistoryQuery) {
  const offset = (query.page - 1) * query.pageSize;
  const counted = await countRecords(tx, query);
  const older = counted > query.most ? { older: true as const } : {};
  if (query.search) return { ...(await searchRecords(tx, query, query.search, offset)), ...older };
  const total = Math.min(counted, query.most);
  const limit = Math.min(query.pageSize, total - offset);
  const rows = limit > 0 ? await readPage(tx, query, limit, offset) : [];
  return { total, list: rows.map((row) => asNoted(row, query.currency)), ...older };
}

/** Summed from the counts of each day: counting the records themselves took longer the more there were, most of all on the
 * embedded database, which looks at every row to know that it is there. */
async function countRecords(tx: Transaction, { accountId, kind, from, to }: HistoryQuery): Promise<number> {
  const { where, params } = conditions(accountId, { 'kind =': kind, 'day >=': from, 'day <=': to });
  const [counted] = await tx.query<{ total: bigint }>(
    `SELECT coalesce(sum(records), 0)::bigint AS total FROM account_record_days WHERE ${where}`,
    params,
  );
  return Number(counted!.total);
}

function readPage(tx: Transaction, query: HistoryQuery, limit: number, offset: number): Promise<Row[]> {
  const { where, params } = wantedRecords(query);
  return tx.query<Row>(
    `SELECT ref_no, kind, at, summary, ${IS_NOTE}, amount, ${statusAt(`$${params.push(query.now)}`)}, fee_kind FROM account_records
     WHERE ${where} ORDER BY at DESC, record_id DESC LIMIT ${limit} OFFSET ${offset}`,
    params,
  );
}

/** Looks at the latest records that the rest of the query asks for, read in the order of its index, and at no more of them than are
 * shown without a text. What a member reads of them is compared, and no number that is kept masked. */
async function searchRecords(tx: Transaction, query: HistoryQuery, search: Search, offset: number) {
  const { where, params } = wantedRecords(query);
  const notes = JSON.stringify(Object.fromEntries(search.notes.map(({ name, note }) => [name, note])));
  const said = `coalesce(CASE WHEN is_note THEN $${params.push(notes)}::jsonb ->> summary END, summary)`;
  const rows = await tx.query<Row>(
    `SELECT * FROM (
       SELECT latest.*, concat_ws(E'\n', ${said}, ref_no, fps_ref_no, latest.order_no, payer, c.merchant, t.remark, t.payee ->> 'name_en') AS says
       FROM (SELECT ref_no, record_id, kind, at, summary, ${IS_NOTE}, amount, ${statusAt(`$${params.push(query.now)}`)}, fee_kind, fps_ref_no, order_no, payer
             FROM account_records WHERE ${where} ORDER BY at DESC, record_id DESC LIMIT ${query.most}) AS latest
         LEFT JOIN transfers t USING (ref_no) LEFT JOIN card_transactions c USING (ref_no)) AS found
     WHERE strpos(${inAnyLetters('says')}, ${inAnyLetters(`$${params.push(search.text)}`)}) > 0 ORDER BY at DESC, record_id DESC`,
    params,
  );
  return {
    total: rows.length,
    list: rows.slice(offset, offset + query.pageSize).map((row) => asNoted(row, query.currency)),
  };
}

/** Large and small letters are one, and so are full-width ones, as a Chinese keyboard types them. */
const inAnyLetters = (text: string): string => `lower(normalize(${text}::text, NFKC))`;

function wantedRecords({ accountId, kind, from, to }: HistoryQuery) {
  return conditions(accountId, {
    'kind =': kind,
    'at >=': from && hongKongInstant(from),
    // The last day of the calendar has no next one.
    'at <=': to && hongKongInstant(to, '23:59:59.999999'),
  });
}

/** `undefined` asks for nothing. */
function conditions(accountId: string, wanted: Readonly<Record<string, SqlValue | undefined>>) {
  const params: SqlValue[] = [accountId];
  const parts = ['account_id = $1'];
  for (const [condition, value] of Object.entries(wanted))
    if (value !== undefined) parts.push(`${condition} $${params.push(value)}`);
  return { where: parts.join(' AND '), params };
}

/** As the wire has it once its note is in the member's words (gateway/content/recordNote.ts). */
export function asNoted(row: Row, currency: Currency) {
  return {
    ref_no: row.ref_no,
    kind: row.kind,
    time: instant(row.at),
    summary: row.summary,
    isNote: row.is_note,
    amount: money(row.amount, currency),
    status: row.status,
    ...(row.fee_kind === null ? {} : { fee_kind: row.fee_kind }),
  };
}
