import { defineOperation, type Call } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { deviceCookie } from '../../people/devices.ts';
import { confirmDevice } from '../../people/knownDevice.ts';
import { findMember } from '../../people/members.ts';
import { judgeCode, type CodeVerdict } from '../../access/oneTimeCodes.ts';
import { deviceBinding } from '../../login/codeScenes.ts';
import { signIn } from '../../login/signIn.ts';
import { endProof, readLoginTicket } from '../../access/tickets.ts';

export const loginVerifyDevice = defineOperation('loginVerifyDevice', async (call) => {
  const { tx, request, now, constants, services, device, fail } = call;
  const login = await readLoginTicket(tx, call, request.login_ticket, 'device');
  const member = login && (await findMember(tx, login.memberId))?.member;
  if (!member || member.status === 'cancelled') return fail('TICKET_EXPIRED');
  const entry = { otpId: request.otp_id, otp: request.otp, binding: deviceBinding(request.login_ticket) };
  const verdict = await judgeCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(fail, verdict);
  await endProof(tx, call, request.login_ticket);
  const mark = services.secrets.token();
  await confirmDevice(tx, { memberId: member.memberId, mark, before: device.mark, name: device.name, now });
  call.setCookie(deviceCookie(mark, numberConstant(constants, 'access.device.life'), device.secure));
  return signIn(tx, call, member, { accountId: login.accountId, isNewDevice: true });
});

function codeFailure(fail: Call<'loginVerifyDevice'>['fail'], verdict: Exclude<CodeVerdict, { type: 'right' }>) {
  switch (verdict.type) {
    case 'notObtained':
      return fail('OTP_NOT_OBTAINED');
    case 'lost':
      return fail('OTP_LOST');
    case 'limit':
      return fail('OTP_LIMIT');
    case 'wrong':
      return fail('OTP_WRONG', { left: verdict.left });
  }
}
