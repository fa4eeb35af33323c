import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDailyCharges } from '../../../gateway/money/dailyCharges.ts';
import { ledgerFaults } from '../../faults/support/ledgerFaults.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';

const OPENED = '2025-03-03T10:00:00.000+08:00';
let sample: SampleGateway;

beforeAll(async () => {
  sample = await sampleGateway(OPENED);
  // What the seed tells of the past is not what these tests are about: every account was last active today.
  await query(`UPDATE account_records SET at = '${OPENED}'`);
  // On one nothing has ever happened, and nobody activated its card.
  await query("DELETE FROM account_records WHERE account_id = 'acc-lam-hkd'");
  await query(`UPDATE accounts SET opened_at = '${OPENED}' WHERE account_id = 'acc-lam-hkd'`);
  await query("UPDATE cards SET status = 'unactivated' WHERE account_id = 'acc-lam-hkd'");
  // On another something happens, and its card still waits.
  await query(`UPDATE accounts SET opened_at = '${OPENED}' WHERE account_id = 'acc-ng-hkd'`);
  await query("UPDATE cards SET status = 'unactivated' WHERE account_id = 'acc-ng-hkd'");
  await query(
    `UPDATE account_records SET at = '2025-08-15T10:00:00+08:00' WHERE account_id = 'acc-ng-hkd' AND kind = 'topup'`,
  );
});
afterAll(() => sample.close());

const query = <Row>(sql: string) => sample.database.transaction((tx) => tx.query<Row>(sql));
async function on(day: string, time = '12:00:00') {
  await sample.setNow(`${day}T${time}.000+08:00`);
  await runDailyCharges(sample.gateway.core);
}
/** What has been taken from an account, in minor units, oldest first. */
const taken = async (account: string, kind: string) =>
  (
    await query<{ amount: bigint }>(
      `SELECT -amount AS amount FROM account_records WHERE account_id = '${account}' AND fee_kind = '${kind}' ORDER BY record_id`,
    )
  ).map(({ amount }) => amount);

describe('dormant accounts', () => {
  it('are charged from the first day of month 7 without activity or activation, in their currency (R-CONST-78, R-CONST-79)', async () => {
    await on('2025-09-02', '23:59:59');
    for (const account of ['acc-wong-hkd', 'acc-lam-hkd']) expect(await taken(account, 'dormant')).toEqual([]);
    await on('2025-09-03', '00:00:00');
    for (const account of ['acc-wong-hkd', 'acc-lam-hkd']) expect(await taken(account, 'dormant')).toEqual([2000n]);
    expect(await taken('acc-wong-cny', 'dormant')).toEqual([1800n]);
    expect(await taken('acc-wong-usd', 'dormant')).toEqual([260n]);
  });

  it('R-CONST-79: six months without activation count, whatever has come to the account', async () => {
    expect(await taken('acc-ng-hkd', 'dormant')).toEqual([2000n]);
  });

  it('are charged again each month, and once however often the day is run', async () => {
    await on('2025-10-02');
    expect(await taken('acc-wong-hkd', 'dormant')).toHaveLength(1);
    await Promise.all([on('2025-10-03'), on('2025-10-03'), on('2025-10-03')]);
    await on('2025-10-03', '23:00:00');
    expect(await taken('acc-wong-hkd', 'dormant')).toHaveLength(2);
  });

  it('R-CONST-79: wake up with activity of their own, not of another account of the member', async () => {
    const card_no = '4000010000000029';
    const wong = await sample.member('wong');
    await wong.sandbox('POST', '/cardTransaction', { card_no, kind: 'purchase', amount: '20' });
    await on('2025-11-03');
    expect(await taken('acc-wong-hkd', 'dormant')).toHaveLength(2);
    expect(await taken('acc-wong-cny', 'dormant')).toHaveLength(3);
    expect(await taken('acc-chan-hkd', 'dormant')).toHaveLength(3);
    await on('2026-04-02');
    expect(await taken('acc-wong-hkd', 'dormant')).toHaveLength(2);
    await on('2026-04-03');
    expect(await taken('acc-wong-hkd', 'dormant')).toHaveLength(3);
  });

  it('what a clock that was moved far has passed is caught up with; nothing goes below zero', async () => {
    const months = await taken('acc-chan-hkd', 'dormant');
    expect(months).toEqual(Array(months.length).fill(2000n));
    expect(months).toHaveLength(8);
    await on('2028-01-03');
    const [row] = await query<{ balance: bigint }>(
      "SELECT balance FROM ledger_balances WHERE account_id = 'acc-bearer-hkd'",
    );
    expect(row!.balance).toBe(0n);
  });

  it('cancelled accounts and gift cards are left alone', async () => {
    for (const account of ['acc-tse-hkd', 'acc-yip-gift']) expect(await taken(account, 'dormant')).toEqual([]);
  });

  it('are told in the history', async () => {
    const wong = await sample.member('wong');
    const { list } = await wong.must('historyQuery', {
      account_id: 'acc-wong-usd',
      type: 'serviceFee',
      page_no: 1,
      page_size: 50,
    });
    expect(list.map(({ fee_kind }) => fee_kind)).toContain('dormant');
  });
});

describe('expired cards', () => {
  it('are charged monthly from the 2nd month after the expiry (R-CONST-80)', async () => {
    const account = 'acc-zhang-cny';
    await query(`UPDATE cards SET expiry_date = '2028-03-31' WHERE account_id = '${account}'`);
    await query(`UPDATE account_records SET at = '2028-03-01T00:00:00Z' WHERE account_id = '${account}'`);
    const before = (await taken(account, 'expiredCard')).length;
    const since = async () => (await taken(account, 'expiredCard')).slice(before);
    await on('2028-04-30');
    expect(await since()).toEqual([]);
    await on('2028-05-01');
    expect(await since()).toEqual([1350n]);
    await on('2028-05-31');
    expect(await since()).toHaveLength(1);
    await on('2028-06-01');
    expect(await since()).toEqual([1350n, 1350n]);
  });
});

it('goes on where a killed process left off', async () => {
  await query("INSERT INTO daily_runs (job, day, reached) VALUES ('charges', '2028-12-01', 'acc-n')");
  const before = await query<{ n: bigint }>("SELECT count(*) AS n FROM account_charges WHERE account_id < 'acc-n'");
  await on('2028-12-01');
  expect(await query("SELECT count(*) AS n FROM account_charges WHERE account_id < 'acc-n'")).toEqual(before);
  const [run] = await query<{ finished_at: Date | null }>(
    "SELECT finished_at FROM daily_runs WHERE day = '2028-12-01'",
  );
  expect(run!.finished_at).not.toBeNull();
});

it('leaves a ledger that keeps every promise', async () => {
  const faults = await sample.database.transaction(ledgerFaults);
  expect(faults, 'but for the history that was taken away before').toEqual([
    'a balance that is not what the history tells: acc-lam-hkd',
  ]);
});
