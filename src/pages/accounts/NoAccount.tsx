import type { ReactNode } from 'react';
import { useWords } from '../../i18n/TextsContext.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

/** In the place of what a page would say of an account. */
export function NoAccount(): ReactNode {
  const t = useWords('pages');
  return <EmptyState icon="wallet-cards">{t('dashboard.noAccount')}</EmptyState>;
}
