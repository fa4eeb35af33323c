import { isJsonObject, textsOf, type JsonObject } from '../domain/json.ts';
import type { Locale } from '../i18n/locale.ts';

/** What browsers of phones call themselves; a tablet has room for this site. */
const PHONE = /\b(iPhone|iPod|Windows Phone|Opera Mini|IEMobile)\b|\bAndroid\b.*\bMobile\b/;

interface Arrival {
  readonly userAgent: string;
  /** Below the base of the portal: `/login`. */
  readonly route: string;
  /** Of the portal, with its base. */
  readonly home: string;
  readonly locale: Locale;
}

/** Where a phone is sent instead: the mobile site of the deployment, in English its English variant (R-GEN-57, R-GEN-58). Nothing where
 * there is none, and nothing where it is this very site, which would lead round for ever. */
export function mobileAddress(site: JsonObject, { userAgent, route, home, locale }: Arrival): string | undefined {
  const { mobile_site: mobile } = site;
  if (!PHONE.test(userAgent) || !isJsonObject(mobile) || isStaying(mobile, route)) return undefined;
  const address = mobile[locale === 'en' ? 'url_en' : 'url'];
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { href, protocol } = new URL(address);
  return protocol !== 'https:' || href.startsWith(home) ? undefined : href;
}

/** Pages that are made for phones, or that a phone is sent to, with what is below them (R-GEN-59, AMB-11). */
function isStaying({ stays }: JsonObject, route: string): boolean {
  return textsOf(stays).some((page) => `${route}/`.startsWith(`${page}/`));
}
