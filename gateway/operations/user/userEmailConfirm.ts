import { maskEmail } from '../../../src/domain/maskEmail.ts';
import { defineOperation } from '../../operation.ts';
import { checkEmailFree } from '../../people/emails.ts';
import { findMember } from '../../people/members.ts';
import { hashOf } from '../../people/secrets.ts';
import { tellMember } from '../../people/tellMember.ts';

/** The code is the authority: it works signed out too, and says whose address it is to that member only (AMB-39). */
export const userEmailConfirm = defineOperation('userEmailConfirm', async (call) => {
  const { tx, request, member, now, fail } = call;
  const [link] = await tx.query<{ member_id: string; email: string }>(
    `UPDATE email_changes SET confirmed_at = $2, ended_at = $2
     WHERE code_hash = $1 AND ended_at IS NULL AND expires_at > $2 RETURNING member_id, email`,
    [hashOf(request.code), now],
  );
  if (!link) return fail('LINK_EXPIRED');
  await checkEmailFree(tx, link.email, link.member_id);
  const before = (await findMember(tx, link.member_id))?.member;
  await tx.query('UPDATE members SET email = $2 WHERE member_id = $1', [link.member_id, link.email]);
  // To the number and the old address: whoever has lost the account to another learns of it.
  if (before) await tellMember(tx, call, before, 'emailChanged', { email: maskEmail(link.email) });
  return link.member_id === member?.memberId ? { email_mask: maskEmail(link.email) } : {};
});
