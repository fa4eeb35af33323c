import { paramError } from '../../shared/failure.ts';
import { defineOperation } from '../../call/operation.ts';
import { resetGuesses } from '../../people/guesses.ts';
import { findMember } from '../../people/members.ts';
import { newHash } from '../../access/newHash.ts';
import { countWeakTry, isEasyGuess } from '../../access/payPasswordGuess.ts';
import { loginPasswordRefusal } from '../../login/loginPasswordRefusal.ts';
import { setPassword } from '../../login/setPassword.ts';
import { tellMember } from '../../people/tellMember.ts';
import { endProof, endTickets } from '../../access/tickets.ts';
import { holdsVerifyTicket } from '../../access/verifyTickets.ts';

export const userPwdChange = defineOperation('userPwdChange', async (call) => {
  const { tx, request, member, session, services, now, device, outside, fail } = call;
  const { memberId } = member;
  const isLogin = request.kind === 'login';
  const password = isLogin ? request.login_pwd : request.pay_pwd;
  if (password === undefined) throw paramError(isLogin ? '/login_pwd' : '/pay_pwd', 'required');
  const purpose = isLogin ? 'loginPassword' : 'paymentPassword';
  if (!(await holdsVerifyTicket(tx, call, request.verify_ticket, { memberId, purpose }))) return fail('TICKET_EXPIRED');
  const known = await findMember(tx, memberId, true);
  const old = isLogin ? known?.passwordHash : known?.payPasswordHash;
  const isOld = await outside(['matches', password, old], () => services.passwords.matches(password, old));
  if (isOld) return fail('SAME_AS_OLD');
  if (!isLogin && (await isEasyGuess(call, password, member))) {
    // Counted, or a date of birth could be found out here: when there were too many, each costs a proof.
    if ((await countWeakTry(call, memberId)) === 0) await endProof(tx, call, request.verify_ticket);
    return fail('PAY_PWD_WEAK');
  }
  if (isLogin) {
    const weak = await loginPasswordRefusal(call, password, member, () => endProof(tx, call, request.verify_ticket));
    if (weak) return weak;
  }
  const hash = await newHash(call, password);
  await endProof(tx, call, request.verify_ticket);
  let notice = 'payPasswordChanged';
  if (isLogin) notice = await setPassword(tx, { memberId, hash, device, now, keepQuestion: false }, session.sessionId);
  else {
    await tx.query('UPDATE members SET pay_password_hash = $2 WHERE member_id = $1', [memberId, hash]);
    // What the old one has authorised and is not sent yet asks for the new one.
    await endTickets(tx, memberId, now);
    await resetGuesses(tx, { kind: 'payPwd', subject: `member:${memberId}`, tries: 0 }, now);
  }
  await tellMember(tx, call, member, notice);
  return {};
});
