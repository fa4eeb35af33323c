import { LANGUAGE_COOKIE } from '../domain/languageCookie.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

/** A cookie of the browser session: one choice for all its tabs, kept over sign-out, gone with the browser (R-GEN-55). */
const LOCALE_COOKIE = `${LANGUAGE_COOKIE}=`;

export function readLocale(): Locale {
  return chosenLocale() ?? DEFAULT_LOCALE;
}

/** What was chosen in this browser session, in whichever tab. */
export function chosenLocale(): Locale | undefined {
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(LOCALE_COOKIE));
  const locale = kept?.slice(LOCALE_COOKIE.length);
  return isLocale(locale) ? locale : undefined;
}

/** A browser that takes no cookies still switches the language of this page. */
export function keepLocale(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}${locale}; path=${import.meta.env.BASE_URL}; samesite=lax${window.location.protocol === 'https:' ? '; secure' : ''}`;
}
