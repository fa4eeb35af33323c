import type { ReactNode } from 'react';
import { ask } from '../../api/ask.ts';
import { accountStatementFile, accountStatementList } from '../../api/operations.gen.ts';
import { useMember, usePortal } from '../../api/PortalContext.tsx';
import type { UserInfo } from '../../api/member.ts';
import { writtenMonth } from '../../domain/writtenDate.ts';
import { useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { DownloadButton } from '../../ui/DownloadButton/DownloadButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Waiting } from '../../ui/Waiting/Waiting.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { useRead } from '../useRead.ts';
import { AccountPicker } from './AccountPicker.tsx';
import { accountsWithRecords } from './accountsWithRecords.ts';
import { accountsStyles } from './accountsStyles.ts';
import { NoAccount } from './NoAccount.tsx';
import { useCurrentAccount } from './useCurrentAccount.ts';

/** The monthly statements of an account, each to keep (R-GEN-50, R-FLOW-50, R-MEM-36, R-CONST-81). */
export function StatementsPage(): ReactNode {
  const t = useWords('pages');
  const member = useMember();
  if (member.status !== 'ready') return null;
  return (
    <div className={pageStyles().root}>
      <PageHeading>{t('accounts.statements.title')}</PageHeading>
      <p className={pageStyles().lead}>{t('accounts.statements.lead')}</p>
      <OfAccount info={member.info} />
    </div>
  );
}

function OfAccount({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const accounts = accountsWithRecords(info);
  const { current, pick } = useCurrentAccount(accounts);
  const months = useRead(accountStatementList, current && { account_id: current.account_id });
  if (!current) return <NoAccount />;
  return (
    <>
      <AccountPicker accounts={accounts} current={current.account_id} onPick={pick} />
      {months.status === 'loading' && <Waiting label={app('loading')} stillLabel={app('stillLoading')} />}
      {months.status === 'failed' && (
        <Alert tone="error" title={t('accounts.statements.failed')} announce>
          <Button onClick={months.retry}>{app('tryAgain')}</Button>
        </Alert>
      )}
      {months.status === 'ready' && (
        <Months account={current.account_id} months={months.data.list.map(({ month }) => month)} />
      )}
    </>
  );
}

interface MonthsProps {
  readonly account: string;
  /** As `YYYY-MM`, newest first. */
  readonly months: readonly string[];
}

export function Months({ account, months }: MonthsProps): ReactNode {
  const t = useWords('pages');
  const texts = useTexts();
  const { gateway } = usePortal();
  const classes = accountsStyles();
  const language = texts.locale();
  const addressOf = async (month: string): Promise<string | undefined> => {
    const reply = await ask(gateway, accountStatementFile, { account_id: account, month, language }, 'none');
    return reply.type === 'done' ? reply.data.file_url : undefined;
  };
  if (months.length === 0) return <EmptyState icon="file-text">{t('accounts.statements.none')}</EmptyState>;
  return (
    <Card>
      <ul className={classes.list}>
        {months.map((month) => (
          <li key={month} className={classes.month}>
            <span>{writtenMonth(month, language)}</span>
            <DownloadButton
              label={
                <>
                  {t('accounts.statements.save')} <VisuallyHidden>{writtenMonth(month, language)}</VisuallyHidden>
                </>
              }
              failed={t('accounts.statements.fileFailed')}
              address={() => addressOf(month)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
