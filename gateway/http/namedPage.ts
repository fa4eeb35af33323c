import type { JsonObject } from '../../src/domain/json.ts';
import { siteName } from '../content/siteName.ts';
import type { Lang } from '../shared/lang.ts';
import { escapedHtml } from './escapedHtml.ts';

/** A page that has no text of the build says what it is and in which language before its first script has come (WCAG 2.4.2, 3.1.1): by the
 * product's name, until the portal knows the step (R-GEN-64). On a slow network the name is seen too (src/ui/system/globalCss.ts). */
export function namedPage(html: string, language: Lang, site: JsonObject): string {
  const name = escapedHtml(siteName({ site }, 'brand_name', language));
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace('<title></title>', () => `<title>${name}</title>`)
    .replace('<p id="starting"></p>', () => `<p id="starting">${name}</p>`);
}
