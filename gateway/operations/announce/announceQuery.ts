import { instant } from '../../clock/instant.ts';
import { defineOperation } from '../../call/operation.ts';

export const announceQuery = defineOperation('announceQuery', ({ request, services, now }) => {
  const { language, page_no, page_size, announce_id } = request;
  const published = services.content.documents.announcements.filter(
    (one) => Date.parse(one.publish_time) <= Date.parse(now) && (announce_id ?? one.announce_id) === one.announce_id,
  );
  const page = published.slice((page_no - 1) * page_size, page_no * page_size);
  return Promise.resolve({
    total: published.length,
    list: page.map(({ announce_id: id, publish_time, texts }) => {
      const { pictures, ...words } = texts[language];
      return {
        announce_id: id,
        ...words,
        ...(pictures && { pictures: [...pictures] }),
        publish_time: instant(Date.parse(publish_time)),
      };
    }),
  });
});
