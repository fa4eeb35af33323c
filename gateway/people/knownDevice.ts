import type { Transaction } from '../db/transaction.ts';
import { hashOf } from '../vault/secrets.ts';
import { isKnownDevice } from './devices.ts';
import type { GuessLimit } from './guesses.ts';

/** Whom a guess is counted for. A device that the member has confirmed has a counter of its own, so that a stranger's guesses
 * never shut it. */
export interface Guesser {
  readonly subject: string;
  readonly isKnown: boolean;
}

/** @param about what strangers' guesses are counted for: a member, one of the member's accounts, or what nobody has */
export async function guesserOf(
  tx: Transaction,
  { memberId, about }: { readonly memberId: string | undefined; readonly about: string },
  { mark }: { readonly mark?: string },
): Promise<Guesser> {
  const isKnown = await isKnownDevice(tx, memberId, mark);
  return { subject: isKnown ? `${about}${ON_DEVICE}${hashOf(mark ?? '')}` : about, isKnown };
}

const ON_DEVICE = ' on ';

/** Ends a row of failures on every device, and of strangers.
 * @returns how many there were */
export async function resetEverywhere(
  tx: Transaction,
  kind: GuessLimit['kind'],
  about: string,
  now: string,
): Promise<number> {
  const rows = await tx.query(
    `UPDATE guesses SET failures = 0, window_from = $4, locked_until = NULL
     WHERE kind = $1 AND failures > 0 AND (subject = $2 OR starts_with(subject, $2 || $3)) RETURNING 1`,
    [kind, about, ON_DEVICE, now],
  );
  return rows.length;
}
