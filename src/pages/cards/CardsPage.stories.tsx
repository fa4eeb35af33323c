import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../testing/PageStory.tsx';
import { CardDetailPage } from './CardDetailPage.tsx';
import { CardsPage } from './CardsPage.tsx';
import type { MemberCard } from './memberCard.ts';

const card: MemberCard = {
  card_id: 'c4kq9Zr2Wv6Bn',
  account_id: 'acc-chan-hkd',
  card_no_mask: '**** **** **** 0011',
  card_organ: 'Visa',
  card_type: 'physical',
  card_kinds: ['personal', 'physicalChip', 'contactless'],
  shopping_only: false,
  currency: 'HKD',
  status: 'active',
  valid_to: '2027-03-03',
  balance: { currency: 'HKD', amount: '20000.00' },
};
const cards: readonly MemberCard[] = [
  card,
  {
    ...card,
    card_id: 'c2',
    card_organ: 'UnionPay',
    card_type: 'virtual',
    card_no_mask: '**** **** **** 0032',
    status: 'locked',
  },
  { ...card, card_id: 'c3', card_organ: 'Mastercard', card_no_mask: '**** **** **** 0049', status: 'cancelled' },
];
const wizards = [
  { route: '/cards/lock', flow: 'card-lock', query: ['card_id'], rows: {} },
  { route: '/cards/add', flow: 'card-add', query: [], rows: {} },
];
const gifts = [{ route: '/giftcard', flow: 'giftcard-entity' }];

const hkd = (amount: string) => ({ currency: 'HKD', amount });
const order = {
  order_no: '20260302000000000001',
  kind: 'buyChip',
  time: '2026-03-02T10:15:00.000+08:00',
  count: 1,
  card_no_mask: '**** **** **** 0032',
  card_organ: 'UnionPay',
  state: 'assigned',
  price: hkd('20.00'),
  card_fee: hkd('30.00'),
  postage: hkd('30.00'),
  waived: hkd('0.00'),
  total: hkd('80.00'),
};
const making = {
  order_no: order.order_no,
  kind: order.kind,
  time: order.time,
  card_no_mask: order.card_no_mask,
  card_organ: order.card_organ,
  print_progress: 'making',
  recipient: 'Chan Tai Man',
  delivery_region: 'HK',
  made_by: '2026-04-15',
  arrives_by: '2026-04-22',
};

const meta: Meta = { title: 'Pages/Cards' };

export default meta;

export const Several: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory
      locale={globals.locale}
      answers={{
        '/card/list': { type: 'done', data: { list: cards, held: 2, most: 3 } },
        '/card/purchaseRecords': { type: 'done', data: { total: 1, list: [order] } },
        '/card/applyRecords': { type: 'done', data: { total: 1, list: [making] } },
      }}
    >
      <CardsPage wizards={wizards} gifts={gifts} />
    </PageStory>
  ),
};

export const None: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory
      locale={globals.locale}
      answers={{ '/card/list': { type: 'done', data: { list: [], held: 0, most: 3 } } }}
    >
      <CardsPage wizards={wizards} gifts={gifts} />
    </PageStory>
  ),
};

/** The page of one card, with its settings. */
export const OneCard: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory
      locale={globals.locale}
      at={`/cards/detail?card_id=${card.card_id}`}
      answers={{
        '/card/detail': {
          type: 'done',
          data: {
            card,
            holder_name: 'Chan Tai Man',
            account_no_mask: '******1234',
            mob_no_mask: '612****7',
            limits: { single: hkd('5000.00'), daily: hkd('8000.00') },
            wallets: ['phone', 'watch'],
            issued_at: '2024-03-03T10:15:00.000+08:00',
            renew_from: '2026-12-03',
          },
        },
      }}
    >
      <CardDetailPage wizards={wizards} />
    </PageStory>
  ),
};
