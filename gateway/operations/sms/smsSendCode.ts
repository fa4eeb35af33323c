import { defineOperation } from '../../call/operation.ts';
import { codeScenes } from './codeScenes.ts';
import { sendCode } from '../../access/sendCode.ts';

export const smsSendCode = defineOperation('smsSendCode', async (call) => {
  const { scene, again = false } = call.request;
  const asked = await codeScenes[scene](call);
  if ('refused' in asked) return asked.refused;
  const sending = await sendCode(call.tx, call, { purpose: { use: scene }, ...asked, again });
  if (sending.type === 'limit') return call.fail(sending.code, sending.data);
  if (sending.isNew) await asked.count?.();
  return sending.reply;
});
