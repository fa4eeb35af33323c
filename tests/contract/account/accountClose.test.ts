import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { hongKongDate } from '../../../src/domain/calendarDate.ts';
import { later } from '../../../gateway/clock/instant.ts';
import { postTransaction } from '../../../gateway/ledger/postTransaction.ts';
import { creditTopup } from '../../../gateway/money/creditTopup.ts';
import { giveTicket } from '../../../gateway/access/tickets.ts';
import { codeFor, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

/** A Monday. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const MOBILES = { chan: '61234567', wong: '61234568', cheung: '61234573', ng: '61234572', lam: '61234571' } as const;
type Closer = keyof typeof MOBILES;
type Body = requests['accountClose'];
const money = (currency: string, amount: string) => ({ currency, amount });
let sample: SampleGateway;
let keys = 0;

beforeAll(async () => void (sample = await sampleGateway(NOW)));
afterAll(() => sample.close());
beforeEach(async () => void (await advance(sample, 3600)));

const sql = <Row extends object>(text: string) => sample.database.transaction((tx) => tx.query<Row>(text));
const now = () => advance(sample, 0);

/** The ticket of a selfie that was found to be the member's. */
async function faceTicket(memberId: string, operation = 'accountClose'): Promise<string> {
  const { secrets } = sample.gateway.core.services;
  const use = { kind: 'face', memberId, operation } as const;
  const life = { seconds: 300, now: await now() };
  return sample.database.transaction(async (tx) => (await giveTicket(tx, secrets, use, life)).ticket);
}

async function otpTicket(client: WalletClient, mobNo: string, quote_id: string): Promise<string> {
  const use = { operation: 'accountClose', quote_id };
  const code = await codeFor(client, mobNo, { scene: 'SETTING', ...use });
  return (await client.must('authOtp', { ...use, ...code })).ticket;
}

/** All that a closure needs. */
async function prepared(client: WalletClient, memberId: Closer): Promise<Body> {
  const { closure_id } = await client.must('accountCloseQuery', {});
  return {
    closure_id,
    abandon_balance: true,
    face_ticket: await faceTicket(memberId),
    ticket: await client.ticket('accountClose', closure_id),
    otp_ticket: await otpTicket(client, MOBILES[memberId], closure_id),
  };
}
const newKey = () => `close-${String((keys += 1)).padStart(6, '0')}`;
const close = (client: WalletClient, body: Body, key = newKey()) => client.call('accountClose', body, key);
const balances = (memberId: string) =>
  sql<{ balance: bigint }>(
    `SELECT balance FROM ledger_balances JOIN accounts USING (account_id) WHERE member_id = '${memberId}' ORDER BY place`,
  ).then((rows) => rows.map(({ balance }) => balance));
const fees = (currency: string) =>
  sql<{ sum: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_postings WHERE account_id = 'house:fees:${currency}'`,
  ).then((rows) => rows[0]!.sum);

describe('accountCloseQuery', () => {
  it('SUCCESS: every account with its balance, what would be lost by currency, and from when the number is free', async () => {
    const wong = await sample.member('wong');
    const { code, data } = await wong.call('accountCloseQuery', {});
    expect(code).toBe('SUCCESS');
    expect(data).toMatchObject({
      balances: [
        { account_id: 'acc-wong-hkd', balance: money('HKD', '60000.00'), held: money('HKD', '0.00') },
        { account_id: 'acc-wong-cny', balance: money('CNY', '8000.00') },
        { account_id: 'acc-wong-usd', balance: money('USD', '1200.00') },
      ],
      forfeited: { HKD: money('HKD', '60000.00'), CNY: money('CNY', '8000.00'), USD: money('USD', '1200.00') },
      has_balance: true,
      pending: 'none',
      co_branded: false,
      identity_check: 'selfie',
      usable_from: '2026-01-01T00:00:00+08:00',
    });
    expect(data).not.toHaveProperty('partner_name');
  });

  it('names the partner of a co-branded account (R-ROLE-24, AMB-75)', async () => {
    const kwan = await sample.member('kwan');
    const data = await kwan.must('accountCloseQuery', {});
    expect(data).toMatchObject({ co_branded: true, partner_name: 'Sample Travel Club' });
  });

  it('leaves a member without a document to support', async () => {
    for (const name of ['lee', 'ho']) {
      const member = await sample.member(name);
      expect(await member.must('accountCloseQuery', {})).toMatchObject({ identity_check: 'support' });
    }
  });

  it('SYS_UPGRADING while it is out of service, and not after (R-ERR-46)', async () => {
    const chan = await sample.member('chan');
    await chan.sandbox('POST', '/upgrades', { area: 'accountClosure', upgrading: true });
    expect(await chan.sandbox('GET', '/upgrades')).toEqual({ area: 'accountClosure', upgrading: true });
    expect((await chan.call('accountCloseQuery', {})).code).toBe('SYS_UPGRADING');
    await chan.sandbox('POST', '/upgrades', { area: 'accountClosure', upgrading: false });
    expect((await chan.call('accountCloseQuery', {})).code).toBe('SUCCESS');
    await expect(chan.sandbox('POST', '/upgrades', { area: 'everything', upgrading: true })).rejects.toThrow('400');
  });
});

describe('accountClose refuses, and nothing is changed', () => {
  let chan: WalletClient;
  let before: bigint[];
  beforeEach(async () => {
    chan = await sample.member('chan');
    before = await balances('chan');
  });
  const unchanged = async () => {
    expect(await balances('chan')).toEqual(before);
    expect((await chan.call('userInfoQuery', {})).code).toBe('SUCCESS');
    expect(await sql(`SELECT 1 FROM account_closures WHERE member_id = 'chan'`)).toEqual([]);
  };

  it('SYS_UPGRADING (R-ERR-46)', async () => {
    const body = await prepared(chan, 'chan');
    await chan.sandbox('POST', '/upgrades', { area: 'accountClosure', upgrading: true });
    expect((await close(chan, body)).code).toBe('SYS_UPGRADING');
    await chan.sandbox('POST', '/upgrades', { area: 'accountClosure', upgrading: false });
    await unchanged();
  });

  it('ABANDON_REQUIRED without the tick (R-VAL-43)', async () => {
    const body = await prepared(chan, 'chan');
    expect((await close(chan, { ...body, abandon_balance: false })).code).toBe('ABANDON_REQUIRED');
    await unchanged();
  });

  it('CO_BRANDED, with the partner (R-ROLE-24)', async () => {
    const body = await prepared(chan, 'chan');
    const kwan = await sample.member('kwan');
    const { code, data } = await close(kwan, body);
    expect([code, data]).toEqual(['CO_BRANDED', { partner_name: 'Sample Travel Club' }]);
  });

  it('ACCOUNT_STATUS while payments of the member or of an account are stopped', async () => {
    const body = await prepared(chan, 'chan');
    await sql(`UPDATE members SET status = 'stopped' WHERE member_id = 'chan'`);
    expect((await close(chan, body)).code).toBe('ACCOUNT_STATUS');
    await sql(`UPDATE members SET status = 'normal' WHERE member_id = 'chan'`);
    await sql(`UPDATE accounts SET status = 'stopped' WHERE member_id = 'chan'`);
    expect((await close(chan, body)).code).toBe('ACCOUNT_STATUS');
    await sql(`UPDATE accounts SET status = 'normal' WHERE member_id = 'chan'`);
    await unchanged();
  });

  it('REALNAME_REQUIRED where no document is known', async () => {
    const lee = await sample.member('lee');
    const { closure_id } = await lee.must('accountCloseQuery', {});
    const face_ticket = await faceTicket('lee');
    const body = { closure_id, abandon_balance: true, face_ticket, ticket: face_ticket, otp_ticket: face_ticket };
    expect((await close(lee, body)).code).toBe('REALNAME_REQUIRED');
  });

  it('PENDING_TRANS while a bank has not answered, OUTSTANDING_BALANCE while a top-up is frozen (R-ERR-43, AMB-06)', async () => {
    await chan.sandbox('POST', '/bank', { answer: 'processing' });
    const { body: transfer } = await chan.prepared('acc-chan-hkd', '10.00');
    const { ref_no } = await chan.must('transferToHk', transfer, newKey());
    await chan.sandbox('POST', '/bank', { answer: null });
    expect(await chan.must('accountCloseQuery', {})).toMatchObject({ pending: 'transfers' });
    const body = await prepared(chan, 'chan');
    expect((await close(chan, body)).code).toBe('PENDING_TRANS');
    await chan.sandbox('POST', '/endTransfer', { ref_no, accepted: false });
    const day = (await now()).slice(0, 10);
    const order = { account_id: 'acc-chan-hkd', payments: [{ amount: '5.00', paid_on: day }] };
    const ticket = await chan.ticket('topupBankCreate');
    const { reference } = await chan.must('topupBankCreate', { ...order, ticket }, newKey());
    await chan.sandbox('POST', '/incomingPayment', { reference, other_card: true });
    expect(await chan.must('accountCloseQuery', {})).toMatchObject({ pending: 'topups' });
    expect((await close(chan, body)).code).toBe('OUTSTANDING_BALANCE');
    await sql(`UPDATE topup_orders SET state = 'WAITING', expires_at = made_at WHERE member_id = 'chan'`);
    await unchanged();
  });

  it('FUNDS_FROZEN after a change of mobile number: what cannot be taken out is not forfeited (R-CONST-09)', async () => {
    const body = await prepared(chan, 'chan');
    const until = later(await now(), 60);
    await sql(`UPDATE members SET frozen_until = '${until}' WHERE member_id = 'chan'`);
    expect(await chan.call('accountCloseQuery', {})).toEqual({ code: 'FUNDS_FROZEN', data: { until } });
    expect(await close(chan, body)).toEqual({ code: 'FUNDS_FROZEN', data: { until } });
    await unchanged();
    await sql(`UPDATE members SET frozen_until = NULL WHERE member_id = 'chan'`);
  });

  it('QUOTE_EXPIRED when a balance is no longer what was shown; no ticket is used up by it', async () => {
    const body = await prepared(chan, 'chan');
    const { body: transfer } = await chan.prepared('acc-chan-hkd', '1.00');
    await chan.must('transferToHk', transfer, newKey());
    before = await balances('chan');
    expect((await close(chan, body)).code).toBe('QUOTE_EXPIRED');
    const used = await sql(`SELECT 1 FROM tickets WHERE operation = 'accountClose' AND used_at IS NOT NULL`);
    expect(used).toEqual([]);
    await unchanged();
  });

  it("TICKET_EXPIRED without one of the three proofs, with another's, for something else, or too late (R-VAL-44)", async () => {
    const body = await prepared(chan, 'chan');
    const none = 'x'.repeat(24);
    const other = await faceTicket('chan', 'realnameSubmit');
    const foreign = await faceTicket('wong');
    for (const wrong of [
      { face_ticket: none },
      { face_ticket: other },
      { face_ticket: foreign },
      { ticket: none },
      { ticket: await chan.ticket('accountClose') },
      { otp_ticket: none },
      { otp_ticket: body.ticket },
    ]) {
      expect((await close(chan, { ...body, ...wrong })).code, JSON.stringify(Object.keys(wrong))).toBe(
        'TICKET_EXPIRED',
      );
    }
    await advance(sample, 300);
    expect((await close(chan, body)).code).toBe('TICKET_EXPIRED');
    await unchanged();
  });
});

describe('accountClose', () => {
  it('SUCCESS: the whole balance of every currency is forfeited, everything is cancelled, the session is over (R-CONST-39, R-STATE-65)', async () => {
    const wong = await sample.member('wong');
    const body = await prepared(wong, 'wong');
    const house = await Promise.all(['HKD', 'CNY', 'USD'].map(fees));
    const key = newKey();
    const { code, data } = await close(wong, { ...body, reason: 'fees' }, key);
    const today = hongKongDate(await now()).replaceAll('-', '');
    expect(code).toBe('SUCCESS');
    expect(data).toEqual({
      close_no: expect.stringMatching(new RegExp(`^${today}\\d{12}$`)) as string,
      time: await now(),
      forfeited: { HKD: money('HKD', '60000.00'), CNY: money('CNY', '8000.00'), USD: money('USD', '1200.00') },
      mob_no_mask: '612****8',
      usable_from: '2026-01-01T00:00:00+08:00',
    });
    expect(await balances('wong')).toEqual([0n, 0n, 0n]);
    const after = await Promise.all(['HKD', 'CNY', 'USD'].map(fees));
    expect(after.map((sum, place) => sum - house[place]!)).toEqual([6_000_000n, 800_000n, 120_000n]);
    const statuses = await sql(
      `SELECT DISTINCT m.status AS member, a.status AS account, c.status AS card FROM members m
       JOIN accounts a USING (member_id) JOIN cards c USING (account_id) WHERE member_id = 'wong'`,
    );
    expect(statuses).toEqual([{ member: 'cancelled', account: 'cancelled', card: 'cancelled' }]);
    expect(await sql(`SELECT reason FROM account_closures WHERE member_id = 'wong'`)).toEqual([{ reason: 'fees' }]);
    const { messages } = (await wong.sandbox('GET', '/outbox')) as { messages: { body: string }[] };
    expect(messages[0]?.body).toContain(data.close_no);

    expect((await wong.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
    expect((await close(wong, body, key)).code).toBe('NOT_LOGIN');
    const login = { area_code: '852', login_id: MOBILES.wong, login_pwd: 'Sample1234' };
    expect((await new WalletClient((request) => sample.gateway.fetch(request)).call('loginByPwd', login)).code).toBe(
      'ACCOUNT_CANCELLED',
    );
  });

  it('tells with the ended session what became of it, for half an hour and of nothing else', async () => {
    const cheung = await sample.member('cheung');
    const key = newKey();
    const { data } = await close(cheung, await prepared(cheung, 'cheung'), key);
    expect(await cheung.must('flowOutcome', { key })).toEqual({
      state: 'done',
      operation: 'accountClose',
      reply: { return_code: 'SUCCESS', return_desc: 'Success', ret_data: data },
    });
    expect((await cheung.call('flowRecordList', {})).code).toBe('NOT_LOGIN');
    await advance(sample, 1799);
    expect((await cheung.call('flowOutcome', { key })).code).toBe('SUCCESS');
    await advance(sample, 1);
    expect((await cheung.call('flowOutcome', { key })).code).toBe('NOT_LOGIN');
  });

  it('closes at a balance of nothing too, without a posting (AMB-06)', async () => {
    const ng = await sample.member('ng');
    const [balance = 0n] = await balances('ng');
    const at = new Date(await now());
    await sample.database.transaction(async (tx) => {
      const postings = [
        { account: 'acc-ng-hkd', currency: 'HKD', amount: -balance },
        { account: 'house:bank:HKD', currency: 'HKD', amount: balance },
      ] as const;
      await postTransaction(tx, { kind: 'test', reference: 'drained', at, postings });
    });
    expect(await ng.must('accountCloseQuery', {})).toMatchObject({ has_balance: false });
    const house = await fees('HKD');
    const { code, data } = await close(ng, await prepared(ng, 'ng'));
    expect([code, data.forfeited]).toEqual(['SUCCESS', { HKD: money('HKD', '0.00') }]);
    expect(await fees('HKD')).toBe(house);
  });

  it('leaves no order to pay into, also for a payment that came before and waited for the closure', async () => {
    const chan = await sample.member('chan');
    const order = { account_id: 'acc-chan-hkd', amount: '10.00' };
    const { reference } = await chan.must('topupFpsCreate', order, newKey());
    const before = await now();
    await advance(sample, 1);
    expect((await close(chan, await prepared(chan, 'chan'))).code).toBe('SUCCESS');
    const { services } = sample.gateway.core;
    const constants = services.content.constantsAt(before);
    const payment = { reference, amount: 1000n, from: 'own' } as const;
    const state = sample.database.transaction((tx) => creditTopup(tx, payment, { services, constants, now: before }));
    expect(await state).toBe('EXPIRED');
    expect(await balances('chan')).toEqual([0n]);
  });

  it('blocks the mobile number until the year is over: to the last instant of 31 December (R-CONST-40, AMB-54)', async () => {
    await sample.setNow('2025-12-31T23:30:00.000+08:00');
    const lam = await sample.member('lam');
    const body = await prepared(lam, 'lam');
    const { data } = await close(lam, body);
    expect(data.usable_from).toBe('2026-01-01T00:00:00+08:00');
    const visitor = new WalletClient((request) => sample.gateway.fetch(request));
    const register = async () => {
      const number = { area_code: '852', mob_no: MOBILES.lam };
      const captcha = await solvedCaptcha(sample, visitor);
      const code = await codeFor(visitor, MOBILES.lam, { scene: 'REGISTER', ...number, ...captcha });
      return visitor.call('registerCheckMobile', { ...number, ...code });
    };
    await sample.setNow('2025-12-31T23:59:59.999+08:00');
    expect(await register()).toEqual({ code: 'MOB_USED_THIS_YEAR', data: { from: '2026-01-01T00:00:00+08:00' } });
    await sample.setNow('2026-01-01T00:01:00.000+08:00');
    expect((await register()).code).toBe('SUCCESS');
  });
});
