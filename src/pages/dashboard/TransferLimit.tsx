import type { ReactNode } from 'react';
import { Link } from '../../i18n/Link.tsx';
import { accountLimitQuery } from '../../api/operations.gen.ts';
import { useMember } from '../../api/PortalContext.tsx';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { useRead } from '../useRead.ts';

/** What may still be sent today, and the way to all limits (R-FLOW-17). Without an answer nothing is said. */
export function TransferLimit({ accountId }: { readonly accountId: string }): ReactNode {
  const t = useWords('pages');
  const limits = useRead(accountLimitQuery, { account_id: accountId }, useMember(), 'none');
  const daily = limits.status === 'ready' ? limits.data.limits.find(({ left }) => left !== undefined) : undefined;
  if (!daily) return null;
  return (
    <Card>
      <p>
        {t('dashboard.limit', daily)} <Link to="/account/limit">{t('accounts.limits.title')}</Link>
      </p>
    </Card>
  );
}
