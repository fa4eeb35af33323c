import { money } from '../../../src/domain/money.ts';
import { sendTransfer } from '../../money/sendTransfer.ts';
import { defineOperation } from '../../operation.ts';

export const transferToHk = defineOperation('transferToHk', async (call) => {
  const { tx, member, request, now, constants, world, services } = call;
  const { quote, refNo, status } = await sendTransfer(
    tx,
    {
      memberId: member.memberId,
      quoteId: request.quote_id,
      ticket: request.ticket,
      ...(request.otp_ticket === undefined ? {} : { otpTicket: request.otp_ticket }),
      key: call.idempotencyKey ?? request.quote_id,
    },
    { now, constants, world, content: services.content, bank: services.bank },
  );
  // Returned, not thrown: that the bank refused is kept, and the money is back.
  if (status === 'fail') return call.fail('TRANS_FAIL');
  const { currency, amount, fee } = quote;
  return {
    ref_no: refNo,
    status,
    time: now,
    deducted_amount: money(amount + fee, currency),
    fee: money(fee, currency),
    remitted_amount: money(amount, currency),
  };
});
