import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMember, usePortal, useSession } from '../../api/PortalContext.tsx';
import { useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { NoAccount } from '../accounts/NoAccount.tsx';
import { accountsWithRecords, type PickedAccount } from '../accounts/accountsWithRecords.ts';
import { currentAccount } from '../accounts/useCurrentAccount.ts';
import { PageHeading } from '../PageHeading.tsx';
import { pageStyles } from '../pageStyles.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordDownload } from './RecordDownload.tsx';
import { RecordList } from './RecordList.tsx';
import {
  addressOf,
  DETAIL,
  daysOf,
  HISTORY,
  readFilter,
  textIn,
  type FilterPlace,
  type RecordFilter,
} from './recordFilter.ts';
import { useRecords } from './useRecords.ts';

/** The records of an account, all or of one kind, and each with all that is known of it. The list stays while a record is read: its
 * filters, its pages and where it was (R-MEM-12 to R-MEM-23). */
export function HistoryPage(): ReactNode {
  const member = useMember();
  const t = useWords('pages');
  if (member.status !== 'ready') return null;
  const accounts = accountsWithRecords(member.info);
  if (accounts.length > 0) return <History accounts={accounts} />;
  return (
    <>
      <PageHeading>{t('history.title')}</PageHeading>
      <NoAccount />
    </>
  );
}

interface HistoryProps {
  readonly accounts: readonly PickedAccount[];
}

function History({ accounts }: HistoryProps): ReactNode {
  const { pathname, search, state } = useLocation();
  const refNo = pathname === DETAIL ? new URLSearchParams(search).get('ref_no') : null;
  const place = useListPlace({ pathname, search, state });
  return (
    <>
      <div hidden={refNo !== null}>
        <Records accounts={accounts} place={place} isShown={refNo === null} />
      </div>
      {refNo !== null && <RecordDetail key={refNo} refNo={refNo} listAddress={place.pathname + place.search} />}
    </>
  );
}

/** Where the list is, also while a record is read. */
function useListPlace(here: FilterPlace): FilterPlace {
  const [list, setList] = useState<FilterPlace>(here.pathname === DETAIL ? { pathname: HISTORY, search: '' } : here);
  const isSame = here.pathname === list.pathname && here.search === list.search;
  if (here.pathname === DETAIL || (isSame && textIn(here.state) === textIn(list.state))) return list;
  setList(here);
  return here;
}

function Records({
  accounts,
  place,
  isShown,
}: HistoryProps & { readonly place: FilterPlace; readonly isShown: boolean }): ReactNode {
  const t = useWords('pages');
  const { clock, session } = usePortal();
  const { account: picked } = useSession();
  const navigate = useNavigate();
  const locale = useTexts().locale();
  const filter = readFilter(place);
  const current = currentAccount(accounts, filter.account, picked)!;
  const days = daysOf(filter, clock.now());
  const wanted = {
    account_id: current.account_id,
    ...(filter.kind === undefined ? {} : { type: filter.kind }),
    ...(days && { date_from: days.from, date_to: days.to }),
    ...(filter.text !== undefined && { text: filter.text }),
  };
  const records = useRecords(wanted);
  const change = (changed: RecordFilter): void => {
    if (changed.account !== undefined) session.update({ account: changed.account });
    void navigate(addressOf(changed), { replace: true, state: { text: changed.text ?? '' } });
  };
  return (
    <div className={pageStyles().root}>
      {isShown && (
        <PageHeading>{t(filter.kind === undefined ? 'history.title' : `recordKind.${filter.kind}`)}</PageHeading>
      )}
      <HistoryFilters
        accounts={accounts}
        current={current.account_id}
        filter={filter}
        now={clock.now()}
        onChange={change}
      />
      {records.status === 'ready' && records.total > 0 && (
        <RecordDownload key={JSON.stringify([wanted, locale])} wanted={wanted} days={days} total={records.total} />
      )}
      <RecordList
        records={records}
        isFiltered={filter.kind !== undefined || filter.period !== 'all'}
        {...(filter.text !== undefined && { lookedFor: filter.text })}
      />
    </div>
  );
}
