import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepPeople } from '../../../gateway/jobs/peopleJobs.ts';
import { advance } from '../support/steppedClock.ts';
import { rawCall } from '../support/rawCall.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());

const DAY = 86_400;
const TABLES = ['sessions', 'one_time_codes', 'tickets', 'idempotency_keys'];
const counts = async () => {
  const count = (table: string) => `(SELECT count(*)::int FROM ${table}) AS ${table}`;
  const sql = `SELECT ${TABLES.map(count).join(', ')}`;
  return (await wallet.database.transaction((tx) => tx.query(sql)))[0];
};
const all = (count: number) => Object.fromEntries(TABLES.map((table) => [table, count]));

describe('what is over (access.ended.kept)', () => {
  it('is kept for 30 days and then swept out; a session nobody signed out of ends first', async () => {
    const client = await wallet.member('chan');
    const { otp_id } = await client.must('smsSendCode', { scene: 'TRANSFER', operation: 'transferToHk' });
    expect(otp_id).toBeDefined();
    const ticket = await client.ticket('topupBankCreate');
    const payments = [{ amount: '100.00', paid_on: '2025-03-03' }];
    await client.must('topupBankCreate', { account_id: 'acc-chan-hkd', payments, ticket }, 'topup-key-1');
    expect(await counts()).toEqual(all(1));
    await advance(wallet, DAY);
    await sweepPeople(wallet.gateway.core);
    expect((await client.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
    await advance(wallet, 29 * DAY);
    await sweepPeople(wallet.gateway.core);
    expect(await counts()).toEqual(all(1));
    await advance(wallet, DAY + 301);
    await sweepPeople(wallet.gateway.core);
    expect(await counts()).toEqual(all(0));
  });

  it('captchas go at once: nobody is told anything of one that is over', async () => {
    const client = await wallet.member('chan');
    const left = () => wallet.database.transaction((tx) => tx.query('SELECT 1 FROM captchas'));
    await client.must('contactCaptcha', {});
    await advance(wallet, 299);
    await client.must('contactCaptcha', {});
    await sweepPeople(wallet.gateway.core);
    expect(await left()).toHaveLength(2);
    await advance(wallet, 1);
    // Whoever asks for one sweeps nothing.
    await client.must('contactCaptcha', {});
    expect(await left()).toHaveLength(3);
    await sweepPeople(wallet.gateway.core);
    expect(await left()).toHaveLength(2);
  });

  it('request numbers go when they are remembered no longer (access.request.remembered), however many', async () => {
    const now = await advance(wallet, 0);
    const left = () =>
      wallet.database.transaction((tx) => tx.query("SELECT 1 FROM request_numbers WHERE req_water_no LIKE 'number-%'"));
    await wallet.database.transaction((tx) =>
      tx.query(
        `INSERT INTO request_numbers (req_water_no, seen_at)
         SELECT 'number-' || n, $1::timestamptz - interval '1 day' - interval '1 second' * (n % 4500) FROM generate_series(0, 4500) n`,
        [now],
      ),
    );
    await sweepPeople(wallet.gateway.core);
    expect(await left()).toHaveLength(2);
  });

  it('is swept table by table: one that cannot be keeps no other from it, and the failure is told', async () => {
    const script = (sql: string) => wallet.database.transaction((tx) => tx.script(sql));
    const client = await wallet.member('chan');
    await client.must('contactCaptcha', {});
    await script(`
      INSERT INTO opened_links VALUES ('old', '2020-01-01');
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END';
      CREATE TRIGGER refuse BEFORE DELETE ON captchas FOR EACH ROW EXECUTE FUNCTION refuse()`);
    await advance(wallet, 301);
    await expect(sweepPeople(wallet.gateway.core)).rejects.toThrow('refused');
    expect(await wallet.database.transaction((tx) => tx.query('SELECT 1 FROM opened_links'))).toEqual([]);
    await script('DROP TRIGGER refuse ON captchas; DROP FUNCTION refuse()');
  });

  it.skipIf(!process.env.DATABASE_URL)('by one process at a time: another leaves it to it', async () => {
    const sql = (text: string) => wallet.database.transaction((tx) => tx.query(text));
    await sql("INSERT INTO opened_links VALUES ('old', '2020-01-01')");
    await wallet.database.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sweep ' || current_schema()))`);
      await sweepPeople(wallet.gateway.core);
      expect(await sql('SELECT 1 FROM opened_links')).toHaveLength(1);
    });
    await sweepPeople(wallet.gateway.core);
    expect(await sql('SELECT 1 FROM opened_links')).toEqual([]);
  });

  it('payees of a member who has gone are swept out, whoever ended the membership; those of others stay', async () => {
    const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
    const save = (member: string) =>
      sql(`INSERT INTO saved_payees (payee_id, member_id, kind, method, type, payee_name, number_mask, address_digest, address_sealed, saved_at)
           VALUES ('payee-of-${member}', '${member}', 'toHk', 'FPS', 'mobile', 'Sample Payee', '698****3', 'd', '0.s', now())`);
    await save('chan');
    await save('lee');
    const [before] = await sql<{ status: string }>(`SELECT status FROM members WHERE member_id = 'lee'`);
    await sql(`UPDATE members SET status = 'cancelled' WHERE member_id = 'lee'`);
    await sweepPeople(wallet.gateway.core);
    await sql(`UPDATE members SET status = '${before!.status}' WHERE member_id = 'lee'`);
    const left = await sql(`SELECT payee_id FROM saved_payees WHERE payee_id LIKE 'payee-of-%'`);
    expect(left).toEqual([{ payee_id: 'payee-of-chan' }]);
  });

  it('quotes that nobody has used go with what is over, and those that were used stay', async () => {
    const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
    const at = `timestamptz '${await advance(wallet, 0)}'`;
    const quote = (id: string, days: number, spent: string) => [
      `INSERT INTO card_application_quotes (quote_id, subject, card_type, card_organ, currency, price, card_fee, postage, expires_at, spent_at)
       VALUES ('${id}', 'visitor:a', 'virtual', 'Visa', 'HKD', 0, 0, 0, ${at} - interval '${days} days', ${spent})`,
      `INSERT INTO card_quotes (quote_id, member_id, kind, account_id, currency, card_currency, card_organ, price, card_fee, postage, waived, expires_at, spent_at)
       VALUES ('${id}', 'chan', 'new', 'acc-chan-hkd', 'HKD', 'HKD', 'Visa', 0, 0, 0, 0, ${at} - interval '${days} days', ${spent})`,
    ];
    const made = [quote('old', 31, 'NULL'), quote('young', 29, 'NULL'), quote('spent', 31, at)];
    for (const statement of made.flat()) await sql(statement);
    await sweepPeople(wallet.gateway.core);
    for (const table of ['card_quotes', 'card_application_quotes'])
      expect(await sql(`SELECT quote_id FROM ${table} ORDER BY 1`)).toEqual([
        { quote_id: 'spent' },
        { quote_id: 'young' },
      ]);
  });

  it('takes nothing away that is still good', async () => {
    const client = await wallet.member('chan');
    await sweepPeople(wallet.gateway.core);
    expect((await client.call('userInfoQuery', {})).code).toBe('SUCCESS');
  });
});

describe('the named clock', () => {
  it.each([
    ['a good call', {}],
    ['a wrong method', { method: 'GET' }],
    ['an unknown path', { path: '/gateway/gc4-app-server/nowhere' }],
    ['a body that is no JSON', { body: '{' }],
    ['no headers', { headers: { ver: undefined } }],
    ['a field that nobody knows', { body: '{"stranger":1}' }],
  ])('is told with %s', async (_what, call) => {
    const { response, envelope } = await rawCall(wallet, call);
    expect(envelope).toHaveProperty('return_code');
    expect(response.headers.get('x-clock')).toBe(await advance(wallet, 0));
  });

  it('is told to whoever has to sign in', async () => {
    const client = new WalletClient(async (request) => {
      const response = await wallet.gateway.fetch(request);
      expect(response.headers.get('x-clock')).toBe(await advance(wallet, 0));
      return response;
    });
    expect((await client.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
  });
});
