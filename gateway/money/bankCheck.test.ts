import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, orRefusal } from '../shared/failure.ts';
import { checkAtBank, type BankCheckCall } from './bankCheck.ts';

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

const told: string[] = [];
const around = {
  member: { memberId: 'ann', areaCode: '852', mobNo: '61239901', email: '', lang: 'en' },
  constants: { 'bank.check.perDay': 2 },
  now: '2025-03-03T10:00:00.000+08:00',
  lang: 'zh-HK',
  services: {
    content: { message: (id: string, lang: string, { until = '' }) => `${id} ${lang} ${until}`.trim() },
    messenger: { send: (_tx: Transaction, { body }: { body: string }) => Promise.resolve(void told.push(body)) },
  },
} as unknown as BankCheckCall;
const counted = async (tx: Transaction) =>
  (await tx.query<{ failures: number }>("SELECT failures FROM guesses WHERE kind = 'bankCheck'"))[0]?.failures;
/** What a check answers, and what was counted while the bank was asked. */
const check = (isTheirs: boolean, now = around.now) =>
  database.transaction(async (tx) => {
    let meanwhile: number | undefined;
    const judge = async () => {
      meanwhile = await counted(tx);
      return isTheirs;
    };
    return [await checkAtBank(tx, judge, { ...around, now }), meanwhile];
  });

it('a card is counted before the bank is asked, and forgiven when it is theirs', async () => {
  expect(await check(true)).toEqual([true, 1]);
  expect(await check(false)).toEqual([false, 1]);
  expect(await check(true)).toEqual([true, 2]);
  expect(told).toEqual([]);
  expect(await check(false)).toEqual([false, 2]);
  expect(told).toEqual(['sms.wayLocked en 4 March 2025 10:00']);
  // Not TooManyCalls, which says nothing of a call with a key: it would be sent again, all day.
  await expect(check(true)).rejects.toMatchObject({ code: 'BANK_CHECK_LOCKED' });
  expect(await check(true, '2025-03-04T10:00:00.000+08:00')).toEqual([true, 1]);
  expect(told).toHaveLength(1);
});

it('a bank that cannot be asked counts nothing', async () => {
  const member = { ...around.member, memberId: 'ben' };
  const unreachable = () => Promise.reject(new Failure('FUNC_DISABLED'));
  for (let tries = 0; tries < 3; tries += 1) {
    // Kept, as by an operation that returns the refusal.
    const refusal = await database.transaction((tx) =>
      orRefusal(() => checkAtBank(tx, unreachable, { ...around, member })),
    );
    expect(refusal).toMatchObject({ code: 'FUNC_DISABLED' });
  }
});
