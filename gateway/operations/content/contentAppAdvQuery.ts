import { defineOperation } from '../../call/operation.ts';

export const contentAppAdvQuery = defineOperation('contentAppAdvQuery', ({ request, services }) => {
  const { adv_type, card_organ, language } = request;
  const asked = services.content.documents.adverts.filter(
    (advert) => advert.adv_type === adv_type && (advert.card_organ ?? card_organ) === card_organ,
  );
  return Promise.resolve({
    list: asked.map(({ pictures, pic_type }) => ({ ...pictures[language], pic_type })),
  });
});
