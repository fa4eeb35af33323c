import type { Call, OperationId } from '../call/operation.ts';
import type { Transaction } from '../db/transaction.ts';
import { emailRefusal } from '../people/emails.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
import type { Failure } from '../shared/failure.ts';
import { loginPasswordRefusal } from './loginPasswordRefusal.ts';

type Around = Pick<Call<OperationId>, 'services' | 'constants' | 'now'> & { readonly tx: Transaction };

/** What a visitor who registers chose to sign in with and to be written to. */
export interface ChosenAccount {
  readonly email: string;
  readonly user_name: string;
  readonly login_pwd: string;
}

/** The number that a ticket that is good now was given for; the ticket stays locked until the transaction ends. */
export async function readRegistration(
  tx: Transaction,
  ticketHash: string,
  now: string,
): Promise<MobileNumber | undefined> {
  const [row] = await tx.query<{ area_code: string; mob_no: string }>(
    `SELECT area_code, mob_no FROM registrations
     WHERE ticket_hash = $1 AND used_at IS NULL AND expires_at > $2 FOR UPDATE`,
    [ticketHash, now],
  );
  return row && { areaCode: row.area_code, mobNo: row.mob_no };
}

/** Why a new member cannot have this e-mail address or login password; `undefined` when both will do. Return it: a thrown one
 * would take the count back. */
export async function accountRefusal(
  around: Around,
  number: MobileNumber,
  { email, user_name, login_pwd }: ChosenAccount,
): Promise<Failure | undefined> {
  const asking = `number:${number.areaCode} ${number.mobNo}`;
  const taken = await emailRefusal(around.tx, around, email, { asking });
  return taken ?? loginPasswordRefusal(around, login_pwd, { ...number, userName: user_name, email });
}
