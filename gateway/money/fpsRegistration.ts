import { maskEmail } from '../../src/domain/maskEmail.ts';
import { maskDigits } from '../../src/domain/maskDigits.ts';
import { maskMobile } from '../../src/domain/maskMobile.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import type { Member } from '../people/member.ts';
import type { ProxyType } from './payee.ts';

export interface FpsRegistration {
  readonly proxyType: ProxyType;
  readonly proxyId: string;
  readonly accountId: string;
  readonly accountNo: string;
  /** Whose account it is. */
  readonly accountName: string;
  readonly isDefault: boolean;
  readonly registeredAt: Date;
}

/** Under which identities a member receives money, oldest first; `lock` keeps them until the transaction ends. */
export async function fpsRegistrationsOf(tx: Transaction, memberId: string, lock = false): Promise<FpsRegistration[]> {
  const rows = await tx.query<{
    proxy_type: ProxyType;
    proxy_id: string;
    account_id: string;
    account_no: string;
    user_name: string;
    is_default: boolean;
    registered_at: Date;
  }>(
    `SELECT f.proxy_type, f.proxy_id, f.account_id, a.account_no, m.user_name, f.is_default, f.registered_at
     FROM fps_registrations f JOIN accounts a USING (account_id) JOIN members m ON m.member_id = f.member_id
     WHERE f.member_id = $1 ORDER BY f.registered_at, f.proxy_type ${lock ? 'FOR UPDATE OF f' : ''}`,
    [memberId],
  );
  return rows.map((row) => ({
    proxyType: row.proxy_type,
    proxyId: row.proxy_id,
    accountId: row.account_id,
    accountNo: row.account_no,
    accountName: row.user_name,
    isDefault: row.is_default,
    registeredAt: row.registered_at,
  }));
}

/** FPS is for Hong Kong members whose real name is at least registered (R-ROLE-18, AMB-02, AMB-73).
 * @throws Failure FPS_REGION, FPS_LEVEL */
export function checkFpsMember({ region, realnameStatus }: Member): void {
  if (region !== 'HK') throw new Failure('FPS_REGION');
  if (realnameStatus === '0') throw new Failure('FPS_LEVEL');
}

/** Forgets the identities that a member has given up: who has the number or the address next receives money by it. */
export async function endGivenUpIdentities(tx: Transaction, memberId: string): Promise<void> {
  await tx.query(
    `DELETE FROM fps_registrations f USING members m
     WHERE m.member_id = $1 AND f.member_id = m.member_id
       AND ((f.proxy_type = 'mobile' AND (m.area_code <> '852' OR m.mob_no <> f.proxy_id))
         OR (f.proxy_type = 'email' AND lower(m.email) <> lower(f.proxy_id)))`,
    [memberId],
  );
}

/** Forgets the identities whose money comes to an account that ends. */
export async function endIdentitiesOfAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('DELETE FROM fps_registrations WHERE account_id = $1', [accountId]);
}

/** As much of an identity as may be shown. */
export const maskProxy = { mobile: maskMobile, email: maskEmail, fpsId: (id: string) => maskDigits(id) } as const;

/** @param bankCode of this house in the payment system */
export function registrationOnWire(registration: FpsRegistration, bankCode: string) {
  const { proxyType, proxyId, accountId, isDefault, registeredAt } = registration;
  return {
    proxy_type: proxyType,
    proxy_id_mask: maskProxy[proxyType](proxyId),
    account_id: accountId,
    bank_code: bankCode,
    account_number: maskDigits(registration.accountNo),
    account_name: registration.accountName,
    default_flag: isDefault,
    registered_at: instant(registeredAt),
  };
}
