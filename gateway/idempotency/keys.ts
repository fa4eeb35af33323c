import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { sqlState } from '../db/retry.ts';

/** Hashes of the passwords that came with a call, by their pointers. */
export type PasswordHashes = Readonly<Record<string, string>>;

/** One wish to act. A key is its subject's own: the same text of another member is another key. */
export interface KeyedCall {
  readonly subject: string;
  readonly key: string;
  readonly operation: string;
  readonly bodyDigest: string;
}

export interface StoredAnswer {
  readonly operation: string;
  readonly code: string;
  readonly data: JsonObject;
}

/** What became of an attempt to take a key. */
export type Claim =
  /** Taken: the caller acts and calls `storeAnswer` in the same transaction. */
  | { readonly type: 'mine' }
  | { readonly type: 'answered'; readonly answer: StoredAnswer; readonly passwords?: PasswordHashes }
  /** Another body, another operation, or closed by a question about its outcome. */
  | { readonly type: 'refused' };

interface Row {
  operation: string | null;
  body_digest: string | null;
  return_code: string | null;
  ret_data: JsonObject | null;
  password_hashes: PasswordHashes | null;
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Takes a key. A second call with the same key waits here until the first has committed or is undone. */
export async function claimKey(tx: Transaction, call: KeyedCall, now: string): Promise<Claim> {
  const taken = await tx.query(
    `INSERT INTO idempotency_keys (subject, key, operation, body_digest, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (subject, key) DO NOTHING RETURNING 1`,
    [call.subject, call.key, call.operation, call.bodyDigest, now],
  );
  if (taken.length > 0) return { type: 'mine' };
  const row = await readKey(tx, call.subject, call.key);
  if (!row || row.body_digest !== call.bodyDigest || row.operation !== call.operation) return { type: 'refused' };
  const answer = answerOf(row);
  if (!answer) return { type: 'refused' };
  return { type: 'answered', answer, ...(row.password_hashes === null ? {} : { passwords: row.password_hashes }) };
}

/** Gives a key back that nothing was done with. */
export async function releaseKey(tx: Transaction, { subject, key }: KeyedCall): Promise<void> {
  await tx.query('DELETE FROM idempotency_keys WHERE subject = $1 AND key = $2', [subject, key]);
}

/** Keeps the answer, without secrets, beside the effect.
 * @param passwords that the call came with, where it has done something */
export async function storeAnswer(
  tx: Transaction,
  call: KeyedCall,
  { code, data }: Omit<StoredAnswer, 'operation'>,
  passwords?: PasswordHashes,
): Promise<void> {
  await tx.query(
    `UPDATE idempotency_keys SET return_code = $3, ret_data = $4::jsonb, password_hashes = $5::jsonb
     WHERE subject = $1 AND key = $2`,
    [call.subject, call.key, code, JSON.stringify(data), passwords ? JSON.stringify(passwords) : null],
  );
}

export type Outcome =
  | { readonly type: 'done'; readonly answer: StoredAnswer }
  | { readonly type: 'inProgress' }
  /** The key is closed from now on: a late original is refused. */
  | { readonly type: 'notReceived' };

/** How long a question about a key waits for a call that is being carried out, in milliseconds. */
const LOCK_WAIT_MS = 3000;

/** Finds out what became of a key; closes it when no call has come with it. */
export async function outcomeOf(tx: Transaction, subject: string, key: string, now: string): Promise<Outcome> {
  await tx.query(`SELECT set_config('lock_timeout', '${LOCK_WAIT_MS}ms', true)`);
  await tx.query('SAVEPOINT asking');
  try {
    await tx.query(
      'INSERT INTO idempotency_keys (subject, key, at) VALUES ($1, $2, $3) ON CONFLICT (subject, key) DO NOTHING',
      [subject, key, now],
    );
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT asking');
    return { type: 'inProgress' };
  }
  const answer = answerOf(await readKey(tx, subject, key));
  return answer ? { type: 'done', answer } : { type: 'notReceived' };
}

async function readKey(tx: Transaction, subject: string, key: string): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(
    'SELECT operation, body_digest, return_code, ret_data, password_hashes FROM idempotency_keys WHERE subject = $1 AND key = $2',
    [subject, key],
  );
  return row;
}

function answerOf(row: Row | undefined): StoredAnswer | undefined {
  if (!row?.operation || !row.return_code) return undefined;
  return { operation: row.operation, code: row.return_code, data: row.ret_data ?? {} };
}
