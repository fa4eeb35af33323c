import type { ReactNode } from 'react';
import { Link } from '../../i18n/Link.tsx';
import { useTexts } from '../../i18n/TextsContext.tsx';
import { DETAIL } from './recordFilter.ts';
import { historyStyles } from './historyStyles.ts';
import { recordAmount } from './recordAmount.ts';
import type { HistoryRecord } from './recordKinds.ts';

interface RecordRowProps {
  readonly record: Omit<HistoryRecord, 'fee_kind'>;
}

/** One record under the heading of its day, and the way to all that is known of it. */
export function RecordRow({ record }: RecordRowProps): ReactNode {
  const texts = useTexts();
  const classes = historyStyles();
  const t = (key: string, values?: object): string => texts.text('pages', key, values);
  const kind = t(`recordKind.${record.kind}`);
  const name = record.summary || kind;
  const at = t('time', { value: record.time });
  return (
    <li className={classes.record}>
      <div>
        <Link
          to={`${DETAIL}?ref_no=${record.ref_no}`}
          state={{ fromList: true }}
          className={classes.name}
          otherwise={name}
        >
          {name}
        </Link>
      </div>
      <div className={classes.amount}>{recordAmount(t, record)}</div>
      <div className={`${classes.note} ${classes.facts}`}>
        {name !== kind && <span className={classes.fact}>{kind}</span>}
        <span className={classes.fact}>{at}</span>
        {record.status !== 'success' && <span className={classes.fact}>{t(`recordStatus.${record.status}`)}</span>}
      </div>
    </li>
  );
}
