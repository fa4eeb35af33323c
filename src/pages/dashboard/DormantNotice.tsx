import type { ReactNode } from 'react';
import { LinkLine } from '../LinkLine.tsx';
import { accountQueryAccSleep } from '../../api/operations.gen.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { accountText } from '../accounts/accountText.ts';
import { useRead } from '../useRead.ts';

/** Who has a dormant account is told so, with the way to wake it (R-FLOW-72, AMB-67). Without an answer nothing is said. */
export function DormantNotice(): ReactNode {
  const t = useWords('pages');
  const sleep = useRead(accountQueryAccSleep, {}, undefined, 'none');
  if (sleep.status !== 'ready' || !sleep.data.sleeping) return null;
  const { account } = sleep.data;
  return (
    <Alert tone="warning" title={t('dashboard.dormant.title')}>
      {account && <p>{accountText(t, account)}</p>}
      <p>{t('dashboard.dormant.body')}</p>
      <LinkLine to="/dormant">{t('dashboard.dormant.link')}</LinkLine>
    </Alert>
  );
}
