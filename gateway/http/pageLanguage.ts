import { DEFAULT_LANGUAGE } from '../../src/domain/defaultLanguage.ts';
import { LANGUAGE_COOKIE } from '../../src/domain/languageCookie.ts';
import type { Lang } from '../shared/lang.ts';
import { LANGUAGES } from './callHeaders.ts';

/** The part of a query by which an address asks for a language. */
export const LANGUAGE_PARAMETER = 'lang';

/** The language that the address of a page asks for, if it is one of the portal's. */
export function askedLanguage(request: Request): Lang | undefined {
  return languageOf(new URL(request.url).searchParams.get(LANGUAGE_PARAMETER));
}

/** The language in which a page will be: as the portal finds it (src/app/main.ts), whatever the browser prefers (R-GEN-52, R-GEN-55). */
export function pageLanguage(request: Request): Lang {
  return askedLanguage(request) ?? keptLanguage(request.headers) ?? DEFAULT_LANGUAGE;
}

function keptLanguage(headers: Headers): Lang | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return languageOf(pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]);
}

/** Whatever a request says, only what is known here is taken from it. */
function languageOf(value: string | null | undefined): Lang | undefined {
  return LANGUAGES.find((one) => one === value) as Lang | undefined;
}
