import { maskEmail } from '../../../src/domain/maskEmail.ts';
import { defineOperation } from '../../call/operation.ts';
import { endGivenUpIdentities } from '../../money/fpsRegistration.ts';
import { checkEmailFree } from '../../people/emails.ts';
import { findMember } from '../../people/members.ts';
import { hashOf } from '../../vault/secrets.ts';
import { tellMember } from '../../people/tellMember.ts';

/** The code is the authority: it works signed out too, and says whose address it is to that member only (AMB-39). Whoever
 * opens the link once more, while the address is the member's, is told that it has been changed. */
export const userEmailConfirm = defineOperation('userEmailConfirm', async (call) => {
  const { tx, request, member, now, fail } = call;
  const [link] = await tx.query<Link>(
    `UPDATE email_changes SET confirmed_at = $2, ended_at = $2
     WHERE code_hash = $1 AND ended_at IS NULL AND expires_at > $2 RETURNING member_id, email`,
    [hashOf(request.code), now],
  );
  if (!link) {
    const [confirmed] = await tx.query<Link>(
      `SELECT member_id, email FROM email_changes JOIN members USING (member_id, email)
       WHERE code_hash = $1 AND confirmed_at IS NOT NULL`,
      [hashOf(request.code)],
    );
    return confirmed ? toldTo(confirmed, member?.memberId) : fail('LINK_EXPIRED');
  }
  await checkEmailFree(tx, link.email, link.member_id);
  const before = (await findMember(tx, link.member_id, true))?.member;
  await tx.query('UPDATE members SET email = $2 WHERE member_id = $1', [link.member_id, link.email]);
  await endGivenUpIdentities(tx, link.member_id);
  // To the number and the old address: whoever has lost the account to another learns of it.
  if (before) await tellMember(tx, call, before, 'emailChanged', { email: maskEmail(link.email) });
  return toldTo(link, member?.memberId);
});

interface Link {
  readonly member_id: string;
  readonly email: string;
}

const toldTo = ({ member_id, email }: Link, memberId: string | undefined): { email_mask?: string } =>
  member_id === memberId ? { email_mask: maskEmail(email) } : {};
