import { recordNote } from '../../content/recordNote.ts';
import { paramError } from '../../shared/failure.ts';
import { readHistoryDetail } from '../../money/historyDetail.ts';
import { defineOperation } from '../../call/operation.ts';

export const historyDetail = defineOperation('historyDetail', async ({ tx, member, request, services, lang, now }) => {
  const record = await readHistoryDetail(tx, member.memberId, request.ref_no, now);
  // Another member's record is answered like one that is not there.
  if (!record) throw paramError('/ref_no', 'unknown');
  return { ...record, summary: recordNote(services.content, lang)(record.summary) };
});
