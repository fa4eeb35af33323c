import { defineOperation } from '../../call/operation.ts';
import { deviceParts } from '../../people/deviceName.ts';
import { devicesOf } from '../../people/devices.ts';
import { lastSignIns } from '../../people/sessions.ts';

export const userSecurityQuery = defineOperation('userSecurityQuery', async (call) => {
  const { tx, member } = call;
  const devices = await devicesOf(tx, member.memberId, call);
  const signIns = await lastSignIns(tx, member.memberId);
  return {
    devices: devices.map(({ deviceId, name, confirmedAt, isThis }) => ({
      device_id: deviceId,
      ...deviceParts(name),
      confirmed_at: confirmedAt,
      this_device: isThis,
    })),
    sign_ins: signIns.map(({ name, at, became }) => ({ ...deviceParts(name), at, became })),
  };
});
