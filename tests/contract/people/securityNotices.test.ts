import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { cardInHand, codeFor, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

/** What a member is told of without having asked (R-FLOW-05): by SMS, and by mail where there is an address. */
const MOBILE = '61234567';
const CHAN_CARD = '4000010000000011';
const YUEN_CARD = '6200010000002027';
let wallet: SampleGateway;
let chan: WalletClient;
let before = 0;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 7200);
  chan = await wallet.member('chan');
  before = (await outbox())[0]?.id ?? 0;
});

interface Message {
  readonly id: number;
  readonly recipient: string;
  readonly body: string;
}
const outbox = async () => ((await chan.sandbox('GET', '/outbox')) as unknown as { messages: Message[] }).messages;
/** What was sent to a number or an address since the test began. */
const toldAt = async (end: string) =>
  (await outbox()).filter(({ id, recipient }) => id > before && recipient.endsWith(end)).map(({ body }) => body);
const someone = () => new WalletClient((request) => wallet.gateway.fetch(request));
const sql = (text: string) => wallet.database.transaction((tx) => tx.query<{ mob_no: string }>(text));
let keys = 0;
const key = () => `notice-${++keys}`;

async function proven(purpose: requests['userVerify']['purpose']): Promise<string> {
  const code = await codeFor(chan, MOBILE, { scene: 'SETTING', operation: 'userVerify', purpose });
  return (await chan.must('userVerify', { purpose, method: 'code', ...code })).verify_ticket;
}

describe('a change of what proves a member', () => {
  it('of the e-mail address is told to the number and to the old address; the link names the host', async () => {
    const verify_ticket = await proven('email');
    await chan.must('userEmailSend', { verify_ticket, email: 'new.chan@example.com' });
    const [link] = await toldAt('new.chan@example.com');
    expect(link).toMatch(/http:\/\/127\.0\.0\.1:8080\/gc4-app-pc\/userSettings\/resetEmail\/new\?code=[\w-]{20,}$/);
    await someone().must('userEmailConfirm', { code: await chan.lastCode('new.chan@example.com') }, key());
    for (const end of [MOBILE, 'chan@example.com'])
      expect((await toldAt(end)).join()).toMatch(
        /Your email address was changed to new\.\S*\*\S* on 3 March 2025 \d\d:\d\d/,
      );
  });

  it('of the security question', async () => {
    const verify_ticket = await proven('securityQuestion');
    await chan.must('userQaSet', { verify_ticket, question: 'birthTown', answer: 'Sample Town' }, key());
    const told = (await toldAt(MOBILE)).join();
    expect(told).toContain('Your security question was changed');
    expect(told).not.toContain('Sample Town');
  });

  it.each([
    ['en', /changed from .+ on \d+ March 2025 \d\d:\d\d\./],
    ['zh-HK', /2025年3月\d+日 \d\d:\d\d/],
    ['zh-CN', /2025年3月\d+日 \d\d:\d\d/],
  ] as const)('says when in the words of the language: %s', async (lang, when) => {
    const verify_ticket = await proven('securityQuestion');
    chan.lang = lang;
    await chan.must('userQaSet', { verify_ticket, question: 'birthTown', answer: 'Sample Town' }, key());
    for (const end of [MOBILE, 'chan@example.com']) {
      const told = (await toldAt(end))[0];
      expect(told).toMatch(when);
      expect(told).not.toMatch(/\d{4}-\d\d-\d\d/);
    }
  });
});

