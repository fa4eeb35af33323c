import { money } from '../../../src/domain/money.ts';
import { instant } from '../../clock/instant.ts';
import { paramError } from '../../shared/failure.ts';
import { findBinding } from '../../money/bankBinding.ts';
import { defineOperation } from '../../call/operation.ts';

export const bankCheckStatus = defineOperation('bankCheckStatus', async ({ tx, member, request, now }) => {
  const binding = await findBinding(tx, { bindId: request.bind_id }, now);
  // Another member's is answered like one that is not there.
  if (binding?.memberId !== member.memberId) throw paramError('/bind_id', 'unknown');
  return {
    state: binding.state,
    reference: binding.reference,
    check_amount: money(binding.checkAmount, binding.currency),
    expire_time: instant(binding.expiresAt),
  };
});
