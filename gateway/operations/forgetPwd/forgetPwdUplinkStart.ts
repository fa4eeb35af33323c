import { later } from '../../clock/instant.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { randomTypedCode } from '../../vault/typedCode.ts';
import { readReset } from '../../login/passwordReset.ts';

export const forgetPwdUplinkStart = defineOperation('forgetPwdUplinkStart', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  const reset = await readReset(tx, request.fp_ticket, call);
  if (!reset) return fail('TICKET_EXPIRED');
  const text = randomTypedCode(services.secrets, 6);
  const expireTime = later(now, numberConstant(constants, 'access.uplink.life'));
  await tx.query(
    `UPDATE password_resets SET uplink_text = $2, uplink_expires_at = $3, uplink_state = 'WAITING'
     WHERE ticket_hash = $1`,
    [reset.ticketHash, text, expireTime],
  );
  return { sms_to: String(services.content.site.uplink_number), sms_text: text, expire_time: expireTime };
});
