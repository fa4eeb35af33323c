import { paramError } from '../../shared/failure.ts';
import { defineOperation } from '../../call/operation.ts';
import { takeTicket } from '../../access/tickets.ts';

export const accountReveal = defineOperation('accountReveal', async ({ tx, member, request, now, fail }) => {
  const { memberId } = member;
  const [account] = await tx.query<{ account_no: string }>(
    `SELECT account_no FROM accounts a WHERE account_id = $1 AND member_id = $2 AND status <> 'cancelled'
       AND NOT EXISTS (SELECT FROM cards c WHERE c.account_id = a.account_id AND c.card_type = 'gift')`,
    [request.account_id, memberId],
  );
  if (!account) throw paramError('/account_id', 'unknown');
  const use = { kind: 'payPwd', memberId, operation: 'accountReveal', quoteId: request.account_id } as const;
  if (!(await takeTicket(tx, request.ticket, use, now))) throw fail('TICKET_EXPIRED');
  return { account_no: account.account_no };
});
