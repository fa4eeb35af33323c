import { matchPath } from 'react-router-dom';
import { isJsonObject, type JsonObject } from '../domain/json.ts';

/** The banner of the public page at an address, by its name under `banner` in the words of the frame; none where the site says that
 * the page is bare: Home has its carousel, and the forms of a forgotten password nothing (R-PUB-06, R-PUB-16 to R-PUB-18, AMB-29). */
export function bannerAt(
  { bare_pages: bare, page_banners: banners }: JsonObject,
  pathname: string,
): string | undefined {
  const isOneOf = (pages: unknown, end: boolean): boolean =>
    Array.isArray(pages) && pages.some((path) => matchPath({ path: String(path), end }, pathname) !== null);
  if (isOneOf(bare, true)) return undefined;
  const named = Array.isArray(banners) ? banners.filter(isJsonObject) : [];
  return String(named.find(({ pages }) => isOneOf(pages, false))?.['banner'] ?? 'other');
}
