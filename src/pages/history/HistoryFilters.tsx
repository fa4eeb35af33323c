import { useId, type ReactNode } from 'react';
import type { UserInfo } from '../../api/member.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { inputStyles } from '../../ui/Input/inputStyles.ts';
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
      {accounts.length > 1 && (
        <Filter
          label={t('dashboard.account')}
          value={current}
          options={accounts.map((account) => ({
            value: account.account_id,
            label: t('dashboard.accountOption', {
              currency: account.currency,
              organ: t(`cardOrgan.${account.card_organ}`),
              tail: account.card_no_mask.slice(-4),
            }),
          }))}
          onPick={(account) => onChange({ ...filter, account })}
        />
      )}
      <Filter
        label={t('history.kind')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('history.allKinds') },
          ...recordKinds.map((value) => ({ value, label: t(`recordKind.${value}`) })),
        ]}
        onPick={(value) => onChange(isRecordKind(value) ? { ...rest, kind: value } : rest)}
      />
      <Filter
        label={t('history.period')}
        value={filter.period}
        options={periods.map((value) => ({ value, label: t(`history.periods.${value}`) }))}
        onPick={(value) => onChange({ ...filter, period: periods.find((period) => period === value) ?? 'all' })}
      />
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string) => void;
}

function Filter({ label, value, options, onPick }: FilterProps): ReactNode {
  const id = useId();
  const classes = historyStyles();
  return (
    <div className={classes.filter}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        className={inputStyles({ select: 'yes' }).box}
        value={value}
        onChange={(event) => onPick(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
