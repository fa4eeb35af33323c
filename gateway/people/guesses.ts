import type { JsonObject } from '../../src/domain/json.ts';
import { deleteSome } from '../db/deleteSome.ts';
import type { Transaction } from '../db/transaction.ts';
import { instant, later, secondsBetween } from '../clock/instant.ts';
import { TooManyCalls } from '../shared/failure.ts';
import { numberConstant } from '../shared/constant.ts';

/** What is guessed or done, and how often it may be. */
export interface GuessLimit {
  readonly kind:
    | 'login'
    | 'payPwd'
    | 'source'
    | 'codeSource'
    | 'codeMember'
    | 'codeNumber'
    | 'codeWrong'
    | 'cardDetails'
    | 'resetId'
    | 'resetAnswer'
    | 'resetBirth'
    | 'birth'
    | 'email'
    | 'face'
    | 'earlierCard'
    | 'activation'
    | 'activationBirth'
    | 'cardAdd'
    | 'giftcardQuery'
    | 'giftcardCode'
    | 'weakPayPwd'
    | 'payeeLookup'
    | 'bankCheck'
    | 'upload'
    | 'uploadSource';
  /** Whom the guess is about: an account, an identifier nobody has, a source. Never a session or a flow, so that
   * starting again resets nothing. */
  readonly subject: string;
  readonly tries: number;
  /** Seconds after which failures are forgotten; without it they are consecutive and stay. */
  readonly window?: number;
  /** Seconds a lock lasts; without it somebody has to lift it. */
  readonly lock?: number;
}

/** The counter of a source: whatever is guessed from there counts. */
export const sourceLimit = (subject: string, constants: JsonObject): GuessLimit => ({
  kind: 'source',
  subject,
  tries: numberConstant(constants, 'access.source.tries'),
  window: numberConstant(constants, 'access.source.window'),
});

/** Lets one guess through now and then from a source that is over its limit: it is slowed, and its door is not closed.
 * @throws TooManyCalls to the others, with the seconds until the next */
export async function slowDown(tx: Transaction, source: GuessLimit, constants: JsonObject, now: string): Promise<void> {
  const next = later(now, numberConstant(constants, 'access.source.slowedTo'));
  const through = await tx.query(
    `UPDATE guesses SET locked_until = $4
     WHERE kind = $1 AND subject = $2 AND (locked_until IS NULL OR locked_until <= $3) RETURNING 1`,
    [source.kind, source.subject, now, next],
  );
  if (through.length > 0) return;
  const [row] = await tx.query<{ locked_until: Date }>(
    'SELECT locked_until FROM guesses WHERE kind = $1 AND subject = $2',
    [source.kind, source.subject],
  );
  throw new TooManyCalls(row && secondsBetween(now, instant(row.locked_until)));
}

/** Kinds that lock until somebody lifts the lock, and how many failures do it (R-ERR-20, R-VAL-48, R-VAL-49). */
const LASTING = {
  login: 'access.login.tries',
  cardDetails: 'access.cardLogin.tries',
  activation: 'card.activation.tries',
} as const satisfies { readonly [kind in GuessLimit['kind']]?: string };

/** Sweeps out counters that say nothing any more: of a span or a lock that is over, and of guesses that led to no lock. A lock
 * that lasts stays, and one of an identifier that nobody has as long: what goes and what stays tells nobody who exists.
 * @returns how many there were, `MOST_DELETED` at the most */
export function sweepGuesses(tx: Transaction, oldest: string, constants: JsonObject): Promise<number> {
  const tries = Object.entries(LASTING).map(([kind, id]) => [kind, numberConstant(constants, id)]);
  return deleteSome(
    tx,
    'guesses',
    `window_from < $1 AND (locked_until < $1
       OR (locked_until IS NULL AND failures < coalesce(($2::jsonb ->> kind)::int, failures + 1)))`,
    [oldest, JSON.stringify(Object.fromEntries(tries))],
  );
}

