import type { Core } from '../core.ts';
import { documentPage } from './documentPage.ts';
import { readFileLink } from './fileLink.ts';

/** Answers a GET of a link that was given out; whatever is wrong with it, it is not found. */
export async function openFile(core: Core, path: string): Promise<Response | undefined> {
  const now = await core.database.transaction((tx) => core.clock.now(tx));
  const { secrets, content } = core.services;
  const file = readFileLink(secrets, path, now);
  if (file?.kind !== 'document') return undefined;
  const document = content.documents.document(file.name, file.lang);
  if (!document) return undefined;
  return new Response(documentPage(document, file.lang, content.constantsAt(now)), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${file.name}-${file.lang}.html"`,
    },
  });
}
