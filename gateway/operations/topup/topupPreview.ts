import { money, toMinor } from '../../../src/domain/money.ts';
import { topupFee } from '../../money/topupFee.ts';
import { ownAccount } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';

export const topupPreview = defineOperation('topupPreview', async ({ tx, member, request, constants }) => {
  const { currency } = await ownAccount(tx, member.memberId, request.account_id);
  const total = toMinor(request.amount, currency);
  const from = request.paid_from_region;
  if (from === undefined) return { total: money(total, currency) };
  const fee = topupFee(total, from, constants);
  return { total: money(total, currency), fee: money(fee, currency), to_credit: money(total - fee, currency) };
});
