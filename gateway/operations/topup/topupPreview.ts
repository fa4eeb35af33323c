import { money, toMinor } from '../../../src/domain/money.ts';
import { topupFigures } from '../../money/topupFee.ts';
import { ownAccount } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';

export const topupPreview = defineOperation('topupPreview', async ({ tx, member, request, constants }) => {
  const { currency } = await ownAccount(tx, member.memberId, request.account_id);
  const total = toMinor(request.amount, currency);
  const from = request.paid_from_region;
  return {
    total: money(total, currency),
    ...(from === undefined ? {} : topupFigures(total, from, currency, constants)),
  };
});
