import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../gateway/clock/clock.ts';
import type { Transaction } from '../../../gateway/db/transaction.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
afterEach(() => void vi.restoreAllMocks());

const MINUTE = 60_000;

/** The clock of this process goes so far before that of the database. */
const ahead = (ms: number) => {
  const real = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + ms);
};
const between = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

it('the time is asked of the database', async () => {
  const asked: string[] = [];
  const query = (sql: string) => Promise.resolve((asked.push(sql), [{ now: new Date('2030-01-01T00:00:00Z') }]));
  expect(await systemClock.now({ query } as unknown as Transaction)).toBe('2030-01-01T08:00:00.000+08:00');
  expect(asked).toEqual([expect.stringContaining('clock_timestamp()')]);
});

// The embedded database has no clock but the process's.
describe.skipIf(!process.env.DATABASE_URL)('a process whose clock is 45 minutes ahead', () => {
  it('tells the same time', async () => {
    const now = () => wallet.database.transaction((tx) => systemClock.now(tx));
    const before = await now();
    ahead(45 * MINUTE);
    expect(between(await now(), before)).toBeLessThan(MINUTE);
  });

  it('ends nobody’s session', async () => {
    await (await wallet.member('chan')).sandbox('POST', '/clock', { reset: true });
    const member = await wallet.member('chan');
    ahead(45 * MINUTE);
    expect((await member.call('userInfoQuery', {})).code).toBe('SUCCESS');
    await member.sandbox('POST', '/clock', { advance: 31 * 60 });
    expect((await member.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
  });
});
