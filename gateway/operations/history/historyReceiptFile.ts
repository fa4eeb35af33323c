import { paramError } from '../../shared/failure.ts';
import { sessionFileLink } from '../../files/fileLink.ts';
import { readHistoryDetail } from '../../money/historyDetail.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const historyReceiptFile = defineOperation('historyReceiptFile', async (call) => {
  const { tx, member, request, constants, lang, now } = call;
  const record = await readHistoryDetail(tx, member.memberId, request.ref_no, now);
  // Another member's record is answered like one that is not there.
  if (!record) throw paramError('/ref_no', 'unknown');
  const seconds = numberConstant(constants, 'content.link.life');
  return { file_url: sessionFileLink(call, { kind: 'receipt', name: record.ref_no, lang }, seconds) };
});
