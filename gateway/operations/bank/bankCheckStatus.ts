import { money } from '../../../src/domain/money.ts';
import { instant } from '../../clock/instant.ts';
import { bankName } from '../../content/banks.ts';
import { paramError } from '../../shared/failure.ts';
import { findBinding } from '../../money/bankBinding.ts';
import { payTo } from '../../money/payTo.ts';
import { defineOperation } from '../../call/operation.ts';

export const bankCheckStatus = defineOperation('bankCheckStatus', async (call) => {
  const { tx, member, request, now, lang } = call;
  const binding = await findBinding(tx, { bindId: request.bind_id }, now);
  // Another member's is answered like one that is not there.
  if (binding?.memberId !== member.memberId) throw paramError('/bind_id', 'unknown');
  return {
    state: binding.state,
    bank_name: bankName(binding.bankCode, lang),
    bank_card_mask: binding.cardMask,
    pay_to: payTo(binding.currency, call),
    reference: binding.reference,
    check_amount: money(binding.checkAmount, binding.currency),
    expire_time: instant(binding.expiresAt),
  };
});
