import type { ReactNode } from 'react';
import { useWords } from '../i18n/TextsContext.tsx';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Waiting } from '../ui/Waiting/Waiting.tsx';

/** Stands in the place of a page until what it needs is there.
 * @param title of the page, where it is known */
export function PageWaiting({ title }: { readonly title?: string }): ReactNode {
  const t = useWords('app');
  usePageTitle(title);
  return <Waiting label={t('loading')} stillLabel={t('stillLoading')} />;
}
