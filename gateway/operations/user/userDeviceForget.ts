import { defineOperation } from '../../call/operation.ts';
import { forgetDevice } from '../../people/devices.ts';

export const userDeviceForget = defineOperation('userDeviceForget', async ({ tx, request, member }) => {
  await forgetDevice(tx, member.memberId, request.device_id);
  return {};
});
