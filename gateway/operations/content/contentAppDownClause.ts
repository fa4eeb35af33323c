import { PORTAL_BASE } from '../../http/portalFiles.ts';
import { defineOperation } from '../../call/operation.ts';

export const contentAppDownClause = defineOperation('contentAppDownClause', (call) => {
  const { request, services, now, fail } = call;
  const { file_type, language } = request;
  const place = services.content.documents.documentPlace(file_type);
  const document = services.content.documentAt(file_type, language, now);
  if (!document || !place) throw fail('DOWNLOAD_FAIL');
  const [route = '/'] = place.routes;
  return Promise.resolve({
    file_url: `${PORTAL_BASE}${route.slice(1)}`,
    title: document.title,
    effective_from: place.effectiveFrom,
    sections: document.sections.map(({ heading, paragraphs = [], rows = [] }) => ({
      heading,
      paragraphs: [...paragraphs],
      rows: rows.map((row) => [...row]),
    })),
  });
});
