import { isJsonObject, type JsonObject } from '../../src/domain/json.ts';
import type { Lang } from '../shared/lang.ts';

interface WithSite {
  readonly site: JsonObject;
}

/** What this deployment calls itself: its brand, and the company that runs it. */
export function siteName(content: WithSite, name: 'brand_name' | 'company_name', lang: Lang): string {
  return textOf(content, name, lang);
}

/** By which permission it runs, in one line: its licence, or what its variant has instead (AMB-77). */
export function imprintLine(content: WithSite, lang: Lang): string {
  return textOf(content, String(content.site['imprint']), lang).replaceAll('\n', ' · ');
}

function textOf({ site }: WithSite, name: string, lang: Lang): string {
  const names = site[name];
  const text = isJsonObject(names) ? names[lang] : undefined;
  return typeof text === 'string' ? text : '';
}
