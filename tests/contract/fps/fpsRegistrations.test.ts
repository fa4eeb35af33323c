import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { fpsCode } from '../../../gateway/money/fpsCode.ts';
import { giveTicket } from '../../../gateway/access/tickets.ts';
import { hashOf } from '../../../gateway/vault/secrets.ts';
import { codeFor } from '../support/codes.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
type Operation = 'fpsRegister' | 'fpsSetDefault' | 'fpsDelete';
const answered: Record<Operation, Set<string>> = {
  fpsRegister: new Set(),
  fpsSetDefault: new Set(),
  fpsDelete: new Set(),
};
let sample: SampleGateway;
let chan: WalletClient;
let keys = 0;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
});
afterAll(() => sample.close());
beforeEach(async () => {
  await sample.database.transaction((tx) => tx.query('DELETE FROM fps_registrations'));
  chan = await sample.member('chan');
});

/** What a right one-time code gives; that the code must be right is told by the tests of authOtp. */
const otpTicket = async (memberId: string, operation: string, address?: string) =>
  (
    await sample.database.transaction((tx) =>
      giveTicket(
        tx,
        sample.gateway.core.services.secrets,
        { kind: 'otp', memberId, operation, ...(address === undefined ? {} : { digest: hashOf(address) }) },
        { seconds: 60, now: NOW },
      ),
    )
  ).ticket;

async function call<Id extends Operation>(client: WalletClient, operation: Id, body: requests[Id]) {
  const answer = await client.call(operation, body, `fps-key-${(keys += 1)}`);
  answered[operation].add(answer.code);
  return answer;
}
async function register(client: WalletClient, memberId: string, more: Partial<requests['fpsRegister']> = {}) {
  const address = more.proxy_type === 'email' ? `${memberId}@example.com` : undefined;
  const otp_ticket = await otpTicket(memberId, 'fpsRegister', address);
  const body = { proxy_type: 'mobile', account_id: `acc-${memberId}-hkd`, otp_ticket, ...more } as const;
  return call(client, 'fpsRegister', body);
}

