import { sendRequest, sendSetting, transferReceipt } from '../../money/sendCall.ts';
import { sendTransfer } from '../../money/sendTransfer.ts';
import { tellOfSent } from '../../money/tellOfSent.ts';
import { defineOperation } from '../../call/operation.ts';

export const transferToGc = defineOperation('transferToGc', async (call) => {
  const sent = await sendTransfer(call.tx, sendRequest('toGc', call), sendSetting(call));
  await tellOfSent(call, sent);
  return transferReceipt(sent, call.now);
});