/** Kinds that are judged after the transaction that counts them: whoever locks may be gone before the owner is told. */
const JUDGED_LATER = ['login', 'payPwd', 'resetAnswer'] as const satisfies readonly GuessLimit['kind'][];

export type JudgedLater = (typeof JUDGED_LATER)[number];

export interface GuessCount {
  /** Failures so far, this guess not included. */
  readonly failures: number;
  readonly locked: boolean;
  readonly lockedUntil?: string;
  /** When failures are forgotten, where they have a span. */
  readonly forgottenAt?: string;
}

interface Row {
  failures: number;
  window_from: Date;
  locked_until: Date | null;
}

/** Reads the count and keeps the row locked until the transaction ends: parallel guesses take turns. */
export async function readGuesses(tx: Transaction, limit: GuessLimit, now: string): Promise<GuessCount> {
  const { kind, subject, tries, window, lock } = limit;
  // Made or found, and locked, in one statement: in between a job could sweep it out.
  const [row] = await tx.query<Row>(
    `INSERT INTO guesses (kind, subject, failures, window_from) VALUES ($1, $2, 0, $3)
     ON CONFLICT (kind, subject) DO UPDATE SET kind = excluded.kind RETURNING failures, window_from, locked_until`,
    [kind, subject, now],
  );
  if (!row) throw new Error('A guess counter is gone.');
  const windowOver = window !== undefined && now >= later(instant(row.window_from), window);
  const lockOver = lock !== undefined && row.locked_until !== null && now >= instant(row.locked_until);
  if (windowOver || lockOver) {
    await resetGuesses(tx, limit, now);
    return { failures: 0, locked: false };
  }
  const locked = row.failures >= tries;
  return {
    failures: row.failures,
    locked,
    ...(locked && row.locked_until ? { lockedUntil: instant(row.locked_until) } : {}),
    ...(window === undefined ? {} : { forgottenAt: later(instant(row.window_from), window) }),
  };
}

/** Counts one guess, before it is judged: what is judged in parallel has been counted by then. Without a span of its own a row
 * of failures is as old as its last one. One that locks a member, and is judged later, stays untold until `lockTold`. */
export async function countGuess(tx: Transaction, limit: GuessLimit, now: string): Promise<void> {
  const until = limit.lock === undefined ? null : later(now, limit.lock);
  await tx.query(
    `UPDATE guesses SET failures = failures + 1, window_from = coalesce($5::timestamptz, window_from),
       locked_until = CASE WHEN failures + 1 >= $3::int THEN coalesce($4::timestamptz, locked_until) ELSE locked_until END,
       untold = untold OR ($6::boolean AND failures + 1 = $3::int)
     WHERE kind = $1 AND subject = $2`,
    [limit.kind, limit.subject, limit.tries, until, limit.window === undefined ? now : null, isToldLater(limit)],
  );
}

const isToldLater = ({ kind, subject }: GuessLimit) =>
  JUDGED_LATER.some((one) => one === kind) && subject.startsWith('member:');

/** The owner is told of a lock, or the guess was right after all. */
export async function lockTold(
  tx: Transaction,
  { kind, subject }: Pick<GuessLimit, 'kind' | 'subject'>,
): Promise<void> {
  await tx.query('UPDATE guesses SET untold = false WHERE kind = $1 AND subject = $2 AND untold', [kind, subject]);
}

/** A right guess ends the row of consecutive failures. */
export async function resetGuesses(tx: Transaction, limit: GuessLimit, now: string): Promise<void> {
  await tx.query(
    'UPDATE guesses SET failures = 0, window_from = $3, locked_until = NULL, untold = false WHERE kind = $1 AND subject = $2',
    [limit.kind, limit.subject, now],
  );
}

/** Takes one count back: a right guess of a source that makes wrong ones too. */
export async function forgiveGuess(tx: Transaction, limit: GuessLimit): Promise<void> {
  await tx.query('UPDATE guesses SET failures = greatest(failures - 1, 0) WHERE kind = $1 AND subject = $2', [
    limit.kind,
    limit.subject,
  ]);
}
