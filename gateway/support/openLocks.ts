import type { Transaction } from '../db/transaction.ts';
import type { GuessLimit } from '../people/guesses.ts';
import { findMemberByMobile } from '../people/members.ts';
import { resetEverywhere } from '../people/knownDevice.ts';

/** What a stranger can lock: signing in, the ways to a new password, and activating a card; and what a member can by an address that
 * others have. A payment password opens by itself, and nobody is to open it for a thief. */
const OF_MEMBER = [
  'login',
  'resetId',
  'resetAnswer',
  'resetBirth',
  'activationBirth',
  'email',
] satisfies readonly GuessLimit['kind'][];
const OF_ACCOUNT = ['cardDetails'] satisfies readonly GuessLimit['kind'][];

export interface LockOpening {
  readonly areaCode: string;
  readonly mobNo: string;
  /** Who of the staff. */
  readonly by: string;
  /** How it is known that it is the member who asks. */
  readonly why: string;
}

/** Opens what wrong guesses have locked for a member, for strangers and on every device, and writes down who did it and why.
 * @returns how many locks and begun counts there were; `undefined` when nobody has the number */
export async function openLocks(
  tx: Transaction,
  { areaCode, mobNo, by, why }: LockOpening,
  now: string,
): Promise<number | undefined> {
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
  await tx.query('INSERT INTO lock_openings (member_id, opened_by, reason, locks, at) VALUES ($1, $2, $3, $4, $5)', [
    memberId,
    by,
    why,
    locks,
    now,
  ]);
  return locks;
}
