import { money } from '../../../src/domain/money.ts';
import { paramError } from '../../shared/failure.ts';
import { findTopupOrder } from '../../money/topupOrder.ts';
import { defineOperation } from '../../call/operation.ts';

export const topupStatus = defineOperation('topupStatus', async ({ tx, member, request, now }) => {
  const order = await findTopupOrder(tx, { orderNo: request.order_no }, now);
  // Another member's order is answered like one that is not there.
  if (order?.memberId !== member.memberId) throw paramError('/order_no', 'unknown');
  const { state, credited, currency } = order;
  return { state, ...(credited === undefined ? {} : { credited_amount: money(credited, currency) }) };
});
