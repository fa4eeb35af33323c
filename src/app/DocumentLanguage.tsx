import { useEffect } from 'react';
import { useTexts } from '../i18n/TextsContext.tsx';

/** The language of the page for screen readers and fonts (R-GEN-53, R-GEN-54). */
export function DocumentLanguage(): null {
  const locale = useTexts().locale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}
