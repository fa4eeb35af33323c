import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { later } from '../../../gateway/clock/instant.ts';
import { advance } from '../support/steppedClock.ts';
import { base, rawCall } from '../support/rawCall.ts';
import { operationPaths } from '../../support/operationPaths.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => void (await advance(wallet, 3600)));

const ofMember = loadContract().operations.filter(({ auth }) => auth === 'member');

describe('a session (AMB-08, AMB-57)', () => {
  it('begins under a new id', async () => {
    const client = new WalletClient((request) => wallet.gateway.fetch(request));
    const before = client.session;
    await client.signIn('61234567');
    expect(client.session).not.toBe(before);
    expect(client.session).toMatch(/^[\w-]{43}$/);
  });

  it('is known by its hash only', async () => {
    const client = await wallet.member('chan');
    const rows = await wallet.database.transaction((tx) => tx.query('SELECT * FROM sessions'));
    expect(JSON.stringify(rows)).not.toContain(client.session);
  });

  it('is put out by a later sign-in of the same member, and told of it (R-ENT-27, R-ENT-28)', async () => {
    const first = await wallet.member('chan');
    await first.must('userInfoQuery', {});
    const at = await advance(wallet, 60);
    await wallet.member('chan');
    for (let time = 0; time < 2; time++) {
      expect(await first.call('userInfoQuery', {})).toEqual({
        code: 'KICK_OUT',
        data: { device_name: 'Test', login_time: at },
      });
    }
    expect((await first.call('flowOutcome', { key: 'some-key-0' })).code).toBe('KICK_OUT');
    expect((await first.call('contactCaptcha', {})).code).toBe('SUCCESS');
  });

  it('takes nothing along that was authorised in an earlier one', async () => {
    const device = new WalletClient((request) => wallet.gateway.fetch(request));
    await device.signIn('61234568', 'acc-wong-hkd');
    const { quote, body } = await device.prepared('acc-wong-hkd', '1');
    await device.must('loginLogout', {});
    await device.signIn('61234568', 'acc-wong-hkd');
    expect((await device.call('transferToHk', body, 'earlier-session')).code).toBe('TICKET_EXPIRED');
    const ticket = await device.ticket('transferToHk', quote.quote_id);
    expect((await device.call('transferToHk', { ...body, ticket }, 'this-session')).code).toBe('SUCCESS');
  });

  it('leaves one session when two sign-ins meet', async () => {
    await Promise.all([wallet.member('chan'), wallet.member('chan'), wallet.member('chan')]);
    const rows = await wallet.database.transaction((tx) =>
      tx.query("SELECT 1 FROM sessions WHERE member_id = 'chan' AND ended_at IS NULL"),
    );
    expect(rows).toHaveLength(1);
  });

  it('sleeps in after half an hour without a call', async () => {
    const client = await wallet.member('chan');
    await advance(wallet, 1799);
    expect((await client.call('userInfoQuery', {})).code).toBe('SUCCESS');
    await advance(wallet, 1799);
    expect((await client.call('userInfoQuery', {})).code).toBe('SUCCESS');
    await advance(wallet, 1800);
    expect((await client.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
    await advance(wallet, -1800);
    expect((await client.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
  });

  it('says with each answer until when it runs, whichever call came last (WCAG 2.2.1)', async () => {
    const client = await wallet.member('chan');
    const until = async (path = operationPaths.userInfoQuery) => {
      const headers = { 'session-id': client.session };
      const { response } = await rawCall(wallet, { path: `/gateway/gc4-app-server${path}`, headers });
      return response.headers.get('x-session-until');
    };
    const began = await advance(wallet, 0);
    expect(await until()).toBe(later(began, 1800));
    // A call so soon after another does not count.
    await advance(wallet, 29);
    expect(await until()).toBe(later(began, 1800));
    await advance(wallet, 1770);
    expect(await until()).toBe(later(began, 1799 + 1800));
    expect(await until(operationPaths.contactCaptcha)).toBeNull();
    for (let minutes = 30; minutes < 12 * 60 - 20; minutes += 20) {
      await advance(wallet, 20 * 60);
      await until();
    }
    expect(await until()).toBe(later(began, 12 * 3600));
    expect(await until(operationPaths.loginLogout)).toBeNull();
    expect(await until()).toBeNull();
  });

  it('ends after twelve hours, however busy', async () => {
    const client = await wallet.member('chan');
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      await advance(wallet, 20 * 60);
      expect((await client.call('flowRecordList', {})).code).toBe('SUCCESS');
    }
    await advance(wallet, 20 * 60);
    expect((await client.call('flowRecordList', {})).code).toBe('NOT_LOGIN');
  });

  it('ends at sign-out', async () => {
    const client = await wallet.member('chan');
    expect(await client.call('loginLogout', {})).toEqual({ code: 'SUCCESS', data: {} });
    expect((await client.call('loginLogout', {})).code).toBe('NOT_LOGIN');
  });

  it('leaves no page behind at sign-out: the browser is told to forget what it keeps', async () => {
    const replies: Response[] = [];
    const { session } = await wallet.member('chan');
    const client = new WalletClient(async (request) => {
      const reply = await wallet.gateway.fetch(request);
      replies.push(reply);
      return reply;
    });
    client.session = session;
    await client.must('userInfoQuery', {});
    await client.must('loginLogout', {});
    expect((await client.call('loginLogout', {})).code).toBe('NOT_LOGIN');
    expect(replies.map(({ headers }) => headers.get('clear-site-data'))).toEqual([null, '"cache"', null]);
  });

  it('does not outlive a cancelled member', async () => {
    const client = await wallet.member('ng');
    await wallet.database.transaction((tx) =>
      tx.query("UPDATE members SET status = 'cancelled' WHERE member_id = 'ng'"),
    );
    expect((await client.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
  });
});

describe('without a session', () => {
  it.each(ofMember)('$operationId answers NOT_LOGIN', async ({ path, requestExamples }) => {
    const body = JSON.stringify({ ...(requestExamples[0] as object), ...base() });
    const headers = { 'Idempotency-Key': 'some-key-0' };
    const { envelope } = await rawCall(wallet, { path: `/gateway/gc4-app-server${path}`, body, headers });
    expect(envelope).toMatchObject({ return_code: 'NOT_LOGIN', ret_data: {} });
  });
});

describe('user info (R-ENT-01 to R-ENT-06)', () => {
  it('masks mobile and e-mail and gives balances', async () => {
    const info = await (await wallet.member('chan')).must('userInfoQuery', {});
    expect(info).toMatchObject({ realname_status: '3', mob_no_mask: '612****7', email_mask: 'chan**********om' });
    expect(info.account_list[0]).toMatchObject({
      account_id: 'acc-chan-hkd',
      balance: { currency: 'HKD', amount: '20000.00' },
    });
    expect(info).not.toHaveProperty('frozen_until');
  });

  it.each([
    ['chan', 'HK', 'R-GEN-25'],
    ['zhang', 'CN', 'R-GEN-26'],
  ])('%s is a customer of %s, with a card to spend by (%s)', async (name, region) => {
    const info = await (await wallet.member(name)).must('userInfoQuery', {});
    expect(info.region).toBe(region);
    expect(info.account_list[0]).toMatchObject({ status: 'active', card_no_mask: expect.stringContaining('****') });
  });

  it('tells how long funds are frozen after a change of mobile number (R-CONST-09)', async () => {
    await wallet.setNow('2025-03-03T10:30:00+08:00');
    const lam = await wallet.member('lam');
    const { frozen_until } = await lam.must('userInfoQuery', {});
    expect(frozen_until).toMatch(/\+08:00$/);
    await wallet.setNow(frozen_until!);
    expect(await (await wallet.member('lam')).must('userInfoQuery', {})).not.toHaveProperty('frozen_until');
  });
});
