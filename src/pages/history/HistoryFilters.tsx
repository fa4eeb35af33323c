import type { ReactNode } from 'react';
import { hongKongDate } from '../../domain/calendarDate.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { AccountPicker } from '../accounts/AccountPicker.tsx';
import type { PickedAccount } from '../accounts/accountsWithRecords.ts';
import { DayPicker } from '../DayPicker.tsx';
import { Picker } from '../Picker.tsx';
import { RecordSearch } from './RecordSearch.tsx';
import { historyStyles } from './historyStyles.ts';
import { periods, withDay, withPeriod, type RecordFilter } from './recordFilter.ts';
import { isRecordKind, recordKinds } from './recordKinds.ts';

interface HistoryFiltersProps {
  readonly accounts: readonly PickedAccount[];
  readonly current: string;
  readonly filter: RecordFilter;
  /** An instant. */
  readonly now: string;
  readonly onChange: (filter: RecordFilter) => void;
}

/** With which text, of which account, of which kind, of which days. */
export function HistoryFilters({ accounts, current, filter, now, onChange }: HistoryFiltersProps): ReactNode {
  const t = useWords('pages');
  const { kind: _kind, ...ofAnyKind } = filter;
  const { text: _text, ...ofAnyText } = filter;
  const { days } = filter;
  return (
    <div className={historyStyles().filters}>
      <RecordSearch
        value={filter.text ?? ''}
        onSearch={(text) => onChange(text === '' ? ofAnyText : { ...filter, text })}
      />
      <AccountPicker accounts={accounts} current={current} onPick={(account) => onChange({ ...filter, account })} />
      <Picker
        label={t('history.kind')}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: t('history.allKinds') },
          ...recordKinds.map((value) => ({ value, label: t(`recordKind.${value}`) })),
        ]}
        onPick={(value) => onChange(isRecordKind(value) ? { ...filter, kind: value } : ofAnyKind)}
      />
      <Picker
        label={t('history.period')}
        value={filter.period}
        options={periods.map((value) => ({ value, label: t(`history.periods.${value}`) }))}
        onPick={(value) => onChange(withPeriod(filter, periods.find((period) => period === value) ?? 'all', now))}
      />
      {filter.period === 'own' &&
        days &&
        (['from', 'to'] as const).map((end) => (
          <DayPicker
            key={end}
            label={t(`history.${end}`)}
            value={days[end]}
            last={hongKongDate(now)}
            onPick={(day) => onChange({ ...filter, days: withDay(days, end, day) })}
          />
        ))}
    </div>
  );
}
