import type { replies } from '../../api/gateway.gen.ts';
import { accountSummary } from '../../api/operations.gen.ts';
import { useMember } from '../../api/PortalContext.tsx';
import { useRead, type ReadState } from '../useRead.ts';

export type AccountSummary = replies['accountSummary'];

/** Balance and latest records of an account, asked again whenever the member's info changes. */
export function useAccountSummary(accountId: string | undefined): ReadState<AccountSummary> {
  const member = useMember();
  return useRead(accountSummary, accountId === undefined ? undefined : { account_id: accountId }, member);
}
