import { recordNote, recordNotes } from '../../content/recordNote.ts';
import { paramError } from '../../shared/failure.ts';
import { readHistory } from '../../money/history.ts';
import { ownAccount } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const historyQuery = defineOperation('historyQuery', async (call) => {
  const { tx, member, request, constants, services, lang, now } = call;
  const account = await ownAccount(tx, member.memberId, request.account_id);
  const { type, date_from: from, date_to: to, text } = request;
  if (from !== undefined && to !== undefined && to < from) throw paramError('/date_to', 'formatMinimum');
  const note = recordNote(services.content, lang);
  const page = await readHistory(tx, {
    accountId: account.accountId,
    currency: account.currency,
    ...(type === undefined ? {} : { kind: type }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(text === undefined ? {} : { search: { text, notes: recordNotes(services.content, lang) } }),
    page: request.page_no,
    pageSize: request.page_size,
    most: numberConstant(constants, 'account.history.most'),
    now,
  });
  return { ...page, list: page.list.map((record) => note(record)) };
});
