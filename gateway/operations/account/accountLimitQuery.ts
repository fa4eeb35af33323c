import { money } from '../../../src/domain/money.ts';
import { paramError } from '../../failure.ts';
import { moneyConstant } from '../../money/moneyConstant.ts';
import { sentToday } from '../../money/transferUse.ts';
import { walletOf } from '../../money/wallet.ts';
import { defineOperation } from '../../operation.ts';

const TIER_OF_LEVEL = { '0': 'T1', '1': 'T2', '3': 'T3' } as const;

export const accountLimitQuery = defineOperation(
  'accountLimitQuery',
  async ({ tx, member, request, now, constants }) => {
    const account = (await walletOf(tx, member.memberId)).find(({ accountId }) => accountId === request.account_id);
    if (!account || account.cardType === 'gift') throw paramError('/account_id', 'unknown');
    const { currency } = account;
    const level = member.realnameStatus;
    const limit = (id: string) => moneyConstant(constants, `${id}.${level}`, currency);
    const daily = limit('limit.transfer.daily');
    const used = await sentToday(tx, member.memberId, currency, now);
    return {
      tier: TIER_OF_LEVEL[level],
      limits: [
        { kind: 'transferSingle' as const, limit: money(limit('limit.transfer.single'), currency) },
        {
          kind: 'transferDaily' as const,
          limit: money(daily, currency),
          used: money(used, currency),
          left: money(used < daily ? daily - used : 0n, currency),
        },
        { kind: 'topupOrder' as const, limit: money(limit('limit.topup.order'), currency) },
      ],
    };
  },
);
