import type { Transaction } from '../db/transaction.ts';
import { instant } from '../clock/instant.ts';
import type { Lang } from '../shared/lang.ts';
import type { Member, MemberStatus } from './member.ts';

/** A member with the hashes that prove who it is. */
export interface MemberSecrets {
  readonly member: Member;
  readonly passwordHash?: string;
  readonly payPasswordHash?: string;
}

/** What a member is made from; hashes by the gateway's own PasswordHasher. */
export interface NewMember extends Omit<Member, 'memberId' | 'status' | 'lang'> {
  readonly memberId: string;
  readonly status?: MemberStatus;
  readonly passwordHash?: string;
  readonly payPasswordHash?: string;
}

interface Row {
  member_id: string;
  user_name: string;
  user_name_cn: string | null;
  area_code: string;
  mob_no: string;
  email: string;
  realname_status: '0' | '1' | '3';
  review_state: string;
  region: 'HK' | 'CN' | 'OTHER';
  co_branded: boolean;
  status: MemberStatus;
  password_hash: string | null;
  pay_password_hash: string | null;
  frozen_until: Date | null;
  registered_at: Date;
  lang: Lang;
}

export async function insertMember(tx: Transaction, member: NewMember): Promise<void> {
  await tx.query(
    `INSERT INTO members (member_id, user_name, area_code, mob_no, email, realname_status, review_state, region,
       co_branded, status, password_hash, pay_password_hash, frozen_until, registered_at, user_name_cn)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      member.memberId,
      member.userName,
      member.areaCode,
      member.mobNo,
      member.email,
      member.realnameStatus,
      member.reviewState,
      member.region,
      member.coBranded,
      member.status ?? 'normal',
      member.passwordHash ?? null,
      member.payPasswordHash ?? null,
      member.frozenUntil ?? null,
      member.registeredAt,
      member.userNameCn ?? null,
    ],
  );
}

/** @param lock keeps what is read until the transaction ends */
export async function findMember(tx: Transaction, memberId: string, lock = false): Promise<MemberSecrets | undefined> {
  const rows = await tx.query<Row>(`SELECT * FROM members WHERE member_id = $1 ${lock ? 'FOR NO KEY UPDATE' : ''}`, [
    memberId,
  ]);
  return rows[0] && fromRow(rows[0]);
}

/** Keeps the language that a member uses now. */
export async function keepLanguage(tx: Transaction, { memberId, lang: before }: Member, lang: Lang): Promise<void> {
  if (lang !== before) await tx.query('UPDATE members SET lang = $2 WHERE member_id = $1', [memberId, lang]);
}

/** The member who has a number now, or else the last who had it. */
export async function findMemberByMobile(
  tx: Transaction,
  areaCode: string,
  mobNo: string,
): Promise<MemberSecrets | undefined> {
  const rows = await tx.query<Row>(
    `SELECT * FROM members WHERE area_code = $1 AND mob_no = $2 AND mob_no <> ''
     ORDER BY (status = 'cancelled'), registered_at DESC LIMIT 1`,
    [areaCode, mobNo],
  );
  return rows[0] && fromRow(rows[0]);
}

function fromRow(row: Row): MemberSecrets {
  return {
    member: {
      memberId: row.member_id,
      userName: row.user_name,
      ...(row.user_name_cn === null ? {} : { userNameCn: row.user_name_cn }),
      areaCode: row.area_code,
      mobNo: row.mob_no,
      email: row.email,
      realnameStatus: row.realname_status,
      reviewState: row.review_state,
      region: row.region,
      coBranded: row.co_branded,
      status: row.status,
      ...(row.frozen_until ? { frozenUntil: instant(row.frozen_until) } : {}),
      registeredAt: instant(row.registered_at),
      lang: row.lang,
    },
    ...(row.password_hash === null ? {} : { passwordHash: row.password_hash }),
    ...(row.pay_password_hash === null ? {} : { payPasswordHash: row.pay_password_hash }),
  };
}
