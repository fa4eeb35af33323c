import { paramError } from '../../shared/failure.ts';
import { defineOperation } from '../../call/operation.ts';
import { takeTicket } from '../../access/tickets.ts';

export const fpsDelete = defineOperation('fpsDelete', async ({ tx, member, request, now, fail }) => {
  const { memberId } = member;
  const found = await tx.query('DELETE FROM fps_registrations WHERE member_id = $1 AND proxy_type = $2 RETURNING 1', [
    memberId,
    request.proxy_type,
  ]);
  if (found.length === 0) throw paramError('/proxy_type', 'unknown');
  const use = { kind: 'otp', memberId, operation: 'fpsDelete' } as const;
  if (!(await takeTicket(tx, request.otp_ticket, use, now))) throw fail('TICKET_EXPIRED');
  return {};
});
