import { isJsonObject, type JsonObject } from '../../src/domain/json.ts';
import type { Lang } from '../shared/lang.ts';

/** What this deployment calls itself: its brand, the company that runs it, and the licence that it has. */
export function siteName(
  { site }: { readonly site: JsonObject },
  name: 'brand_name' | 'company_name' | 'licence',
  lang: Lang,
): string {
  const names = site[name];
  const text = isJsonObject(names) ? names[lang] : undefined;
  return typeof text === 'string' ? text : '';
}
