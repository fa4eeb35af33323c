import type { ReactNode } from 'react';
import { Link } from '../../i18n/Link.tsx';
import { useMember } from '../../api/PortalContext.tsx';
import { WIZARD_NAMES } from '../../domain/pageName.ts';
import { useLoadedWords, useWords } from '../../i18n/TextsContext.tsx';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { MoreWizards } from '../MoreWizards.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { FrozenNotice } from './FrozenNotice.tsx';
import { NoAccount } from './NoAccount.tsx';
import { accountsStyles } from './accountsStyles.ts';
import { BalanceCard } from './BalanceCard.tsx';

const ways = [
  { to: '/history', name: 'history.title' },
  { to: '/account/limit', name: 'accounts.limits.title' },
  { to: '/account/monthlyBill', name: 'accounts.statements.title' },
];

interface AccountsPageProps {
  /** Those that begin below this page. */
  readonly wizards: readonly { readonly route: string; readonly flow: string }[];
}

/** The member's accounts, what each holds, and what there is to see of it (R-GEN-17, R-MEM-34). */
export function AccountsPage({ wizards }: AccountsPageProps): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const member = useMember();
  const { ready } = useLoadedWords([WIZARD_NAMES]);
  const styles = accountsStyles();
  if (member.status !== 'ready') return null;
  const { account_list } = member.info;
  return (
    <div className={pageStyles().root}>
      <PageHeading>{app('menu.account')}</PageHeading>
      <FrozenNotice info={member.info} />
      {account_list.length === 0 && <NoAccount />}
      <ul className={styles.accounts}>
        {account_list.map((account) => (
          <li key={account.account_id}>
            <BalanceCard
              account={account}
              summary={undefined}
              label={t('accounts.of', { what: t('dashboard.balanceLabel'), account: account.card_no_mask })}
            >
              {ways.map(({ to, name }) => (
                <Link
                  key={to}
                  to={`${to}?${String(new URLSearchParams({ account: account.account_id }))}`}
                  className={buttonClass('link')}
                  aria-label={t('accounts.of', { what: t(name), account: account.card_no_mask })}
                >
                  {t(name)}
                </Link>
              ))}
            </BalanceCard>
          </li>
        ))}
      </ul>
      {ready && wizards.length > 0 && <MoreWizards title={t('accounts.more')} wizards={wizards} />}
    </div>
  );
}
