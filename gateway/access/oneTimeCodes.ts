import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { DAY, HOUR, MINUTE, instant, later, secondsBetween } from '../clock/instant.ts';
import { countGuess, readGuesses, type GuessLimit } from '../people/guesses.ts';
import { numberConstant } from '../shared/constant.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
import { sameText, type Secrets } from '../vault/secrets.ts';

/** What a code is good for: the same words must be said again when it is used. */
export type CodeBinding = readonly (string | undefined)[];

export interface CodeRequest {
  readonly binding: CodeBinding;
  /** Area code and number, for the limits per number. */
  readonly number: string;
  readonly share: CodeShare;
  /** Where it is asked for: what strangers ask for has limits per source. */
  readonly source: string;
  /** What else counts a code that is made, and allows no more than so many. */
  readonly budgets: readonly GuessLimit[];
  readonly now: string;
  readonly constants: JsonObject;
  /** Another is made, though one for this use may still work. */
  readonly again: boolean;
}

/** Each has limits of its own for a number, so that nobody's codes can be used up by a stranger: `own` for who has signed in, given
 * a right password or has a known device, and gets it to the own number; `reset` for who has forgotten the password; `visitor` for
 * every number that somebody only says to have. */
export type CodeShare = 'own' | 'reset' | 'visitor';

export type SentCode =
  /** Sent before, and still good: after a reload, or in another tab, it can be entered. */
  | { readonly type: 'living'; readonly otpId: string; readonly resendAfter: number; readonly expireIn: number }
  | {
      readonly type: 'made';
      readonly otpId: string;
      readonly code: string;
      readonly resendAfter: number;
      readonly expireIn: number;
    }
  /** How long to wait, and for what. */
  | Limit;

interface Limit {
  readonly type: 'limit';
  readonly code: CodeLimit;
  readonly resendAfter: number;
  /** Of the code that was sent for the very same use and still works. */
  readonly otpId?: string;
}

/** Asked too soon after the last one or when the whole gateway has sent enough, or too often in an hour or a day. */
export type CodeLimit = 'OTP_WAIT' | 'OTP_SEND_LIMIT';

const bindingText = (secrets: Secrets, binding: CodeBinding) =>
  secrets.keyed('binding', JSON.stringify(binding.map((part) => part ?? null)));

type Addressed = Pick<CodeRequest, 'share' | 'number' | 'source'>;

/** By which the codes to a number are counted and ended, each share by itself; what strangers ask for counts where they ask for it. */
const numberHash = (secrets: Secrets, { share, number, source }: Addressed) =>
  secrets.keyed('number', share === 'own' ? number : `${share} ${number} from ${source}`);

/** All sources together have more: few enough that a phone is not rung all day, and too many for one source to use them up. */
function limitOfAllSources(secrets: Secrets, { share, number, constants }: CodeRequest): readonly GuessLimit[] {
  if (share === 'own') return [];
  const tries = numberConstant(constants, 'access.code.perDayOfAll');
  return [{ kind: 'codeNumber', subject: secrets.keyed('number', `${share} ${number} from all`), tries, window: DAY }];
}

/** Wrong entries of all codes to a number: a new code gives no new tries for ever. */
const wrongOfNumber = (number: string, constants: JsonObject): GuessLimit => ({
  kind: 'codeWrong',
  subject: number,
  tries: numberConstant(constants, 'access.code.wrongPerDay'),
  window: DAY,
});

/** Why no code may be sent after too many wrong entries. Read without a lock: whoever enters one holds the code and then the count. */
async function limitOfWrong(tx: Transaction, limit: GuessLimit, now: string): Promise<Limit | undefined> {
  const [row] = await tx.query<{ window_from: Date }>(
    'SELECT window_from FROM guesses WHERE kind = $1 AND subject = $2 AND failures >= $3 AND window_from > $4',
    [limit.kind, limit.subject, limit.tries, later(now, -DAY)],
  );
  if (!row) return undefined;
  return {
    type: 'limit',
    code: 'OTP_SEND_LIMIT',
    resendAfter: secondsBetween(now, later(instant(row.window_from), DAY)),
  };
}

