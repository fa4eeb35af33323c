import type { replies } from '../../../api/gateway.gen.ts';
import { inLanguage } from '../../../domain/inLanguage.ts';
import type { Locale } from '../../../i18n/locale.ts';

type Notice = replies['announceNotice2'];

export interface NoticeText {
  readonly title: string;
  readonly content: string;
}

/** The notice in one language; nothing when it says nothing there, whatever it says in others (R-HOME-02). */
export function noticeIn(notice: Notice, locale: Locale): NoticeText | undefined {
  const content = notice[inLanguage('content', locale)].trim();
  return content === '' ? undefined : { title: notice[inLanguage('title', locale)].trim(), content };
}
