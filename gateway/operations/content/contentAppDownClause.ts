import { fileLink } from '../../files/fileLink.ts';
import { defineOperation } from '../../operation.ts';
import { numberConstant } from '../../people/constant.ts';

export const contentAppDownClause = defineOperation('contentAppDownClause', (call) => {
  const { request, services, now, constants, fail } = call;
  const { file_type, language } = request;
  if (!services.content.documents.document(file_type, language)) throw fail('DOWNLOAD_FAIL');
  const life = { seconds: numberConstant(constants, 'content.link.life'), now };
  const file = { kind: 'document', name: file_type, lang: language };
  return Promise.resolve({ file_url: fileLink(services.secrets, file, life) });
});
