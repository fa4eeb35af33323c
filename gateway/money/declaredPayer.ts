import { maskDigits } from '../../src/domain/maskDigits.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../shared/failure.ts';
import { boundCard } from './bankBinding.ts';
import { payerCardHash, type PayerCardCall, type PayerCardRequest } from './payerCard.ts';
import type { PaidFrom } from './topupFee.ts';
import type { DeclaredPayer } from './topupOrder.ts';

export interface PayerRequest extends Partial<PayerCardRequest> {
  readonly paid_by?: 'card' | 'cash';
  readonly bind_id?: string;
  readonly paid_from_region?: PaidFrom;
}

/** Who pays a bank top-up, as a request says it; `undefined` when it says nothing of it.
 * @returns Failure BANK_CARD_MISMATCH, which is counted
 * @throws Failure CASH_NOT_ALLOWED for T1 (R-ROLE-06), PARAM_ERROR for what is missing; BANK_CHECK_LOCKED */
export async function declaredPayer(
  tx: Transaction,
  request: PayerRequest,
  around: PayerCardCall,
): Promise<DeclaredPayer | Failure | undefined> {
  const { paid_by: paidBy, bind_id: bindId, paid_from_region: paidFrom } = request;
  if (paidBy === undefined) return undefined;
  if (paidFrom === undefined) throw paramError('/paid_from_region', 'required');
  const { member, now } = around;
  if (paidBy === 'cash') {
    if (member.realnameStatus === '0') throw new Failure('CASH_NOT_ALLOWED');
    return { paidFrom, paidBy };
  }
  if (bindId !== undefined) {
    const bound = await boundCard(tx, member.memberId, bindId, now);
    if (!bound) throw paramError('/bind_id', 'unknown');
    return { paidFrom, paidBy, cardHash: bound.cardHash, cardMask: bound.cardMask };
  }
  const card = completeCard(request);
  const cardHash = await payerCardHash(tx, card, around);
  if (cardHash instanceof Failure) return cardHash;
  return { paidFrom, paidBy, cardHash, cardMask: maskDigits(card.bank_card_no) };
}

function completeCard(request: Partial<PayerCardRequest>): PayerCardRequest {
  for (const name of ['bank_code', 'bank_card_no', 'holder_name', 'doc_no'] as const)
    if (request[name] === undefined) throw paramError(`/${name}`, 'required');
  return request as PayerCardRequest;
}
