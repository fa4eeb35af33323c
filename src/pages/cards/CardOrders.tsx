import { useState, type ReactNode } from 'react';
import type { replies } from '../../api/gateway.gen.ts';
import { cardApplyRecords } from '../../api/operations.gen.ts';
import { hongKongDate } from '../../domain/calendarDate.ts';
import { useWords } from '../../i18n/TextsContext.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { StageBar } from '../../ui/StageBar/StageBar.tsx';
import { useRead } from '../useRead.ts';
import { cardsStyles } from './cardsStyles.ts';
import { useOrders, type Order } from './useOrders.ts';

type Making = replies['cardApplyRecords']['list'][number];

/** As many as the gateway answers at once; more physical cards nobody holds. */
const READ = { page_no: 1, page_size: 50 };
const AT_FIRST = 5;

/** From the order of a physical card to its owner's hand (R-STATE-41 to R-STATE-44). */
const STAGES: readonly Making['print_progress'][] = ['waiting', 'making', 'delivered', 'received'];

/** What the member has ordered of cards and gift cards, how each order stands, and how far a physical card is (R-FLOW-32, R-FLOW-33,
 * AMB-47). Nothing is said to who has ordered nothing. */
export function CardOrders(): ReactNode {
  const t = useWords('pages');
  const app = useWords('app');
  const orders = useOrders();
  const made = useRead(cardApplyRecords, READ, undefined, 'none');
  const [isOpen, setOpen] = useState(false);
  const classes = cardsStyles();
  if (orders.status === 'loading' || (orders.status === 'ready' && orders.list.length === 0)) return null;
  if (orders.status === 'failed')
    return (
      <Alert tone="error" title={t('cards.orders.failed')}>
        <Button onClick={orders.retry}>{app('tryAgain')}</Button>
      </Alert>
    );
  const { list, total, state, more } = orders;
  const shown = isOpen ? list : list.slice(0, AT_FIRST);
  const making = new Map(made.status === 'ready' ? made.data.list.map((one) => [one.order_no, one]) : []);
  return (
    <Card>
      <Heading level={2}>{t('cards.orders.title')}</Heading>
      <ul className={classes.orders}>
        {shown.map((order) => (
          <OneOrder key={order.order_no} order={order} making={making.get(order.order_no)} />
        ))}
      </ul>
      {total > shown.length && (
        <div className={classes.foot}>
          <p className={classes.note} role="status">
            {t('history.shown', { shown: shown.length, total })}
          </p>
          {state === 'failed' && (
            <Alert tone="error" announce>
              {t('cards.orders.failed')}
            </Alert>
          )}
          <Button aria-disabled={state === 'reading'} onClick={isOpen ? more : () => setOpen(true)}>
            {state === 'reading' ? app('loading') : t('history.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function OneOrder({ order, making }: { readonly order: Order; readonly making: Making | undefined }): ReactNode {
  const t = useWords('pages');
  const classes = cardsStyles();
  const { card_no_mask: number, count } = order;
  const what = number ?? t('cards.orders.count', { count });
  const made = order.state === 'notPassed' ? undefined : making;
  return (
    <li className={classes.order}>
      <div className={classes.row}>
        <span className={classes.status}>{t(`orderKind.${order.kind}`)}</span>
        <span className={classes.sum}>{t('money', { value: order.total })}</span>
      </div>
      <div>{t(`orderState.${order.state}`)}</div>
      {made && (
        <>
          <div>{t(`printProgress.${made.print_progress}`, made)}</div>
          <StageBar stages={STAGES} at={made.print_progress} />
        </>
      )}
      <div className={classes.note}>{t('cards.orders.line', { what, date: hongKongDate(order.time) })}</div>
      <div className={classes.note}>{t('cards.orders.number', { number: order.order_no })}</div>
    </li>
  );
}
