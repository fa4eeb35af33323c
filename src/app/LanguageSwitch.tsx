import type { ReactNode } from 'react';
import { keepLocale } from '../i18n/keptLocale.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { useMessages } from './PortalServices.tsx';
import { languageStyles } from './shellStyles.ts';

/** Each language in its own words, the same in every language (R-GEN-56). */
const NAMES: { readonly [L in Locale]: { readonly shown: string; readonly full: string } } = {
  'zh-HK': { shown: '繁', full: '繁體中文' },
  'zh-CN': { shown: '简', full: '简体中文' },
  en: { shown: 'English', full: 'English' },
};

/** Of a page that is prerendered: its scripts may be late or never run, and then the address asks for the language. */
const FORM = 'language';

/** Changes the language at once, without a reload, and keeps it for the browser session (R-HDR-15, R-GEN-55). Where the words do not come the
 * page says so and stays as it is. */
export function LanguageSwitch(): ReactNode {
  const texts = useTexts();
  const classes = languageStyles();
  const messages = useMessages();
  const choose = (locale: Locale): void => {
    keepLocale(locale);
    texts.setLocale(locale).catch(() => {
      keepLocale(texts.locale());
      messages?.toast('error', texts.text('app', 'networkError'));
    });
  };
  return (
    <ul className={classes.root} aria-label={texts.text('app', 'language')}>
      {LOCALES.map((locale) => (
        <li key={locale} className={classes.item}>
          <button
            name="lang"
            value={locale}
            form={FORM}
            className={classes.button}
            lang={locale}
            title={NAMES[locale].full}
            aria-pressed={texts.locale() === locale}
            onClick={() => choose(locale)}
          >
            {NAMES[locale].shown}
          </button>
        </li>
      ))}
    </ul>
  );
}
