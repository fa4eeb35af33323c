import { createContext, useContext, type ReactNode } from 'react';
import { isJsonObject, type JsonObject } from '../domain/json.ts';
import type { Locale } from './locale.ts';
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

/** Addresses of features that this variant of the site does not have. */
export function useClosed(): readonly string[] {
  return useListed('closed');
}

/** Tells whether an address is not one of these. */
export function useIsOpen(): (to: string) => boolean {
  const closed = useClosed();
  return (to) => !closed.includes(to.replace(/[?#].*/, ''));
}

/** The names of these features. */
export function useWithout(): readonly string[] {
  return useListed('without');
}

function useListed(name: string): readonly string[] {
  const list = useSite()[name];
  return Array.isArray(list) ? list.map(String) : NOTHING;
}

const NOTHING: readonly string[] = [];

/** Names of the deployment in the language of the page; empty for one that it has not. */
export function useSiteNames(): (name: string) => string {
  const site = useSite();
  const texts = useTexts();
  return (name) => siteText(site, name, texts.locale());
}

/** By which permission this variant of the site runs, a line for each: its licence, or its filing numbers (R-FTR-08, R-FTR-10). */
export function useImprint(): string {
  return useSiteNames()(String(useSite()['imprint']));
}

/** A text of the deployment, in the language where it has one for each; empty for one that it has not. */
export function siteText(site: JsonObject, name: string, locale: Locale): string {
  const value = site[name];
  const own = isJsonObject(value) ? value[locale] : value;
  return typeof own === 'string' ? own : '';
}

/** The product's name in the language of the page (R-GEN-64). */
export function useProductName(): string {
  const texts = useTexts();
  return useSiteNames()('brand_name') || texts.text('app', 'product');
}
