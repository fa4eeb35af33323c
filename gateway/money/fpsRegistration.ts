import { maskEmail } from '../../src/domain/maskEmail.ts';
import { maskDigits } from '../../src/domain/maskDigits.ts';
import { maskMobile } from '../../src/domain/maskMobile.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../failure.ts';
import type { Member } from '../people/member.ts';
import type { ProxyType } from './payee.ts';

export interface FpsRegistration {
  readonly proxyType: ProxyType;
  readonly proxyId: string;
  readonly accountId: string;
  readonly isDefault: boolean;
  readonly registeredAt: Date;
}

/** Under which identities a member receives money, oldest first; `lock` keeps them until the transaction ends. */
export async function fpsRegistrationsOf(tx: Transaction, memberId: string, lock = false): Promise<FpsRegistration[]> {
  const rows = await tx.query<{
    proxy_type: ProxyType;
    proxy_id: string;
    account_id: string;
    is_default: boolean;
    registered_at: Date;
  }>(
    `SELECT proxy_type, proxy_id, account_id, is_default, registered_at FROM fps_registrations
     WHERE member_id = $1 ORDER BY registered_at, proxy_type ${lock ? 'FOR UPDATE' : ''}`,
    [memberId],
  );
  return rows.map((row) => ({
    proxyType: row.proxy_type,
    proxyId: row.proxy_id,
    accountId: row.account_id,
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

const mask = { mobile: maskMobile, email: maskEmail, fpsId: (id: string) => maskDigits(id) } as const;

export function registrationOnWire({ proxyType, proxyId, accountId, isDefault, registeredAt }: FpsRegistration) {
  return {
    proxy_type: proxyType,
    proxy_id_mask: mask[proxyType](proxyId),
    account_id: accountId,
    default_flag: isDefault,
    registered_at: instant(registeredAt),
  };
}
