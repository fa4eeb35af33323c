import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { cookieText, readCookie } from '../http/cookies.ts';
import { hashOf } from '../vault/secrets.ts';

const COOKIE = 'wallet_device';

/** The device's own mark in a Cookie header. */
export function deviceMark(cookies: string | undefined, secure: boolean): string | undefined {
  return readCookie(cookies, COOKIE, secure);
}

/** The cookie that survives the clearing of storage at sign-out (AMB-09). */
export function deviceCookie(mark: string, seconds: number, secure: boolean): string {
  return cookieText(COOKIE, mark, { seconds, secure });
}

/** Forgets the devices that a member has confirmed, but the one with this mark: each asks for a code again.
 * @returns how many there were */
export async function forgetDevices(tx: Transaction, memberId: string, keep: string | undefined): Promise<number> {
  const gone = await tx.query(
    'DELETE FROM devices WHERE member_id = $1 AND device_hash IS DISTINCT FROM $2 RETURNING 1',
    [memberId, keep === undefined ? null : hashOf(keep)],
  );
  return gone.length;
}

/** True when the member has confirmed this device by a code.
 * @param memberId of nobody it is looked for as well: nobody can tell by the time it takes */
export async function isKnownDevice(
  tx: Transaction,
  memberId: string | undefined,
  mark: string | undefined,
): Promise<boolean> {
  if (mark === undefined) return false;
  const rows = await tx.query('SELECT 1 FROM devices WHERE member_id = $1 AND device_hash = $2', [
    memberId ?? null,
    hashOf(mark),
  ]);
  return rows.length > 0;
}

export async function rememberDevice(
  tx: Transaction,
  device: { readonly memberId: string; readonly mark: string; readonly name: string; readonly now: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO devices (member_id, device_hash, device_name, confirmed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id, device_hash) DO UPDATE SET device_name = $3, confirmed_at = $4`,
    [device.memberId, hashOf(device.mark), device.name, device.now],
  );
}

interface KnownDevice {
  /** Of this member's, whatever its mark becomes. */
  readonly deviceId: string;
  readonly name: string;
  readonly confirmedAt: string;
  /** The one with the mark that was given. */
  readonly isThis: boolean;
}

/** The devices that a member has confirmed, the latest first. */
export async function devicesOf(
  tx: Transaction,
  memberId: string,
  mark: string | undefined,
): Promise<readonly KnownDevice[]> {
  const rows = await tx.query<{ device_id: string; device_hash: string; device_name: string; confirmed_at: Date }>(
    `SELECT device_id, device_hash, device_name, confirmed_at FROM devices WHERE member_id = $1
     ORDER BY confirmed_at DESC, device_hash LIMIT 50`,
    [memberId],
  );
  const own = mark === undefined ? undefined : hashOf(mark);
  return rows.map(({ device_id: deviceId, device_hash: hash, device_name: name, confirmed_at: at }) => ({
    deviceId,
    name,
    confirmedAt: instant(at),
    isThis: hash === own,
  }));
}

/** Forgets a device of a member: it asks for a code again. */
export async function forgetDevice(tx: Transaction, memberId: string, deviceId: string): Promise<void> {
  await tx.query('DELETE FROM devices WHERE member_id = $1 AND device_id = $2', [memberId, deviceId]);
}
