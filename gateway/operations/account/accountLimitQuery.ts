import { money } from '../../../src/domain/money.ts';
import { moneyConstant } from '../../money/moneyConstant.ts';
import { dailyUse } from '../../money/transferUse.ts';
import { ownAccount } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';

const TIER_OF_LEVEL = { '0': 'T1', '1': 'T2', '3': 'T3' } as const;

export const accountLimitQuery = defineOperation(
  'accountLimitQuery',
  async ({ tx, member, request, now, constants }) => {
    const account = await ownAccount(tx, member.memberId, request.account_id);
    const { currency } = account;
    const level = member.realnameStatus;
    const limit = (id: string) => moneyConstant(constants, `${id}.${level}`, currency);
    const daily = await dailyUse(tx, member, currency, { constants, now });
    return {
      tier: TIER_OF_LEVEL[level],
      limits: [
        { kind: 'transferSingle' as const, limit: money(limit('limit.transfer.single'), currency) },
        {
          kind: 'transferDaily' as const,
          limit: money(daily.limit, currency),
          used: money(daily.used, currency),
          left: money(daily.left, currency),
        },
        { kind: 'topupOrder' as const, limit: money(limit('limit.topup.order'), currency) },
      ],
    };
  },
);
