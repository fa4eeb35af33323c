import { maskEmail } from '../../../src/domain/maskEmail.ts';
import { instant, later } from '../../clock/instant.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const userEmailStatus = defineOperation('userEmailStatus', async ({ tx, member, now, constants }) => {
  const [link] = await tx.query<{ email: string; sent_at: Date; expires_at: Date; confirmed_at: Date | null }>(
    'SELECT email, sent_at, expires_at, confirmed_at FROM email_changes WHERE member_id = $1 ORDER BY sent_at DESC LIMIT 1',
    [member.memberId],
  );
  if (!link) return { state: 'NONE' as const };
  const expireTime = instant(link.expires_at);
  const open = expireTime > now ? ('WAITING' as const) : ('EXPIRED' as const);
  const state = link.confirmed_at ? ('CONFIRMED' as const) : open;
  const resendTime = later(instant(link.sent_at), numberConstant(constants, 'access.code.resendAfter'));
  return { state, email_mask: maskEmail(link.email), expire_time: expireTime, resend_time: resendTime };
});
