import type { JsonObject } from '../../src/domain/json.ts';
import { instant, later } from '../clock/instant.ts';
import { deleteSome } from '../db/deleteSome.ts';
import type { Transaction } from '../db/transaction.ts';
import { cookieText, readCookie } from '../http/cookies.ts';
import { numberConstant } from '../shared/constant.ts';
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

/** Of a call: the mark of the browser that it comes from, and when. */
export interface DeviceCall {
  readonly device: { readonly mark?: string };
  readonly now: string;
  readonly constants: JsonObject;
}

/** True when the member has confirmed this device by a code, and not too long ago (`access.device.life`).
 * @param memberId of nobody it is looked for as well: nobody can tell by the time it takes */
export async function isKnownDevice(
  tx: Transaction,
  memberId: string | undefined,
  { device: { mark }, now, constants }: DeviceCall,
): Promise<boolean> {
  if (mark === undefined) return false;
  const rows = await tx.query('SELECT 1 FROM devices WHERE member_id = $1 AND device_hash = $2 AND confirmed_at > $3', [
    memberId ?? null,
    hashOf(mark),
    trustedSince(now, constants),
  ]);
  return rows.length > 0;
}

/** Forgets devices that their members have confirmed too long ago.
 * @returns how many there were, `MOST_DELETED` at the most */
export function sweepDevices(tx: Transaction, now: string, constants: JsonObject): Promise<number> {
  return deleteSome(tx, 'devices', 'confirmed_at <= $1', [trustedSince(now, constants)]);
}

/** A device that was confirmed then or before is trusted no longer: its cookie has gone, or was kept beyond its time. */
const trustedSince = (now: string, constants: JsonObject) =>
  later(now, -numberConstant(constants, 'access.device.life'));

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

/** The devices that a member has confirmed and that are trusted still, the latest first. */
export async function devicesOf(
  tx: Transaction,
  memberId: string,
  { device: { mark }, now, constants }: DeviceCall,
): Promise<readonly KnownDevice[]> {
  const rows = await tx.query<{ device_id: string; device_hash: string; device_name: string; confirmed_at: Date }>(
    `SELECT device_id, device_hash, device_name, confirmed_at FROM devices
     WHERE member_id = $1 AND confirmed_at > $2 ORDER BY confirmed_at DESC, device_hash LIMIT 50`,
    [memberId, trustedSince(now, constants)],
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
