import { defineOperation } from '../../call/operation.ts';
import { newHash } from '../../access/newHash.ts';
import { findMember } from '../../people/members.ts';
import { loginPasswordRefusal } from '../../login/loginPasswordRefusal.ts';
import { endResets, readVerified } from '../../login/passwordReset.ts';
import { setPassword } from '../../login/setPassword.ts';
import { tellMember } from '../../people/tellMember.ts';

export const forgetPwdSetPwd = defineOperation('forgetPwdSetPwd', async (call) => {
  const { tx, request, now, device, fail } = call;
  const verified = await readVerified(tx, request.verified_ticket, call);
  const member = verified && (await findMember(tx, verified.memberId, true))?.member;
  if (!member || member.status === 'cancelled') return fail('TICKET_EXPIRED');
  const weak = await loginPasswordRefusal(call, request.login_pwd, member, () => endResets(tx, member.memberId, now));
  if (weak) return weak;
  const hash = await newHash(call, request.login_pwd);
  const change = { memberId: member.memberId, hash, device, now, keepQuestion: verified.byQuestion };
  await tellMember(tx, call, member, await setPassword(tx, change));
  return {};
});
