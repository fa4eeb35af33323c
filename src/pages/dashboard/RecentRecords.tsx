import type { ReactNode } from 'react';
import { Link } from '../../i18n/Link.tsx';
import { useTexts } from '../../i18n/TextsContext.tsx';
import { Button, buttonClass } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import type { ReadState } from '../useRead.ts';
import { HISTORY } from '../history/recordFilter.ts';
import { RecordDays } from '../history/RecordDays.tsx';
import type { AccountSummary } from '../accounts/useAccountSummary.ts';

/** The latest records of the account by day, newest first. */
export function RecentRecords({ summary }: { readonly summary: ReadState<AccountSummary> }): ReactNode {
  const texts = useTexts();
  return (
    <Card>
      <Heading level={2}>{texts.text('pages', 'dashboard.recent')}</Heading>
      <RecordsBody summary={summary} />
    </Card>
  );
}

function RecordsBody({ summary }: { readonly summary: ReadState<AccountSummary> }): ReactNode {
  const texts = useTexts();
  const t = (key: string): string => texts.text('pages', key);
  const app = (key: string): string => texts.text('app', key);
  if (summary.status === 'loading') return <Waiting label={app('loading')} stillLabel={app('stillLoading')} />;
  if (summary.status === 'failed') {
    return (
      <div role="alert">
        <p>{t('dashboard.recentFailed')}</p>
        <Button onClick={summary.retry}>{app('tryAgain')}</Button>
      </div>
    );
  }
  const { recent } = summary.data;
  if (recent.length === 0) return <EmptyState icon="receipt-text">{t('dashboard.noRecords')}</EmptyState>;
  return (
    <>
      <RecordDays records={recent} level={3} />
      <Link to={HISTORY} className={buttonClass('link')}>
        {t('history.all')}
      </Link>
    </>
  );
}
