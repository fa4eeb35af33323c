// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { CardDetailPage } from './CardDetailPage.tsx';
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

it('older ones than the gateway answers at once come when they are asked for, none twice; what fails is said', async () => {
  const all = Array.from({ length: 53 }, (_, index) => order(100 + index));
  const page = (list: readonly JsonObject[]) => ({ type: 'done' as const, data: { total: all.length, list } });
  // One that was ordered meanwhile has moved another to the second page.
  const outcomes = [page(all.slice(0, 50)), { type: 'network' as const }, page(all.slice(49))];
  const { t } = await renderPage(<CardOrders />, {
    answers: {
      get '/card/purchaseRecords'() {
        return outcomes.shift() ?? { type: 'network' };
      },
      '/card/applyRecords': { type: 'done', data: { total: 0, list: [] } },
    },
  });
  const more = () => userEvent.click(screen.getByRole('button', { name: t('history.more') }));
  await more();
  await more();
  expect(screen.getByRole('alert').textContent).toBe(t('cards.orders.failed'));
  await more();
  expect(screen.getAllByRole('listitem')).toHaveLength(53);
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

describe('the page of one card', () => {
  const detail = {
    card: {
      card_id: 'c1',
      account_id: 'a1',
      card_organ: 'Visa',
      card_no_mask: '**** 0011',
      card_type: 'physical',
      card_kinds: ['personal', 'physicalChip'],
      shopping_only: false,
      currency: 'HKD',
      status: 'active',
      valid_to: '2027-03-03',
      balance: hkd('1.00'),
    },
    holder_name: 'Chan Tai Man',
    account_no_mask: '******0001',
    mob_no_mask: '612****7',
    limits: { single: hkd('5000.00'), daily: hkd('8000.00') },
    wallets: ['phone', 'watch'],
    issued_at: '2024-03-03',
    renew_from: '2026-12-03',
  };
  const wizards = [{ route: '/cards/lock', flow: 'card-lock', query: ['card_id'], rows: {} }];
  const shownWith = async (card: JsonObject) => {
    const page = await renderPage(<CardDetailPage wizards={wizards} />, {
      answers: { '/card/detail': { type: 'done', data: { ...detail, card: { ...detail.card, ...card } } } },
      at: '/cards/detail?card_id=c1',
    });
    const settings = (await screen.findByRole('heading', { name: page.t('cards.detail.settings') })).closest('section');
    return { ...page, settings: within(settings!) };
  };

  it('its settings: what it may spend, what else pays with it, and the wizards that change it (R-FLOW-22)', async () => {
    const { settings, t } = await shownWith({});
    const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(rows).toContain('HK$\u00a05,000.00');
    settings.getByText(t('cards.detail.rows.daily'));
    settings.getByText(`${t('wallet.phone')}${t('listComma')}${t('wallet.watch')}`);
    expect(settings.getByRole('link').getAttribute('href')).toBe('/cards/lock?card_id=c1');
  });

  it.each([
    ['personal', 'R-GEN-33'],
    ['business', 'R-GEN-34'],
  ])('says that it is a %s card (%s)', async (kind) => {
    const { t } = await shownWith({ card_kinds: [kind, 'physicalChip'] });
    screen.getByText(`${t(`cardKind.${kind}`)}${t('listComma')}${t('cardKind.physicalChip')}`);
  });

  it('one that is not activated says so, and leads to where it is (R-STATE-28)', async () => {
    const { t } = await shownWith({ status: 'unactivated' });
    screen.getByText(t('cardStatus.unactivated'));
    expect(screen.getByRole('link', { name: t('cards.activate') }).getAttribute('href')).toBe('/cards/activation');
  });
});
