import { giftcardOrdersOf, orderWire } from '../../giftcards/giftcardOrder.ts';
import { giveGiftcardTicket } from '../../giftcards/giftcardTicket.ts';
import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
import { giftcardListBinding } from '../../giftcards/codeScenes.ts';

/** The orders of whoever has the buyer's phone in hand. */
export const giftcardList = defineOperation('giftcardList', async (call) => {
  const { tx, request, services, now, constants } = call;
  const number = { areaCode: request.area_code, mobNo: request.mob_no };
  const entry = { otpId: request.otp_id, otp: request.otp, binding: giftcardListBinding(number) };
  const verdict = await judgeCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  const orders = await giftcardOrdersOf(tx, number);
  return { ...(await giveGiftcardTicket(tx, { number }, call)), list: orders.map(orderWire) };
});
