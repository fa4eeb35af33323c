import { defineOperation } from '../../call/operation.ts';

const NO_TEXT = { title: '', content: '' };

export const announceNotice2 = defineOperation('announceNotice2', ({ services, now }) => {
  const at = Date.parse(now);
  const notice = services.content.documents.notices.find(
    ({ from, until }) => Date.parse(from) <= at && at < Date.parse(until),
  );
  const { 'zh-HK': tw = NO_TEXT, 'zh-CN': cn = NO_TEXT, en = NO_TEXT } = notice?.texts ?? {};
  return Promise.resolve({
    title_tw: tw.title,
    title_cn: cn.title,
    title_en: en.title,
    content_tw: tw.content,
    content_cn: cn.content,
    content_en: en.content,
  });
});
