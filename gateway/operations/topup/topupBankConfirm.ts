import { hongKongDate } from '../../../src/domain/calendarDate.ts';
import { maskDigits } from '../../../src/domain/maskDigits.ts';
import { money } from '../../../src/domain/money.ts';
import type { Transaction } from '../../db/transaction.ts';
import { paramError, type Failure } from '../../shared/failure.ts';
import { useFiles } from '../../files/useFiles.ts';
import { boundCard } from '../../money/bankBinding.ts';
import { releaseTopup } from '../../money/creditTopup.ts';
import { payerCardHash, type PayerCardRequest } from '../../money/payerCard.ts';
import { topupFee } from '../../money/topupFee.ts';
import { confirmTopupOrder, findTopupOrder, type DeclaredPayer, type TopupOrder } from '../../money/topupOrder.ts';
import { defineOperation, type Call } from '../../call/operation.ts';

type ConfirmCall = Call<'topupBankConfirm'> & { readonly tx: Transaction };

export const topupBankConfirm = defineOperation('topupBankConfirm', async (call) => {
  const { tx, member, request, now, constants, fail } = call;
  const order = await findTopupOrder(tx, { orderNo: request.order_no }, now, true);
  // Another member's order is answered like one that is not there.
  if (order?.memberId !== member.memberId || order.kind !== 'bank') throw paramError('/order_no', 'unknown');
  if (request.paid_by === 'cash' && member.realnameStatus === '0') throw fail('CASH_NOT_ALLOWED');
  if (order.state === 'EXPIRED') throw fail('TOPUP_EXPIRED');
  if (order.state === 'FROZEN' && !isUndeclared(order)) throw frozenFor(call, order.frozen?.source);
  if (request.transfer_date > hongKongDate(now)) throw paramError('/transfer_date', 'formatMaximum');
  if (!(await useFiles(tx, call.subject, [request.receipt_file_id], now)))
    throw paramError('/receipt_file_id', 'unknown');
  const payer = await payerOf(call);
  const { currency } = order;
  // What has been credited stays as it was.
  if (order.state === 'CREDITED') return { state: order.state, fee: money(order.fee ?? 0n, currency) };
  await confirmTopupOrder(tx, order.orderNo, payer, now);
  if (order.state === 'FROZEN') return declareLate(call, order, payer);
  return { state: order.state, fee: money(topupFee(order.total, request.paid_from_region, constants), currency) };
});

/** The money came before anybody said which card would pay. */
const isUndeclared = ({ frozen, payerCardHash }: TopupOrder) =>
  frozen?.cardHash !== undefined && payerCardHash === undefined && frozen.source !== 'cash';

/** Money that came first is credited when the card that paid is declared, and stays frozen for any other (R-ERR-31); what was
 * declared is kept either way. */
async function declareLate({ tx, now, constants, fail }: ConfirmCall, order: TopupOrder, payer: DeclaredPayer) {
  if (payer.cardHash !== order.frozen?.cardHash) return fail('TOPUP_FROZEN');
  await releaseTopup(tx, order, constants, now);
  const { amount } = order.frozen!;
  return { state: 'CREDITED' as const, fee: money(topupFee(amount, order.paidFrom, constants), order.currency) };
}

/** Cash that came for an anonymous member is frozen whatever card is named (R-ROLE-06). */
function frozenFor({ member, fail }: ConfirmCall, source: string | undefined): Failure {
  return fail(source === 'cash' && member.realnameStatus === '0' ? 'CASH_NOT_ALLOWED' : 'TOPUP_FROZEN');
}

async function payerOf(call: ConfirmCall): Promise<DeclaredPayer> {
  const { paid_by: paidBy, paid_from_region: paidFrom, receipt_file_id: receiptFileId, bind_id: bindId } = call.request;
  const shared = { paidFrom, ...(receiptFileId === undefined ? {} : { receiptFileId }) };
  if (paidBy === 'cash') return { ...shared, paidBy };
  if (bindId !== undefined) {
    const bound = await boundCard(call.tx, call.member.memberId, bindId, call.now);
    if (!bound) throw paramError('/bind_id', 'unknown');
    return { ...shared, paidBy, cardHash: bound.cardHash, cardMask: bound.cardMask };
  }
  const card = completeCard(call.request);
  return {
    ...shared,
    paidBy,
    cardHash: await payerCardHash(call.tx, card, call),
    cardMask: maskDigits(card.bank_card_no),
  };
}

function completeCard(request: Partial<PayerCardRequest>): PayerCardRequest {
  for (const name of ['bank_code', 'bank_card_no', 'holder_name', 'doc_no'] as const)
    if (request[name] === undefined) throw paramError(`/${name}`, 'required');
  return request as PayerCardRequest;
}
