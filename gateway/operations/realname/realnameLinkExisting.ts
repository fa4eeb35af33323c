import { maskName } from '../../../src/domain/maskName.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { countGuess, readGuesses, resetGuesses } from '../../people/guesses.ts';
import { tellOfClosedWay } from '../../people/tellOfLock.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
import { linkBinding } from '../../realname/codeScenes.ts';
import { numberDigests } from '../../vault/cardNumber.ts';

/** Links a member to the customer of an earlier card, who is proven by the card's number and a code to the mobile number it
 * was held with. An unknown card and somebody else's answer alike. */
export const realnameLinkExisting = defineOperation('realnameLinkExisting', async (call) => {
  const { tx, request, member, services, now, constants, fail } = call;
  const limit = limitOf(call);
  const before = await readGuesses(tx, limit, now);
  if (before.locked) return fail('LINK_LOCKED', before.lockedUntil ? { until: before.lockedUntil } : {});
  const number = { areaCode: request.area_code, mobNo: request.mob_no };
  const entry = { otpId: request.otp_id, otp: request.otp, binding: linkBinding(member.memberId, number) };
  const verdict = await judgeCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  await countGuess(tx, limit, now);
  const [customer] = await tx.query<{ member_id: string; user_name: string }>(
    `SELECT member_id, user_name FROM cards JOIN accounts USING (account_id) JOIN members USING (member_id)
     WHERE number_digest = ANY($1::text[]) AND area_code = $2 AND mob_no = $3 AND member_id <> $4`,
    [numberDigests(services.vault, request.card_no), number.areaCode, number.mobNo, member.memberId],
  );
  if (!customer) {
    if (before.failures + 1 === limit.tries) await tellOfClosedWay(tx, call, member, limit);
    return fail('LINK_NOT_FOUND');
  }
  await resetGuesses(tx, limit, now);
  await tx.query(
    `INSERT INTO customer_links (member_id, linked_member_id, linked_at) VALUES ($1, $2, $3)
     ON CONFLICT (member_id) DO UPDATE SET linked_member_id = excluded.linked_member_id, linked_at = excluded.linked_at`,
    [member.memberId, customer.member_id, now],
  );
  return { customer_name_mask: maskName(customer.user_name) };
});

const limitOf = ({ member, constants }: Call<'realnameLinkExisting'>) => ({
  kind: 'earlierCard' as const,
  subject: `member:${member.memberId}`,
  tries: numberConstant(constants, 'realname.link.tries'),
  lock: numberConstant(constants, 'realname.link.lock'),
});
