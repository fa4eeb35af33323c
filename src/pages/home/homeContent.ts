import data from '../../../content/home.json';
import type { Locale } from '../../i18n/locale.ts';

type InLanguages<T> = { readonly [L in Locale]: T };

/** What stands in when there are no adverts (R-HOME-06). */
export interface DefaultBanner {
  readonly picture: string;
  /** A page of the portal. */
  readonly to: string;
  readonly texts: InLanguages<{ readonly title: string; readonly text: string; readonly action: string }>;
}

/** A promo picture of a card brand, and its offer (R-GEN-63). */
export interface Offer {
  readonly picture: string;
  readonly link: string;
  readonly texts: InLanguages<{ readonly brand: string; readonly title: string }>;
}

export interface HomeContent {
  readonly banners: readonly DefaultBanner[];
  readonly offers: readonly Offer[];
  /** Where the wallet for phones is found (R-GEN-62). */
  readonly download: string;
}

/** `content/home.json`. It comes with the home page and with no other. */
export const homeContent: HomeContent = data;
