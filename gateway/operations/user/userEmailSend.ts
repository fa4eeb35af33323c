import { maskEmail } from '../../../src/domain/maskEmail.ts';
import { instant, later, secondsBetween } from '../../clock/instant.ts';
import { portalLink } from '../../content/portalLink.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { memberEmailRefusal } from '../../people/emails.ts';
import { hashOf } from '../../vault/secrets.ts';
import { holdsVerifyTicket } from '../../access/verifyTickets.ts';

export const userEmailSend = defineOperation('userEmailSend', async (call) => {
  const { tx, request, member, services, now, constants, lang, fail } = call;
  const { memberId } = member;
  const use = { memberId, purpose: 'email' } as const;
  if (!(await holdsVerifyTicket(tx, call, request.verify_ticket, use))) return fail('TICKET_EXPIRED');
  const refusal = await memberEmailRefusal(tx, call, request.email, memberId);
  if (refusal) return refusal;
  const resendAfter = numberConstant(constants, 'access.code.resendAfter');
  const [last] = await tx.query<{ sent_at: Date; is_open: boolean }>(
    `SELECT sent_at, lower(email) = lower($2) AND ended_at IS NULL AND confirmed_at IS NULL AS is_open
       FROM email_changes WHERE member_id = $1 ORDER BY sent_at DESC LIMIT 1`,
    [memberId, request.email],
  );
  const wait = last ? secondsBetween(now, later(instant(last.sent_at), resendAfter)) : 0;
  if (wait > 0) return fail(last?.is_open ? 'LINK_SENT' : 'OTP_LIMIT', { resend_after: wait });
  const life = numberConstant(constants, 'access.email.linkLife');
  const [code, expireTime] = [services.secrets.token(), later(now, life)];
  await tx.query('UPDATE email_changes SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL', [memberId, now]);
  await tx.query(
    'INSERT INTO email_changes (code_hash, member_id, email, sent_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hashOf(code), memberId, request.email, now, expireTime],
  );
  const link = portalLink(services, '/userSettings/resetEmail/new', { code });
  const body = services.content.message('mail.emailLink', lang, { link, minutes: String(Math.floor(life / 60)) });
  await services.messenger.send(tx, { channel: 'mail', recipient: request.email, body, code, at: now });
  return { email_mask: maskEmail(request.email), resend_after: resendAfter, expire_time: expireTime };
});
