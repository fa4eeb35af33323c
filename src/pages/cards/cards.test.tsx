// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { CardOrders } from './CardOrders.tsx';
import { CardsPage } from './CardsPage.tsx';

afterEach(cleanup);

const hkd = (amount: string) => ({ currency: 'HKD', amount });
const order = (index: number, more: JsonObject = {}): JsonObject => ({
  order_no: `2026030200000000000${index}`,
  kind: 'buyChip',
  time: '2026-03-02T10:15:00.000+08:00',
  count: 1,
  state: 'assigned',
  price: hkd('20.00'),
  card_fee: hkd('30.00'),
  postage: hkd('30.00'),
  waived: hkd('0.00'),
  total: hkd('80.00'),
  ...more,
});
const making = {
  order_no: '20260302000000000001',
  kind: 'buyChip',
  time: '2026-03-02T10:15:00.000+08:00',
  card_no_mask: '**** **** **** 0011',
  card_organ: 'Visa',
  print_progress: 'making',
  recipient: 'Chan Tai Man',
  delivery_region: 'HK',
  made_by: '2026-04-15',
  arrives_by: '2026-04-22',
};

const shown = (list: readonly JsonObject[], total = list.length) =>
  renderPage(<CardOrders />, {
    answers: {
      '/card/purchaseRecords': { type: 'done', data: { total, list } },
      '/card/applyRecords': { type: 'done', data: { total: 1, list: [making] } },
    },
  });

it('an order says what it is, what it came to, how it stands, and how far its card is (R-FLOW-32, R-FLOW-33, R-STATE-42, R-STATE-48)', async () => {
  const { t } = await shown([
    order(1, { card_no_mask: '**** **** **** 0011', card_organ: 'Visa' }),
    order(2, { kind: 'giftVirtual', count: 3, state: 'notPassed' }),
  ]);
  const [chip, gift] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(chip).toContain(t('orderKind.buyChip'));
  expect(chip).toContain('HK$ 80.00'.replace(' ', '\u00a0'));
  expect(chip).toContain(t('orderState.assigned'));
  expect(chip).toContain(t('printProgress.making', making));
  expect(gift).toContain(t('orderState.notPassed'));
  expect(gift).toContain(t('cards.orders.count', { count: 3 }));
});

it('five are shown, the others when they are asked for', async () => {
  const { t } = await shown([1, 2, 3, 4, 5, 6, 7].map((index) => order(index)));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: t('history.more') }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('button')).toBeNull();
});

it('who has ordered nothing is told nothing', async () => {
  await shown([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('cancelled cards stand below those in use, each in the order of the gateway', async () => {
  const list = ['cancelled', 'locked', 'cancelled', 'active'].map((status, index) => ({
    card_id: `c${index}`,
    card_organ: 'Visa',
    card_no_mask: `**** ${index}`,
    type: 'virtual',
    status,
    currency: 'HKD',
    balance: hkd('1.00'),
  }));
  await renderPage(<CardsPage wizards={[]} gifts={[]} />, {
    answers: { '/card/list': { type: 'done', data: { list } } },
  });
  const names = screen
    .getAllByRole('heading', { level: 2, name: /\*/ })
    .map(({ textContent }) => textContent?.slice(-1));
  expect(names).toEqual(['1', '3', '0', '2']);
});
