import type { ReactNode } from 'react';
import type { UserInfo } from '../../api/member.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { AccountPicker } from '../accounts/AccountPicker.tsx';
import { Picker } from '../Picker.tsx';
import { historyStyles } from './historyStyles.ts';
import { periods, type RecordFilter } from './recordFilter.ts';
import { isRecordKind, recordKinds } from './recordKinds.ts';

interface HistoryFiltersProps {
  readonly accounts: UserInfo['account_list'];
  readonly current: string;
  readonly filter: RecordFilter;
  readonly onChange: (filter: RecordFilter) => void;
}

/** Of which account, of which kind, since when. */
export function HistoryFilters({ accounts, current, filter, onChange }: HistoryFiltersProps): ReactNode {
  const t = useWords('pages');
  const { kind, ...rest } = filter;
  return (
    <div className={historyStyles().filters}>
      <AccountPicker accounts={accounts} current={current} onPick={(account) => onChange({ ...filter, account })} />
      <Picker
        label={t('history.kind')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('history.allKinds') },
          ...recordKinds.map((value) => ({ value, label: t(`recordKind.${value}`) })),
        ]}
        onPick={(value) => onChange(isRecordKind(value) ? { ...rest, kind: value } : rest)}
      />
      <Picker
        label={t('history.period')}
        value={filter.period}
        options={periods.map((value) => ({ value, label: t(`history.periods.${value}`) }))}
        onPick={(value) => onChange({ ...filter, period: periods.find((period) => period === value) ?? 'all' })}
      />
    </div>
  );
}
