import { maskDigits } from '../../../src/domain/maskDigits.ts';
import { maskMobile } from '../../../src/domain/maskMobile.ts';
import { money } from '../../../src/domain/money.ts';
import { instant } from '../../clock/instant.ts';
import { addBinding, isBound } from '../../money/bankBinding.ts';
import { payerCardHash } from '../../money/payerCard.ts';
import { randomTypedCode } from '../../vault/typedCode.ts';
import { keptAccount } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { Failure } from '../../shared/failure.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { checkCode, endCode } from '../../access/oneTimeCodes.ts';
import { bankBindingUse } from '../../money/codeScenes.ts';

/** A right code whose card is refused stays good: the member corrects the card, not the code. */
export const bankBind = defineOperation('bankBind', async (call) => {
  const { tx, member, request, now, constants, services, fail } = call;
  const { memberId } = member;
  const account = await keptAccount(tx, memberId, request.account_id);
  if (member.status !== 'normal' || account.accountStatus !== 'normal') throw fail('ACCOUNT_STATUS');
  const number = { areaCode: request.area_code, mobNo: request.mob_no };
  const entry = { otpId: request.otp_id, otp: request.otp, binding: bankBindingUse(memberId, number) };
  const verdict = await checkCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  // Two bindings at once take turns.
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`bank ${memberId}`]);
  const cardHash = await payerCardHash(tx, request, call);
  if (cardHash instanceof Failure) return cardHash;
  if (await isBound(tx, memberId, cardHash)) throw fail('BANK_BOUND');
  await endCode(tx, request.otp_id, now);
  const binding = await addBinding(
    tx,
    {
      bindId: services.secrets.id(),
      memberId,
      accountId: account.accountId,
      currency: account.currency,
      bankCode: request.bank_code,
      cardHash,
      cardMask: maskDigits(request.bank_card_no),
      holder: request.holder_name,
      mobNoMask: maskMobile(request.mob_no),
      reference: randomTypedCode(services.secrets, 8),
    },
    constants,
    now,
  );
  return {
    bind_id: binding.bindId,
    reference: binding.reference,
    check_amount: money(binding.checkAmount, binding.currency),
    expire_time: instant(binding.expiresAt),
  };
});
