import { sendRequest, sendSetting, transferReceipt } from '../../money/sendCall.ts';
import { sendTransfer } from '../../money/sendTransfer.ts';
import { defineOperation } from '../../operation.ts';

export const transferToGc = defineOperation('transferToGc', async (call) =>
  transferReceipt(await sendTransfer(call.tx, sendRequest('toGc', call), sendSetting(call)), call.now),
);
