import { paramError } from '../../shared/failure.ts';
import { sessionFileLink } from '../../files/fileLink.ts';
import { statementNumber } from '../../money/statement.ts';
import { statementMonths } from '../../money/statementMonths.ts';
import { openedAt } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const accountStatementFile = defineOperation('accountStatementFile', async (call) => {
  const { tx, member, request, services, constants, now, fail } = call;
  const { account_id: accountId, month, language } = request;
  const opened = await openedAt(tx, member.memberId, accountId);
  if (opened === undefined) throw paramError('/account_id', 'unknown');
  if (!statementMonths(opened, constants, now).some((one) => one.month === month)) throw fail('DOWNLOAD_FAIL');
  const name = await statementNumber(tx, { accountId, month, newNumber: services.secrets.id() }, now);
  const seconds = numberConstant(constants, 'content.link.life');
  return { file_url: sessionFileLink(call, { kind: 'statement', name, lang: language }, seconds) };
});
