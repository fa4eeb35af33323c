import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { deviceCookie } from '../../people/devices.ts';
import { confirmDevice } from '../../people/knownDevice.ts';
import { findMember } from '../../people/members.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
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
  if (verdict.type !== 'right') return codeFailure(verdict);
  await endProof(tx, call, request.login_ticket);
  const mark = services.secrets.token();
  await confirmDevice(tx, { memberId: member.memberId, mark, before: device.mark, name: device.name, now });
  call.setCookie(deviceCookie(mark, numberConstant(constants, 'access.device.life'), device.secure));
  return signIn(tx, call, member, { accountId: login.accountId, isNewDevice: true });
});
