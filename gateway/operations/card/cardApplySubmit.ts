import { checkApplicant, insertApplication, readApplicationQuote } from '../../cards/cardApplication.ts';
import { orderDays } from '../../cards/orderDays.ts';
import { paramError } from '../../shared/failure.ts';
import { referenceNumber } from '../../money/referenceNumber.ts';
import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { checkNumber } from '../../people/mobileNumbers.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
import { cardApplicationBinding } from '../../cards/codeScenes.ts';

/** Only who has the phone in hand learns how many cards its number has. Nothing is paid before the application is answered. */
export const cardApplySubmit = defineOperation('cardApplySubmit', async (call) => {
  const { tx, request, services, now, constants, world } = call;
  const { cardType } = await readApplicationQuote(tx, request.quote_id, call);
  const number = { areaCode: request.area_code, mobNo: request.mob_no };
  checkNumber(number, services.content, world);
  const { delivery } = request;
  if (cardType === 'physical' && delivery === undefined) throw paramError('/delivery', 'required');
  if (cardType === 'virtual' && delivery !== undefined) throw paramError('/delivery', 'unknown');
  if (delivery)
    checkNumber({ areaCode: delivery.area_code, mobNo: delivery.mob_no }, services.content, world, '/delivery');
  const binding = cardApplicationBinding(number, request.quote_id);
  const verdict = await judgeCode(
    tx,
    services.secrets,
    { ...request, otpId: request.otp_id, binding },
    { now, constants },
  );
  if (verdict.type !== 'right') return codeFailure(verdict);
  await checkApplicant(tx, number, call);
  const applyNo = referenceNumber(now);
  await insertApplication(tx, applyNo, request, call);
  const { review_from, review_by } = orderDays(call);
  return { apply_no: applyNo, review_from, review_by };
});
