import type { ReactNode } from 'react';
import type { UserInfo } from '../../api/member.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';

/** Why nothing can be used for a while after a change of the mobile number: said wherever balances are. */
export function FrozenNotice({ info: { frozen_until: until } }: { readonly info: UserInfo }): ReactNode {
  const t = useWords('pages');
  if (until === undefined) return null;
  return (
    <Alert tone="warning" title={t('dashboard.frozen.title')}>
      <p>{t('dashboard.frozen.body', { until })}</p>
    </Alert>
  );
}
