import type { Transaction } from '../db/transaction.ts';
import { resetEverywhere } from '../people/knownDevice.ts';
import { endResets } from './passwordReset.ts';
import { endOtherSessions } from '../people/sessions.ts';

/** Sets a login password: the lock of wrong passwords is lifted (AMB-05). What was begun before ends, whoever began it: sign-ins,
 * proofs, other resets, links to a new address, and sessions, which are told the device that did it. */
export async function setPassword(
  tx: Transaction,
  change: { readonly memberId: string; readonly hash: string; readonly deviceName: string; readonly now: string },
  keep?: string,
): Promise<void> {
  const { memberId, hash, deviceName, now } = change;
  await tx.query('UPDATE members SET password_hash = $2 WHERE member_id = $1', [memberId, hash]);
  await resetEverywhere(tx, 'login', `member:${memberId}`, now);
  await tx.query('UPDATE tickets SET used_at = $2 WHERE member_id = $1 AND used_at IS NULL', [memberId, now]);
  await tx.query('UPDATE email_changes SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL', [memberId, now]);
  await endResets(tx, memberId, now);
  await endOtherSessions(tx, { memberId, deviceName, now }, keep);
}
