import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runMoneyJobs } from '../../../gateway/jobs/moneyJobs.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { numberOf } from '../support/codes.ts';
import { newCard, orderTools } from './orderTools.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
let wallet: RewoundGateway;
let client: WalletClient;
const { order, sql } = orderTools(() => ({ wallet, client }));
beforeAll(async () => void (wallet = await rewoundGateway(NOW)));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (client = await wallet.member('chan')));

const cards = async () => (await client.must('cardList', {})).list;
const spend = (card_no: string, kind = 'purchase') =>
  client.sandbox('POST', '/cardTransaction', { card_no, kind, amount: '20' });

describe('R-ENT-39: the types of a card', () => {
  it('are the seven of section 3', () => {
    expect(JSON.stringify(loadContract().document)).toContain(
      JSON.stringify([
        ...['personal', 'gift', 'virtual', 'business', 'physicalMagneticStripe', 'physicalChip', 'contactless'],
      ]),
    );
  });

  it.each([
    ['chan', ['personal', 'physicalChip', 'contactless']],
    ['lee', ['personal', 'virtual']],
    ['ng', ['personal', 'physicalMagneticStripe']],
    ['kwan', ['business', 'physicalChip', 'contactless']],
  ])('of %s are %j', async (member, kinds) => {
    client = await wallet.member(member);
    expect((await cards())[0]).toMatchObject({ card_kinds: kinds });
  });

  it('a virtual card in a phone is contactless', async () => {
    client = await wallet.member('lee');
    await sql(
      `INSERT INTO card_wallets (card_id, wallet, enabled_at)
       SELECT card_id, 'phone', '${NOW}' FROM cards WHERE account_id = 'acc-lee-hkd'`,
    );
    expect((await cards())[0]).toMatchObject({ card_kinds: ['personal', 'virtual', 'contactless'] });
  });
});

it('R-ENT-34: the detail of a card shows the ID of its certified holder, masked', async () => {
  const { card_id } = (await cards())[0]!;
  const { doc_no_mask } = await client.must('cardDetail', { card_id });
  expect(doc_no_mask).toMatch(/^\*+.{1,4}$/);
  expect(doc_no_mask).not.toContain('123456');
  client = await wallet.member('lee');
  const lee = (await cards())[0]!;
  expect(await client.must('cardDetail', { card_id: lee.card_id })).not.toHaveProperty('doc_no_mask');
});

describe('a dedicated online-shopping card', () => {
  it.each([
    ['R-CONST-73', 'CNY', '3.00', '7.00'],
    ['R-CONST-74', 'HKD', '4.00', '8.00'],
    ['R-CONST-75', 'USD', '0.50', '1.00'],
  ] as const)(
    '%s: can be ordered in %s, and its fourth refund costs not %s but %s',
    async (_id, currency, usual, fee) => {
      const { data } = await order('cardNew', newCard({ currency, shopping_only: true }));
      const card_id = data.card_id as string;
      expect((await cards()).find((card) => card.card_id === card_id)).toMatchObject({ shopping_only: true });
      const card_no = await numberOf(wallet, card_id);
      const fees = [];
      for (let turn = 0; turn < 4; turn += 1) fees.push((await spend(card_no, 'refund')).fee);
      expect(fees).toEqual(['0.00', '0.00', '0.00', fee]);
      expect(fee).not.toBe(usual);
    },
  );

  it('is there for a sample member; a physical card is none', async () => {
    client = await wallet.member('cheung');
    expect((await cards())[0]).toMatchObject({ shopping_only: true });
    client = await wallet.member('chan');
    const chip = newCard({ kind: 'buyChip', delivery_region: 'HK', shopping_only: true });
    expect(await client.call('cardQuote', chip)).toMatchObject({
      ...{ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/shopping_only', keyword: 'unsuitable' }] } },
    });
  });
});

describe('what the house does to a card or an account', () => {
  const CARD = '4000010000000011';
  const set = (status: string, until?: string) =>
    client.sandbox('POST', '/cardStatus', { card_no: CARD, status, ...(until === undefined ? {} : { until }) });

  it('R-STATE-25: the issuer pauses a card until it says otherwise', async () => {
    await set('paused');
    expect((await cards())[0]).toMatchObject({ status: 'paused' });
    expect(await spend(CARD)).toMatchObject({ status: 'declined', reason: 'CARD_STATUS' });
    await set('active');
    expect(await spend(CARD)).toMatchObject({ status: 'success' });
  });

  it('R-STATE-26: a temporary suspension has an end, and ends by itself (AMB-43)', async () => {
    const until = '2025-03-04T10:00:00.000+08:00';
    await expect(set('suspended')).rejects.toThrow('400');
    await set('suspended', until);
    expect((await cards())[0]).toMatchObject({ status: 'suspended', suspended_until: until });
    expect(await spend(CARD)).toMatchObject({ status: 'declined', reason: 'CARD_STATUS' });
    await wallet.setNow('2025-03-04T09:59:59.999+08:00');
    await runMoneyJobs(wallet.gateway.core);
    expect(await spend(CARD)).toMatchObject({ status: 'declined' });
    await wallet.setNow(until);
    await runMoneyJobs(wallet.gateway.core);
    expect(await spend(CARD)).toMatchObject({ status: 'success' });
    client = await wallet.member('chan');
    expect((await cards())[0]).not.toHaveProperty('suspended_until');
  });

  it('R-STATE-29: a card that nobody has bought yet is unused', async () => {
    const { cards: shelf } = (await client.sandbox('GET', '/cardStock')) as { cards: { status: string }[] };
    expect(new Set(shelf.map(({ status }) => status))).toEqual(new Set(['unused']));
  });

  it('R-STATE-38, R-STATE-39: the list of accounts says that payments are stopped, whatever the card is', async () => {
    const account = async () => (await client.must('userInfoQuery', {})).account_list[0];
    expect(await account()).toMatchObject({ status: 'active', account_status: 'normal' });
    await client.sandbox('POST', '/accountStatus', { account_id: 'acc-chan-hkd', status: 'stopped' });
    expect(await account()).toMatchObject({ status: 'active', account_status: 'stopped' });
    expect(await spend(CARD)).toMatchObject({ status: 'declined', reason: 'ACCOUNT_STATUS' });
    expect((await client.quote('acc-chan-hkd', '1')).code).toBe('ACCOUNT_STATUS');
    await client.sandbox('POST', '/accountStatus', { account_id: 'acc-chan-hkd', status: 'normal' });
    expect((await client.quote('acc-chan-hkd', '1')).code).toBe('SUCCESS');
  });
});
