import type { ReactNode } from 'react';
import { LinkLine } from '../LinkLine.tsx';
import type { replies } from '../../api/gateway.gen.ts';
import { accountLimitQuery } from '../../api/operations.gen.ts';
import { useMember } from '../../api/PortalContext.tsx';
import type { UserInfo } from '../../api/member.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { useRead } from '../useRead.ts';
import { AccountPicker } from './AccountPicker.tsx';
import { accountsStyles } from './accountsStyles.ts';
import { NoAccount } from './NoAccount.tsx';
import { useCurrentAccount } from './useCurrentAccount.ts';

type Limits = replies['accountLimitQuery'];

/** The limits of the member's level, what of them is used and left, and how to have higher ones (R-FLOW-35, R-MEM-35, R-ROLE-05, R-ROLE-11). */
export function LimitsPage(): ReactNode {
  const t = useWords('pages');
  const member = useMember();
  if (member.status !== 'ready') return null;
  return (
    <div className={pageStyles().root}>
      <PageHeading>{t('accounts.limits.title')}</PageHeading>
      <OfAccount info={member.info} />
    </div>
  );
}

function OfAccount({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const { current, pick } = useCurrentAccount(info.account_list);
  const limits = useRead(accountLimitQuery, current && { account_id: current.account_id });
  if (!current) return <NoAccount />;
  return (
    <>
      <AccountPicker accounts={info.account_list} current={current.account_id} onPick={pick} />
      {limits.status === 'loading' && <Waiting label={app('loading')} stillLabel={app('stillLoading')} />}
      {limits.status === 'failed' && (
        <Alert tone="error" title={t('accounts.limits.failed')} announce>
          <Button onClick={limits.retry}>{app('tryAgain')}</Button>
        </Alert>
      )}
      {limits.status === 'ready' && <LimitList limits={limits.data} />}
      <LinkLine to="/newLimitTable">{t('accounts.limits.table')}</LinkLine>
    </>
  );
}

export function LimitList({ limits: { tier, limits } }: { readonly limits: Limits }): ReactNode {
  const t = useWords('pages');
  const classes = accountsStyles();
  return (
    <Card>
      <p>{t(`accounts.limits.tier.${tier}`)}</p>
      <ul className={classes.list}>
        {limits.map(({ kind, limit, used, left }) => (
          <li key={kind} className={classes.limit}>
            <div className={classes.limitHead}>
              <span className={classes.limitName}>{t(`accounts.limits.kind.${kind}`)}</span>
              <span>{t('money', { value: limit })}</span>
            </div>
            {used && left && (
              <>
                <div className={classes.bar} aria-hidden>
                  <div className={classes.barUsed} style={{ width: `${share(used.amount, limit.amount)}%` }} />
                </div>
                <span className={classes.note}>{t('accounts.limits.used', { used, left })}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {tier !== 'T3' && <LinkLine to="/dashboard/realname">{t('accounts.limits.raise')}</LinkLine>}
    </Card>
  );
}

/** A picture only: figures are said in words. */
function share(used: string, limit: string): number {
  const all = Number(limit);
  return all > 0 ? Math.min(100, (100 * Number(used)) / all) : 100;
}
