import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepPeople } from '../../../gateway/jobs/peopleJobs.ts';
import { openLocks } from '../../../gateway/support/openLocks.ts';
import { readCommand } from '../../../gateway/support/readCommand.ts';
import { cardInHand, solvedCaptcha } from '../support/codes.ts';
import { base, rawCall } from '../support/rawCall.ts';
import { advance } from '../support/steppedClock.ts';
import { operationPaths } from '../../support/operationPaths.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(() => advance(wallet, 7200));

const CHAN_CARD = '4000010000000011';
const LEE_CARD = '4000010000000060';
const SZE_CARD = '4000010000002035';
const client = (source = 'local') => new WalletClient((request) => wallet.gateway.fetch(request, source));
const sql = (text: string, params: string[] = []) => wallet.database.transaction((tx) => tx.query(text, params));

const enter = async (who: WalletClient, login_id: string, login_pwd = 'Sample1234', captcha = true) => {
  const solved = captcha ? await solvedCaptcha(wallet, who) : {};
  return who.call('loginByPwd', { area_code: '852', login_id, login_pwd, ...solved });
};

/** A browser that the member has confirmed by a code. */
async function ownDevice(mobNo: string, source = 'local') {
  const own = client(source);
  await own.signIn(mobNo);
  return own;
}

describe('a stranger’s wrong guesses', () => {
  it('of the password lock strangers, and never the device that the member has confirmed', async () => {
    const own = await ownDevice('61234567');
    const stranger = client();
    for (let guess = 0; guess < 5; guess += 1) await enter(stranger, '61234567', 'Wrong1234');
    expect((await enter(client(), '61234567')).code).toBe('ACCOUNT_LOCKED');
    expect((await enter(own, '61234567', 'Sample1234', false)).data.next).toBe('TOKEN');
    expect((await enter(own, CHAN_CARD, 'Sample1234', false)).data.next).toBe('TOKEN');
  });

  it('beside those on that device, which has a counter of its own (R-ERR-20)', async () => {
    const own = await ownDevice('61234569');
    for (let left = 4; left > 0; left -= 1)
      expect((await enter(own, '61234569', 'Wrong1234')).data).toMatchObject({ left });
    expect((await enter(own, '61234569', 'Wrong1234')).code).toBe('ACCOUNT_LOCKED');
    expect((await enter(own, '61234569')).code).toBe('ACCOUNT_LOCKED');
    expect((await enter(client(), '61234569')).data.next).toBe('NEED_DEVICE_CODE');
  });

  it('of card details neither (R-VAL-48, R-VAL-49)', async () => {
    const own = await ownDevice('61234570');
    const card = await cardInHand(own, LEE_CARD);
    const byCard = async (who: WalletClient, cvc2 = card.cvc2) => {
      const { activation_code: _, ...printed } = { activation_code: '', ...card };
      return who.call('loginByCvc', { ...printed, cvc2, ...(await solvedCaptcha(wallet, who)) });
    };
    const wrong = card.cvc2 === '000' ? '001' : '000';
    for (let guess = 0; guess < 5; guess += 1) await byCard(client(), wrong);
    expect((await byCard(client())).code).toBe('LOGIN_LOCKED');
    expect((await byCard(own)).code).toBe('SUCCESS');
  });

  it('from one address close no door for a device that is known, nor ask it for more (AMB-26)', async () => {
    const SOURCE = '198.51.100.40';
    const own = await ownDevice('61234571', SOURCE);
    await sql("UPDATE guesses SET failures = 300 WHERE kind = 'source' AND subject = $1", [SOURCE]);
    expect((await enter(client(SOURCE), '61234571', 'Sample1234', false)).code).toBe('CAPTCHA_REQUIRED');
    const slowed = await rawCall(wallet, {
      path: `/gateway/gc4-app-server${operationPaths.loginByPwd}`,
      source: SOURCE,
      body: JSON.stringify({ ...base(), area_code: '852', login_id: '61234571', login_pwd: 'Sample1234' }),
    });
    expect([slowed.response.status, slowed.response.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await enter(own, '61234571', 'Sample1234', false)).data.next).toBe('TOKEN');
    const forgotten = { area_code: '852', login_id: '61234571', ...(await solvedCaptcha(wallet, client())) };
    expect((await client(SOURCE).call('forgetPwdStart', forgotten)).code).toBe('TOO_MANY_CALLS');
    const again = { ...forgotten, ...(await solvedCaptcha(wallet, client())) };
    expect((await own.call('forgetPwdStart', again)).code).toBe('SUCCESS');
  });
});

