import { paramError } from '../../shared/failure.ts';
import { fileLink } from '../../files/fileLink.ts';
import { readHistoryDetail } from '../../money/historyDetail.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const historyReceiptFile = defineOperation('historyReceiptFile', async (call) => {
  const { tx, member, session, request, services, constants, lang, now } = call;
  const record = await readHistoryDetail(tx, member.memberId, request.ref_no, now);
  // Another member's record is answered like one that is not there.
  if (!record) throw paramError('/ref_no', 'unknown');
  const life = { seconds: numberConstant(constants, 'content.link.life'), now };
  return { file_url: fileLink(services.secrets, { kind: 'receipt', name: record.ref_no, lang }, life, session) };
});
