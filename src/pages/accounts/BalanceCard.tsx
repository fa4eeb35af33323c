import type { ReactNode } from 'react';
import type { UserInfo } from '../../api/member.ts';
import { useTexts } from '../../i18n/TextsContext.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { balanceStyles } from './balanceStyles.ts';
import type { AccountSummary } from './useAccountSummary.ts';

interface BalanceCardProps {
  readonly account: UserInfo['account_list'][number];
  /** Fresher than `account` once it is here, with the sums that are held. */
  readonly summary: AccountSummary | undefined;
  /** Which of several it is, for those who listen. */
  readonly label?: string;
  /** What can be done with the account. */
  readonly children: ReactNode;
}

/** What an account holds, what of it can be used, and what is held until when (AMB-41). */
export function BalanceCard({ account, summary, label, children }: BalanceCardProps): ReactNode {
  const texts = useTexts();
  const classes = balanceStyles();
  const t = (key: string, values?: object): string => texts.text('pages', key, values);
  const { balance, available, held } = summary ?? account;
  const facts = [
    { name: 'balance', money: balance },
    { name: 'held', money: held },
  ];
  return (
    <Card aria-label={label ?? t('dashboard.balanceLabel')}>
      <div className={classes.cardHead}>
        <span>
          {t(`cardOrgan.${account.card_organ}`)} {account.card_no_mask}
        </span>
        <AccountBadge account={account} />
      </div>
      <dl className={classes.sum}>
        <dt className={classes.label}>{t('dashboard.available')}</dt>
        <dd className={classes.available}>{t('money', { value: available })}</dd>
        {summary?.equivalent && (
          <dd className={classes.label}>{t('dashboard.equivalent', { value: summary.equivalent })}</dd>
        )}
      </dl>
      <dl className={classes.facts}>
        {facts.map(({ name, money }) => (
          <div key={name}>
            <dt className={classes.label}>{t(`dashboard.${name}`)}</dt>
            <dd>{t('money', { value: money })}</dd>
          </div>
        ))}
      </dl>
      {summary && summary.holds.length > 0 && (
        <ul className={classes.holds}>
          {summary.holds.map((hold) => (
            <li key={hold.until + hold.amount.amount}>{t('dashboard.hold', hold)}</li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>{children}</div>
    </Card>
  );
}

/** The status of the card; of an account that is stopped that it is, whatever its card (R-STATE-39). */
function AccountBadge({ account }: Pick<BalanceCardProps, 'account'>): ReactNode {
  const texts = useTexts();
  const { account_status: own, status } = account;
  const key = own === 'normal' ? `cardStatus.${status}` : `accountStatus.${own}`;
  return (
    <span className={balanceStyles().status} data-status={own === 'normal' ? status : own}>
      {texts.text('pages', key)}
    </span>
  );
}
