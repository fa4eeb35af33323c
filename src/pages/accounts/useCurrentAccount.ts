import { useSearchParams } from 'react-router-dom';
import { usePortal, useSession } from '../../api/PortalContext.tsx';
import type { PickedAccount } from './accountsWithRecords.ts';

/** The one that the address names, else the one that was picked last, else the first (R-ENT-04). */
export function currentAccount<Account extends PickedAccount>(
  accounts: readonly Account[],
  named: string | null | undefined,
  picked: string | undefined,
): Account | undefined {
  const byId = (id: string | null | undefined) => accounts.find(({ account_id }) => account_id === id);
  return byId(named) ?? byId(picked) ?? accounts[0];
}

/** The account that a page is about; a change of it stands in the address and is remembered for the visit. */
export function useCurrentAccount<Account extends PickedAccount>(
  accounts: readonly Account[],
): {
  readonly current: Account | undefined;
  readonly pick: (accountId: string) => void;
} {
  const { session } = usePortal();
  const { account: picked } = useSession();
  const [query, setQuery] = useSearchParams();
  return {
    current: currentAccount(accounts, query.get('account'), picked),
    pick: (account) => {
      session.update({ account });
      setQuery({ account }, { replace: true });
    },
  };
}
