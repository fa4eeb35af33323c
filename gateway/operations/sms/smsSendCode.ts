import { defineOperation } from '../../operation.ts';
import { codeScenes } from '../../people/codeScenes.ts';
import { sendCode } from '../../people/sendCode.ts';

export const smsSendCode = defineOperation('smsSendCode', async (call) => {
  const asked = await codeScenes[call.request.scene](call);
  if ('refused' in asked) return asked.refused;
  const sending = await sendCode(call.tx, call, asked.to, asked.binding, asked.isDecoy);
  if (sending.type === 'limit') return call.fail('OTP_LIMIT', { resend_after: sending.resendAfter });
  return sending.reply;
});
