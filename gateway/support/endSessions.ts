import { endTickets } from '../access/tickets.ts';
import type { Transaction } from '../db/transaction.ts';
import { endResets } from '../login/passwordReset.ts';
import { logName } from '../operate/logName.ts';
import { forgetDevices } from '../people/devices.ts';
import { findMemberByMobile } from '../people/members.ts';
import { signMemberOut } from '../people/sessions.ts';
import { gatewayKey } from '../vault/gatewayKey.ts';
import { vaultOf } from '../vault/openVault.ts';
import { createSecrets } from '../vault/secrets.ts';
import type { VaultKey } from '../vault/vaultKey.ts';
import { WrongVaultKey } from '../vault/wrongVaultKey.ts';
import type { Asked } from './readCommand.ts';

/** What was ended. */
export interface Ended {
  /** What the log calls the member; absent where the keys that this follows from are not at hand. */
  readonly who?: string;
  readonly sessions: number;
  readonly devices: number;
}

/** Ends a member's session, sign-ins and new passwords on their way, what was authorised, and the trust in every device: whoever holds one of them has
 * to prove again who they are. Writes down who did it and why.
 * @param vaultKeys the operators' keys, as far as support has them: a thief is not left in because they are missing
 * @returns `undefined` when nobody has the number */
export async function endSessions(
  tx: Transaction,
  { areaCode, mobNo, by, why }: Asked,
  now: string,
  vaultKeys: readonly VaultKey[] = [],
): Promise<Ended | undefined> {
  const member = (await findMemberByMobile(tx, areaCode, mobNo))?.member;
  if (!member) return undefined;
  const { memberId } = member;
  const sessions = await signMemberOut(tx, memberId, now);
  await endTickets(tx, memberId, now);
  await endResets(tx, memberId, now);
  const devices = await forgetDevices(tx, memberId, undefined);
  await tx.query(
    `INSERT INTO session_endings (member_id, ended_by, reason, sessions, devices, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [memberId, by, why, sessions, devices, now],
  );
  const who = await whoInLog(tx, memberId, vaultKeys);
  return { ...(who === undefined ? {} : { who }), sessions, devices };
}

async function whoInLog(
  tx: Transaction,
  memberId: string,
  vaultKeys: readonly VaultKey[],
): Promise<string | undefined> {
  try {
    const key = await gatewayKey(tx, vaultOf(vaultKeys));
    return logName(createSecrets(key), `member:${memberId}`);
  } catch (error) {
    if (error instanceof WrongVaultKey) return undefined;
    throw error;
  }
}
