import type { ReactNode } from 'react';
import { Link } from '../../i18n/Link.tsx';
import type { replies } from '../../api/gateway.gen.ts';
import { historySpending } from '../../api/operations.gen.ts';
import { useMember } from '../../api/PortalContext.tsx';
import { money, toMinor } from '../../domain/money.ts';
import { writtenMonth } from '../../domain/writtenDate.ts';
import { useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { BarTable } from '../../ui/BarTable/BarTable.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { HISTORY } from '../history/recordFilter.ts';
import type { RecordKind } from '../history/recordKinds.ts';
import { useRead } from '../useRead.ts';
import { spendingStyles } from './spendingStyles.ts';

type Month = replies['historySpending']['months'][number];

/** What has left the account in the last months. Without an answer, and where nothing has, nothing is said. */
export function Spending({ accountId }: { readonly accountId: string }): ReactNode {
  const spending = useRead(historySpending, { account_id: accountId }, useMember(), 'none');
  if (spending.status !== 'ready') return null;
  const { months } = spending.data;
  return months.some(({ kinds }) => kinds.length > 0) ? <SpendingCharts months={months} /> : null;
}

/** The same sums twice: by month and by kind. */
export function SpendingCharts({ months }: { readonly months: readonly Month[] }): ReactNode {
  const t = useWords('pages');
  const texts = useTexts();
  const nameOf = (kind: RecordKind): ReactNode => {
    const name = t(`recordKind.${kind}`);
    return (
      <Link to={`${HISTORY}/${kind}`} otherwise={name}>
        {name}
      </Link>
    );
  };
  const ofMonths = months.map(({ month, total }) => ({ id: month, name: writtenMonth(month, texts.locale()), total }));
  const ofKinds = sumsByKind(months).map(({ kind, total }) => ({
    id: kind,
    name: nameOf(kind),
    total,
  }));
  const bars = (sums: typeof ofMonths | typeof ofKinds) => {
    const most = Math.max(...sums.map(({ total }) => Number(total.amount)));
    return sums.map(({ total, ...bar }) => ({
      ...bar,
      amount: t('money', { value: total }),
      // A picture only: the sum itself is said.
      share: Number(total.amount) / most,
    }));
  };
  return (
    <Card>
      <Heading level={2}>{t('dashboard.spending.title', { months: months.length })}</Heading>
      <div className={spendingStyles().charts}>
        <BarTable caption={t('dashboard.spending.byMonth')} bars={bars(ofMonths)} />
        <BarTable caption={t('dashboard.spending.byKind')} bars={bars(ofKinds)} />
      </div>
    </Card>
  );
}

/** The largest first. */
function sumsByKind(months: readonly Month[]) {
  const sums = new Map<RecordKind, bigint>();
  const currency = months[0]?.total.currency ?? 'HKD';
  for (const { kind, amount } of months.flatMap(({ kinds }) => kinds))
    sums.set(kind, (sums.get(kind) ?? 0n) + toMinor(amount.amount, currency));
  return [...sums]
    .sort(([, one], [, other]) => (other > one ? 1 : -1))
    .map(([kind, sum]) => ({ kind, total: money(sum, currency) }));
}
