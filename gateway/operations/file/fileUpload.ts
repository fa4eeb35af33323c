import { defineOperationInSteps } from '../../call/operation.ts';
import { cleanPicture } from '../../files/cleanPicture.ts';
import { keepUpload } from '../../files/keepUpload.ts';
import { numberConstant } from '../../shared/constant.ts';

export const fileUpload = defineOperationInSteps('fileUpload', async (call) => {
  const bytes = Buffer.from(call.request.content, 'base64');
  const mostBytes = numberConstant(call.constants, 'access.file.size');
  if (bytes.length > mostBytes) return call.fail('IMAGE_SIZE');
  const kept = await keepUpload(call, () => cleanPicture(bytes, mostBytes));
  return typeof kept === 'string' ? call.fail(kept) : { file_id: kept.fileId };
});
