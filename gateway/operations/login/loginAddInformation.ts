import { paramError } from '../../shared/failure.ts';
import { defineOperation, type TransactionCall } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { deviceCookie } from '../../people/devices.ts';
import { confirmDevice } from '../../people/knownDevice.ts';
import { memberEmailRefusal } from '../../people/emails.ts';
import { findMember, type MemberSecrets } from '../../people/members.ts';
import { missingInformation } from '../../people/missingInformation.ts';
import { checkNumberFree } from '../../people/mobileNumbers.ts';
import { checkCode, endCode } from '../../access/oneTimeCodes.ts';
import { newHash } from '../../access/newHash.ts';
import { countWeakTry, isEasyGuess } from '../../access/payPasswordGuess.ts';
import { informationBinding } from '../../login/codeScenes.ts';
import { loginPasswordRefusal } from '../../login/loginPasswordRefusal.ts';
import { signIn } from '../../login/signIn.ts';
import { endProof, readLoginTicket } from '../../access/tickets.ts';

type Add = TransactionCall<'loginAddInformation'>;

/** The code confirms the number and with it the device, so no further code is asked before the session begins. */
export const loginAddInformation = defineOperation('loginAddInformation', async (call) => {
  const { tx, request, now, constants, services, device, fail } = call;
  const login = await readLoginTicket(tx, call, request.login_ticket, 'info');
  // Kept until the end: what is missing now must not be given by two at once.
  const found = login && (await findMember(tx, login.memberId, true));
  if (!found || found.member.status === 'cancelled') return fail('TICKET_EXPIRED');
  const { memberId } = found.member;
  checkGiven(call, found);
  const number = { areaCode: request.area_code ?? found.member.areaCode, mobNo: request.mob_no ?? found.member.mobNo };
  const binding = informationBinding(request.login_ticket, number);
  const entry = { otpId: request.otp_id, otp: request.otp, binding };
  const verdict = await checkCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  if (request.pay_pwd !== undefined && (await isEasyGuess(call, request.pay_pwd, { memberId, mobNo: number.mobNo }))) {
    if ((await countWeakTry(call, memberId)) === 0) await endCode(tx, request.otp_id, now);
    return fail('PAY_PWD_WEAK');
  }
  const owner = { ...found.member, mobNo: number.mobNo, email: request.email ?? found.member.email };
  const weak = await loginPasswordRefusal(call, request.login_pwd, owner, () => endCode(tx, request.otp_id, now));
  if (weak) return weak;
  // Only who has the phone in hand learns whether its number is a member's.
  if (request.mob_no !== undefined) await checkNumberFree(tx, number, now);
  const refusal = await memberEmailRefusal(tx, call, request.email, memberId);
  if (refusal) return refusal;
  await endCode(tx, request.otp_id, now);
  await endProof(tx, call, request.login_ticket);
  await keep(call, memberId, number);
  const mark = services.secrets.token();
  await confirmDevice(tx, { memberId, mark, before: device.mark, name: device.name, now });
  call.setCookie(deviceCookie(mark, numberConstant(constants, 'access.device.life'), device.secure));
  const complete = (await findMember(tx, memberId))!.member;
  return signIn(tx, call, complete, { accountId: login.accountId, isNewDevice: true });
});

/** Everything that is missing must be given, and nothing that is there may be given again. */
function checkGiven({ request, fail }: Add, found: MemberSecrets): void {
  const missing = missingInformation(found);
  if (request.login_pwd !== undefined && !missing.password) throw fail('HAS_PASSWORD');
  const given = [
    ['mob_no', missing.mobile],
    ['area_code', missing.mobile],
    ['email', missing.email],
    ['login_pwd', missing.password],
    ['pay_pwd', missing.pay_password],
  ] as const;
  for (const [name, isMissing] of given) {
    if (isMissing && request[name] === undefined) throw paramError(`/${name}`, 'required');
    if (!isMissing && request[name] !== undefined) throw paramError(`/${name}`, 'unevaluatedProperties');
  }
}

async function keep(call: Add, memberId: string, number: { areaCode: string; mobNo: string }) {
  const { tx, request } = call;
  const hash = (text: string | undefined) => (text === undefined ? null : newHash(call, text));
  const [password, payPassword] = await Promise.all([hash(request.login_pwd), hash(request.pay_pwd)]);
  await tx.query(
    `UPDATE members SET area_code = $2, mob_no = $3, email = coalesce($4, email),
       password_hash = coalesce(password_hash, $5), pay_password_hash = coalesce(pay_password_hash, $6)
     WHERE member_id = $1`,
    [memberId, number.areaCode, number.mobNo, request.email ?? null, password, payPassword],
  );
}
