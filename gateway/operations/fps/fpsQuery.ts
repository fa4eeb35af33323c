import { fpsCode } from '../../money/fpsCode.ts';
import { fpsRegistrationsOf, registrationOnWire } from '../../money/fpsRegistration.ts';
import { defineOperation } from '../../operation.ts';

export const fpsQuery = defineOperation('fpsQuery', async ({ tx, member }) => {
  const registrations = await fpsRegistrationsOf(tx, member.memberId);
  const fpsId = registrations.find(({ proxyType }) => proxyType === 'fpsId')?.proxyId;
  return {
    fps_list: registrations.map(registrationOnWire),
    ...(fpsId === undefined ? {} : { fps_id: fpsId, qrcode_txt: fpsCode(fpsId) }),
    need_set_default: registrations.some(({ isDefault }) => !isDefault),
  };
});
