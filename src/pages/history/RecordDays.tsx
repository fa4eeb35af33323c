import { memo, type ReactNode } from 'react';
import { hongKongDate } from '../../domain/calendarDate.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { historyStyles } from './historyStyles.ts';
import type { HistoryRecord } from './recordKinds.ts';
import { RecordRow } from './RecordRow.tsx';
import { skipUnseen } from './skipUnseen.ts';

type ListedRecord = Omit<HistoryRecord, 'fee_kind'>;

interface Day {
  readonly day: string;
  readonly ofDay: readonly ListedRecord[];
}

interface RecordDaysProps {
  /** In the order they are shown in. */
  readonly records: readonly ListedRecord[];
  /** Of the heading of a day. */
  readonly level: 2 | 3;
}

/** Days that the browser lays out together: about a screen or two. A single day is too small: who scrolls would wait for each to be laid out. */
const RECORDS_OF_PART = 20;

/** Records under the day they are of. */
export function RecordDays({ records, level }: RecordDaysProps): ReactNode {
  return (
    <div className={historyStyles().days}>
      {inParts(byDay(records)).map((days) => (
        <Part key={days[0]!.day} days={days} level={level} />
      ))}
    </div>
  );
}

interface PartProps extends Pick<RecordDaysProps, 'level'> {
  readonly days: readonly Day[];
}

/** What more records do not change is not rendered again. */
const Part = memo(
  function Part({ days, level }: PartProps): ReactNode {
    const t = useWords('pages');
    const classes = historyStyles();
    return (
      <div ref={skipUnseen} className={classes.part}>
        {days.map(({ day, ofDay }) => (
          <section key={day} className={classes.day}>
            <Heading level={level}>{t('date', { value: day })}</Heading>
            <ul className={classes.records}>
              {ofDay.map((record) => (
                <RecordRow key={record.ref_no + record.kind} record={record} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  },
  (before, after) => before.level === after.level && areSame(recordsOf(before.days), recordsOf(after.days)),
);

const recordsOf = (days: readonly Day[]): readonly ListedRecord[] => days.flatMap(({ ofDay }) => ofDay);

function areSame(some: readonly ListedRecord[], others: readonly ListedRecord[]): boolean {
  return some.length === others.length && some.every((record, index) => record === others[index]);
}

function byDay(records: readonly ListedRecord[]): readonly Day[] {
  const days = new Map<string, ListedRecord[]>();
  for (const record of records) {
    const day = hongKongDate(record.time);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(record);
    else days.set(day, [record]);
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }));
}

/** Whole days, newest first: what follows changes no part but the last. */
function inParts(days: readonly Day[]): readonly (readonly Day[])[] {
  const parts: Day[][] = [];
  let room = 0;
  for (const day of days) {
    if (room <= 0) {
      parts.push([]);
      room = RECORDS_OF_PART;
    }
    parts.at(-1)!.push(day);
    room -= day.ofDay.length;
  }
  return parts;
}
