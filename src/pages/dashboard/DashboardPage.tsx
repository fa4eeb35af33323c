import type { ReactNode } from 'react';
import { Link } from '../../i18n/Link.tsx';
import { useMember, usePortal, useSession } from '../../api/PortalContext.tsx';
import type { UserInfo } from '../../api/member.ts';
import { useTexts } from '../../i18n/TextsContext.tsx';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { FrozenNotice } from '../accounts/FrozenNotice.tsx';
import { NoAccount } from '../accounts/NoAccount.tsx';
import { BalanceCard } from '../accounts/BalanceCard.tsx';
import { pageStyles } from '../pageStyles.ts';
import { AccountChoice } from './AccountFaces.tsx';
import { dashboardStyles } from './dashboardStyles.ts';
import { RecentRecords } from './RecentRecords.tsx';
import { Spending } from './Spending.tsx';
import { DormantNotice } from './DormantNotice.tsx';
import { mayBeSentFrom } from './mayBeSentFrom.ts';
import { ToDo } from './ToDo.tsx';
import { TransferLimit } from './TransferLimit.tsx';
import { useAccountSummary } from '../accounts/useAccountSummary.ts';

/** Balances, notices and the ways on (R-MEM-01). The member layout renders it once user info is here (R-MEM-02). */
export function DashboardPage(): ReactNode {
  const member = useMember();
  return member.status === 'ready' ? <Dashboard info={member.info} /> : null;
}

function Dashboard({ info }: { readonly info: UserInfo }): ReactNode {
  const texts = useTexts();
  const { session } = usePortal();
  const { account } = useSession();
  const columns = dashboardStyles();
  // The first account is the current one until the member picks another (R-ENT-04).
  const current = info.account_list.find((each) => each.account_id === account) ?? info.account_list[0];
  const summary = useAccountSummary(current?.account_id);
  return (
    <div className={pageStyles().root}>
      <PageHeading>{texts.text('pages', 'dashboard.title', { name: info.user_name })}</PageHeading>
      <FrozenNotice info={info} />
      <DormantNotice />
      {current ? (
        <>
          <AccountChoice
            accounts={info.account_list}
            current={current.account_id}
            onPick={(id) => session.update({ account: id })}
          />
          <div className={columns.parts}>
            <div className={columns.account}>
              <BalanceCard account={current} summary={summary.status === 'ready' ? summary.data : undefined}>
                <Link to="/dashboard/transfer" className={buttonClass('primary')}>
                  <Icon name="arrow-left-right" />
                  {texts.text('pages', 'dashboard.transfer')}
                </Link>
                <Link to="/dashboard/topup" className={buttonClass('secondary')}>
                  <Icon name="circle-plus" />
                  {texts.text('pages', 'dashboard.topup')}
                </Link>
              </BalanceCard>
              <ToDo info={info} />
              {mayBeSentFrom(info, current) && <TransferLimit accountId={current.account_id} />}
            </div>
            <div className={columns.records}>
              <RecentRecords summary={summary} />
            </div>
            <Spending accountId={current.account_id} />
          </div>
        </>
      ) : (
        <NoAccount />
      )}
    </div>
  );
}
