import type { ReactNode } from 'react';
import type { UserInfo } from '../../api/member.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Picker } from '../Picker.tsx';

interface AccountPickerProps {
  readonly accounts: UserInfo['account_list'];
  readonly current: string;
  readonly onPick: (accountId: string) => void;
}

/** Which account a page shows; nothing to pick from when there is one. */
export function AccountPicker({ accounts, current, onPick }: AccountPickerProps): ReactNode {
  const t = useWords('pages');
  if (accounts.length < 2) return null;
  const options = accounts.map(({ account_id, currency, card_organ, card_no_mask }) => ({
    value: account_id,
    label: t('dashboard.accountOption', {
      currency,
      organ: t(`cardOrgan.${card_organ}`),
      tail: card_no_mask.slice(-4),
    }),
  }));
  return <Picker label={t('dashboard.account')} value={current} options={options} onPick={onPick} />;
}
