import type { ReactNode } from 'react';
import { useWords } from '../i18n/TextsContext.tsx';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Waiting } from '../ui/Waiting/Waiting.tsx';

/** Stands in the place of a page until its code and words are there. */
export function PageWaiting(): ReactNode {
  const t = useWords('app');
  usePageTitle();
  return <Waiting label={t('loading')} stillLabel={t('stillLoading')} />;
}