describe('a lock by wrong guesses', () => {
  it('of the payment password says until when', async () => {
    const wrong = () => chan.call('authPayPwd', { operation: 'accountReveal', pay_pwd: '000000' });
    let answer = await wrong();
    while (answer.code === 'PAY_PWD_WRONG') answer = await wrong();
    expect(answer.code).toBe('PAY_PWD_LOCKED');
    const told = await toldAt(MOBILE);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/Your payment password is locked until \d March 2025 \d\d:\d\d after/);
    await wrong();
    expect(await toldAt(MOBILE)).toHaveLength(1);
    await wallet.database.transaction((tx) => tx.query("DELETE FROM guesses WHERE kind = 'payPwd'"));
  });

  it('of sign-in, at the guess that locks and once', async () => {
    await sql(`INSERT INTO guesses (kind, subject, failures, window_from) VALUES ('login', 'member:lee', 4, now())
      ON CONFLICT (kind, subject) DO UPDATE SET failures = 4`);
    // Whoever guesses, the notice is in the member's language.
    const [lee] = await sql("UPDATE members SET lang = 'zh-CN' WHERE member_id = 'lee' RETURNING mob_no");
    const body = { area_code: '852', login_id: lee!.mob_no, login_pwd: 'Wrong1234' };
    expect((await someone().call('loginByPwd', { ...body, ...(await solvedCaptcha(wallet, chan)) })).code).toBe(
      'ACCOUNT_LOCKED',
    );
    expect((await toldAt(lee!.mob_no)).join()).toMatch(/登录密码.*锁定/);
  });

  it('of a card at sign-in, by its details, at the guess that locks and once', async () => {
    const card = await cardInHand(chan, CHAN_CARD);
    const wrong = { ...card, cvc2: card.cvc2 === '000' ? '001' : '000' };
    const guess = async () =>
      (await someone().call('loginByCvc', { ...wrong, ...(await solvedCaptcha(wallet, chan)) })).code;
    for (let tries = 0; tries < 4; tries++) await guess();
    expect(await toldAt(MOBILE)).toEqual([]);
    expect(await guess()).toBe('LOGIN_LOCKED');
    await guess();
    const told = await toldAt(MOBILE);
    expect(told).toEqual([expect.stringContaining('Sign-in with your card **** **** **** 0011 is locked')]);
    expect(await toldAt('chan@example.com')).toHaveLength(1);
    await chan.sandbox('POST', '/unlockCard', { card_no: CHAN_CARD });
  });

  it('of the activation of a card, by its details or by its code', async () => {
    const [yuen] = await sql("UPDATE members SET lang = 'en' WHERE member_id = 'yuen' RETURNING mob_no");
    const owner = await wallet.member('yuen');
    const activate = { card_last4: YUEN_CARD.slice(-4), activation_code: 'WRONG23456' };
    for (let tries = 0; tries < 5; tries++) await owner.call('cardActivateByCode', activate);
    const notice = 'Activation of your card **** **** **** 2027 is locked';
    const ofCards = async () => (await toldAt(yuen!.mob_no)).filter((body) => body.includes('Activation'));
    expect(await ofCards()).toEqual([expect.stringContaining(notice)]);
    await chan.sandbox('POST', '/unlockActivation', { card_no: YUEN_CARD });
    const { activation_code: _letter, ...card } = await cardInHand(chan, YUEN_CARD);
    const wrong = { ...card, cvc2: card.cvc2 === '000' ? '001' : '000' };
    const guess = async () => (await someone().call('cardActivateByInfo', wrong)).code;
    for (let tries = 0; tries < 4; tries++) expect(await guess()).toBe('LOGIN_DATA_ERROR');
    expect(await guess()).toBe('ACT_LOCKED');
    expect(await ofCards()).toEqual([expect.stringContaining(notice), expect.stringContaining(notice)]);
  });
});

