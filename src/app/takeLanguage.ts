import { isLocale, type Locale } from '../i18n/locale.ts';

/** The language that the address asks for (docs/decisions/0030-prerendered-pages.md). It is taken out of the address: what is chosen
 * from now on is not overruled by a reload. */
export function takeLanguage({ location, history }: Pick<Window, 'location' | 'history'>): Locale | undefined {
  const url = new URL(location.href);
  const asked = url.searchParams.get('lang');
  if (asked === null) return undefined;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  return isLocale(asked) ? asked : undefined;
}
