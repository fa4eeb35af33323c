import { DEFAULT_LANGUAGE } from '../domain/defaultLanguage.ts';

/** The languages of the portal; the first is the default whatever the browser prefers (R-GEN-52, AMB-10). */
export const LOCALES = ['zh-HK', 'zh-CN', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = DEFAULT_LANGUAGE;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
