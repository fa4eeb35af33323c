import { defineOperationInSteps } from '../../call/operation.ts';
import { cleanDocument, isPdf } from '../../files/cleanDocument.ts';
import { keepUpload } from '../../files/keepUpload.ts';
import { numberConstant } from '../../shared/constant.ts';

export const fileUploadDocument = defineOperationInSteps('fileUploadDocument', async (call) => {
  const bytes = Buffer.from(call.request.content, 'base64');
  const mostBytes = numberConstant(call.constants, 'access.file.size');
  if (bytes.length > mostBytes) return call.fail(isPdf(bytes) ? 'PDF_SIZE' : 'IMAGE_SIZE');
  const mostPages = numberConstant(call.constants, 'access.file.pages');
  const kept = await keepUpload(call, () => cleanDocument(bytes, { mostPages, mostBytes }));
  if (typeof kept === 'string') return call.fail(kept);
  const { fileId, file } = kept;
  return { file_id: fileId, ...('pages' in file ? { pages: file.pages } : {}) };
});
