import { money } from '../../../src/domain/money.ts';
import { Failure, paramError } from '../../shared/failure.ts';
import { useFiles } from '../../files/useFiles.ts';
import { releaseTopup } from '../../money/creditTopup.ts';
import { payerCardHash } from '../../money/payerCard.ts';
import { lockTopupOrder } from '../../money/topupOrder.ts';
import { defineOperation } from '../../call/operation.ts';

/** The order is locked from the start, so it is released once however often it is asked for. */
export const topupFrozenResubmit = defineOperation('topupFrozenResubmit', async (call) => {
  const { tx, member, request, now, fail } = call;
  const order = await lockTopupOrder(tx, { orderNo: request.order_no }, now);
  if (order?.memberId !== member.memberId) throw paramError('/order_no', 'unknown');
  if (order.state === 'CREDITED') throw fail('ALREADY_RELEASED');
  const { frozen } = order;
  if (order.state !== 'FROZEN' || !frozen) throw paramError('/order_no', 'unknown');
  if (frozen.source === 'cash' && member.realnameStatus === '0') throw fail('CASH_NOT_ALLOWED');
  const cardHash = await payerCardHash(tx, request, call);
  if (cardHash instanceof Failure) return cardHash;
  const proofs = (request.proof ?? []).map((file) => file.file_id);
  if (!(await useFiles(tx, { subject: call.subject, scene: 'PROOF' }, proofs, now)))
    throw paramError('/proof', 'unknown');
  // Cash has no card to compare with: it was frozen for the level alone.
  if (frozen.source === 'cash' || frozen.cardHash === cardHash) {
    const { credited } = await releaseTopup(tx, order, call);
    return { state: 'CREDITED' as const, credited_amount: money(credited, order.currency) };
  }
  const [first] = proofs;
  // The first once more, where a gateway of the version before looks.
  if (first !== undefined)
    await tx.query('UPDATE topup_orders SET proof_file_ids = $2::jsonb, proof_file_id = $3 WHERE order_no = $1', [
      order.orderNo,
      JSON.stringify(proofs),
      first,
    ]);
  return { state: 'FROZEN' as const, under_check: first !== undefined };
});
