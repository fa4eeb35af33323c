import { paramError } from '../../shared/failure.ts';
import { statementMonths } from '../../money/statementMonths.ts';
import { openedAt } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';

export const accountStatementList = defineOperation('accountStatementList', async (call) => {
  const { tx, member, request, constants, now } = call;
  const opened = await openedAt(tx, member.memberId, request.account_id);
  if (opened === undefined) throw paramError('/account_id', 'unknown');
  const months = statementMonths(opened, constants, now);
  return { list: months.map(({ month, availableFrom }) => ({ month, available_from: availableFrom })) };
});
