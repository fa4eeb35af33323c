import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { ACCOUNT, chip, newCard, spending, orderTools } from './orderTools.ts';

let wallet: RewoundGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await rewoundGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (client = await wallet.member('chan')));

const { sql, idOf, quote, order, amounts } = orderTools(() => ({ wallet, client }));

/** A member with an account in each currency, who has room for one card more besides that of this account. */
const roomBeside = async (account: string) => {
  client = await wallet.member('wong');
  const other = account === 'acc-wong-usd' ? 'acc-wong-cny' : 'acc-wong-usd';
  await sql(`UPDATE cards SET status = 'cancelled' WHERE account_id = '${other}'`);
};

describe('cardOptions (R-MEM-39, R-GEN-35 to R-GEN-37)', () => {
  it('offers every organisation and currency, priced in the currency of the account that pays', async () => {
    const { options, held, most, free_fee } = await client.must('cardOptions', { account_id: ACCOUNT });
    expect({ held, most, free_fee }).toEqual({ held: 1, most: 3, free_fee: true });
    expect(options).toHaveLength(18);
    expect(options[0]).toMatchObject({ price: { currency: 'HKD', amount: '20.00' }, card_fee: { amount: '30.00' } });
    expect(await client.must('cardOptions', {})).toMatchObject({ options: { 0: options[0] } });
    const unknown = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/account_id', keyword: 'unknown' }] } };
    expect(await client.call('cardOptions', { account_id: 'acc-wong-hkd' })).toEqual(unknown);
  });

  it('says whether one more card may be held (R-CONST-15)', async () => {
    expect(await client.must('cardOptions', {})).toMatchObject({ may_order: true });
    client = await wallet.member('wong');
    expect(await client.must('cardOptions', {})).toMatchObject({ held: 3, most: 3, may_order: false });
  });
});

describe('cardQuote', () => {
  it.each([
    ['acc-wong-hkd', 'CN', '25.00'],
    ['acc-wong-cny', 'CN', '20.00'],
    ['acc-wong-usd', 'CN', '3.00'],
    ['acc-wong-hkd', 'HK', '30.00'],
    ['acc-wong-cny', 'HK', '27.00'],
    ['acc-wong-usd', 'HK', '4.00'],
    ['acc-wong-hkd', 'OTHER', '250.00'],
    ['acc-wong-cny', 'OTHER', '200.00'],
    ['acc-wong-usd', 'OTHER', '30.00'],
  ] as const)(
    'postage paid by %s to %s: %s (R-CONST-45 to R-CONST-53)',
    async (account_id, delivery_region, postage) => {
      await roomBeside(account_id);
      expect((await amounts(chip({ account_id, delivery_region })))[2]).toBe(postage);
    },
  );

  it.each([
    ['acc-wong-hkd', 'HKD', 350_00, '30.00'],
    ['acc-wong-cny', 'CNY', 300_00, '27.00'],
    ['acc-wong-usd', 'USD', 50_00, '4.00'],
  ])(
    'the fee of the first card is waived by one top-up above %s: %s %i not, one cent more is (R-CONST-42 to R-CONST-44, AMB-50)',
    async (account_id, _currency, edge, fee) => {
      await roomBeside(account_id);
      await sql(`UPDATE account_records SET kind = 'ajustment' WHERE kind = 'topup'`);
      const topup = (minor: number) =>
        sql(`INSERT INTO account_records (ref_no, account_id, kind, at, summary, amount, status)
        VALUES ('edge${minor}', '${account_id}', 'topup', now(), 'Top-up', ${minor}, 'success')`);
      await topup(edge);
      expect((await amounts(newCard({ account_id }))).slice(1)).toMatchObject([
        fee,
        '0.00',
        '0.00',
        expect.any(String),
      ]);
      await topup(edge + 1);
      expect((await amounts(newCard({ account_id })))[3]).toBe(`-${fee}`);
    },
  );

  it('MAX_CARDS: three are allowed, a fourth is not; those being made count, cancelled ones do not (R-CONST-15, AMB-48)', async () => {
    expect((await order('cardNew', newCard())).code).toBe('SUCCESS');
    expect((await order('cardBuyChip', chip())).code).toBe('SUCCESS');
    expect((await quote(newCard())).code).toBe('MAX_CARDS');
    await sql("UPDATE cards SET status = 'cancelled' WHERE status = 'printing'");
    expect((await quote(newCard())).code).toBe('SUCCESS');
  });

  it('MOB_USED_THIS_YEAR: after a cancellation there is no new account until 1 January (R-CONST-38)', async () => {
    await sql("INSERT INTO blocked_mobiles VALUES ('852', '61234567', 'cardCancel', '2025-01-01T00:00:00+08:00')");
    expect(await quote(newCard())).toEqual({ code: 'MOB_USED_THIS_YEAR', data: { from: '2026-01-01T00:00:00+08:00' } });
    await sql("UPDATE blocked_mobiles SET blocked_at = '2024-12-31T23:59:59+08:00'");
    expect((await quote(newCard())).code).toBe('SUCCESS');
  });

  it.each(spending('acc-chan-hkd', 'chan'))('%s', async (code, change) => {
    await sql(change);
    expect((await quote(newCard())).code).toBe(code);
  });

  it('INSUFFICIENT_BALANCE: a total of all that is available is enough', async () => {
    client = await wallet.member('lee');
    const [price] = await amounts(newCard({ account_id: 'acc-lee-hkd' }));
    const hold = (minor: number) =>
      sql(`INSERT INTO ledger_holds (account_id, amount, reason, made_at, held_until)
        VALUES ('acc-lee-hkd', ${minor}, 'cashTopup', '2025-03-03T09:00:00+08:00', '2025-03-04T09:00:00+08:00')`);
    await hold(500_00 - Math.round(Number(price) * 100));
    expect((await quote(newCard({ account_id: 'acc-lee-hkd' }))).code).toBe('SUCCESS');
    await hold(1);
    expect((await quote(newCard({ account_id: 'acc-lee-hkd' }))).code).toBe('INSUFFICIENT_BALANCE');
  });

  it('asks for what its kind needs, and refuses foreign ids like unknown ones', async () => {
    const at = (pointer: string, keyword: string) => ({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer, keyword }] },
    });
    expect(await quote({ kind: 'new' })).toEqual(at('/account_id', 'required'));
    expect(await quote({ kind: 'new', account_id: ACCOUNT })).toEqual(at('/currency', 'required'));
    expect(await quote(newCard({ kind: 'buyChip' }))).toEqual(at('/delivery_region', 'required'));
    expect(await quote({ kind: 'replace' })).toEqual(at('/card_id', 'required'));
    expect(await quote(newCard({ account_id: 'acc-wong-hkd' }))).toEqual(at('/account_id', 'unknown'));
    const card_id = await idOf('acc-wong-hkd');
    expect(await quote({ kind: 'chipApply', card_id, delivery_region: 'HK' })).toEqual(at('/card_id', 'unknown'));
  });
});
