import type { replies } from '../../../src/api/gateway.gen.ts';
import { findBank } from '../../content/banks.ts';
import { recordNote, type Noted } from '../../content/recordNote.ts';
import { inLanguage } from '../../../src/domain/inLanguage.ts';
import { paramError } from '../../shared/failure.ts';
import { readHistoryDetail } from '../../money/historyDetail.ts';
import { defineOperation } from '../../call/operation.ts';

export const historyDetail = defineOperation('historyDetail', async ({ tx, member, request, services, lang, now }) => {
  const record: (replies['historyDetail'] & Noted) | undefined = await readHistoryDetail(
    tx,
    member.memberId,
    request.ref_no,
    now,
  );
  // Another member's record is answered like one that is not there.
  if (!record) throw paramError('/ref_no', 'unknown');
  const { payee_bank_code: code } = record;
  const bank = code === undefined ? undefined : findBank(code);
  return {
    ...recordNote(services.content, lang)(record),
    ...(bank ? { payee_bank_name: bank[inLanguage('name', lang)] } : {}),
  };
});
