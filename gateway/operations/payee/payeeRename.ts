import { renamePayee } from '../../money/savedPayee.ts';
import { paramError } from '../../shared/failure.ts';
import { defineOperation } from '../../call/operation.ts';

export const payeeRename = defineOperation('payeeRename', async ({ tx, member, request }) => {
  const renamed = { memberId: member.memberId, payeeId: request.payee_id, name: request.name };
  if (!(await renamePayee(tx, renamed))) throw paramError('/payee_id', 'unknown');
  return {};
});
