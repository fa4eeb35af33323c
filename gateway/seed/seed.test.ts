import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { accountsOf } from '../money/wallet.ts';
import { createPasswordHasher } from '../vault/passwordHasher.ts';
import { sampleHistory } from './sampleHistory.ts';
import { everySampleMember } from './everySampleMember.ts';
import { seed, useOf } from './seed.ts';

const now = '2025-03-03T10:00:00.000+08:00';
const clock: Clock = { now: () => Promise.resolve(now) };
const passwords = createPasswordHasher({ N: 16, r: 1, p: 1 });
let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await Promise.all([seed(database, clock, { passwords }), seed(database, clock, { passwords })]);
  await seed(database, clock, { passwords });
});
afterAll(() => database.close());

const histories = everySampleMember.flatMap((member) =>
  member.accounts.map((account) => {
    const use = useOf(member, account);
    return { use, events: sampleHistory(use, now) };
  }),
);
const query = <Row>(sql: string) => database.transaction((tx) => tx.query<Row>(sql));

describe('sample members', () => {
  it('are there once, however often and at the same time the seed is asked for', async () => {
    expect(await query('SELECT member_id FROM members')).toHaveLength(everySampleMember.length);
  });

  it.each(everySampleMember.flatMap((member) => member.accounts))('leave $balance on $id', async (account) => {
    const [row] = await query<{ balance: bigint; told: bigint }>(
      `SELECT balance, (SELECT coalesce(sum(amount), 0)::bigint FROM account_records r WHERE r.account_id = b.account_id
         AND is_booked) AS told FROM ledger_balances b WHERE account_id = '${account.id}'`,
    );
    const minor = BigInt(account.balance.replace('.', ''));
    expect(row).toEqual({ balance: minor, told: minor });
  });

  it('have postings that sum to zero in every currency', async () => {
    const sums = await query<{ sum: bigint }>(
      'SELECT sum(amount)::bigint AS sum FROM ledger_postings GROUP BY currency',
    );
    expect(sums).toEqual([{ sum: 0n }, { sum: 0n }, { sum: 0n }]);
  });

  it('have payees to pay again, with no number in plain', async () => {
    const saved = await query<{ number_mask: string }>('SELECT * FROM saved_payees');
    expect(saved.map(({ number_mask }) => number_mask).sort()).toEqual([
      '**** **** **** 2019',
      '********6781',
      '698****0',
    ]);
    expect(JSON.stringify(saved)).not.toMatch(/405123456781|69870020|acc-yuen/);
  });

  it('see their accounts in order, without gift cards', async () => {
    const { open: wong } = await database.transaction((tx) => accountsOf(tx, { memberId: 'wong' }, now));
    expect(wong.map((account) => account.currency)).toEqual(['HKD', 'CNY', 'USD']);
    expect(wong[0]).toMatchObject({
      card_no_mask: '**** **** **** 0029',
      available: { currency: 'HKD', amount: '60000.00' },
    });
    expect(await database.transaction((tx) => accountsOf(tx, { memberId: 'yip' }, now))).toEqual({
      open: [],
      closed: [],
    });
  });

  it('never were below zero, and nothing of theirs lies in the future', () => {
    for (const { use, events } of histories) {
      let sum = 0n;
      for (const event of events) {
        sum += event.amount;
        expect(sum >= 0n, `${use.accountId} at ${event.at}`).toBe(true);
        expect(event.at < now).toBe(true);
      }
    }
  });

  it('have histories that can be: nothing before the account, nothing bought with a card that was never activated', () => {
    for (const { use, events } of histories) {
      for (const { at, kind } of events) {
        expect(at > use.opened, `${use.accountId} at ${at}`).toBe(true);
        if (!use.isActivated) expect(kind, use.accountId).not.toMatch(/^(expense|atm|refund)$/);
        if (!use.takesCash) expect(kind, use.accountId).not.toBe('atm');
      }
    }
  });

  it('take cash in whole hundreds, and no more than the account ever held', () => {
    const cash = histories.flatMap(({ use, events }) =>
      events.filter(({ kind }) => kind === 'atm').map(({ amount }) => ({ amount: -amount, use })),
    );
    expect(cash.length).toBeGreaterThan(0);
    for (const { amount, use } of cash) {
      expect(amount % 10_000n).toBe(0n);
      expect(amount <= use.balance / 4n + 10_000n, `${use.accountId}: ${amount}`).toBe(true);
    }
  });
});
