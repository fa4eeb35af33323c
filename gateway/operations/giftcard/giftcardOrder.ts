import { orRefusal, paramError } from '../../shared/failure.ts';
import { writtenDate } from '../../../src/domain/writtenDate.ts';
import { createGiftcardOrder, orderWire, totalText } from '../../giftcards/giftcardOrder.ts';
import { mailBuyer } from '../../giftcards/mailBuyer.ts';
import { giftcardPayTo } from '../../giftcards/giftcardPayTo.ts';
import { readGiftcardQuote, spendGiftcardQuote } from '../../giftcards/giftcardQuote.ts';
import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { checkNumber } from '../../people/mobileNumbers.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
import { giftcardOrderBinding } from '../../giftcards/codeScenes.ts';

/** Places an order, to be answered by the staff and paid by a bank transfer afterwards: no money moves here. */
export const giftcardOrder = defineOperation('giftcardOrder', async (call) => {
  const { tx, request, services, now, constants, world } = call;
  const quote = await readGiftcardQuote(tx, request.quote_id, call);
  if (quote.kind === 'entity' && request.address === undefined) throw paramError('/address', 'required');
  if (quote.kind === 'virtual' && request.address !== undefined) throw paramError('/address', 'unknown');
  const number = { areaCode: request.area_code, mobNo: request.mob_no };
  checkNumber(number, services.content, world);
  const entry = { otpId: request.otp_id, otp: request.otp, binding: giftcardOrderBinding(number, quote.quoteId) };
  const verdict = await judgeCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  await spendGiftcardQuote(tx, quote.quoteId, now);
  const order = await createGiftcardOrder(tx, quote, number, request, call);
  const told = { total: totalText(order), reference: order.referenceNo, by: writtenDate(order.answerBy, order.lang) };
  // An order whose mail cannot be sent stands all the same.
  await orRefusal(() => mailBuyer(tx, order, call, 'giftcardOrdered', told));
  return {
    ...orderWire(order),
    answer_workdays: numberConstant(constants, 'giftcard.answer.workdays'),
    pay_to: giftcardPayTo(call),
  };
});
