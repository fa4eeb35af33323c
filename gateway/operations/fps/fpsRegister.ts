import { fpsCode } from '../../money/fpsCode.ts';
import { checkFpsMember, fpsRegistrationsOf, maskProxy } from '../../money/fpsRegistration.ts';
import { findFpsPayee } from '../../money/hongKongPayee.ts';
import type { ProxyType } from '../../money/payee.ts';
import { keptAccount } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import type { Member } from '../../people/member.ts';
import { findMember } from '../../people/members.ts';
import { tellMember } from '../../people/tellMember.ts';
import { paramError } from '../../shared/failure.ts';
import { takeTicket } from '../../access/tickets.ts';
import { hashOf, type Secrets } from '../../vault/secrets.ts';

/** The code was sent to what becomes the identity: the phone for a mobile number, the address for an e-mail address. */
export const fpsRegister = defineOperation('fpsRegister', async (call) => {
  const { tx, request, now, services, fail } = call;
  const { memberId } = call.member;
  const { proxy_type: type, default_flag: asDefault } = request;
  // As they are now, and until the identity is there: one that the member gives up at this moment goes with it, and two
  // registrations at once take turns.
  const { member } = (await findMember(tx, memberId, true))!;
  checkFpsMember(member);
  // The same digits in Hong Kong are somebody else's.
  if (type === 'mobile' && member.areaCode !== '852') throw fail('FPS_REGION');
  const account = await keptAccount(tx, memberId, request.account_id);
  if (member.status !== 'normal' || account.accountStatus !== 'normal') throw fail('ACCOUNT_STATUS');
  if ((await fpsRegistrationsOf(tx, memberId)).some(({ proxyType }) => proxyType === type)) throw fail('FPS_EXISTS');
  const proxyId = proxyOf(type, member, services.secrets);
  if (proxyId === '') throw paramError('/proxy_type', 'unsuitable');
  const elsewhere = await findFpsPayee(tx, type, proxyId);
  if (elsewhere && asDefault === undefined) throw fail('FPS_EXISTS_OTHER_BANK');
  const proven = type === 'email' ? { digest: hashOf(proxyId) } : {};
  const use = { kind: 'otp', memberId, operation: 'fpsRegister', ...proven } as const;
  if (!(await takeTicket(tx, request.otp_ticket, use, now))) throw fail('TICKET_EXPIRED');
  await tx.query(
    `INSERT INTO fps_registrations (proxy_type, proxy_id, member_id, account_id, is_default, registered_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [type, proxyId, memberId, account.accountId, asDefault ?? true, now],
  );
  await tellMember(tx, call, member, 'fpsRegistered', { identity: maskProxy[type](proxyId) });
  return type === 'fpsId' ? { fpsId: proxyId, qrcodeTxt: fpsCode(proxyId) } : {};
});

/** An FPS ID is given out here: nine digits, not beginning with 0. */
function proxyOf(type: ProxyType, { mobNo, email }: Member, secrets: Secrets): string {
  if (type === 'mobile') return mobNo;
  return type === 'email' ? email : secrets.pick('123456789', 1) + secrets.pick('0123456789', 8);
}