describe('a sign-in', () => {
  it('from a new device is told as such, a later one from it as a sign-in (R-FLOW-05)', async () => {
    const client = someone();
    await client.signIn('61234568', 'acc-wong-hkd');
    expect((await toldAt('61234568')).join()).toContain('A new device, ');
    await client.signIn('61234568', 'acc-wong-hkd');
    expect((await toldAt('61234568'))[0]).toContain('You signed in from');
  });

  it.each([
    ['zh-HK', 'Windows 上的 Chrome', '未能辨識的裝置'],
    ['zh-CN', 'Windows 上的 Chrome', '无法识别的设备'],
    ['en', 'Chrome on Windows', 'Unknown device'],
  ] as const)(
    'names the device in %s: in the code, in the notice, and to whom it puts out',
    async (lang, known, unknown) => {
      const from = (userAgent: string) => {
        const client = new WalletClient((request) => {
          request.headers.set('user-agent', userAgent);
          return wallet.gateway.fetch(request);
        });
        return Object.assign(client, { lang });
      };
      const windows = from('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36');
      await windows.signIn('61234568', 'acc-wong-hkd');
      const told = await toldAt('61234568');
      expect(told.length).toBeGreaterThan(1);
      for (const body of told) expect(body).toContain(known);
      const other = from('curl');
      await other.signIn('61234568', 'acc-wong-hkd');
      expect((await toldAt('61234568'))[0]).toContain(unknown);
      expect((await windows.call('userInfoQuery', {})).data).toMatchObject({ device_name: unknown });
      await windows.signIn('61234568', 'acc-wong-hkd');
      expect((await other.call('userInfoQuery', {})).data).toMatchObject({ device_name: known });
    },
  );
});

describe('money', () => {
  it('that arrives at once is told to the payer: how much, to whom (masked), and its reference', async () => {
    const { body } = await chan.prepared('acc-chan-hkd', '123.45');
    const { ref_no } = await chan.must('transferToHk', body, key());
    const [told] = await toldAt(MOBILE);
    expect(told).toMatch(new RegExp(`You have sent HK\\$ 123\\.45 to P\\*+ S\\*+ F\\*+\\. Reference ${ref_no}\\.`));
    expect(told).toMatch(/^Sample Wallet: /);
  });
});

describe('what a thief would do with an open session', () => {
  it('an order of a card is told with the sum and its reference', async () => {
    const quoted = { kind: 'new', account_id: 'acc-chan-hkd', currency: 'HKD', card_organ: 'Visa' } as const;
    const { quote_id, total } = await chan.must('cardQuote', quoted);
    const ticket = await chan.ticket('cardNew', quote_id);
    const { order_no } = await chan.must('cardNew', { quote_id, ticket }, key());
    const notice = `for HK$ ${total.amount}. Reference ${order_no}. If this was not you`;
    for (const end of [MOBILE, 'chan@example.com'])
      expect((await toldAt(end))[0]?.replaceAll('\u00a0', ' ')).toContain(notice);
  });

  it('a registration for FPS is told with what was registered, masked', async () => {
    const code = await codeFor(chan, MOBILE, { scene: 'SETTING', operation: 'fpsRegister' });
    const { ticket: otp_ticket } = await chan.must('authOtp', { operation: 'fpsRegister', ...code });
    const body = { proxy_type: 'mobile', account_id: 'acc-chan-hkd', otp_ticket } as const;
    await chan.must('fpsRegister', body, key());
    expect((await toldAt('chan@example.com'))[0]).toMatch(
      /^\S*612\*+7 was registered for FPS from .+ on \d+ March 2025/,
    );
  });
});

describe('a decision on who a member is, as the page promises', () => {
  it.each([
    ['certified', 'zh-HK' as const, /已通過/],
    ['certified', 'en' as const, /has been approved/],
    ['demoted', 'zh-CN' as const, /已失效/],
    ['demoted', 'en' as const, /no longer valid/],
    ['waitingFaceToFace', 'zh-HK' as const, /須親身辦理/],
  ])('%s is told by SMS and mail, in %s to who used the portal in it last', async (decision, lang, words) => {
    chan.lang = lang;
    await chan.must('userInfoQuery', {});
    await chan.sandbox('POST', '/reviews', { area_code: '852', mob_no: MOBILE, decision });
    const ofMember = (await outbox()).filter(({ id }) => id > before).map(({ recipient, body }) => [recipient, body]);
    expect(ofMember.map(([recipient]) => recipient)).toEqual([
      expect.stringContaining('@'),
      expect.stringContaining(MOBILE),
    ]);
    for (const [, body] of ofMember) expect(body).toMatch(words);
  });
});
