import { isJsonObject } from '../domain/json.ts';
import { useSite } from '../i18n/SiteContext.tsx';
import { useTexts } from '../i18n/TextsContext.tsx';

/** The site for phones in the language of the page, with a slash at its end; nothing where the deployment has none (AMB-11). */
export function useMobileSite(): string | undefined {
  const { mobile_site: site } = useSite();
  const locale = useTexts().locale();
  const url = isJsonObject(site) ? site[locale === 'en' ? 'url_en' : 'url'] : undefined;
  if (typeof url !== 'string' || url === '') return undefined;
  return url.endsWith('/') ? url : `${url}/`;
}
