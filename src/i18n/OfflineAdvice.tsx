import type { ReactNode } from 'react';
import { useIsOnline } from './useIsOnline.ts';
import { useWords } from './TextsContext.tsx';

/** Something did not come: a member is sent to look at the connection only where the browser says that there is none. */
export function OfflineAdvice(): ReactNode {
  const t = useWords('app');
  return useIsOnline() ? null : <p>{t('offline')}</p>;
}
