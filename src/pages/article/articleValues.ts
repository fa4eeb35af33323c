import { usePortal } from '../../api/PortalContext.tsx';
import { writtenConstant } from '../../domain/writtenConstant.ts';
import { siteText, useSite } from '../../i18n/SiteContext.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { resolveConstants, type Constant } from '../../rules/constants.ts';

/** An article's constants, as the build gives them with it. */
export type ArticleConstant = Pick<Constant, 'id' | 'unit' | 'free' | 'rows'>;

/** Fills `{{…}}` of an article: constants as they are in force today, and names of the deployment. So no page says another fee than
 * the gateway takes. */
export function useArticleValues(constants: readonly ArticleConstant[], locale: Locale): (text: string) => string {
  const { clock } = usePortal();
  const site = useSite();
  const inForce = resolveConstants(constants, clock.now());
  const ways = new Map(constants.map((constant) => [constant.id, constant]));
  const valueOf = (name: string): string =>
    ways.has(name) ? (writtenConstant(inForce[name], ways.get(name), locale) ?? '') : siteText(site, name, locale);
  return (text) => text.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (_whole, name: string) => valueOf(name));
}
