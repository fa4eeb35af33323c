import { openActivation } from '../cards/activationGuess.ts';
import type { Transaction } from '../db/transaction.ts';
import type { GuessLimit } from '../people/guesses.ts';
import { findMemberByMobile } from '../people/members.ts';
import { resetEverywhere } from '../people/knownDevice.ts';
import type { Asked } from './readCommand.ts';

/** What a stranger can lock of a member, beside the activation of each card: signing in and the ways to a new password; and what a
 * member can by an address that others have. A payment password opens by itself, and nobody is to open it for a thief. */
const OF_MEMBER = [
  'login',
  'resetId',
  'resetAnswer',
  'resetBirth',
  'activationBirth',
  'email',
] satisfies readonly GuessLimit['kind'][];
const OF_ACCOUNT = ['cardDetails'] satisfies readonly GuessLimit['kind'][];

/** What was opened. */
export interface Opened {
  /** Locks and begun counts. */
  readonly locks: number;
  /** Cards that were locked for activation and wait for it again. */
  readonly cards: number;
}

/** Opens what wrong guesses have locked for a member, for strangers and on every device, and writes down who did it and why.
 * @returns `undefined` when nobody has the number */
export async function openLocks(
  tx: Transaction,
  { areaCode, mobNo, by, why }: Asked,
  now: string,
): Promise<Opened | undefined> {
  const member = (await findMemberByMobile(tx, areaCode, mobNo))?.member;
  if (!member) return undefined;
  const { memberId } = member;
  const accounts = await tx.query<{ account_id: string }>('SELECT account_id FROM accounts WHERE member_id = $1', [
    memberId,
  ]);
  let locks = 0;
  for (const kind of OF_MEMBER) locks += await resetEverywhere(tx, kind, `member:${memberId}`, now);
  for (const { account_id: accountId } of accounts)
    for (const kind of OF_ACCOUNT) locks += await resetEverywhere(tx, kind, `account:${accountId}`, now);
  let cards = 0;
  for (const { card_id: cardId, last4 } of await cardsOf(tx, memberId)) {
    const opened = await openActivation(tx, { cardId, memberId, last4 }, now);
    locks += opened.locks;
    if (opened.wasLocked) cards += 1;
  }
  await tx.query('INSERT INTO lock_openings (member_id, opened_by, reason, locks, at) VALUES ($1, $2, $3, $4, $5)', [
    memberId,
    by,
    why,
    locks,
    now,
  ]);
  return { locks, cards };
}

const cardsOf = (tx: Transaction, memberId: string) =>
  tx.query<{ card_id: string; last4: string }>(
    'SELECT card_id, last4 FROM cards JOIN accounts USING (account_id) WHERE member_id = $1 ORDER BY card_id',
    [memberId],
  );
