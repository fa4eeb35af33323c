import { readSpending } from '../../money/spending.ts';
import { ownAccount } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const historySpending = defineOperation('historySpending', async ({ tx, member, request, constants, now }) => {
  const { accountId, currency } = await ownAccount(tx, member.memberId, request.account_id);
  const count = numberConstant(constants, 'account.spending.months');
  return { months: await readSpending(tx, { accountId, currency, count, now }) };
});