describe('guesses of strangers that led to no lock', () => {
  it('are forgotten 30 days after the last, of a member as of nobody; a lock is not (R-ERR-20, R-VAL-48, R-VAL-49)', async () => {
    const own = await sampleGateway('2025-03-03T10:00:00+08:00');
    const guess = async (login_id: string) => {
      const who = new WalletClient((request) => own.gateway.fetch(request));
      const entered = { area_code: '852', login_id, login_pwd: 'Wrong1234', ...(await solvedCaptcha(own, who)) };
      const { code, data } = await who.call('loginByPwd', entered);
      return data.left ?? code;
    };
    const [member, locked, nobody, lockedNobody] = ['61234568', '61234569', '69990001', '69990002'];
    const guessed = async () => [
      await guess(member),
      await guess(nobody),
      await guess(locked),
      await guess(lockedNobody),
    ];
    const later = async (days: number) => {
      await advance(own, days * 86_400);
      await sweepPeople(own.gateway.core);
    };
    for (let turn = 0; turn < 4; turn += 1) for (const id of [locked, lockedNobody]) await guess(id);
    expect(await guessed()).toEqual([4, 4, 'ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
    await later(20);
    expect(await guessed()).toEqual([3, 3, 'ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
    await later(20);
    expect(await guessed()).toEqual([2, 2, 'ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
    await later(31);
    expect(await guessed()).toEqual([4, 4, 'ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
    await own.close();
  });
});

describe('support opens what is locked', () => {
  const NOW = '2025-03-04T10:00:00.000+08:00';
  const opened = (mobNo: string) =>
    wallet.database.transaction((tx) =>
      openLocks(tx, { areaCode: '852', mobNo, by: 'support-7', why: 'called back, ticket 4711' }, NOW),
    );
  const open = async (mobNo: string) => (await opened(mobNo))?.locks;

  it('for strangers and on devices, and it is written down who did it and why', async () => {
    const own = await ownDevice('61234572');
    for (const who of [own, client()])
      for (let guess = 0; guess < 5; guess += 1) await enter(who, '61234572', 'Wrong1234');
    for (const who of [own, client()]) expect((await enter(who, '61234572')).code).toBe('ACCOUNT_LOCKED');
    expect(await open('61234572')).toBe(2);
    expect((await enter(own, '61234572', 'Sample1234', false)).data.next).toBe('TOKEN');
    expect((await enter(client(), '61234572', 'Sample1234', false)).code).toBe('SUCCESS');
    const [row] = await sql('SELECT opened_by, reason, locks FROM lock_openings');
    expect(row).toEqual({ opened_by: 'support-7', reason: 'called back, ticket 4711', locks: 2 });
  });

  it('also the activation of a card that wrong details, or wrong codes, have locked (R-STATE-31)', async () => {
    const [stranger, sze] = [client('198.51.100.44'), await wallet.member('sze')];
    const { activation_code: _, ...card } = { activation_code: '', ...(await cardInHand(stranger, SZE_CARD)) };
    const byInfo = (cvc2 = card.cvc2) => stranger.call('cardActivateByInfo', { ...card, cvc2 });
    const byCode = () =>
      sze.call('cardActivateByCode', { card_last4: SZE_CARD.slice(-4), activation_code: 'WRONG23456' });
    for (let guess = 0; guess < 5; guess += 1) await byInfo(card.cvc2 === '000' ? '001' : '000');
    expect((await byInfo()).code).toBe('ACT_LOCKED');
    expect(await opened('61234682')).toEqual({ locks: 1, cards: 1 });
    expect((await byInfo()).code).toBe('SUCCESS');
    for (let guess = 0; guess < 5; guess += 1) await byCode();
    expect((await byCode()).code).toBe('ACT_LOCKED');
    expect(await opened('61234682')).toEqual({ locks: 1, cards: 1 });
    expect(await byCode()).toMatchObject({ code: 'ACT_CODE_ERROR', data: { left: 4 } });
  });

  it('also the date of birth at a card’s activation and a new address', async () => {
    for (const kind of ['activationBirth', 'email'])
      await sql(
        `INSERT INTO guesses (kind, subject, failures, window_from) VALUES ('${kind}', 'member:wong', 5, '${NOW}')`,
      );
    expect(await open('61234568')).toBe(2);
    expect(await sql(`SELECT 1 FROM guesses WHERE subject = 'member:wong' AND failures > 0`)).toEqual([]);
  });

  it('and nothing else: no payment password, and nobody’s who is nobody', async () => {
    const member = await wallet.member('chan');
    const pay = async (pay_pwd: string) =>
      (await member.call('authPayPwd', { operation: 'topupBankCreate', pay_pwd })).code;
    for (let guess = 0; guess < 5; guess += 1) await pay('000000');
    await open('61234567');
    expect(await pay('135790')).toBe('PAY_PWD_LOCKED');
    expect(await open('69990000')).toBeUndefined();
  });

  it('by a command that wants a name and a reason', () => {
    const given = ['852', '61234567', '--by', 'support-7', '--why', 'ticket 4711'];
    expect(readCommand('gateway/openLocks.ts', given)).toEqual({
      areaCode: '852',
      mobNo: '61234567',
      by: 'support-7',
      why: 'ticket 4711',
    });
    for (const few of [given.slice(0, 4), given.slice(1), [...given, 'more'], [...given, '--all'], ['--by', ' ']])
      expect(readCommand('gateway/openLocks.ts', few)).toMatch(/^Usage: /);
  });

  it.each(['postgres://support:of-support@127.0.0.1:1/wallet', 'postgres://support:of-support@:port/wallet'])(
    'by a command that says what to do where no database answers (%s)',
    (url) => {
      const line = ['--import', 'tsx', 'gateway/openLocks.ts', '852', '61234567', '--by', 'support-7', '--why', '4711'];
      const { status, stderr } = spawnSync(process.execPath, line, { env: { ...process.env, DATABASE_URL: url } });
      expect(status).toBe(1);
      expect(stderr.toString()).toMatch(
        /^The database of DATABASE_URL cannot be used \(\w+\)\. (It cannot be reached|This is no address)[^\n]+\n$/,
      );
      expect(stderr.toString()).not.toContain('of-support');
    },
  );

  it('by a command that says of no other error that it is the database’s', () => {
    const line = ['--import', 'tsx', 'gateway/openLocks.ts', '852', '61234567', '--by', 'support-7', '--why', '4711'];
    const given = { DATABASE_URL: 'postgres://127.0.0.1:1/wallet', DATABASE_SCHEMA: 'not plain' };
    const { status, stderr } = spawnSync(process.execPath, line, { env: { ...process.env, ...given } });
    expect(status).toBe(1);
    expect(stderr.toString()).toContain('DATABASE_SCHEMA is "not plain"; it is small letters');
    expect(stderr.toString()).not.toContain('cannot be used');
  });
});

describe('codes that strangers have sent to a member’s number', () => {
  it('leave the member’s own: after a right password, signed in, and for a forgotten one', async () => {
    const mob_no = '61234568';
    const stranger = client('198.51.100.41');
    const ask = async () =>
      stranger.call('smsSendCode', { scene: 'GIFTLIST', area_code: '852', mob_no, again: true, ...(await captcha()) });
    const captcha = () => solvedCaptcha(wallet, stranger);
    let refused = '';
    for (let sent = 0; sent < 100 && refused !== 'OTP_SEND_LIMIT'; sent += 1) {
      refused = (await ask()).code;
      await advance(wallet, 60);
    }
    expect(refused).toBe('OTP_SEND_LIMIT');
    await ask();
    const member = client();
    await member.signIn(mob_no);
    const forgotten = { area_code: '852', login_id: mob_no, ...(await solvedCaptcha(wallet, member)) };
    const forgetful = client();
    const { fp_ticket } = await forgetful.must('forgetPwdStart', forgotten);
    expect((await forgetful.call('smsSendCode', { scene: 'FORGET', fp_ticket })).code).toBe('SUCCESS');
  });

  it('count for the source that has them sent, for a forgotten password too, and on no device that is known', async () => {
    const SOURCE = '198.51.100.42';
    const sent = async () => {
      const sql = "SELECT failures FROM guesses WHERE kind = 'codeSource' AND subject = $1";
      const [row] = await wallet.database.transaction((tx) => tx.query<{ failures: number }>(sql, [SOURCE]));
      return row?.failures ?? 0;
    };
    const forget = async (who: WalletClient, login_id: string) => {
      const forgotten = { area_code: '852', login_id, ...(await solvedCaptcha(wallet, who)) };
      const { fp_ticket } = await who.must('forgetPwdStart', forgotten);
      // The second is the first one still.
      for (let asked = 0; asked < 2; asked += 1) await who.must('smsSendCode', { scene: 'FORGET', fp_ticket });
    };
    await forget(client(SOURCE), '61234570');
    await forget(client(SOURCE), '69990003');
    expect(await sent()).toBe(2);
    const own = await ownDevice('61234572', SOURCE);
    const before = await sent();
    await forget(own, '61234572');
    expect(await sent()).toBe(before);
    const visitor = client(SOURCE);
    const asked = { scene: 'REGISTER', area_code: '852', mob_no: '65000009' } as const;
    await visitor.must('smsSendCode', { ...asked, ...(await solvedCaptcha(wallet, visitor)) });
    expect(await sent()).toBe(before + 1);
  });

  it('are few for the whole gateway in a minute, and the last of them are for members', async () => {
    const few = await sampleGateway('2025-03-03T10:00:00+08:00', {
      'access.code.perMinute': 4,
      'access.code.perMinuteVisitors': 2,
    });
    const visitor = new WalletClient((request) => few.gateway.fetch(request));
    const ask = async (mob_no: string) =>
      visitor.call('smsSendCode', {
        scene: 'REGISTER',
        area_code: '852',
        mob_no,
        ...(await solvedCaptcha(few, visitor)),
      });
    expect([(await ask('65000001')).code, (await ask('65000002')).code]).toEqual(['SUCCESS', 'SUCCESS']);
    expect(await ask('65000003')).toMatchObject({ code: 'OTP_WAIT', data: { resend_after: 60 } });
    const forgotten = { area_code: '852', login_id: '65000004', ...(await solvedCaptcha(few, visitor)) };
    const { fp_ticket } = await visitor.must('forgetPwdStart', forgotten);
    expect((await visitor.call('smsSendCode', { scene: 'FORGET', fp_ticket })).code).toBe('OTP_WAIT');
    const member = new WalletClient((request) => few.gateway.fetch(request));
    await member.signIn('61234567');
    await advance(few, 60);
    expect((await ask('65000003')).code).toBe('SUCCESS');
    await few.close();
  });
});

describe('codes that a member has sent to numbers of anybody', () => {
  it('are few in a day, whatever they are for: OTP_SEND_LIMIT, and the member’s own come still', async () => {
    const chan = await wallet.member('chan');
    const send = (scene: 'LINK' | 'BANKBIND', mob_no: string) =>
      chan.call('smsSendCode', { scene, area_code: '852', mob_no });
    for (let asked = 0; asked < 3; asked += 1) expect((await send('BANKBIND', '69230000')).code).toBe('SUCCESS');
    expect((await send('LINK', '69230000')).code, 'nothing is sent, and nothing counted').toBe('OTP_WAIT');
    for (let sent = 0; sent < 20; sent += 1)
      expect((await send(sent % 2 ? 'LINK' : 'BANKBIND', `692300${String(sent).padStart(2, '0')}`)).code).toBe(
        'SUCCESS',
      );
    const resend_time = await advance(wallet, 86_400);
    await advance(wallet, -86_400 + 60);
    const limit = { code: 'OTP_SEND_LIMIT', data: { resend_after: 86_340, resend_time } };
    expect(await send('LINK', '69230090')).toEqual(limit);
    expect(await send('BANKBIND', '69230091')).toEqual(limit);
    expect((await chan.call('smsSendCode', { scene: 'SETTING', operation: 'accountClose' })).code).toBe('SUCCESS');
    expect(
      (await (await wallet.member('wong')).call('smsSendCode', { scene: 'LINK', area_code: '852', mob_no: '69230092' }))
        .code,
    ).toBe('SUCCESS');
  });
});

describe('right passwords, many at once', () => {
  it('of a payment are all right: one is judged at a time', async () => {
    const member = await wallet.member('wong');
    const ask = () => member.call('authPayPwd', { operation: 'topupBankCreate', pay_pwd: '135790' });
    const codes = await Promise.all(Array.from({ length: 10 }, ask));
    expect(codes.map(({ code }) => code)).toEqual(Array(10).fill('SUCCESS'));
  });

  it('of a sign-in ask for no captcha', async () => {
    const one = client();
    const codes = await Promise.all(Array.from({ length: 10 }, () => enter(one, '61234572', 'Sample1234', false)));
    expect(codes.map(({ code }) => code)).toEqual(Array(10).fill('SUCCESS'));
  });

  it('wait in a line that has an end: nothing is judged of what comes after it', async () => {
    const member = await wallet.member('wong');
    const ask = () => member.call('authPayPwd', { operation: 'topupBankCreate', pay_pwd: '135790' });
    const codes = (await Promise.all(Array.from({ length: 80 }, ask))).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['SUCCESS', 'TOO_MANY_CALLS']));
  });
});
