import { isJsonObject } from '../../src/domain/json.ts';
import type { Lang } from '../lang.ts';
import type { Content } from './content.ts';

/** The name of the company that runs this deployment. */
export function companyName({ site }: Content, lang: Lang): string {
  const names = site.company_name;
  const name = isJsonObject(names) ? names[lang] : undefined;
  return typeof name === 'string' ? name : '';
}
