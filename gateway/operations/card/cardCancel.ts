import { hongKongDate } from '../../../src/domain/calendarDate.ts';
import { money } from '../../../src/domain/money.ts';
import { maskToEnd } from '../../../src/domain/maskDigits.ts';
import { moneyText } from '../../../src/domain/moneyText.ts';
import { addWorkdays } from '../../../src/domain/addWorkdays.ts';
import { writtenDate } from '../../../src/domain/writtenDate.ts';
import { cancelCard } from '../../cards/cancelCard.ts';
import { cancelTerms } from '../../cards/cancelTerms.ts';
import { lockOwnCard, ownCard } from '../../cards/ownCards.ts';
import { refundAccountOf } from '../../cards/refundAccount.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lockBalances } from '../../ledger/balance.ts';
import { numberUsableFrom } from '../../money/closure.ts';
import { endMember, isLastAccount } from '../../money/endMember.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { Failure } from '../../shared/failure.ts';
import { findMember } from '../../people/members.ts';
import { blockNumber } from '../../people/mobileNumbers.ts';
import { endSession } from '../../people/sessions.ts';
import { takeTicket } from '../../access/tickets.ts';
import { tellMember } from '../../people/tellMember.ts';

type Cancel = Call<'cardCancel'> & { readonly tx: Transaction };

/** Balance and member are locked before anything is judged, so that what is judged is what is taken, and of two cards that are
 * cancelled at once one is the last. With that one the member ends as by a closure: nobody can sign in to nothing, and the number
 * is free again next year. */
export const cardCancel = defineOperation('cardCancel', async (call) => {
  const { tx, member, request, session, services, now, idempotencyKey, fail } = call;
  const { memberId } = member;
  const { accountId } = await ownCard(tx, memberId, request.card_id);
  await lockBalances(tx, [accountId], new Date(now));
  const latest = (await findMember(tx, memberId, true))?.member ?? member;
  const card = await lockOwnCard(tx, memberId, request.card_id);
  const terms = await cancelTerms(tx, latest, card, call);
  if (request.cancel_id !== terms.cancelId) throw fail('QUOTE_EXPIRED');
  const to = terms.refund > 0n ? await refundAccountOf(tx, call) : undefined;
  if (to instanceof Failure) return to;
  if (!(await takeTickets(call))) throw fail('TICKET_EXPIRED');
  const refundBy = refundDay(call);
  const intent = { member: memberId, operation: 'cardCancel', key: idempotencyKey ?? '' };
  const cancellation = { memberId, card, terms, ...(to ? { to } : {}), refundBy, intent };
  const cancelNo = await cancelCard(tx, services.vault, cancellation, now);
  if (latest.mobNo !== '') await blockNumber(tx, latest, 'cardCancel', now);
  const isLast = await isLastAccount(tx, memberId, accountId);
  if (isLast) {
    await endMember(tx, memberId, now);
    await endSession(tx, session.sessionId, 'closure', now);
  }
  const refund = to && {
    refund: money(terms.refund, card.currency),
    bank_card_no_mask: maskToEnd(to.cardNo),
    refund_by: refundBy,
  };
  const said = { card: maskToEnd(card.last4), reference: cancelNo };
  await (refund
    ? tellMember(tx, call, latest, 'cardCancelled', {
        ...said,
        amount: moneyText(refund.refund),
        date: writtenDate(refundBy, call.lang),
      })
    : tellMember(tx, call, latest, 'cardCancelledEmpty', said));
  return {
    cancel_no: cancelNo,
    time: now,
    fee: money(terms.fee, card.currency),
    ...refund,
    usable_from: numberUsableFrom(now),
    last_card: isLast,
  };
});

/** Both, or none is used up: a refusal undoes what was taken. */
async function takeTickets({ tx, request, member, now }: Cancel): Promise<boolean> {
  const use = { memberId: member.memberId, operation: 'cardCancel', quoteId: request.cancel_id };
  return (
    (await takeTicket(tx, request.ticket, { ...use, kind: 'payPwd' }, now)) &&
    (await takeTicket(tx, request.otp_ticket, { ...use, kind: 'otp' }, now))
  );
}

/** The last day on which the refund may arrive (R-CONST-37). */
function refundDay({ services, constants, now }: Cancel): string {
  const calendar = services.content.calendar('hk');
  return addWorkdays(calendar, hongKongDate(now), numberConstant(constants, 'card.cancel.refundWorkdays'));
}
