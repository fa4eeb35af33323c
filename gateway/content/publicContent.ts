import { existsSync, readFileSync } from 'node:fs';
import type { SiteVariant } from '../../src/domain/siteVariant.ts';
import type { Lang } from '../shared/lang.ts';

/** What visitors read that is neither a page nor a sentence of the portal. */
export interface PublicContent {
  /** Newest first. */
  readonly announcements: readonly Announcement[];
  readonly notices: readonly Notice[];
  readonly adverts: readonly Advert[];
  /** Of a type in a language; none when the deployment has not written it. */
  readonly document: (type: string, lang: Lang) => DocumentText | undefined;
  /** Where a type is shown in the portal, and since when its text is in force. */
  readonly documentPlace: (type: string) => DocumentPlace | undefined;
}

type InLanguages<T> = { readonly [lang in Lang]: T };

export interface Announcement {
  readonly announce_id: string;
  /** Shown from this instant on. */
  readonly publish_time: string;
  readonly texts: InLanguages<{
    readonly title: string;
    readonly content: string;
    /** Below the content. */
    readonly pictures?: readonly { readonly picture: string; readonly alt: string }[];
  }>;
}

/** The line that runs across the home page. */
export interface Notice {
  readonly from: string;
  readonly until: string;
  /** A language without a text shows no line (R-HOME-02). */
  readonly texts: Partial<InLanguages<{ readonly title: string; readonly content: string }>>;
}

export interface Advert {
  readonly adv_type: string;
  /** The feature of the site that it is about. */
  readonly needs?: string;
  /** Without it the advert is for every card. */
  readonly card_organ?: string;
  /** A picture without words, and the words over it. */
  readonly pictures: InLanguages<{
    readonly pic: string;
    readonly pic_transfer: string;
    readonly title?: string;
    readonly text?: string;
  }>;
  /** `00` opens its link, `01` its picture (R-HOME-10, R-HOME-11). */
  readonly pic_type: '00' | '01';
}

export interface DocumentPlace {
  readonly type: string;
  /** Its addresses in the portal, below the base; the first is its own. */
  readonly routes: readonly string[];
  readonly effectiveFrom: string;
  /** Addresses of its own for the text as it is from a day, the oldest first. */
  readonly editions?: readonly { readonly route: string; readonly effectiveFrom: string }[];
}

export interface DocumentText {
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs?: readonly string[];
    readonly rows?: readonly (readonly string[])[];
  }[];
}

/** Reads announcements, adverts and documents.
 * @param root folder of the project, with a slash at its end
 * @param site with what its variant decides */
export function loadPublicContent(root: string, { without }: Pick<SiteVariant, 'without'>): PublicContent {
  const read = <T>(file: string): T => JSON.parse(readFileSync(`${root}${file}`, 'utf8')) as T;
  const { announcements, notices } =
    read<Pick<PublicContent, 'announcements' | 'notices'>>('content/announcements.json');
  const { adverts } = read<Pick<PublicContent, 'adverts'>>('content/adverts.json');
  const { documents: places } = read<{ documents: readonly DocumentPlace[] }>('content/documents/index.json');
  return {
    announcements: announcements.toSorted((left, right) => right.publish_time.localeCompare(left.publish_time)),
    notices,
    adverts: adverts.filter(({ needs }) => needs === undefined || !without.includes(needs)),
    document: (type, lang) => {
      const file = `content/documents/${lang}.json`;
      if (!existsSync(`${root}${file}`)) return undefined;
      const { documents } = read<{ documents: { readonly [type: string]: DocumentText } }>(file);
      return Object.hasOwn(documents, type) ? documents[type] : undefined;
    },
    documentPlace: (type) => places.find((place) => place.type === type),
  };
}
