import type { ReactNode } from 'react';
import { hongKongDate } from '../../domain/calendarDate.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { historyStyles } from './historyStyles.ts';
import type { HistoryRecord } from './recordKinds.ts';
import { RecordRow } from './RecordRow.tsx';

type ListedRecord = Omit<HistoryRecord, 'fee_kind'>;

interface RecordDaysProps {
  /** In the order they are shown in. */
  readonly records: readonly ListedRecord[];
  /** Of the heading of a day. */
  readonly level: 2 | 3;
}

/** Records under the day they are of. */
export function RecordDays({ records, level }: RecordDaysProps): ReactNode {
  const t = useWords('pages');
  const classes = historyStyles();
  return byDay(records).map(({ day, ofDay }) => (
    <section key={day} className={classes.day}>
      <Heading level={level}>{t('date', { value: day })}</Heading>
      <ul className={classes.records}>
        {ofDay.map((record) => (
          <RecordRow key={record.ref_no + record.kind} record={record} />
        ))}
      </ul>
    </section>
  ));
}

function byDay(records: readonly ListedRecord[]) {
  const days = new Map<string, ListedRecord[]>();
  for (const record of records) {
    const day = hongKongDate(record.time);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }));
}
