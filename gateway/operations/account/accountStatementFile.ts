import { paramError } from '../../shared/failure.ts';
import { fileLink } from '../../files/fileLink.ts';
import { statementNumber } from '../../money/statement.ts';
import { statementMonths } from '../../money/statementMonths.ts';
import { openedAt } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const accountStatementFile = defineOperation('accountStatementFile', async (call) => {
  const { tx, member, session, request, services, constants, now, fail } = call;
  const { account_id: accountId, month, language } = request;
  const opened = await openedAt(tx, member.memberId, accountId);
  if (opened === undefined) throw paramError('/account_id', 'unknown');
  if (!statementMonths(opened, constants, now).some((one) => one.month === month)) throw fail('DOWNLOAD_FAIL');
  const name = await statementNumber(tx, { accountId, month, newNumber: services.secrets.id() }, now);
  const life = { seconds: numberConstant(constants, 'content.link.life'), now };
  return { file_url: fileLink(services.secrets, { kind: 'statement', name, lang: language }, life, session) };
});
