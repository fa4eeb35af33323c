import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

/** In sessionStorage: kept for the browser session and over sign-out (AMB-10). */
const LOCALE_KEY = 'gc4-app-pc:lang';

export function readLocale(): Locale {
  try {
    const kept = window.sessionStorage.getItem(LOCALE_KEY);
    return isLocale(kept) ? kept : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

export function keepLocale(locale: Locale): void {
  try {
    window.sessionStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // A browser that refuses storage still switches the language of this page.
  }
}