/** Makes a code; every earlier one for the same use is void from now on. One that still works is reported instead. */
export async function makeCode(tx: Transaction, secrets: Secrets, request: CodeRequest): Promise<SentCode> {
  const { constants, now } = request;
  const number = numberHash(secrets, request);
  // Requests for one number take turns, so that parallel ones cannot pass the limits together.
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [number]);
  const binding = bindingText(secrets, request.binding);
  const living = request.again ? undefined : await livingCode(tx, { binding, constants, now });
  if (living) return living;
  const budgets = [...request.budgets, ...limitOfAllSources(secrets, request)];
  const limit =
    (await limitOf(tx, { number, binding, constants, now })) ??
    (await limitOfAll(tx, request)) ??
    (await limitOfWrong(tx, wrongOfNumber(number, constants), now)) ??
    (await limitOfBudgets(tx, budgets, now));
  if (limit) return limit;
  for (const budget of budgets) await countGuess(tx, budget, now);
  await tx.query('UPDATE one_time_codes SET ended_at = $2 WHERE binding = $1 AND ended_at IS NULL', [binding, now]);
  const [otpId, code] = [secrets.id(), secrets.code()];
  const expireIn = numberConstant(constants, 'access.code.life');
  await tx.query(
    `INSERT INTO one_time_codes (otp_id, binding, number_hash, code_hash, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [otpId, binding, number, secrets.keyed(`code ${otpId}`, code), now, later(now, expireIn)],
  );
  return { type: 'made', otpId, code, resendAfter: numberConstant(constants, 'access.code.resendAfter'), expireIn };
}

async function livingCode(
  tx: Transaction,
  { binding, constants, now }: { readonly binding: string } & When,
): Promise<SentCode | undefined> {
  const [row] = await tx.query<{ otp_id: string; sent_at: Date; expires_at: Date }>(
    `SELECT otp_id, sent_at, expires_at FROM one_time_codes WHERE binding = $1 AND ended_at IS NULL AND expires_at > $2
     ORDER BY sent_at DESC LIMIT 1`,
    [binding, now],
  );
  if (!row) return undefined;
  const resendAt = later(instant(row.sent_at), numberConstant(constants, 'access.code.resendAfter'));
  return {
    type: 'living',
    otpId: row.otp_id,
    resendAfter: Math.max(0, secondsBetween(now, resendAt)),
    expireIn: secondsBetween(now, instant(row.expires_at)),
  };
}

interface Wish {
  readonly number: string;
  readonly binding: string;
  readonly constants: JsonObject;
  readonly now: string;
}

/** Why no code may be sent to a number now; `undefined` when it may. Nobody waits for what has ended: a code that was used,
 * or that too many wrong entries ended, is followed by the next at once. */
async function limitOf(tx: Transaction, { number, binding, constants, now }: Wish): Promise<Limit | undefined> {
  const sent = await tx.query<{ otp_id: string; binding: string; sent_at: Date; ended_at: Date | null }>(
    `SELECT otp_id, binding, sent_at, ended_at FROM one_time_codes WHERE number_hash = $1 AND sent_at > $2
     ORDER BY sent_at DESC, ended_at IS NOT NULL`,
    [number, later(now, -DAY)],
  );
  const until = (nth: number, seconds: number) => {
    const code = sent[nth - 1];
    return code ? Math.min(secondsBetween(now, later(instant(code.sent_at), seconds)), DAY) : 0;
  };
  const often = Math.max(
    until(numberConstant(constants, 'access.code.perHour'), HOUR),
    until(numberConstant(constants, 'access.code.perDay'), DAY),
  );
  if (often > 0) return { type: 'limit', code: 'OTP_SEND_LIMIT', resendAfter: often };
  const [last] = sent;
  const soon = until(1, numberConstant(constants, 'access.code.resendAfter'));
  if (!last || last.ended_at !== null || soon === 0) return undefined;
  const ofThisUse = last.binding === binding ? { otpId: last.otp_id } : {};
  return { type: 'limit', code: 'OTP_WAIT', resendAfter: soon, ...ofThisUse };
}

/** Why no code may be sent to anybody now. The last of a minute are kept for members who have proven that they are. */
async function limitOfAll(
  tx: Transaction,
  { share, constants, now }: Pick<CodeRequest, 'share' | 'constants' | 'now'>,
): Promise<Limit | undefined> {
  const most = share === 'own' ? 'access.code.perMinute' : 'access.code.perMinuteVisitors';
  const [sent] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM one_time_codes WHERE sent_at > $1',
    [later(now, -MINUTE)],
  );
  if ((sent?.count ?? 0) < numberConstant(constants, most)) return undefined;
  // No fault of the one who asks.
  return { type: 'limit', code: 'OTP_WAIT', resendAfter: MINUTE };
}

/** Why no code may be sent for what is counted beside the number. */
async function limitOfBudgets(
  tx: Transaction,
  budgets: readonly GuessLimit[],
  now: string,
): Promise<Limit | undefined> {
  let wait = 0;
  for (const budget of budgets) {
    const { locked, forgottenAt = now } = await readGuesses(tx, budget, now);
    if (locked) wait = Math.max(wait, secondsBetween(now, forgottenAt));
  }
  return wait > 0 ? { type: 'limit', code: 'OTP_SEND_LIMIT', resendAfter: wait } : undefined;
}

export type CodeVerdict =
  | { readonly type: 'right' }
  | { readonly type: 'wrong'; readonly left: number }
  /** Never sent, or sent for something else. */
  | { readonly type: 'notObtained' }
  /** Run out, replaced by a newer one, or used. */
  | { readonly type: 'lost' }
  /** Too many wrong entries: this code is dead. */
  | { readonly type: 'limit' };

interface Row {
  binding: string;
  number_hash: string;
  code_hash: string;
  tries: number;
  expires_at: Date;
  ended_at: Date | null;
}

interface Entry {
  readonly otpId: string;
  readonly otp: string;
  readonly binding: CodeBinding;
}

interface When {
  readonly now: string;
  readonly constants: JsonObject;
}

/** Judges a code and counts the try; a right one is used up. The row is locked: parallel tries take turns, so a code is
 * used once. */
export async function judgeCode(tx: Transaction, secrets: Secrets, entry: Entry, when: When): Promise<CodeVerdict> {
  const verdict = await checkCode(tx, secrets, entry, when);
  if (verdict.type === 'right') await endCode(tx, entry.otpId, when.now);
  return verdict;
}

/** Judges a code and counts a wrong try; a right one stays good, for what else has to be proven with it. */
export async function checkCode(tx: Transaction, secrets: Secrets, entry: Entry, when: When): Promise<CodeVerdict> {
  const [row] = await tx.query<Row>(
    'SELECT binding, number_hash, code_hash, tries, expires_at, ended_at FROM one_time_codes WHERE otp_id = $1 FOR UPDATE',
    [entry.otpId],
  );
  if (!row || !sameText(row.binding, bindingText(secrets, entry.binding))) return { type: 'notObtained' };
  const most = numberConstant(when.constants, 'access.code.tries');
  if (row.tries >= most) return { type: 'limit' };
  if (row.ended_at !== null || instant(row.expires_at) <= when.now) return { type: 'lost' };
  const ofNumber = wrongOfNumber(row.number_hash, when.constants);
  if ((await readGuesses(tx, ofNumber, when.now)).locked) return { type: 'limit' };
  if (sameText(row.code_hash, secrets.keyed(`code ${entry.otpId}`, entry.otp))) return { type: 'right' };
  await countGuess(tx, ofNumber, when.now);
  const tries = row.tries + 1;
  await tx.query('UPDATE one_time_codes SET tries = $2, ended_at = $3 WHERE otp_id = $1', [
    entry.otpId,
    tries,
    tries >= most ? when.now : null,
  ]);
  return tries >= most ? { type: 'limit' } : { type: 'wrong', left: most - tries };
}

export async function endCode(tx: Transaction, otpId: string, now: string): Promise<void> {
  await tx.query('UPDATE one_time_codes SET ended_at = $2 WHERE otp_id = $1', [otpId, now]);
}

/** Ends the codes of the share `own` that were sent to a number which is a member's no longer. They need not know whose they are:
 * a number is one member's at a time, and whoever only says to have it gets codes of another share. */
export async function endCodesTo(
  tx: Transaction,
  secrets: Secrets,
  { areaCode, mobNo }: MobileNumber,
  now: string,
): Promise<void> {
  const number = numberHash(secrets, { share: 'own', number: `${areaCode} ${mobNo}`, source: '' });
  await tx.query('UPDATE one_time_codes SET ended_at = $2 WHERE number_hash = $1 AND ended_at IS NULL', [number, now]);
}

/** Counts a wrong second proof beside a right code; the last one ends the code. Returns how many are left. */
export async function countSecondProof(tx: Transaction, otpId: string, most: number, now: string): Promise<number> {
  const [row] = await tx.query<{ second_tries: number }>(
    'UPDATE one_time_codes SET second_tries = second_tries + 1 WHERE otp_id = $1 RETURNING second_tries',
    [otpId],
  );
  const left = Math.max(0, most - (row?.second_tries ?? most));
  if (left === 0) await endCode(tx, otpId, now);
  return left;
}
