import { useId, type ReactNode } from 'react';
import type { UserInfo } from '../../api/member.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { inputStyles } from '../../ui/Input/inputStyles.ts';
import { dashboardStyles } from './dashboardStyles.ts';

interface AccountPickerProps {
  readonly accounts: UserInfo['account_list'];
  readonly current: string;
  readonly onPick: (accountId: string) => void;
}

/** Which account the dashboard shows; nothing to pick from when there is one. */
export function AccountPicker({ accounts, current, onPick }: AccountPickerProps): ReactNode {
  const t = useWords('pages');
  const id = useId();
  const classes = dashboardStyles();
  if (accounts.length < 2) return null;
  return (
    <div className={classes.picker}>
      <label htmlFor={id} className={classes.label}>
        {t('dashboard.account')}
      </label>
      <select
        id={id}
        className={inputStyles({ select: 'yes', width: 'medium' }).box}
        value={current}
        onChange={(event) => onPick(event.target.value)}
      >
        {accounts.map((account) => (
          <option key={account.account_id} value={account.account_id}>
            {t('dashboard.accountOption', {
              currency: account.currency,
              organ: t(`cardOrgan.${account.card_organ}`),
              tail: account.card_no_mask.slice(-4),
            })}
          </option>
        ))}
      </select>
    </div>
  );
}
