import type { ReactNode } from 'react';
import { useWords } from '../../i18n/TextsContext.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { ReadFailed } from '../ReadFailed.tsx';

/** The page of a document or an article that did not arrive. */
export function DocumentFailed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useWords('pages');
  return (
    <div className={pageStyles().root}>
      <PageHeading>{t('document.failed.title')}</PageHeading>
      <ReadFailed says={t('document.failed.body')} onRetry={onRetry} />
    </div>
  );
}
