import { dormancyOf } from '../../money/dormancy.ts';
import { ownAccount } from '../../money/wallet.ts';
import { hasDocumentExpired } from '../../realname/documentOnFile.ts';
import { defineOperation } from '../../call/operation.ts';

export const accountQueryAccSleep = defineOperation('accountQueryAccSleep', async (call) => {
  const { tx, member, constants, now } = call;
  const { isSleeping, accountId, lastActive, since } = await dormancyOf(tx, member.memberId, constants, now);
  const doc_expired = await hasDocumentExpired(call);
  if (!isSleeping || accountId === undefined) return { sleeping: isSleeping, last_active: lastActive, doc_expired };
  const { currency, cardOrgan, cardNoMask } = await ownAccount(tx, member.memberId, accountId);
  const account = { currency, card_organ: cardOrgan, card_no_mask: cardNoMask };
  return { sleeping: isSleeping, last_active: lastActive, since, account, doc_expired };
});
