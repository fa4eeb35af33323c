import { paramError } from '../../shared/failure.ts';
import { findBinding } from '../../money/bankBinding.ts';
import { defineOperation } from '../../call/operation.ts';
import { takeTicket } from '../../access/tickets.ts';

export const bankUnbind = defineOperation('bankUnbind', async ({ tx, member, request, now, fail }) => {
  const { memberId } = member;
  const binding = await findBinding(tx, { bindId: request.bind_id }, now, true);
  if (binding?.memberId !== memberId || binding.state === 'UNBOUND') throw paramError('/bind_id', 'unknown');
  if (!(await takeTicket(tx, request.ticket, { kind: 'payPwd', memberId, operation: 'bankUnbind' }, now)))
    throw fail('TICKET_EXPIRED');
  await tx.query(`UPDATE bank_bindings SET state = 'UNBOUND' WHERE bind_id = $1`, [binding.bindId]);
  return {};
});
