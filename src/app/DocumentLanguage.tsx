import { useEffect, useLayoutEffect } from 'react';
import { chosenLocale } from '../i18n/keptLocale.ts';
import { useTexts } from '../i18n/TextsContext.tsx';

/** The language of the page for screen readers and fonts (R-GEN-53, R-GEN-54). A tab that is looked at again follows the choice that
 * was made in another (R-GEN-55). */
export function DocumentLanguage(): null {
  const texts = useTexts();
  const locale = texts.locale();
  // With the first words that are painted in it.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    const follow = (): void => {
      const chosen = chosenLocale();
      if (document.visibilityState === 'visible' && chosen && chosen !== texts.locale()) void texts.setLocale(chosen);
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [texts]);
  return null;
}
