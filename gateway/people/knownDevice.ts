import type { Transaction } from '../db/transaction.ts';
import { hashOf } from '../vault/secrets.ts';
import { isKnownDevice, rememberDevice, type DeviceCall } from './devices.ts';
import type { GuessLimit } from './guesses.ts';

/** Whom a guess is counted for. A device that the member has confirmed has a counter of its own, so that a stranger's guesses
 * never shut it. */
export interface Guesser {
  readonly subject: string;
  readonly isKnown: boolean;
}

/** @param kind what is counted: what is counted on a device moves with its mark
 * @param about what strangers' guesses are counted for: a member, one of the member's accounts, or what nobody has */
export async function guesserOf(
  tx: Transaction,
  { memberId, about }: { readonly kind: DeviceKind; readonly memberId: string | undefined; readonly about: string },
  call: DeviceCall,
): Promise<Guesser> {
  const isKnown = await isKnownDevice(tx, memberId, call);
  return { subject: isKnown ? `${about}${ON_DEVICE}${hashOf(call.device.mark ?? '')}` : about, isKnown };
}

const ON_DEVICE = ' on ';

/** What is counted for a device of its own. */
const KINDS = [
  'login',
  'cardDetails',
  'resetId',
  'resetAnswer',
  'resetBirth',
] as const satisfies readonly GuessLimit['kind'][];

export type DeviceKind = (typeof KINDS)[number];

/** Remembers the device on which a member has entered a code, under a mark that nobody has seen: whoever had the browser before and has
 * read the one it had is known by it no longer. Others who have confirmed this device stay known on it, with what is counted there. */
export async function confirmDevice(
  tx: Transaction,
  { before, ...device }: Parameters<typeof rememberDevice>[1] & { readonly before: string | undefined },
): Promise<void> {
  if (before !== undefined) await moveMark(tx, hashOf(before), hashOf(device.mark));
  await rememberDevice(tx, device);
}

async function moveMark(tx: Transaction, from: string, to: string): Promise<void> {
  const members = await tx.query<{ member_id: string }>(
    'UPDATE devices SET device_hash = $2 WHERE device_hash = $1 RETURNING member_id',
    [from, to],
  );
  if (members.length === 0) return;
  const ids = members.map(({ member_id: id }) => id);
  const accounts = await tx.query<{ account_id: string }>(
    'SELECT account_id FROM accounts WHERE member_id IN (SELECT jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(ids)],
  );
  const abouts = [...ids.map((id) => `member:${id}`), ...accounts.map(({ account_id: id }) => `account:${id}`)];
  await tx.query(
    `UPDATE guesses SET subject = replace(subject, $3, $4) WHERE kind IN (SELECT jsonb_array_elements_text($1::jsonb))
       AND subject IN (SELECT jsonb_array_elements_text($2::jsonb))`,
    [JSON.stringify(KINDS), JSON.stringify(abouts.map((about) => `${about}${ON_DEVICE}${from}`)), from, to],
  );
}

/** Ends a row of failures on every device, and of strangers.
 * @returns how many there were */
export async function resetEverywhere(
  tx: Transaction,
  kind: GuessLimit['kind'],
  about: string,
  now: string,
): Promise<number> {
  const rows = await tx.query(
    `UPDATE guesses SET failures = 0, window_from = $4, locked_until = NULL, untold = false
     WHERE kind = $1 AND failures > 0 AND (subject = $2 OR starts_with(subject, $2 || $3)) RETURNING 1`,
    [kind, about, ON_DEVICE, now],
  );
  return rows.length;
}
