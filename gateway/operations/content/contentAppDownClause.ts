import { PORTAL_BASE } from '../../shared/portalBase.ts';
import { defineOperation } from '../../call/operation.ts';

export const contentAppDownClause = defineOperation('contentAppDownClause', (call) => {
  const { request, services, now, fail } = call;
  const { file_type, language, effective_from: day } = request;
  const place = services.content.documents.documentPlace(file_type);
  const edition = place?.editions?.find(({ effectiveFrom }) => effectiveFrom === day);
  const isNewest = day === undefined || day === place?.effectiveFrom;
  if (!place || !(isNewest || edition)) throw fail('DOWNLOAD_FAIL');
  // An earlier edition has the fees of its day.
  const document = services.content.documentAt(file_type, language, isNewest ? now : `${day}T00:00:00.000+08:00`);
  if (!document) throw fail('DOWNLOAD_FAIL');
  const route = edition?.route ?? place.routes[0] ?? '/';
  return Promise.resolve({
    file_url: `${PORTAL_BASE}${route.slice(1)}`,
    title: document.title,
    effective_from: isNewest ? place.effectiveFrom : day,
    sections: document.sections.map(({ heading, paragraphs = [], rows = [] }) => ({
      heading,
      paragraphs: [...paragraphs],
      rows: rows.map((row) => [...row]),
    })),
  });
});
