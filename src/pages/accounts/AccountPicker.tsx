import type { ReactNode } from 'react';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Picker } from '../Picker.tsx';
import { accountText } from './accountText.ts';
import type { PickedAccount } from './accountsWithRecords.ts';

interface AccountPickerProps {
  readonly accounts: readonly PickedAccount[];
  readonly current: string;
  readonly onPick: (accountId: string) => void;
}

/** Which account a page shows; nothing to pick from when there is one. */
export function AccountPicker({ accounts, current, onPick }: AccountPickerProps): ReactNode {
  const t = useWords('pages');
  if (accounts.length < 2) return null;
  const options = accounts.map((account) => ({
    value: account.account_id,
    label: accountText(t, account, isOpen(account) ? undefined : 'dashboard.closedAccountOption'),
  }));
  return <Picker label={t('dashboard.account')} value={current} options={options} onPick={onPick} />;
}

/** One that has ended has no status any more. */
function isOpen(account: PickedAccount): boolean {
  return 'account_status' in account;
}
