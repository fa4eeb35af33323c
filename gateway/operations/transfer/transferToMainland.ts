import { sendRequest, sendSetting, transferReceipt } from '../../money/sendCall.ts';
import { sendTransfer } from '../../money/sendTransfer.ts';
import { tellOfSent } from '../../money/tellOfSent.ts';
import { defineOperation } from '../../call/operation.ts';

export const transferToMainland = defineOperation('transferToMainland', async (call) => {
  const sent = await sendTransfer(call.tx, sendRequest('toMainland', call), sendSetting(call));
  await tellOfSent(call, sent);
  // Returned, not thrown: that the bank refused is kept, and the money is back.
  return sent.status === 'fail'
    ? call.fail('TRANS_FAIL', { ref_no: sent.refNo, time: call.now })
    : transferReceipt(sent, call.now);
});
