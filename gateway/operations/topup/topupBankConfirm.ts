import { hongKongDate } from '../../../src/domain/calendarDate.ts';
import { money } from '../../../src/domain/money.ts';
import type { Transaction } from '../../db/transaction.ts';
import { Failure, paramError } from '../../shared/failure.ts';
import { useFiles } from '../../files/useFiles.ts';
import { releaseTopup } from '../../money/creditTopup.ts';
import { declaredPayer } from '../../money/declaredPayer.ts';
import { topupFee } from '../../money/topupFee.ts';
import {
  confirmTopupOrder,
  declarePayer,
  lockTopupOrder,
  type DeclaredPayer,
  type TopupOrder,
} from '../../money/topupOrder.ts';
import { defineOperation, type Call } from '../../call/operation.ts';

type ConfirmCall = Call<'topupBankConfirm'> & { readonly tx: Transaction };

export const topupBankConfirm = defineOperation('topupBankConfirm', async (call) => {
  const { tx, member, request, now, constants, fail } = call;
  const order = await lockTopupOrder(tx, { orderNo: request.order_no }, now);
  // Another member's order is answered like one that is not there.
  if (order?.memberId !== member.memberId || order.kind !== 'bank') throw paramError('/order_no', 'unknown');
  if (request.paid_by === 'cash' && member.realnameStatus === '0') throw fail('CASH_NOT_ALLOWED');
  if (order.state === 'EXPIRED') throw fail('TOPUP_EXPIRED');
  if (order.state === 'FROZEN' && !isUndeclared(order)) throw frozenFor(call, order.frozen?.source);
  if (request.transfer_date > hongKongDate(now)) throw paramError('/transfer_date', 'formatMaximum');
  const payer = await declaredPayer(tx, request, call);
  if (payer instanceof Failure) return payer;
  const receipts = { subject: call.subject, scene: 'RECEIPT' } as const;
  if (!(await useFiles(tx, receipts, [request.receipt_file_id], now))) throw paramError('/receipt_file_id', 'unknown');
  if (!payer && !order.isPayerDeclared) throw paramError('/paid_by', 'required');
  const { currency } = order;
  // What has been credited stays as it was.
  if (order.state === 'CREDITED') return { state: order.state, fee: money(order.fee ?? 0n, currency) };
  if (payer) await declarePayer(tx, order.orderNo, payer);
  await confirmTopupOrder(tx, order.orderNo, request.receipt_file_id, now);
  if (order.state === 'FROZEN') return declareLate(call, order, payer);
  const paidFrom = payer?.paidFrom ?? order.paidFrom;
  return { state: order.state, fee: money(topupFee(order.total, paidFrom, constants), currency) };
});

/** The money came before anybody said which card would pay. */
const isUndeclared = ({ frozen, payerCardHash }: TopupOrder) =>
  frozen?.cardHash !== undefined && payerCardHash === undefined && frozen.source !== 'cash';

/** Money that came first is credited when the card that paid is declared, and stays frozen for any other (R-ERR-31); what was
 * declared is kept either way. */
async function declareLate(call: ConfirmCall, order: TopupOrder, payer: DeclaredPayer | undefined) {
  const { tx, fail } = call;
  if (payer?.cardHash !== order.frozen?.cardHash) return fail('TOPUP_FROZEN');
  const { currency, paidFrom = payer!.paidFrom } = order;
  const { fee } = await releaseTopup(tx, { ...order, paidFrom }, call);
  return { state: 'CREDITED' as const, fee: money(fee, currency) };
}

/** Cash that came for an anonymous member is frozen whatever card is named (R-ROLE-06). */
function frozenFor({ member, fail }: ConfirmCall, source: string | undefined): Failure {
  return fail(source === 'cash' && member.realnameStatus === '0' ? 'CASH_NOT_ALLOWED' : 'TOPUP_FROZEN');
}
