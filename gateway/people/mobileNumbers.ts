import { hongKongDate, hongKongInstant } from '../../src/domain/calendarDate.ts';
import type { World } from '../../src/rules/compiled.ts';
import type { Content } from '../content/content.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../shared/failure.ts';

export interface MobileNumber {
  readonly areaCode: string;
  readonly mobNo: string;
}

/** Refuses a number of a length that its area does not have, or of an area that is not in the list (AMB-25).
 * @param below where in the request its two fields are
 * @throws Failure PARAM_ERROR */
export function checkNumber(number: MobileNumber, content: Content, world: World, below = ''): void {
  checkArea(number, content, world, { areaCode: `${below}/area_code`, mobNo: `${below}/mob_no` });
}

/** Refuses what one signs in by as it refuses a number, unless it is a card number (AMB-36): a slip of the finger is
 * told before it counts for anybody.
 * @throws Failure PARAM_ERROR */
export function checkLoginId(request: LoginId, content: Content, world: World): void {
  const { area_code: areaCode, login_id: mobNo } = request;
  if (!content.holds('mobile.isNoCard', { login_id: mobNo }, world)) return;
  checkArea({ areaCode, mobNo }, content, world, { areaCode: '/area_code', mobNo: '/login_id' });
}

interface LoginId {
  readonly area_code: string;
  readonly login_id: string;
}

function checkArea(number: MobileNumber, content: Content, world: World, at: MobileNumber): void {
  if (!content.areaCodes.some(({ code }) => code === number.areaCode)) throw paramError(at.areaCode, 'enum');
  const subject = { area_code: number.areaCode, mob_no: number.mobNo };
  if (!content.holds('mobile.fitsArea', subject, world)) throw paramError(at.mobNo, 'mobile.fitsArea');
}

/** Whether a number can become a member's. Takes turns with whoever else wants it, until the transaction ends.
 * @throws Failure MOB_EXISTS, or MOB_USED_THIS_YEAR with the first instant of the next year (R-CONST-38, R-CONST-40) */
export async function checkNumberFree(tx: Transaction, number: MobileNumber, now: string): Promise<void> {
  const { areaCode, mobNo } = number;
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`mobile ${areaCode} ${mobNo}`]);
  const taken = await tx.query(`SELECT 1 FROM members WHERE area_code = $1 AND mob_no = $2 AND status <> 'cancelled'`, [
    areaCode,
    mobNo,
  ]);
  if (taken.length > 0) throw new Failure('MOB_EXISTS');
  await checkNumberNotBlocked(tx, number, now);
}

/** A cancellation or closure blocks a number until the end of its calendar year, Hong Kong time (AMB-54).
 * @throws Failure MOB_USED_THIS_YEAR */
export async function checkNumberNotBlocked(
  tx: Transaction,
  { areaCode, mobNo }: MobileNumber,
  now: string,
): Promise<void> {
  const year = Number(hongKongDate(now).slice(0, 4));
  const blocked = await tx.query(
    'SELECT 1 FROM blocked_mobiles WHERE area_code = $1 AND mob_no = $2 AND blocked_at >= $3',
    [areaCode, mobNo, hongKongInstant(`${year}-01-01`)],
  );
  if (blocked.length > 0) throw new Failure('MOB_USED_THIS_YEAR', { from: hongKongInstant(`${year + 1}-01-01`) });
}

/** Blocks a number for the rest of the calendar year, Hong Kong time (AMB-54). */
export async function blockNumber(
  tx: Transaction,
  { areaCode, mobNo }: MobileNumber,
  reason: 'closure' | 'cardCancel',
  now: string,
): Promise<void> {
  await tx.query('INSERT INTO blocked_mobiles (area_code, mob_no, reason, blocked_at) VALUES ($1, $2, $3, $4)', [
    areaCode,
    mobNo,
    reason,
    now,
  ]);
}
