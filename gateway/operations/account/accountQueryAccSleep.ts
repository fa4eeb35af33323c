import { dormancyOf } from '../../money/dormancy.ts';
import { hasDocumentExpired } from '../../realname/documentOnFile.ts';
import { defineOperation } from '../../call/operation.ts';

export const accountQueryAccSleep = defineOperation('accountQueryAccSleep', async (call) => {
  const { tx, member, constants, now } = call;
  const { isSleeping, lastActive, since } = await dormancyOf(tx, member.memberId, constants, now);
  const doc_expired = await hasDocumentExpired(call);
  return { sleeping: isSleeping, last_active: lastActive, ...(isSleeping ? { since } : {}), doc_expired };
});
