import { fpsCode } from '../../money/fpsCode.ts';
import { fpsRegistrationsOf, registrationOnWire } from '../../money/fpsRegistration.ts';
import { textConstant } from '../../money/moneyConstant.ts';
import { defineOperation } from '../../call/operation.ts';

export const fpsQuery = defineOperation('fpsQuery', async ({ tx, member, constants }) => {
  const registrations = await fpsRegistrationsOf(tx, member.memberId);
  const fpsId = registrations.find(({ proxyType }) => proxyType === 'fpsId')?.proxyId;
  return {
    fpsList: registrations.map((one) => registrationOnWire(one, textConstant(constants, 'fps.bank.code'))),
    ...(fpsId === undefined ? {} : { fpsId: fpsId, qrcodeTxt: fpsCode(fpsId) }),
    need_set_default: registrations.some(({ isDefault }) => !isDefault),
  };
});
