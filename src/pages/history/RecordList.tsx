import type { ReactNode } from 'react';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { historyStyles } from './historyStyles.ts';
import { RecordDays } from './RecordDays.tsx';
import type { Records } from './useRecords.ts';

interface RecordListProps {
  readonly records: Records;
  /** Fewer are shown than there may be. */
  readonly isFiltered: boolean;
  /** What they were found by. */
  readonly lookedFor?: string;
}

/** Records by day, the newest first. */
export function RecordList({ records, isFiltered, lookedFor: text }: RecordListProps): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const classes = historyStyles();
  if (records.status === 'loading') return <Waiting label={app('loading')} stillLabel={app('stillLoading')} />;
  if (records.status === 'failed')
    return (
      <Alert tone="error" title={t('dashboard.recentFailed')} announce>
        <Button onClick={records.retry}>{app('tryAgain')}</Button>
      </Alert>
    );
  if (records.records.length === 0)
    return (
      <>
        <EmptyState icon={isFiltered || text !== undefined ? 'search-x' : 'receipt-text'} announce>
          {text !== undefined
            ? t(isFiltered ? 'history.search.noneOfThese' : 'history.search.none', { text })
            : t(isFiltered ? 'history.noneOfThese' : 'dashboard.noRecords')}
        </EmptyState>
        {records.older && <p className={classes.note}>{t('history.older')}</p>}
      </>
    );
  const { total, older, hasFailed, isReading, more } = records;
  const shown = records.records.length;
  return (
    <Card>
      <RecordDays records={records.records} level={2} />
      <div className={classes.foot}>
        <p className={classes.note} role="status">
          {t('history.shown', { shown, total })}
        </p>
        {hasFailed && (
          <Alert tone="error" announce>
            {t('dashboard.recentFailed')}
          </Alert>
        )}
        {shown < total && (
          <Button aria-disabled={isReading} onClick={more}>
            {isReading ? app('loading') : t('history.more')}
          </Button>
        )}
        {shown >= total && older && <p className={classes.note}>{t('history.older')}</p>}
      </div>
    </Card>
  );
}
