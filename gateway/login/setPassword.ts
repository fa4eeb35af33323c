import { endTickets } from '../access/tickets.ts';
import type { CallDevice } from '../call/operation.ts';
import type { Transaction } from '../db/transaction.ts';
import { forgetDevices } from '../people/devices.ts';
import { resetEverywhere } from '../people/knownDevice.ts';
import { endResets } from './passwordReset.ts';
import { endOtherSessions } from '../people/sessions.ts';

/** Sets a login password: the lock of wrong passwords is lifted (AMB-05). What was begun before ends, whoever began it: sign-ins,
 * proofs, other resets, links to a new address, sessions, which are told the device that did it, and the trust in other devices:
 * whoever knew the old password may have confirmed one. */
export async function setPassword(
  tx: Transaction,
  change: { readonly memberId: string; readonly hash: string; readonly device: CallDevice; readonly now: string },
  keep?: string,
): Promise<void> {
  const { memberId, hash, device, now } = change;
  await tx.query('UPDATE members SET password_hash = $2 WHERE member_id = $1', [memberId, hash]);
  await resetEverywhere(tx, 'login', `member:${memberId}`, now);
  await endTickets(tx, memberId, now);
  await tx.query('UPDATE email_changes SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL', [memberId, now]);
  await endResets(tx, memberId, now);
  await forgetDevices(tx, memberId, device.mark);
  await endOtherSessions(tx, { memberId, deviceName: device.name, now }, keep);
}
