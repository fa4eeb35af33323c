import { dormancyOf } from '../../money/dormancy.ts';
import { defineOperation } from '../../call/operation.ts';

export const accountQueryAccSleep = defineOperation('accountQueryAccSleep', async (call) => {
  const { isSleeping, lastActive, since } = await dormancyOf(call.tx, call.member.memberId, call.constants, call.now);
  return { sleeping: isSleeping, last_active: lastActive, ...(isSleeping ? { since } : {}) };
});
