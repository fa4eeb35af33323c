import type { ReactNode } from 'react';
import type { UserInfo } from '../../api/member.ts';
import { cardPurchaseRecords, topupFrozenList } from '../../api/operations.gen.ts';
import { useMember } from '../../api/PortalContext.tsx';
import type { Json } from '../../domain/json.ts';
import { Link } from '../../i18n/Link.tsx';
import { useIsOpen } from '../../i18n/SiteContext.tsx';
import { useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useRead, type ReadState } from '../useRead.ts';
import { tasks, tasksFor } from './toDo.ts';
import { toDoStyles } from './toDoStyles.ts';

const LATEST_ORDERS = { page_no: 1, page_size: 10 };
const MOST = 3;

/** What waits for the member, the most pressing first, each with the way to it; nothing when nothing does. What the gateway does not
 * answer is not missed. */
export function ToDo({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useWords('pages');
  const locale = useTexts().locale();
  const isOpen = useIsOpen();
  const member = useMember();
  const frozen = useRead(topupFrozenList, {}, member, 'none');
  const orders = useRead(cardPurchaseRecords, LATEST_ORDERS, member, 'none');
  const rows = { member: [info as unknown as Json], account: info.account_list as unknown as Json[] };
  const waiting = tasksFor(tasks, { ...rows, topup: listOf(frozen), order: listOf(orders) });
  const shown = waiting.filter(({ to }) => isOpen(to)).slice(0, MOST);
  if (shown.length === 0) return null;
  const classes = toDoStyles();
  return (
    <Card>
      <Heading level={2}>{t('dashboard.toDo')}</Heading>
      <ul className={classes.list}>
        {shown.map(({ to, texts }) => (
          <li key={to} className={classes.task}>
            <span className={classes.words}>
              <Link to={to} className={classes.title}>
                {texts[locale].title}
              </Link>
              <span className={classes.text}>{texts[locale].text}</span>
            </span>
            <Icon name="chevron-right" className={classes.icon} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function listOf(read: ReadState<{ readonly list: readonly object[] }>): readonly Json[] {
  return read.status === 'ready' ? (read.data.list as readonly Json[]) : [];
}
