import { hongKongDate } from '../../../src/domain/calendarDate.ts';
import { money } from '../../../src/domain/money.ts';
import { instant } from '../../clock/instant.ts';
import type { Transaction } from '../../db/transaction.ts';
import { Failure, paramError } from '../../shared/failure.ts';
import { useFiles } from '../../files/useFiles.ts';
import { declaredPayer } from '../../money/declaredPayer.ts';
import { moneyConstant } from '../../money/moneyConstant.ts';
import { payTo } from '../../money/payTo.ts';
import { topupFigures } from '../../money/topupFee.ts';
import { createTopupOrder, declarePayer, totalOf, type TopupPayment } from '../../money/topupOrder.ts';
import { randomTypedCode } from '../../vault/typedCode.ts';
import { keptAccount } from '../../money/wallet.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { takeTicket } from '../../access/tickets.ts';

type CreateCall = Call<'topupBankCreate'> & { readonly tx: Transaction };

export const topupBankCreate = defineOperation('topupBankCreate', async (call) => {
  const { tx, member, request, now, constants, services, fail } = call;
  const { memberId } = member;
  const account = await keptAccount(tx, memberId, request.account_id);
  // A locked card may be topped up (R-STATE-36); a stopped account may not.
  if (member.status !== 'normal' || account.accountStatus !== 'normal') throw fail('ACCOUNT_STATUS');
  const { currency } = account;
  const payments = paymentsOf(call);
  const limit = moneyConstant(constants, `limit.topup.order.${member.realnameStatus}`, currency);
  if (totalOf(payments, currency) > limit) throw fail('OVER_LIMIT', { left: money(limit, currency) });
  const payer = await declaredPayer(tx, request, call);
  if (payer instanceof Failure) return payer;
  const receipts = { subject: call.subject, scene: 'RECEIPT' } as const;
  if (!(await useFiles(tx, receipts, [request.receipt_file_id], now))) throw paramError('/receipt_file_id', 'unknown');
  await judgeTicket(call);
  const order = await createTopupOrder(
    tx,
    {
      memberId,
      account,
      payments,
      ...(request.receipt_file_id === undefined ? {} : { receiptFileId: request.receipt_file_id }),
      ...(request.note === undefined ? {} : { note: request.note }),
      reference: randomTypedCode(services.secrets, 8),
    },
    constants,
    now,
  );
  if (payer) await declarePayer(tx, order.orderNo, payer);
  return {
    order_no: order.orderNo,
    reference: order.reference,
    total: money(order.total, currency),
    pay_to: payTo(currency, call),
    ...(payer ? topupFigures(order.total, payer.paidFrom, currency, constants) : {}),
    expire_time: instant(order.expiresAt),
  };
});

/** One payment that is to be made, whose payer is said at once, or several that were made. */
function paymentsOf({ request, now }: CreateCall): readonly TopupPayment[] {
  const { amount, payments, paid_by: paidBy } = request;
  if (amount !== undefined && payments === undefined) {
    if (paidBy === undefined) throw paramError('/paid_by', 'required');
    return [{ amount, paid_on: hongKongDate(now) }];
  }
  if (amount !== undefined || payments === undefined) throw paramError('/amount', 'required');
  const late = payments.findIndex((payment) => payment.paid_on > hongKongDate(now));
  if (late >= 0) throw paramError(`/payments/${late}/paid_on`, 'formatMaximum');
  return payments;
}

async function judgeTicket({ tx, member, request, now, fail }: CreateCall): Promise<void> {
  if (request.payments === undefined) return;
  const use = { kind: 'payPwd', memberId: member.memberId, operation: 'topupBankCreate' } as const;
  if (!(await takeTicket(tx, request.ticket, use, now))) throw fail('TICKET_EXPIRED');
}
