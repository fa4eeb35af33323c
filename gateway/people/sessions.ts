import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { instant, later, secondsBetween } from '../clock/instant.ts';
import { numberConstant } from '../shared/constant.ts';
import { hashOf } from '../vault/secrets.ts';
import type { Session } from './session.ts';

/** What a session id stands for. */
export type FoundSession =
  | { readonly type: 'none' }
  /** `until`: it ends then, if no call comes before. */
  | { readonly type: 'alive'; readonly session: Session; readonly until: string }
  /** A later sign-in of the same member took its place. */
  | { readonly type: 'kicked'; readonly deviceName: string; readonly loginTime: string }
  /** Ended a short while ago by the closure of the account: it may still ask what became of that. */
  | { readonly type: 'closed'; readonly memberId: string }
  | { readonly type: 'ended' };

interface Row {
  session_id: string;
  member_id: string;
  account_id: string | null;
  device_name: string;
  started_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  ended_by: 'logout' | 'expiry' | 'newer' | 'closure' | null;
  newer_device_name: string | null;
  newer_started_at: Date | null;
}

/** A call every so often is enough to keep a session awake; not each needs a write. */
const TOUCH_SECONDS = 30;

/** Finds the session of a token and keeps it awake; one that has run out ends here. */
export async function findSession(
  tx: Transaction,
  token: string,
  constants: JsonObject,
  now: string,
): Promise<FoundSession> {
  const [row] = await tx.query<Row>('SELECT * FROM sessions WHERE session_id = $1', [hashOf(token)]);
  if (!row) return { type: 'none' };
  if (row.ended_by === 'newer' && row.newer_device_name !== null && row.newer_started_at !== null) {
    return { type: 'kicked', deviceName: row.newer_device_name, loginTime: instant(row.newer_started_at) };
  }
  if (row.ended_by === 'closure' && row.ended_at !== null) {
    const until = later(instant(row.ended_at), numberConstant(constants, 'access.session.idle'));
    return now < until ? { type: 'closed', memberId: row.member_id } : { type: 'ended' };
  }
  if (row.ended_by !== null) return { type: 'ended' };
  if (now >= lastMoment(row, constants)) {
    await endSession(tx, row.session_id, 'expiry', now);
    return { type: 'ended' };
  }
  if (secondsBetween(instant(row.seen_at), now) < TOUCH_SECONDS) {
    return { type: 'alive', session: fromRow(row), until: lastMoment(row, constants) };
  }
  await tx.query('UPDATE sessions SET seen_at = $2 WHERE session_id = $1', [row.session_id, now]);
  return { type: 'alive', session: fromRow(row), until: lastMoment({ ...row, seen_at: new Date(now) }, constants) };
}

function lastMoment(row: Pick<Row, 'seen_at' | 'started_at'>, constants: JsonObject): string {
  const idle = later(instant(row.seen_at), numberConstant(constants, 'access.session.idle'));
  const absolute = later(instant(row.started_at), numberConstant(constants, 'access.session.absolute'));
  return idle < absolute ? idle : absolute;
}

function fromRow(row: Row): Session {
  return {
    sessionId: row.session_id,
    memberId: row.member_id,
    ...(row.account_id === null ? {} : { accountId: row.account_id }),
    deviceName: row.device_name,
    startedAt: instant(row.started_at),
  };
}

export interface SessionStart {
  readonly token: string;
  readonly memberId: string;
  readonly accountId?: string;
  readonly deviceName: string;
  readonly now: string;
}

/** Starts the one session of a member; the one before it is over and will be told of this one (AMB-57). */
export async function startSession(tx: Transaction, start: SessionStart): Promise<void> {
  // Sign-ins of one member take turns: two at once would both find no active session and one would break the index.
  await tx.query('SELECT 1 FROM members WHERE member_id = $1 FOR UPDATE', [start.memberId]);
  await tx.query(
    `UPDATE sessions SET ended_at = $2, ended_by = 'newer', newer_device_name = $3, newer_started_at = $2
     WHERE member_id = $1 AND ended_at IS NULL`,
    [start.memberId, start.now, start.deviceName],
  );
  await tx.query(
    `INSERT INTO sessions (session_id, member_id, account_id, device_name, started_at, seen_at)
     VALUES ($1, $2, $3, $4, $5, $5)`,
    [hashOf(start.token), start.memberId, start.accountId ?? null, start.deviceName, start.now],
  );
}

export async function endSession(
  tx: Transaction,
  sessionId: string,
  by: 'logout' | 'expiry' | 'closure',
  now: string,
): Promise<void> {
  await tx.query('UPDATE sessions SET ended_at = $2, ended_by = $3 WHERE session_id = $1 AND ended_at IS NULL', [
    sessionId,
    now,
    by,
  ]);
}

/** Ends a member's session as if the member had signed out.
 * @returns how many there were */
export async function signMemberOut(tx: Transaction, memberId: string, now: string): Promise<number> {
  const ended = await tx.query(
    `UPDATE sessions SET ended_at = $2, ended_by = 'logout' WHERE member_id = $1 AND ended_at IS NULL RETURNING 1`,
    [memberId, now],
  );
  return ended.length;
}

/** Ends a member's sessions but one; they are told of the device and the time, as of a newer sign-in. */
export async function endOtherSessions(
  tx: Transaction,
  by: { readonly memberId: string; readonly deviceName: string; readonly now: string },
  keep?: string,
): Promise<void> {
  await tx.query(
    `UPDATE sessions SET ended_at = $2, ended_by = 'newer', newer_device_name = $3, newer_started_at = $2
     WHERE member_id = $1 AND ended_at IS NULL AND session_id IS DISTINCT FROM $4`,
    [by.memberId, by.now, by.deviceName, keep ?? null],
  );
}

interface SignIn {
  readonly name: string;
  readonly at: string;
  /** The one active session of a member is the one that asks. */
  readonly became: 'active' | 'logout' | 'expiry' | 'newer';
}

/** The last ten sign-ins of a member that are kept still, the latest first. */
export async function lastSignIns(tx: Transaction, memberId: string): Promise<readonly SignIn[]> {
  const rows = await tx.query<{ device_name: string; started_at: Date; became: SignIn['became'] }>(
    `SELECT device_name, started_at, coalesce(ended_by, 'active') AS became FROM sessions
     WHERE member_id = $1 AND ended_by IS DISTINCT FROM 'closure' ORDER BY started_at DESC, session_id LIMIT 10`,
    [memberId],
  );
  return rows.map(({ device_name: name, started_at: at, became }) => ({ name, at: instant(at), became }));
}
