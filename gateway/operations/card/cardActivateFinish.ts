import { maskToEnd } from '../../../src/domain/maskDigits.ts';
import { endActivation, readActivation, type Activation } from '../../cards/activationTicket.ts';
import { receiveActivated } from '../../cards/orderProgress.ts';
import type { Transaction } from '../../db/transaction.ts';
import { paramError, type Failure } from '../../shared/failure.ts';
import type { CardStatus } from '../../money/wallet.ts';
import { defineOperation, type TransactionCall } from '../../call/operation.ts';
import { judgeBirth } from '../../access/birthBesideCode.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { memberEmailRefusal } from '../../people/emails.ts';
import { findIdentity } from '../../people/identity.ts';
import { findMember, type MemberSecrets } from '../../people/members.ts';
import { missingInformation } from '../../people/missingInformation.ts';
import { checkCode, endCode } from '../../access/oneTimeCodes.ts';
import { newHash } from '../../access/newHash.ts';
import { countWeakTry, isEasyGuess } from '../../access/payPasswordGuess.ts';
import { loginPasswordRefusal } from '../../login/loginPasswordRefusal.ts';
import { sameText } from '../../vault/secrets.ts';
import { activationBinding } from '../../cards/codeScenes.ts';
import { tellMember } from '../../people/tellMember.ts';

type Finish = TransactionCall<'cardActivateFinish'>;

export const cardActivateFinish = defineOperation('cardActivateFinish', async (call) => {
  const { tx, request, now, fail } = call;
  const activation = await readActivation(tx, call, request.act_ticket);
  // Kept until the end: another card of this owner may be activated at once, with another password.
  const owner = activation && (await findMember(tx, activation.card.memberId, true));
  if (!owner) return fail('TICKET_EXPIRED');
  checkGiven(call, owner);
  const refusal = await judgeOwner(call, activation);
  // Returned, not thrown: what was counted stays counted.
  if (refusal) return refusal;
  // Who has not proven to be the owner is not told whose an address is.
  const taken = await memberEmailRefusal(tx, call, request.email, owner.member.memberId);
  if (taken) return taken;
  if (request.pay_pwd !== undefined && (await isEasyGuess(call, request.pay_pwd, owner.member))) {
    if ((await countWeakTry(call, owner.member.memberId)) === 0) await endCode(tx, request.otp_id, now);
    return fail('PAY_PWD_WEAK');
  }
  const known = { ...owner.member, email: request.email ?? owner.member.email };
  const weak = await loginPasswordRefusal(call, request.login_pwd, known, () => endCode(tx, request.otp_id, now));
  if (weak) return weak;
  const { card } = activation;
  const status = await lockStatus(tx, card.cardId);
  if (status !== 'unactivated') throw fail('CARD_STATUS', { status });
  await endCode(tx, request.otp_id, now);
  await endActivation(tx, call, request.act_ticket);
  await keep(call, owner.member.memberId);
  await tx.query(`UPDATE cards SET status = 'active', activated_at = $2 WHERE card_id = $1`, [card.cardId, now]);
  await receiveActivated(tx, card.cardId);
  const mask = maskToEnd(card.last4);
  await tellMember(tx, call, owner.member, 'cardActivated', { card: mask });
  return {
    card_no_mask: mask,
    card_organ: card.cardOrgan,
    currency: card.currency,
    status: 'active' as const,
    activated_at: now,
  };
});

/** What is there may not be given again; of what lets the owner in, one that is missing must be given (R-FLOW-13,
 * R-FLOW-14), and so must a missing payment password. */
function checkGiven({ request, fail }: Finish, owner: MemberSecrets): void {
  const missing = missingInformation(owner);
  const { login_pwd: password, email, pay_pwd: payPassword } = request;
  if (password !== undefined && !missing.password) throw fail('HAS_PASSWORD');
  if (email !== undefined && !missing.email) throw paramError('/email', 'unevaluatedProperties');
  if (payPassword !== undefined && !missing.pay_password) throw paramError('/pay_pwd', 'unevaluatedProperties');
  if ((missing.password || missing.email) && password === undefined && email === undefined)
    throw paramError(missing.password ? '/login_pwd' : '/email', 'required');
  if (payPassword === undefined && missing.pay_password) throw paramError('/pay_pwd', 'required');
}

/** Why the owner is not proven; `undefined` when it is. Too many wrong birth dates end the code (AMB-27). */
async function judgeOwner(call: Finish, { card, byVisitor }: Activation): Promise<Failure | undefined> {
  const { tx, request, services, now, constants, fail } = call;
  const binding = activationBinding(request.act_ticket);
  const entry = { otpId: request.otp_id, otp: request.otp, binding };
  const verdict = await checkCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  const { birthMd } = byVisitor ? await findIdentity(tx, card.memberId) : {};
  if (birthMd === undefined) return undefined;
  if (request.birth_md === undefined) throw paramError('/birth_md', 'required');
  const left = await judgeBirth(tx, call, {
    otpId: request.otp_id,
    kind: 'activationBirth',
    subject: `member:${card.memberId}`,
    memberId: card.memberId,
    isRight: sameText(birthMd, request.birth_md),
  });
  if (left === undefined) return undefined;
  return left > 0 ? fail('BIRTH_ERROR', { left }) : fail('BIRTH_TOO_MANY');
}

async function lockStatus(tx: Transaction, cardId: string): Promise<CardStatus> {
  const [row] = await tx.query<{ status: CardStatus }>('SELECT status FROM cards WHERE card_id = $1 FOR UPDATE', [
    cardId,
  ]);
  return row!.status;
}

async function keep(call: Finish, memberId: string): Promise<void> {
  const { tx, request } = call;
  const hash = (text: string | undefined) => (text === undefined ? null : newHash(call, text));
  const [password, payPassword] = await Promise.all([hash(request.login_pwd), hash(request.pay_pwd)]);
  await tx.query(
    `UPDATE members SET email = coalesce($2, email), password_hash = coalesce(password_hash, $3),
       pay_password_hash = coalesce(pay_password_hash, $4)
     WHERE member_id = $1`,
    [memberId, request.email ?? null, password, payPassword],
  );
}