describe('fpsRegister', () => {
  it('SUCCESS: the own mobile number and e-mail, shown in part (R-ENT-87 to R-ENT-89)', async () => {
    expect(await register(chan, 'chan')).toEqual({ code: 'SUCCESS', data: {} });
    expect((await register(chan, 'chan', { proxy_type: 'email' })).code).toBe('SUCCESS');
    const { fpsList, need_set_default } = await chan.must('fpsQuery', {});
    expect(need_set_default).toBe(false);
    expect(fpsList.map(({ proxy_type, default_flag }) => `${proxy_type} ${String(default_flag)}`)).toEqual([
      'email true',
      'mobile true',
    ]);
    expect(JSON.stringify(fpsList)).not.toMatch(/61234567|chan@example\.com/);
  });

  it('R-ENT-90, R-ENT-91, R-ENT-92: the account behind an identity: bank code, number in part, name', async () => {
    await register(chan, 'chan');
    expect((await chan.must('fpsQuery', {})).fpsList).toMatchObject([
      { bank_code: '930', account_number: '******0001', account_name: 'Chan Siu Ming' },
    ]);
  });

  it('R-ENT-19, R-ENT-20, R-ENT-21: SUCCESS: an FPS ID is given out with its QR code', async () => {
    const { data } = await register(chan, 'chan', { proxy_type: 'fpsId' });
    expect(data.fpsId).toMatch(/^[1-9][0-9]{8}$/);
    expect(data.qrcodeTxt).toBe(fpsCode(data.fpsId!));
    expect(await chan.must('fpsQuery', {})).toMatchObject({ fpsId: data.fpsId, qrcodeTxt: data.qrcodeTxt });
  });

  it('FPS_REGION: for Hong Kong members only (R-ROLE-18); FPS_LEVEL: not for T1 (AMB-02)', async () => {
    const zhang = await sample.member('zhang');
    expect((await register(zhang, 'zhang', { account_id: 'acc-zhang-cny' })).code).toBe('FPS_REGION');
    expect((await register(await sample.member('lee'), 'lee')).code).toBe('FPS_LEVEL');
    expect((await register(await sample.member('ho'), 'ho')).code, 'T2').toBe('SUCCESS');
  });

  it('FPS_EXISTS: registered here already, by two at once too', async () => {
    const answers = await Promise.all([register(chan, 'chan'), register(chan, 'chan')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['FPS_EXISTS', 'SUCCESS']);
  });

  it('FPS_EXISTS_OTHER_BANK: asks whether money is to come here by default, then keeps to it', async () => {
    const directory = (work: string) => sample.database.transaction((tx) => tx.query(work));
    await directory(
      "INSERT INTO fps_proxies (proxy_type, proxy_id, payee_name, bank_code) VALUES ('mobile', '61234567', 'Chan', '901')",
    );
    expect((await register(chan, 'chan')).code).toBe('FPS_EXISTS_OTHER_BANK');
    expect((await register(chan, 'chan', { default_flag: false })).code).toBe('SUCCESS');
    expect((await chan.must('fpsQuery', {})).need_set_default).toBe(true);
    await directory("DELETE FROM fps_proxies WHERE proxy_id = '61234567'");
  });

  it('ACCOUNT_STATUS: the account is stopped', async () => {
    const set = (status: string) =>
      sample.database.transaction((tx) =>
        tx.query(`UPDATE accounts SET status = '${status}' WHERE account_id = 'acc-chan-hkd'`),
      );
    await set('stopped');
    expect((await register(chan, 'chan')).code).toBe('ACCOUNT_STATUS');
    await set('normal');
  });

  it('TICKET_EXPIRED: a ticket for something else, and nothing is registered', async () => {
    const otp_ticket = await otpTicket('chan', 'fpsDelete');
    expect((await register(chan, 'chan', { otp_ticket })).code).toBe('TICKET_EXPIRED');
    expect((await chan.must('fpsQuery', {})).fpsList).toEqual([]);
  });

  it("PARAM_ERROR: another member's account and none at all are answered alike", async () => {
    const foreign = await register(chan, 'chan', { account_id: 'acc-wong-hkd' });
    expect(foreign).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/account_id' }] } });
    expect(await register(chan, 'chan', { account_id: 'acc-nobody' })).toEqual(foreign);
  });
});

describe('an e-mail address as an identity (R-ENT-87)', () => {
  const wanted = { operation: 'fpsRegister', channel: 'mail' } as const;
  const byMail = { proxy_type: 'email', account_id: 'acc-chan-hkd' } as const;
  const ticketOf = async (client: WalletClient, asked: typeof wanted | { operation: 'fpsRegister' }, to: string) => {
    const code = await codeFor(client, to, { scene: 'SETTING', ...asked });
    return (await client.must('authOtp', { ...asked, ...code })).ticket;
  };
  const setEmail = (email: string) =>
    sample.database.transaction((tx) => tx.query("UPDATE members SET email = $1 WHERE member_id = 'chan'", [email]));
  // Nobody waits for the code of the test before.
  beforeEach(() => sample.database.transaction((tx) => tx.query('DELETE FROM one_time_codes')));
  afterEach(() => setEmail('chan@example.com'));

  it('takes a code that was sent to that address, by mail, which says what it is for', async () => {
    const sent = await chan.must('smsSendCode', { scene: 'SETTING', ...wanted });
    expect(sent).toMatchObject({ email_mask: 'chan**********om' });
    const { messages } = (await chan.sandbox('GET', '/outbox')) as {
      messages: { channel: string; recipient: string; body: string; code: string }[];
    };
    expect(messages[0]).toMatchObject({ channel: 'mail', recipient: 'chan@example.com' });
    expect(messages[0]!.body).toContain('to receive payments by FPS at this email address');
    const { ticket } = await chan.must('authOtp', { ...wanted, otp_id: sent.otp_id, otp: messages[0]!.code });
    expect((await call(chan, 'fpsRegister', { ...byMail, otp_ticket: ticket })).code).toBe('SUCCESS');
  });

  it('TICKET_EXPIRED: a code to the phone says nothing of the address', async () => {
    const otp_ticket = await ticketOf(chan, { operation: 'fpsRegister' }, '61234567');
    expect((await call(chan, 'fpsRegister', { ...byMail, otp_ticket })).code).toBe('TICKET_EXPIRED');
    expect((await chan.must('fpsQuery', {})).fpsList).toEqual([]);
  });

  it('a code to one address is good for no other', async () => {
    const code = await codeFor(chan, 'chan@example.com', { scene: 'SETTING', ...wanted });
    await setEmail('stranger@example.com');
    expect((await chan.call('authOtp', { ...wanted, ...code })).code).toBe('OTP_NOT_OBTAINED');
    await setEmail('chan@example.com');
    const { ticket } = await chan.must('authOtp', { ...wanted, ...code });
    await setEmail('stranger@example.com');
    expect((await call(chan, 'fpsRegister', { ...byMail, otp_ticket: ticket })).code).toBe('TICKET_EXPIRED');
  });

  it('PARAM_ERROR: nothing is sent where there is no address', async () => {
    await setEmail('');
    expect((await chan.call('smsSendCode', { scene: 'SETTING', ...wanted })).code).toBe('PARAM_ERROR');
  });
});

describe("an identity is its owner's", () => {
  const set = (sql: string) => sample.database.transaction((tx) => tx.query(sql));
  const known = async (client: WalletClient) =>
    (await client.must('fpsQuery', {})).fpsList.map(({ proxy_type }) => proxy_type).sort();
  afterEach(async () => {
    const before = [
      ['ho', '61234570', 'ho@example.com'],
      ['chan', '61234567', 'chan@example.com'],
    ];
    for (const [id, number, email] of before)
      await set(
        `UPDATE members SET area_code = '852', mob_no = '${number}', email = '${email}', frozen_until = NULL WHERE member_id = '${id}'`,
      );
  });

  it('FPS_REGION: a number of elsewhere is not the one of Hong Kong with the same digits', async () => {
    await set("UPDATE members SET area_code = '853', mob_no = '61234567' WHERE member_id = 'ho'");
    const ho = await sample.member('ho');
    expect((await register(ho, 'ho')).code).toBe('FPS_REGION');
    expect((await register(ho, 'ho', { proxy_type: 'fpsId' })).code).toBe('SUCCESS');
    expect((await register(chan, 'chan')).code).toBe('SUCCESS');
  });

  it('PARAM_ERROR: no address, no identity', async () => {
    await set("UPDATE members SET email = '' WHERE member_id = 'chan'");
    expect((await register(chan, 'chan', { proxy_type: 'email' })).code).toBe('PARAM_ERROR');
  });

  it('a number that is given up is given up here too: whoever has it next registers it', async () => {
    await register(chan, 'chan');
    await register(chan, 'chan', { proxy_type: 'email' });
    const proof = {
      purpose: 'mobile',
      method: 'paymentPasswordAndBirth',
      pay_pwd: '135790',
      birth_md: '0214',
    } as const;
    const { verify_ticket } = await chan.must('userVerify', proof);
    const number = { area_code: '852', mob_no: '61239001' };
    const code = await codeFor(chan, number.mob_no, { scene: 'NEWMOB', verify_ticket, ...number });
    await chan.must('userMobChange', { verify_ticket, ...number, ...code }, `fps-key-${(keys += 1)}`);
    expect(await known(chan)).toEqual(['email']);
    await set("UPDATE members SET mob_no = '61234567' WHERE member_id = 'ho'");
    expect((await register(await sample.member('ho'), 'ho')).code).toBe('SUCCESS');
  });

  it('also at the moment at which it is registered', async () => {
    await chan.sandbox('POST', '/faults', { operation: 'fpsRegister', kind: 'delay', value: '500', count: 1 });
    const registered = register(chan, 'chan');
    await expect.poll(() => set('SELECT 1 FROM sandbox_faults WHERE remaining > 0')).toEqual([]);
    await set("UPDATE members SET mob_no = '61239001' WHERE member_id = 'chan'");
    expect((await registered).code).toBe('SUCCESS');
    expect(await set('SELECT proxy_id FROM fps_registrations')).toEqual([{ proxy_id: '61239001' }]);
  });

  it.each([
    ['so is an address', 'chan.new@example.com', ['fpsId']],
    ['but not an address that is confirmed once more', 'Chan@Example.com', ['email', 'fpsId']],
  ])('%s', async (_, email, left) => {
    await register(chan, 'chan', { proxy_type: 'fpsId' });
    await register(chan, 'chan', { proxy_type: 'email' });
    await set('DELETE FROM email_changes');
    const proof = { purpose: 'email', method: 'loginPassword', login_pwd: 'Sample1234' } as const;
    const { verify_ticket } = await chan.must('userVerify', proof);
    await chan.must('userEmailSend', { verify_ticket, email }, `fps-key-${(keys += 1)}`);
    await chan.must('userEmailConfirm', { code: await chan.lastCode(email) }, `fps-key-${(keys += 1)}`);
    expect(await known(chan)).toEqual(left);
  });
});

describe.each(['fpsSetDefault', 'fpsDelete'] as const)('%s', (operation) => {
  const change = async (client: WalletClient, memberId: string, for_: string = operation) =>
    call(client, operation, { proxy_type: 'mobile', otp_ticket: await otpTicket(memberId, for_) });

  it('SUCCESS', async () => {
    await register(chan, 'chan', { default_flag: false });
    expect((await change(chan, 'chan')).code).toBe('SUCCESS');
    const { fpsList, need_set_default } = await chan.must('fpsQuery', {});
    expect(need_set_default).toBe(false);
    expect(fpsList.map(({ default_flag }) => default_flag)).toEqual(operation === 'fpsDelete' ? [] : [true]);
  });

  it('TICKET_EXPIRED: a ticket for something else, and nothing changes', async () => {
    await register(chan, 'chan', { default_flag: false });
    expect((await change(chan, 'chan', 'fpsRegister')).code).toBe('TICKET_EXPIRED');
    expect((await chan.must('fpsQuery', {})).fpsList.map(({ default_flag }) => default_flag)).toEqual([false]);
  });

  it("PARAM_ERROR: none of one's own; another member's stays as it is", async () => {
    await register(chan, 'chan');
    const ho = await sample.member('ho');
    expect(await change(ho, 'ho')).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/proxy_type' }] },
    });
    expect((await chan.must('fpsQuery', {})).fpsList).toHaveLength(1);
  });

  it('has answered every code it lists, and so has fpsRegister', () => {
    for (const id of ['fpsRegister', operation] as const) {
      const listed = loadContract().operations.find(({ operationId }) => operationId === id)!.returnCodes;
      expect(listed.filter((code) => !answered[id].has(code))).toEqual([]);
    }
  });
});
