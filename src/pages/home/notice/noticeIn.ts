import type { replies } from '../../../api/gateway.gen.ts';
import type { Locale } from '../../../i18n/locale.ts';

type Notice = replies['announceNotice2'];

const FIELDS = {
  'zh-HK': { title: 'title_tw', content: 'content_tw' },
  'zh-CN': { title: 'title_cn', content: 'content_cn' },
  en: { title: 'title_en', content: 'content_en' },
} as const;

export interface NoticeText {
  readonly title: string;
  readonly content: string;
}

/** The notice in one language; nothing when it says nothing there, whatever it says in others (R-HOME-02). */
export function noticeIn(notice: Notice, locale: Locale): NoticeText | undefined {
  const fields = FIELDS[locale];
  const content = notice[fields.content].trim();
  return content === '' ? undefined : { title: notice[fields.title].trim(), content };
}
