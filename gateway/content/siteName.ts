import { isJsonObject, type JsonObject } from '../../src/domain/json.ts';
import type { Lang } from '../shared/lang.ts';

interface WithSite {
  readonly site: JsonObject;
}

/** What this deployment calls itself: its brand, and the company that runs it. */
export function siteName(content: WithSite, name: 'brand_name' | 'company_name', lang: Lang): string {
  return siteTextOf(content, name, lang);
}

/** By which permission it runs, in one line: its licence, or what its variant has instead (AMB-77). */
export function imprintLine(content: WithSite, lang: Lang): string {
  return siteTextOf(content, String(content.site['imprint']), lang).replaceAll('\n', ' · ');
}

/** A text of the deployment, in a language where it has one for each; empty for one that it has not. */
export function siteTextOf({ site }: WithSite, name: string, lang: Lang): string {
  const value = site[name];
  const text = isJsonObject(value) ? value[lang] : value;
  return typeof text === 'string' ? text : '';
}
