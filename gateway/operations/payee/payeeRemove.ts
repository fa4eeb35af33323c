import { removePayee } from '../../money/savedPayee.ts';
import { paramError } from '../../shared/failure.ts';
import { defineOperation } from '../../call/operation.ts';

export const payeeRemove = defineOperation('payeeRemove', async ({ tx, member, request }) => {
  if (!(await removePayee(tx, { memberId: member.memberId, payeeId: request.payee_id })))
    throw paramError('/payee_id', 'unknown');
  return {};
});
