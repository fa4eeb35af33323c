import type { Transaction } from '../../db/transaction.ts';
import { useFiles } from '../../files/useFiles.ts';
import { dormancyOf } from '../../money/dormancy.ts';
import { referenceNumber } from '../../money/referenceNumber.ts';
import { judgeValidity } from '../../realname/customerDocument.ts';
import { hasDocumentExpired } from '../../realname/documentOnFile.ts';
import { paramError } from '../../shared/failure.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { takeTicket } from '../../access/tickets.ts';

/** From now on the account is awake (R-FLOW-72). */
export const accountSlpInfoAfterLogin = defineOperation('accountSlpInfoAfterLogin', async (call) => {
  const { tx, member, request, constants, now, fail } = call;
  const { memberId } = member;
  // One form at a time: of two sent together the second finds the account awake.
  await tx.query('SELECT 1 FROM members WHERE member_id = $1 FOR NO KEY UPDATE', [memberId]);
  if (!(await dormancyOf(tx, memberId, constants, now)).isSleeping) throw fail('NOT_SLEEPING');
  const document = (await hasDocumentExpired(call)) ? await newDocument(call) : {};
  const use = { kind: 'otp', memberId, operation: 'accountSlpInfoAfterLogin' } as const;
  if (!(await takeTicket(tx, request.otp_ticket, use, now))) throw fail('TICKET_EXPIRED');
  const formNo = referenceNumber(now);
  await tx.query(
    'INSERT INTO dormant_forms (form_no, member_id, details, keep_reason, made_at) VALUES ($1, $2, $3::jsonb, $4, $5)',
    [formNo, memberId, JSON.stringify({ ...detailsOf(call), ...document }), request.keep_reason, now],
  );
  return { form_no: formNo, time: now };
});

type Submit = Call<'accountSlpInfoAfterLogin'> & { readonly tx: Transaction };

/** Takes the place of one that has expired: how long it is valid, and a picture of it. */
async function newDocument({ tx, request, services: { content }, world, subject, now }: Submit) {
  const { doc_validity, doc_valid_to, doc_front_file_id } = request;
  if (doc_validity === undefined) throw paramError('/doc_validity', 'required');
  if (doc_front_file_id === undefined) throw paramError('/doc_front_file_id', 'required');
  judgeValidity({ doc_validity, ...(doc_valid_to === undefined ? {} : { doc_valid_to }) }, { content, world });
  const uploads = { subject, scene: 'DORMANT' } as const;
  if (!(await useFiles(tx, uploads, [doc_front_file_id], now))) throw paramError('/doc_front_file_id', 'unknown');
  return { doc_validity, ...(doc_validity === 'until' ? { doc_valid_to } : {}), doc_front_file_id };
}

function detailsOf({ request }: Submit) {
  const { occupation, position, address, source_of_funds, account_purpose } = request;
  return { occupation, position, address, source_of_funds, account_purpose };
}
