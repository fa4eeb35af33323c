import { hongKongDate } from '../../../src/domain/calendarDate.ts';
import { money } from '../../../src/domain/money.ts';
import { instant } from '../../clock/instant.ts';
import { paramError } from '../../shared/failure.ts';
import { useFiles } from '../../files/useFiles.ts';
import { moneyConstant } from '../../money/moneyConstant.ts';
import { createTopupOrder, totalOf } from '../../money/topupOrder.ts';
import { TOPUP_REFERENCE_CHARACTERS } from '../../money/topupReference.ts';
import { ownAccount } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { takeTicket } from '../../access/tickets.ts';

export const topupBankCreate = defineOperation('topupBankCreate', async (call) => {
  const { tx, member, request, now, constants, services, fail } = call;
  const { memberId } = member;
  const account = await ownAccount(tx, memberId, request.account_id);
  // A locked card may be topped up (R-STATE-36); a stopped account may not.
  if (member.status !== 'normal' || account.accountStatus !== 'normal') throw fail('ACCOUNT_STATUS');
  const late = request.payments.findIndex((payment) => payment.paid_on > hongKongDate(now));
  if (late >= 0) throw paramError(`/payments/${late}/paid_on`, 'formatMaximum');
  const limit = moneyConstant(constants, `limit.topup.order.${member.realnameStatus}`, account.currency);
  if (totalOf(request.payments, account.currency) > limit)
    throw fail('OVER_LIMIT', { left: money(limit, account.currency) });
  if (!(await useFiles(tx, call.subject, [request.receipt_file_id], now)))
    throw paramError('/receipt_file_id', 'unknown');
  const use = { kind: 'payPwd', memberId, operation: 'topupBankCreate' } as const;
  if (!(await takeTicket(tx, request.ticket, use, now))) throw fail('TICKET_EXPIRED');
  const order = await createTopupOrder(
    tx,
    {
      memberId,
      account,
      payments: request.payments,
      ...(request.receipt_file_id === undefined ? {} : { receiptFileId: request.receipt_file_id }),
      ...(request.note === undefined ? {} : { note: request.note }),
      reference: services.secrets.pick(TOPUP_REFERENCE_CHARACTERS, 8),
    },
    constants,
    now,
  );
  return {
    order_no: order.orderNo,
    reference: order.reference,
    total: money(order.total, order.currency),
    expire_time: instant(order.expiresAt),
  };
});
