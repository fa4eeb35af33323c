import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Database } from '../db/database.ts';
import { sqlState } from '../db/retry.ts';
import { balanceBefore, lockBalances, readBalances } from './balance.ts';
import { placeHold, runningHolds } from './hold.ts';
import { houseAccount, openLedgerAccount } from './ledgerAccount.ts';
import { postTransaction, reverseTransaction, type LedgerEntry } from './postTransaction.ts';

let database: Database;
const at = new Date('2025-03-03T02:00:00Z');
const bank = houseAccount('bank', 'HKD');

beforeAll(async () => {
  database = await freshDatabase();
  await database.transaction(async (tx) => {
    for (const id of ['ann', 'ben', 'cat']) await openLedgerAccount(tx, { id, kind: 'customer', currency: 'HKD' }, at);
    await openLedgerAccount(tx, { id: 'ann-usd', kind: 'customer', currency: 'USD' }, at);
  });
});
afterAll(() => database.close());

const entry = (postings: [string, bigint][], more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  kind: 'topup',
  reference: 'T1',
  at,
  postings: postings.map(([account, amount]) => ({ account, currency: 'HKD', amount })),
  ...more,
});
const post = (written: LedgerEntry) => database.transaction((tx) => postTransaction(tx, written));
const balance = async (account: string) =>
  (await database.transaction((tx) => readBalances(tx, [account], at))).get(account)!;
const refusal = (work: Promise<unknown>) => work.then(() => 'accepted', sqlState);

describe('ledger', () => {
  it('moves the balances with the postings', async () => {
    await post(
      entry([
        [bank, -5000n],
        ['ann', 5000n],
      ]),
    );
    await post(
      entry([
        ['ann', -1200n],
        ['ben', 1200n],
      ]),
    );
    expect((await balance('ann')).balance).toBe(3800n);
    expect((await balance('ben')).balance).toBe(1200n);
  });

  it('refuses postings that do not sum to zero, per currency', async () => {
    expect(await refusal(post(entry([['ann', 1n]])))).toBe('23514');
    expect(await refusal(post(entry([])))).toBe('23514');
    const twoCurrencies = entry([[bank, -100n]]);
    const postings = [...twoCurrencies.postings, { account: 'ann-usd', currency: 'USD' as const, amount: 100n }];
    expect(await refusal(post({ ...twoCurrencies, postings }))).toBe('23514');
  });

  it('refuses a posting in another currency than its account', async () => {
    expect(
      await refusal(
        post(
          entry([
            [bank, -100n],
            ['ann-usd', 100n],
          ]),
        ),
      ),
    ).toBe('23503');
  });

  it('refuses a negative balance of a customer', async () => {
    expect(
      await refusal(
        post(
          entry([
            [bank, 1n],
            ['cat', -1n],
          ]),
        ),
      ),
    ).toBe('23514');
    expect((await balance('cat')).balance).toBe(0n);
  });

  it('gives one effect to a (member, operation, key)', async () => {
    const intent = { member: 'm1', operation: 'transferToHk', key: 'k1' };
    await post(
      entry(
        [
          [bank, -1n],
          ['ann', 1n],
        ],
        { intent },
      ),
    );
    expect(
      await refusal(
        post(
          entry(
            [
              [bank, -1n],
              ['ann', 1n],
            ],
            { intent },
          ),
        ),
      ),
    ).toBe('23505');
  });

  it('puts a transaction back once', async () => {
    const before = await balance('ann');
    const id = await post(
      entry([
        [bank, 100n],
        ['ann', -100n],
      ]),
    );
    const putBack = () =>
      database.transaction((tx) => reverseTransaction(tx, id, { kind: 'return', reference: 'R', at }));
    await putBack();
    expect(await balance('ann')).toEqual(before);
    expect(await refusal(putBack())).toBe('23505');
  });

  it.each([
    'UPDATE ledger_postings SET amount = amount + 1',
    'DELETE FROM ledger_postings',
    'TRUNCATE ledger_postings',
    "UPDATE ledger_transactions SET kind = 'x'",
    'DELETE FROM ledger_transactions',
    "UPDATE ledger_accounts SET currency = 'USD'",
    'UPDATE ledger_balances SET balance = balance + 1',
    'DELETE FROM ledger_balances',
    "INSERT INTO ledger_postings VALUES ((SELECT min(id) FROM ledger_transactions), 90, 'ann', 'HKD', 5), ((SELECT min(id) FROM ledger_transactions), 91, 'ben', 'HKD', -5)",
  ])('refuses to change what is written: %s', async (sql) => {
    expect(await refusal(database.transaction((tx) => tx.query(sql)))).toBe('23001');
  });

  it('holds a sum back until its time (R-CONST-10)', async () => {
    await post(
      entry([
        [bank, -1000n],
        ['cat', 1000n],
      ]),
    );
    const until = new Date(at.getTime() + 86_400_000);
    await database.transaction(async (tx) => {
      await lockBalances(tx, ['cat'], at);
      await placeHold(tx, { account: 'cat', amount: 400n, reason: 'cashTopup', until }, at);
    });
    const seen = async (now: Date) => (await database.transaction((tx) => readBalances(tx, ['cat'], now))).get('cat');
    expect(await seen(at)).toMatchObject({ balance: 1000n, held: 400n, available: 600n });
    expect(await seen(new Date(until.getTime() - 1))).toMatchObject({ available: 600n });
    expect(await seen(until)).toMatchObject({ held: 0n, available: 1000n });
    expect(await database.transaction((tx) => runningHolds(tx, 'cat', at))).toHaveLength(1);
  });

  it('tells the balance before an instant as the sum of the postings until then, whatever order they were written in', async () => {
    const days = [5, 1, 9, 3, 9, 2];
    for (const [place, day] of days.entries())
      await post({
        ...entry([
          [bank, -BigInt(10 ** place)],
          ['ben', BigInt(10 ** place)],
        ]),
        at: new Date(`2025-04-0${day}T00:00:00+08:00`),
      });
    for (const day of [1, 2, 3, 4, 5, 6, 9]) {
      const instant = `2025-04-0${day}T00:00:00+08:00`;
      const [summed] = await database.transaction((tx) =>
        tx.query<{ sum: bigint }>(
          `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
           WHERE account_id = 'ben' AND at < $1`,
          [instant],
        ),
      );
      expect(await database.transaction((tx) => balanceBefore(tx, 'ben', instant)), instant).toBe(summed!.sum);
    }
    await expect(database.transaction((tx) => balanceBefore(tx, 'nobody', '2025-04-01'))).rejects.toThrow('no such');
  });

  it('keeps every balance equal to the sum of its postings', async () => {
    const wrong = await database.transaction((tx) =>
      tx.query(`SELECT b.account_id FROM ledger_balances b LEFT JOIN ledger_postings p USING (account_id)
                GROUP BY b.account_id, b.balance HAVING b.balance <> coalesce(sum(p.amount), 0)`),
    );
    expect(wrong).toEqual([]);
  });
});
