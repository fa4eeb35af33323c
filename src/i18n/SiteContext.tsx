import { createContext, useContext, type ReactNode } from 'react';
import { isJsonObject, type JsonObject } from '../domain/json.ts';
import { useTexts } from './TextsContext.tsx';

const SiteContext = createContext<JsonObject>({});

/** `content/site.json`: names and addresses of this deployment. */
export function SiteProvider({
  site,
  children,
}: {
  readonly site: JsonObject;
  readonly children: ReactNode;
}): ReactNode {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): JsonObject {
  return useContext(SiteContext);
}

/** The product's name in the language of the page (R-GEN-64). */
export function useProductName(): string {
  const name = useSite()['brand_name'];
  const texts = useTexts();
  const own = isJsonObject(name) ? name[texts.locale()] : name;
  return typeof own === 'string' ? own : texts.text('app', 'product');
}
