import { maskEmail } from '../../../src/domain/maskEmail.ts';
import { defineOperation } from '../../operation.ts';
import { checkEmailFree } from '../../people/emails.ts';
import { hashOf } from '../../people/secrets.ts';

/** The code is the authority: it works signed out too, and says whose address it is to that member only (AMB-39). */
export const userEmailConfirm = defineOperation('userEmailConfirm', async ({ tx, request, member, now, fail }) => {
  const [link] = await tx.query<{ member_id: string; email: string }>(
    `UPDATE email_changes SET confirmed_at = $2, ended_at = $2
     WHERE code_hash = $1 AND ended_at IS NULL AND expires_at > $2 RETURNING member_id, email`,
    [hashOf(request.code), now],
  );
  if (!link) return fail('LINK_EXPIRED');
  await checkEmailFree(tx, link.email, link.member_id);
  await tx.query('UPDATE members SET email = $2 WHERE member_id = $1', [link.member_id, link.email]);
  return link.member_id === member?.memberId ? { email_mask: maskEmail(link.email) } : {};
});
