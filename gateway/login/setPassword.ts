import { endTickets } from '../access/tickets.ts';
import type { CallDevice } from '../call/operation.ts';
import type { Transaction } from '../db/transaction.ts';
import { forgetDevices } from '../people/devices.ts';
import { resetEverywhere } from '../people/knownDevice.ts';
import { endResets } from './passwordReset.ts';
import { endOtherSessions } from '../people/sessions.ts';

interface PasswordChange {
  readonly memberId: string;
  readonly hash: string;
  readonly device: CallDevice;
  readonly now: string;
  /** The security question was answered for it. */
  readonly keepQuestion: boolean;
}

/** Sets a login password: the lock of wrong passwords is lifted (AMB-05). What was begun before ends, whoever began it: sign-ins,
 * proofs, other resets, links to a new address, sessions, which are told the device that did it, and the trust in other devices:
 * whoever knew the old password may have confirmed one. So does the security question, unless it was answered for this: whoever knew the
 * old password may have set it, and would come back by it.
 * @returns the name of the notice to the member */
export async function setPassword(
  tx: Transaction,
  change: PasswordChange,
  keep?: string,
): Promise<'passwordChanged' | 'passwordChangedQuestionGone'> {
  const { memberId, hash, device, now, keepQuestion } = change;
  await tx.query('UPDATE members SET password_hash = $2 WHERE member_id = $1', [memberId, hash]);
  const hadQuestion = !keepQuestion && (await removeQuestion(tx, memberId));
  await resetEverywhere(tx, 'login', `member:${memberId}`, now);
  await endTickets(tx, memberId, now);
  await tx.query('UPDATE email_changes SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL', [memberId, now]);
  await endResets(tx, memberId, now);
  await forgetDevices(tx, memberId, device.mark);
  await endOtherSessions(tx, { memberId, deviceName: device.name, now }, keep);
  return hadQuestion ? 'passwordChangedQuestionGone' : 'passwordChanged';
}

/** @returns whether there was one */
async function removeQuestion(tx: Transaction, memberId: string): Promise<boolean> {
  const removed = await tx.query(
    'UPDATE members SET question = NULL, answer_hash = NULL WHERE member_id = $1 AND question IS NOT NULL RETURNING 1',
    [memberId],
  );
  return removed.length > 0;
}
