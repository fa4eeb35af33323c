import { useEffect, useState } from 'react';
import { ask } from '../../api/ask.ts';
import type { replies } from '../../api/gateway.gen.ts';
import { accountSummary } from '../../api/operations.gen.ts';
import { useMember, usePortal } from '../../api/PortalContext.tsx';

export type AccountSummary = replies['accountSummary'];

export type SummaryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: AccountSummary };

/** Balance and latest records of an account, asked again whenever the member's info comes anew. */
export function useAccountSummary(accountId: string | undefined): SummaryState {
  const { gateway } = usePortal();
  const member = useMember();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly data: AccountSummary | undefined }>();
  useEffect(() => {
    if (accountId === undefined) return;
    let current = true;
    void ask(gateway, accountSummary, { account_id: accountId }, 'none').then((reply) => {
      if (current) setAnswer({ of: accountId, data: reply.type === 'done' ? reply.data : undefined });
    });
    return () => {
      current = false;
    };
  }, [gateway, accountId, member, attempt]);
  if (!answer || answer.of !== accountId) return { status: 'loading' };
  if (answer.data) return { status: 'ready', data: answer.data };
  return { status: 'failed', retry: () => setAttempt(attempt + 1) };
}
