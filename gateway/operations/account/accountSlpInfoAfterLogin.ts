import { dormancyOf } from '../../money/dormancy.ts';
import { referenceNumber } from '../../money/referenceNumber.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { takeTicket } from '../../access/tickets.ts';

/** From now on the account is awake (R-FLOW-72). */
export const accountSlpInfoAfterLogin = defineOperation('accountSlpInfoAfterLogin', async (call) => {
  const { tx, member, request, constants, now, fail } = call;
  const { memberId } = member;
  // One form at a time: of two sent together the second finds the account awake.
  await tx.query('SELECT 1 FROM members WHERE member_id = $1 FOR NO KEY UPDATE', [memberId]);
  if (!(await dormancyOf(tx, memberId, constants, now)).isSleeping) throw fail('NOT_SLEEPING');
  const use = { kind: 'otp', memberId, operation: 'accountSlpInfoAfterLogin' } as const;
  if (!(await takeTicket(tx, request.otp_ticket, use, now))) throw fail('TICKET_EXPIRED');
  const formNo = referenceNumber(now);
  await tx.query(
    'INSERT INTO dormant_forms (form_no, member_id, details, keep_reason, made_at) VALUES ($1, $2, $3::jsonb, $4, $5)',
    [formNo, memberId, JSON.stringify(detailsOf(call)), request.keep_reason, now],
  );
  return { form_no: formNo, time: now };
});

type Submit = Call<'accountSlpInfoAfterLogin'>;

function detailsOf({ request }: Submit) {
  const { occupation, position, address, source_of_funds, account_purpose } = request;
  return { occupation, position, address, source_of_funds, account_purpose };
}
