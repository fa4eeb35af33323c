import { articles } from '../../../src/app/articles.ts';
import { documents } from '../../../src/app/documents.ts';

/** A page that search engines and readers without scripts find at an address. */
export interface PublicPage {
  /** Below the base, with its query. */
  readonly address: string;
  /** The address under which it is known, where it has several. */
  readonly canonical: string;
  /** Its text is in this language whatever is chosen (AMB-70). */
  readonly language?: 'en';
  /** Files of words that it shows besides those of every page. */
  readonly words: readonly string[];
  /** The page above it, for those of the help centre. */
  readonly below?: string;
}

interface Text {
  readonly routes: readonly string[];
  readonly english?: readonly string[];
}

/** Every public page that is no wizard. Those of members lead a visitor to sign-in.
 * @param announcements their ids */
export function publicPages(announcements: readonly string[]): readonly PublicPage[] {
  const [helpCentre = '/'] = articles.find(({ help }) => help !== undefined)?.routes ?? [];
  return [
    ...['/', '/contactUs', '/addc', '/announcements/index'].map(ownPage),
    ...announcements.map((id) => ownPage(`/announcements/detail?announce_id=${id}`)),
    ...documents.flatMap((document) =>
      addressesOf(
        document,
        [],
        document.editions?.map(({ route }) => route),
      ),
    ),
    ...articles.flatMap((article) =>
      addressesOf(article, [`article.${article.id}`]).map((page) =>
        article.help === undefined ? page : { ...page, below: helpCentre },
      ),
    ),
  ];
}

function ownPage(address: string): PublicPage {
  return { address, canonical: address, words: [] };
}

/** @param editions addresses that have a text of their own */
function addressesOf(
  { routes, english = [] }: Text,
  words: readonly string[],
  editions: readonly string[] = [],
): readonly PublicPage[] {
  const [own = '/'] = routes;
  return [
    ...routes.map((address) => ({ address, canonical: editions.includes(address) ? address : own, words })),
    ...english.map((address) => ({ address, canonical: own, language: 'en' as const, words })),
  ];
}
