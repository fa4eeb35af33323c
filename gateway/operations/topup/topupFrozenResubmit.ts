import { money } from '../../../src/domain/money.ts';
import { Failure, paramError } from '../../shared/failure.ts';
import { useFiles } from '../../files/useFiles.ts';
import { releaseTopup } from '../../money/creditTopup.ts';
import { payerCardHash } from '../../money/payerCard.ts';
import { lockTopupOrder } from '../../money/topupOrder.ts';
import { defineOperation } from '../../call/operation.ts';

/** The order is locked from the start, so it is released once however often it is asked for. */
export const topupFrozenResubmit = defineOperation('topupFrozenResubmit', async (call) => {
  const { tx, member, request, now, constants, fail } = call;
  const order = await lockTopupOrder(tx, { orderNo: request.order_no }, now);
  if (order?.memberId !== member.memberId) throw paramError('/order_no', 'unknown');
  if (order.state === 'CREDITED') throw fail('ALREADY_RELEASED');
  const { frozen } = order;
  if (order.state !== 'FROZEN' || !frozen) throw paramError('/order_no', 'unknown');
  if (frozen.source === 'cash' && member.realnameStatus === '0') throw fail('CASH_NOT_ALLOWED');
  const cardHash = await payerCardHash(tx, request, call);
  if (cardHash instanceof Failure) return cardHash;
  const proofs = { subject: call.subject, scene: 'PROOF' } as const;
  if (!(await useFiles(tx, proofs, [request.proof_file_id], now))) throw paramError('/proof_file_id', 'unknown');
  // Cash has no card to compare with: it was frozen for the level alone.
  if (frozen.source === 'cash' || frozen.cardHash === cardHash) {
    const credited = await releaseTopup(tx, order, constants, now);
    return { state: 'CREDITED' as const, credited_amount: money(credited, order.currency) };
  }
  const proof = request.proof_file_id;
  if (proof !== undefined)
    await tx.query('UPDATE topup_orders SET proof_file_id = $2 WHERE order_no = $1', [order.orderNo, proof]);
  return { state: 'FROZEN' as const, under_check: proof !== undefined };
});
