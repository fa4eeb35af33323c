import { money } from '../../../src/domain/money.ts';
import { instant } from '../../clock/instant.ts';
import { frozenTopupsOf } from '../../money/frozenTopup.ts';
import { defineOperation } from '../../call/operation.ts';

export const topupFrozenList = defineOperation('topupFrozenList', async ({ tx, member }) => ({
  list: (await frozenTopupsOf(tx, member.memberId)).map((frozen) => ({
    order_no: frozen.orderNo,
    account_id: frozen.accountId,
    amount: money(frozen.amount, frozen.currency),
    frozen_at: instant(frozen.frozenAt),
    reason: frozen.reason,
    ...(frozen.declaredCardMask === undefined ? {} : { declared_card_mask: frozen.declaredCardMask }),
    under_check: frozen.isUnderCheck,
  })),
}));
