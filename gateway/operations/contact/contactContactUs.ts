import { judgeCaptcha } from '../../captcha/judgeCaptcha.ts';
import { DAY, later } from '../../clock/instant.ts';
import { Failure } from '../../shared/failure.ts';
import { referenceNumber } from '../../money/referenceNumber.ts';
import { checkNumber } from '../../people/mobileNumbers.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const contactContactUs = defineOperation('contactContactUs', async (call) => {
  const { tx, request, services, source, now, constants, world, fail } = call;
  const { contact_type, name, area_code, mob_no, email, content } = request;
  checkNumber({ areaCode: area_code, mobNo: mob_no }, services.content, world);
  // The captcha is used up either way, so this answer keeps what the transaction did.
  const verdict = await judgeCaptcha(tx, call, request);
  if (verdict !== 'passed') return fail(verdict, { captcha_required: true });
  const sourceHash = services.secrets.keyed('contact source', source);
  const [sent] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM contact_messages WHERE source_hash = $1 AND sent_at > $2',
    [sourceHash, later(now, -DAY)],
  );
  if ((sent?.count ?? 0) >= numberConstant(constants, 'content.contact.perDay')) return new Failure('FUNC_DISABLED');
  const contactNo = referenceNumber(now);
  await tx.query(
    `INSERT INTO contact_messages (contact_no, contact_type, name, area_code, mob_no, email, content, source_hash, sent_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [contactNo, contact_type, name, area_code, mob_no, email, content, sourceHash, now],
  );
  return { contact_no: contactNo };
});
