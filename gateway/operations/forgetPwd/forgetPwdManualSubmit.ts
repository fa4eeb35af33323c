import { paramError } from '../../shared/failure.ts';
import { useFiles } from '../../files/useFiles.ts';
import { referenceNumber } from '../../money/referenceNumber.ts';
import { defineOperation } from '../../call/operation.ts';
import { documentHash } from '../../people/identity.ts';
import { checkNumber } from '../../people/mobileNumbers.ts';
import { readReset } from '../../login/passwordReset.ts';

/** Somebody of the staff looks at it; the way to a new password follows by e-mail (R-FLOW-10). */
export const forgetPwdManualSubmit = defineOperation('forgetPwdManualSubmit', async (call) => {
  const { tx, request, services, now, subject, lang, world, fail } = call;
  const reset = await readReset(tx, request.fp_ticket, call);
  if (!reset) return fail('TICKET_EXPIRED');
  const { doc_type, doc_no, area_code, mob_no } = request;
  if (!services.content.holds('document.numberFits', { number_type: doc_type, doc_no }, world))
    throw paramError('/doc_no', 'document.numberFits');
  checkNumber({ areaCode: area_code, mobNo: mob_no }, services.content, world);
  const hasTwoSides = services.content.holds('document.hasTwoSides', { doc_type }, world);
  if (hasTwoSides && request.back_file_id === undefined) throw paramError('/back_file_id', 'required');
  for (const name of ['front_file_id', 'back_file_id', 'selfie_file_id'] as const) {
    if (!(await useFiles(tx, { subject, scene: 'FORGET' }, [request[name]], now)))
      throw paramError(`/${name}`, 'unknown');
  }
  const applyNo = referenceNumber(now);
  await tx.query(
    `INSERT INTO manual_resets (apply_no, member_id, name, doc_type, doc_no_hash, email, area_code, mob_no,
       front_file_id, back_file_id, selfie_file_id, remark, lang, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      applyNo,
      reset.memberId ?? null,
      request.name,
      doc_type,
      documentHash(services.secrets, doc_type, doc_no),
      request.email,
      area_code,
      mob_no,
      request.front_file_id,
      request.back_file_id ?? null,
      request.selfie_file_id,
      request.remark ?? null,
      lang,
      now,
    ],
  );
  await tx.query('UPDATE password_resets SET used_at = $2 WHERE ticket_hash = $1', [reset.ticketHash, now]);
  return { apply_no: applyNo };
});
