import { fileLink } from '../../files/fileLink.ts';
import { giftcardsOf } from '../../giftcards/giftcard.ts';
import { GIFTCARD_FILE } from '../../giftcards/giftcardFile.ts';
import { findGiftcardOrder } from '../../giftcards/giftcardOrder.ts';
import { opensOrder, readGiftcardTicket } from '../../giftcards/giftcardTicket.ts';
import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
import { giftcardBinding } from '../../giftcards/codeScenes.ts';

/** Gives a link to the cards of an order as a file, to who has the buyer's phone in hand. */
export const giftcardExport = defineOperation('giftcardExport', async (call) => {
  const { tx, request, services, now, constants, lang, fail } = call;
  const scope = await readGiftcardTicket(tx, request.query_ticket, call);
  if (!scope) throw fail('TICKET_EXPIRED');
  const binding = giftcardBinding(request.query_ticket, 'giftcardExport');
  const entry = { otpId: request.otp_id, otp: request.otp, binding };
  const verdict = await judgeCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  const order = await findGiftcardOrder(tx, request.order_no);
  if (!order || !opensOrder(scope, order)) throw fail('GC_NOT_FOUND');
  if ((await giftcardsOf(tx, order.orderNo)).length === 0) throw fail('DOWNLOAD_FAIL');
  const life = { seconds: numberConstant(constants, 'content.link.life'), now };
  return { file_url: fileLink(services.secrets, { kind: GIFTCARD_FILE, name: order.orderNo, lang }, life) };
});
