import { money } from '../../../src/domain/money.ts';
import { instant } from '../../clock/instant.ts';
import { paramError } from '../../shared/failure.ts';
import { findTopupOrder } from '../../money/topupOrder.ts';
import { defineOperation } from '../../call/operation.ts';

export const topupStatus = defineOperation('topupStatus', async ({ tx, member, request, now }) => {
  const order = await findTopupOrder(tx, { orderNo: request.order_no }, now);
  // Another member's order is answered like one that is not there.
  if (order?.memberId !== member.memberId) throw paramError('/order_no', 'unknown');
  const { state, frozen, credited, fee = 0n, source, creditedAt, heldUntil, currency } = order;
  // Why it is frozen: cash for the level, anything else because another card paid.
  if (state === 'FROZEN' && frozen) return { state, source: frozen.source };
  if (credited === undefined) return { state };
  return {
    state,
    credited_amount: money(credited, currency),
    fee: money(fee, currency),
    ...(source === undefined ? {} : { source }),
    ...(creditedAt === undefined ? {} : { credited_at: instant(creditedAt) }),
    ...(heldUntil === undefined ? {} : { held_until: instant(heldUntil) }),
  };
});
