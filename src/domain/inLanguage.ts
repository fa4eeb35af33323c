/** A member that the gateway says in every language ends in the language: `name_tw`, `name_cn`, `name_en`. */
export const LANGUAGE_ENDINGS = { 'zh-HK': '_tw', 'zh-CN': '_cn', en: '_en' } as const;

type Endings = typeof LANGUAGE_ENDINGS;

/** The name of such a member in one language: `inLanguage('name', 'zh-HK')` is `name_tw`. */
export function inLanguage<Name extends string, Locale extends keyof Endings>(
  name: Name,
  locale: Locale,
): `${Name}${Endings[Locale]}` {
  return `${name}${LANGUAGE_ENDINGS[locale]}`;
}
