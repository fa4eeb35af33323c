import { maskDigits } from '../../../src/domain/maskDigits.ts';
import { paramError } from '../../shared/failure.ts';
import { ownsFiles } from '../../files/ownsFiles.ts';
import { defineOperation } from '../../call/operation.ts';
import { asRead, judgeDocument } from '../../realname/customerDocument.ts';
import { keepDocumentCheck } from '../../realname/documentChecks.ts';

/** Has the pictures of a document read. What was read and found good is what can be applied with. */
export const realnameOcrCheck = defineOperation('realnameOcrCheck', async (call) => {
  const { tx, request, member, services, now, world, subject, fail } = call;
  judgeDocument(request, { content: services.content, world });
  for (const name of ['doc_front_file_id', 'doc_back_file_id'] as const) {
    if (!(await ownsFiles(tx, { subject, scene: 'DOCUMENT' }, [request[name]])))
      throw paramError(`/${name}`, 'unknown');
  }
  const { memberId } = member;
  const pictures = [request.doc_front_file_id, request.doc_back_file_id].filter((id) => id !== undefined);
  const verdict = await services.identity.check(tx, 'document', { memberId, pictures });
  if (verdict !== 'passed') return fail(verdict);
  const readingId = await keepDocumentCheck(tx, services.secrets, memberId, asRead(request), now);
  return { doc_no_mask: maskDigits(request.doc_no), reading_id: readingId };
});
