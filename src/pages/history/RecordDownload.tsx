import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePortal } from '../../api/PortalContext.tsx';
import { hongKongDate } from '../../domain/calendarDate.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { historyStyles } from './historyStyles.ts';
import { readAllRecords } from './readAllRecords.ts';
import { recordFile, recordFileName } from './recordFile.ts';
import type { Days } from './recordFilter.ts';
import { saveText } from './saveText.ts';
import type { Wanted } from './useRecords.ts';

type State =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'reading'; readonly read: number; readonly total: number }
  | { readonly status: 'saved'; readonly count: number; readonly older: boolean };

interface RecordDownloadProps {
  readonly wanted: Wanted;
  readonly days: Days | undefined;
  /** As far as the list knows. */
  readonly total: number;
}

/** Keeps all that the filters in force find as a file for a spreadsheet, made here of the pages of the list: nothing is in it that the
 * list does not show. Other filters are another download: give it a key of theirs. */
export function RecordDownload({ wanted, days, total }: RecordDownloadProps): ReactNode {
  const t = useWords('pages');
  const { gateway, clock } = usePortal();
  const classes = historyStyles();
  const [state, setState] = useState<State>({ status: 'idle' });
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = (left.current = new AbortController());
    return () => leaving.abort();
  }, []);

  const save = async (): Promise<void> => {
    const { signal } = left.current!;
    if (state.status === 'reading') return;
    setState({ status: 'reading', read: 0, total });
    const onPage = (progress: { readonly read: number; readonly total: number }): void =>
      setState({ status: 'reading', ...progress });
    const all = await readAllRecords(gateway, wanted, { onPage, signal });
    if (signal.aborted) return;
    if (!all || all.records.length === 0) return setState({ status: 'failed' });
    saveText(recordFileName(all.records, days, hongKongDate(clock.now())), 'text/csv', recordFile(all.records, t));
    setState({ status: 'saved', count: all.records.length, older: all.older });
  };

  return (
    <div className={classes.download}>
      <Button aria-disabled={state.status === 'reading'} onClick={() => void save()}>
        <Icon name="download" />
        {t('history.file.save')}
      </Button>
      <div role="status" className={classes.note}>
        {state.status === 'reading' && <p>{t('history.file.reading', state)}</p>}
        {state.status === 'saved' && <p>{t('history.file.saved', state)}</p>}
        {state.status === 'saved' && state.older && <p>{t('history.file.older')}</p>}
      </div>
      {state.status === 'failed' && (
        <Alert tone="error" announce>
          {t('history.file.failed')}
        </Alert>
      )}
    </div>
  );
}
