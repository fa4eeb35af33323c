import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../../gateway/content/loadContent.ts';
import { codeFor, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  client = new WalletClient((request) => wallet.gateway.fetch(request));
});

const CHAN = '61234567';
let number = 61239100;
let keys = 0;

/** Something that was proven, and the call that takes the proof. */
interface Proven {
  readonly use: () => Promise<{ readonly code: string }>;
  /** How long the proof is good. */
  readonly seconds: number;
}

const proofs: { readonly [name: string]: () => Promise<Proven> } = {
  'a number, to register': async () => {
    const to = { area_code: '852', mob_no: String(++number) };
    const captcha = await solvedCaptcha(wallet, client);
    const code = await codeFor(client, to.mob_no, { scene: 'REGISTER', ...to, ...captcha });
    const { reg_ticket } = await client.must('registerCheckMobile', { ...to, ...code });
    const person = { email: `m${number}@example.com`, user_name: 'Au Yeung Sum', login_pwd: 'Fresh1234' };
    const card = { pay_pwd: '246802', currency: 'HKD', card_organ: 'Visa', agree: true } as const;
    const use = () => client.call('registerSubmit', { reg_ticket, ...person, ...card }, `what-was-proven-${++keys}`);
    return { use, seconds: 1800 };
  },
  'a password, on the way to a session': async () => {
    const login = { area_code: '852', login_id: '61234568', login_pwd: 'Sample1234' };
    const { card_list, login_ticket } = await client.must('loginByPwd', login);
    const account_id = card_list![0]!.account_id;
    return { use: () => client.call('loginChooseCard', { login_ticket: login_ticket!, account_id }), seconds: 300 };
  },
  'whose a forgotten password is': async () => {
    const captcha = await solvedCaptcha(wallet, client);
    const { fp_ticket } = await client.must('forgetPwdStart', { area_code: '852', login_id: CHAN, ...captcha });
    const code = await codeFor(client, CHAN, { scene: 'FORGET', fp_ticket });
    const { verified_ticket } = await client.must('forgetPwdVerifyOtp', { fp_ticket, ...code, birth_md: '0214' });
    const body = { verified_ticket, login_pwd: 'Sample1234' };
    return { use: () => client.call('forgetPwdSetPwd', body, `what-was-proven-${++keys}`), seconds: 600 };
  },
  'a member, for one setting': async () => {
    const { session, cookies } = await wallet.member('chan');
    Object.assign(client, { session });
    for (const [name, value] of cookies) client.cookies.set(name, value);
    const password = { method: 'loginPassword', login_pwd: 'Sample1234' } as const;
    const { verify_ticket } = await client.must('userVerify', { purpose: 'securityQuestion', ...password });
    const body = { verify_ticket, question: 'firstSchool', answer: 'Sample School' } as const;
    return { use: () => client.call('userQaSet', body, `what-was-proven-${++keys}`), seconds: 900 };
  },
};

describe.each(Object.entries(proofs))('what was proven is good in this browser only: %s', (_what, prove) => {
  it('without its cookie: TICKET_EXPIRED', async () => {
    const { use } = await prove();
    client.cookies.clear();
    expect((await use()).code).toBe('TICKET_EXPIRED');
  });

  it("with another browser's: TICKET_EXPIRED", async () => {
    const { use } = await prove();
    const other = new WalletClient((request) => wallet.gateway.fetch(request));
    await other.must('forgetPwdStart', { area_code: '852', login_id: CHAN, ...(await solvedCaptcha(wallet, other)) });
    expect(other.cookies.get('wallet_proof')).toMatch(/^[0-9A-Za-z_-]{43}$/);
    for (const [name, value] of other.cookies) client.cookies.set(name, value);
    expect((await use()).code).toBe('TICKET_EXPIRED');
  });

  it('after it was used: TICKET_EXPIRED', async () => {
    const { use } = await prove();
    expect((await use()).code).toBe('SUCCESS');
    expect((await use()).code).toBe('TICKET_EXPIRED');
  });

  it('after its time: TICKET_EXPIRED', async () => {
    const { use, seconds } = await prove();
    await advance(wallet, seconds);
    expect((await use()).code).toBe('TICKET_EXPIRED');
  });
});

describe('the key of a browser', () => {
  const start = async () =>
    client.must('forgetPwdStart', { area_code: '852', login_id: CHAN, ...(await solvedCaptcha(wallet, client)) });

  it('is read by no script and sent from our own pages only', async () => {
    const seen: string[] = [];
    client = new WalletClient(async (request) => {
      const response = await wallet.gateway.fetch(request);
      seen.push(...response.headers.getSetCookie());
      return response;
    }, 'https://wallet.example');
    await start();
    expect(seen.map((cookie) => cookie.replace(/=[\w-]{43}/, '='))).toEqual([
      '__Host-wallet_proof=; Path=/; Max-Age=1800; HttpOnly; SameSite=Strict; Secure',
    ]);
  });

  it('is sent over TLS only where members come by https, though the proxy asks without', async () => {
    const behind = await sampleGateway('2025-03-03T10:00:00+08:00', {}, { publicOrigin: 'https://wallet.example' });
    const replies: Response[] = [];
    const member = new WalletClient(async (request) => {
      const reply = await behind.gateway.fetch(request);
      replies.push(reply);
      return reply;
    });
    await member.must('forgetPwdStart', { area_code: '852', login_id: CHAN, ...(await solvedCaptcha(behind, member)) });
    const cookies = replies.flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies).toEqual([expect.stringContaining('; Secure')]);
    const promised = replies.map(({ headers }) => headers.get('strict-transport-security'));
    expect(new Set(promised)).toEqual(new Set(['max-age=63072000; includeSubDomains']));
    await behind.close();
  });

  it('is the same for two tabs: what was proven in one stays good when the other begins', async () => {
    const { fp_ticket } = await start();
    await start();
    expect((await client.call('forgetPwdUplinkStart', { fp_ticket })).code).toBe('SUCCESS');
  });

  it('is taken over TLS under the name only that no other host can give', async () => {
    const send = (request: Request) => wallet.gateway.fetch(request);
    const behind = new WalletClient(send, 'https://wallet.example');
    client = behind;
    const { fp_ticket } = await start();
    const cookie = behind.cookies.get('__Host-wallet_proof')!;
    behind.cookies.clear();
    behind.cookies.set('wallet_proof', cookie);
    expect((await behind.call('forgetPwdUplinkStart', { fp_ticket })).code).toBe('TICKET_EXPIRED');
    behind.cookies.set('__Host-wallet_proof', cookie);
    expect((await behind.call('forgetPwdUplinkStart', { fp_ticket })).code).toBe('SUCCESS');
  });

  it('goes with the session', async () => {
    const member = await wallet.member('chan');
    await member.must('userVerify', { purpose: 'email', method: 'loginPassword', login_pwd: 'Sample1234' });
    expect(member.cookies.get('wallet_proof')).toMatch(/./);
    await member.must('loginLogout', {});
    expect(member.cookies.get('wallet_proof')).toBe('');
  });

  it('is kept as long as anything that is proven is good', () => {
    const constants = loadContent().constantsAt('2025-03-03T10:00:00+08:00');
    const lives = [
      'access.login.ticketLife',
      'access.login.infoLife',
      'access.register.ticketLife',
      'access.forget.ticketLife',
      'access.forget.setLife',
      'access.verify.life',
      'card.activation.ticketLife',
    ].map((id) => Number(constants[id]));
    expect(Math.max(...lives)).toBeLessThanOrEqual(Number(constants['access.proof.life']));
  });
});
