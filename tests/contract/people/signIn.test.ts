import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { later } from '../../../gateway/clock/instant.ts';
import { sweepPeople } from '../../../gateway/jobs/peopleJobs.ts';
import { rememberDevice } from '../../../gateway/people/devices.ts';
import { zeroBits } from '../../../gateway/captcha/builtInCaptchas.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());

const visitor = (source = 'local') => new WalletClient((request) => wallet.gateway.fetch(request, source));
const sql = <Row>(text: string, params: string[] = []) =>
  wallet.database.transaction((tx) => tx.query<Row>(text, params));

const guess = (client: WalletClient, login_id: string, login_pwd: string, captcha: object = {}) =>
  client.call('loginByPwd', { area_code: '852', login_id, login_pwd, ...captcha });

/** A captcha whose answer is known: its hash is put in the place of the drawn one's. */
async function solved(client: WalletClient) {
  const { captcha_key } = await client.must('contactCaptcha', { captcha_required: true });
  const hash = wallet.gateway.core.services.secrets.keyed(`captcha ${captcha_key}`, 'K7WP');
  await sql('UPDATE captchas SET answer_hash = $1 WHERE captcha_key = $2', [hash, captcha_key]);
  return { captcha_key, captcha: 'k7wp' };
}

describe('sign-in by password (R-FLOW-02, AMB-36)', () => {
  it('asks for a code on a new device, and not again on that device (R-FLOW-04, AMB-09)', async () => {
    const client = visitor();
    const first = await guess(client, '61234567', 'Sample1234');
    expect(first).toMatchObject({ code: 'SUCCESS', data: { next: 'NEED_DEVICE_CODE', mob_no_mask: '******67' } });
    expect(first.data).not.toHaveProperty('token');
    await client.signIn('61234567');
    const again = await guess(client, '61234567', 'Sample1234');
    expect(again).toMatchObject({ code: 'SUCCESS', data: { next: 'TOKEN', login_info: expect.any(Object) } });
    expect((await guess(visitor(), '61234567', 'Sample1234')).data.next).toBe('NEED_DEVICE_CODE');
  });

  it('asks for one again when it was confirmed too long ago, whatever the browser has kept (access.device.life)', async () => {
    const mark = wallet.gateway.core.services.secrets.token();
    const now = await advance(wallet, 0);
    await wallet.database.transaction((tx) => rememberDevice(tx, { memberId: 'chan', mark, name: 'Old', now }));
    const client = visitor();
    client.cookies.set('wallet_device', mark);
    const next = async (age: number) => {
      await sql('UPDATE devices SET confirmed_at = $1 WHERE device_name = $2', [later(now, -age), 'Old']);
      return (await guess(client, '61234567', 'Sample1234')).data.next;
    };
    expect(await next(400 * 86_400 - 1)).toBe('TOKEN');
    expect(await next(400 * 86_400)).toBe('NEED_DEVICE_CODE');
    await sweepPeople(wallet.gateway.core);
    expect(await sql("SELECT 1 FROM devices WHERE device_name = 'Old'")).toEqual([]);
  });

  it('takes no password that was replaced while it was judged', async () => {
    const client = visitor('198.51.100.31');
    await client.signIn('61234568');
    const { passwords } = wallet.gateway.core.services;
    const { matches } = passwords;
    const slow = vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...judged) => {
      const isRight = await matches(...judged);
      await sql("UPDATE members SET password_hash = $1 WHERE member_id = 'wong'", [await passwords.hash('Other1234')]);
      return isRight;
    });
    const late = await guess(client, '61234568', 'Sample1234');
    slow.mockRestore();
    await sql("UPDATE members SET password_hash = $1 WHERE member_id = 'wong'", [await passwords.hash('Sample1234')]);
    expect(late).toEqual({ code: 'PWD_ERROR', data: { left: 5, captcha_required: false } });
  });

  it('passes over what a copied password brings along before and after it, and not over a space within', async () => {
    const client = visitor('198.51.100.32');
    expect(await guess(client, '61234684', ' Sample1234\n')).toMatchObject({ code: 'SUCCESS' });
    expect(await guess(client, '61234684', 'Sample 1234')).toMatchObject({ code: 'PWD_ERROR' });
  });

  it('takes a card number for a login id', async () => {
    const reply = await guess(visitor(), '4000010000000011', 'Sample1234');
    expect(reply).toMatchObject({ code: 'SUCCESS', data: { next: 'NEED_DEVICE_CODE' } });
  });

  it('tells the member of a sign-in (R-FLOW-05)', async () => {
    await advance(wallet, 120);
    await visitor().signIn('61234567');
    const { messages } = await visitor().sandbox('GET', '/outbox');
    expect(messages).toContainEqual(expect.objectContaining({ channel: 'mail', recipient: 'chan@example.com' }));
  });

  it('lets a member with several cards choose (R-FLOW-03)', async () => {
    const client = visitor();
    const { data } = await guess(client, '61234568', 'Sample1234');
    expect(data.next).toBe('NEED_CHOOSE');
    expect(data.card_list!.length).toBeGreaterThan(2);
    const second = data.card_list![1]!.account_id;
    await client.signIn('61234568', second);
    const info = await client.must('userInfoQuery', {});
    expect(info.account_list[0]!.account_id).toBe(second);
    expect(info.account_list).toHaveLength(data.card_list!.length);
  });

  it.each([
    ['yip', '61234574', 'ACC_TYPE_UNSUPPORTED'],
    ['tse', '61234575', 'ACCOUNT_CANCELLED'],
  ])('refuses %s with %s', async (_name, mobile, code) => {
    expect((await guess(visitor(), mobile, 'Sample1234')).code).toBe(code);
  });

  it('tells who has no password so on a known device only, and elsewhere what everybody is told: NO_PASSWORD', async () => {
    const mark = wallet.gateway.core.services.secrets.token();
    const device = { memberId: 'cheung', mark, name: 'Test', now: await advance(wallet, 0) };
    await wallet.database.transaction((tx) => rememberDevice(tx, device));
    const own = visitor();
    own.cookies.set('wallet_device', mark);
    expect(await guess(visitor(), '61234573', 'Sample1234')).toEqual(await guess(visitor(), '60009999', 'Sample1234'));
    expect((await guess(own, '61234573', 'Sample1234')).code).toBe('NO_PASSWORD');
  });

  it('tells a wrong password nothing of a cancelled account', async () => {
    expect((await guess(visitor(), '61234575', 'Wrong1234')).code).toBe('PWD_ERROR');
  });

  it('lets a member with a locked card in (section 4)', async () => {
    expect((await guess(visitor(), '61234572', 'Sample1234')).code).toBe('SUCCESS');
  });
});

describe('a device that is confirmed', () => {
  it('gets a new mark: whoever had the browser before and read its mark is known by it nowhere', async () => {
    const browser = visitor();
    await browser.signIn('61234567');
    const read = new Map(browser.cookies);
    await advance(wallet, 61);
    await browser.signIn('61234568');
    const elsewhere = visitor();
    elsewhere.cookies.set('wallet_device', read.get('wallet_device')!);
    for (const mobile of ['61234567', '61234568']) {
      const { data } = await guess(elsewhere, mobile, 'Sample1234');
      const account_id = data.card_list?.[0]?.account_id;
      const { next } =
        account_id === undefined
          ? data
          : await elsewhere.must('loginChooseCard', { login_ticket: data.login_ticket!, account_id });
      expect(next).toBe('NEED_DEVICE_CODE');
    }
    expect((await guess(browser, '61234567', 'Sample1234')).data.next).toBe('TOKEN');
  });

  it('keeps what is counted on it of others who have confirmed it: nobody gets more guesses by confirming it anew', async () => {
    const browser = visitor();
    await advance(wallet, 61);
    await browser.signIn('61234570');
    for (let left = 4; left > 1; left -= 1) await guess(browser, '61234570', 'Wrong1234', await solved(browser));
    await browser.signIn('61234567');
    expect((await guess(browser, '61234570', 'Wrong1234', await solved(browser))).data).toMatchObject({ left: 1 });
    expect((await guess(browser, '61234570', 'Sample1234', await solved(browser))).data.next).toBe('TOKEN');
  });
});

describe.each([
  ['a member', '61234569'],
  ['somebody unknown', '69999999'],
  ['an unknown card', '4999999999999999'],
])('wrong passwords of %s (R-ERR-20, AMB-05)', (_who, loginId) => {
  it('count down, want a captcha after two and lock after five, for the right password too', async () => {
    const client = visitor();
    const wrong = async () => guess(client, loginId, 'Wrong1234', await solved(client));
    expect(await guess(client, loginId, 'Wrong1234')).toEqual({
      code: 'PWD_ERROR',
      data: { left: 4, captcha_required: false },
    });
    expect(await guess(client, loginId, 'Wrong1234')).toEqual({
      code: 'PWD_ERROR',
      data: { left: 3, captcha_required: true },
    });
    expect(await guess(client, loginId, 'Wrong1234')).toEqual({
      code: 'CAPTCHA_REQUIRED',
      data: { captcha_required: true },
    });
    const { captcha_key } = await solved(client);
    expect(await guess(client, loginId, 'Wrong1234', { captcha_key, captcha: 'XXXX' })).toEqual({
      code: 'CAPTCHA_WRONG',
      data: { captcha_required: true },
    });
    expect(await wrong()).toEqual({ code: 'PWD_ERROR', data: { left: 2, captcha_required: true } });
    expect(await wrong()).toEqual({ code: 'PWD_ERROR', data: { left: 1, captcha_required: true } });
    expect(await wrong()).toEqual({ code: 'ACCOUNT_LOCKED', data: {} });
    await advance(wallet, 7 * 86_400);
    expect((await guess(visitor(), loginId, 'Sample1234')).code).toBe('ACCOUNT_LOCKED');
  });
});

describe('guessing', () => {
  it('at a number of a length that its area does not have counts for nobody: PARAM_ERROR (AMB-25)', async () => {
    const client = visitor('198.51.100.9');
    const refused = await guess(client, '612345', 'Wrong1234');
    expect(refused).toEqual({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/login_id', keyword: 'mobile.fitsArea' }] },
    });
    expect(await sql("SELECT 1 FROM guesses WHERE subject = '198.51.100.9'")).toEqual([]);
  });

  it.each(['4000010000000029', '4777777777777777'])(
    'at the card %s counts alike under every area (AMB-36)',
    async (login_id) => {
      const client = visitor('alike');
      const under = (area_code: string) => client.call('loginByPwd', { area_code, login_id, login_pwd: 'Wrong1234' });
      expect([await under('852'), await under('86')]).toMatchObject([{ data: { left: 4 } }, { data: { left: 3 } }]);
    },
  );

  it('takes as many hashes for somebody unknown as for a member', async () => {
    const matches = vi.spyOn(wallet.gateway.core.services.passwords, 'matches');
    await guess(visitor(), '61234570', 'Wrong1234');
    await guess(visitor(), '68888888', 'Wrong1234');
    await guess(visitor(), '4888888888888888', 'Wrong1234');
    expect(matches).toHaveBeenCalledTimes(3);
    matches.mockRestore();
  });

  it('in parallel judges no more than two passwords without a captcha', async () => {
    const matches = vi.spyOn(wallet.gateway.core.services.passwords, 'matches');
    const tries = Array.from({ length: 10 }, () => guess(visitor(), '67777777', 'Wrong1234'));
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(matches).toHaveBeenCalledTimes(2);
    expect(codes.filter((code) => code === 'CAPTCHA_REQUIRED')).toHaveLength(8);
    matches.mockRestore();
  });

  it('right ends the row of failures', async () => {
    expect((await guess(visitor(), '61234571', 'Wrong1234')).data).toMatchObject({ left: 4 });
    expect((await guess(visitor(), '61234571', 'Sample1234')).code).toBe('SUCCESS');
    expect((await guess(visitor(), '61234571', 'Wrong1234')).data).toMatchObject({ left: 4 });
  });

  it('from one source is counted over all accounts, wants captchas, and is slowed at last', async () => {
    const client = visitor('198.51.100.7');
    await sql("INSERT INTO guesses (kind, subject, failures, window_from) VALUES ('source', '198.51.100.7', 50, $1)", [
      await advance(wallet, 0),
    ]);
    expect((await guess(client, '60000001', 'Wrong1234')).code).toBe('CAPTCHA_REQUIRED');
    await sql("UPDATE guesses SET failures = 300 WHERE subject = '198.51.100.7'");
    const codes = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => guess(client, '60000001', 'Wrong1234')))).map(
        ({ code }) => code,
      );
    const one = ['CAPTCHA_REQUIRED', ...Array<string>(4).fill('TOO_MANY_CALLS')];
    expect((await codes(5)).sort()).toEqual(one);
    await advance(wallet, 5);
    expect((await codes(5)).sort()).toEqual(one);
    expect((await guess(client, '60000001', 'Wrong1234', await solved(visitor()))).code).toBe('TOO_MANY_CALLS');
    await advance(wallet, 5);
    expect((await guess(client, '60000001', 'Wrong1234', await solved(visitor()))).code).toBe('PWD_ERROR');
    await advance(wallet, 601);
    expect((await guess(client, '60000001', 'Wrong1234')).code).toBe('PWD_ERROR');
  });

  it('takes a captcha once and only while it is fresh', async () => {
    const client = visitor();
    for (let left = 4; left >= 3; left--) await guess(client, '66666666', 'Wrong1234');
    const used = await solved(client);
    expect((await guess(client, '66666666', 'Wrong1234', used)).code).toBe('PWD_ERROR');
    expect((await guess(client, '66666666', 'Wrong1234', used)).code).toBe('CAPTCHA_WRONG');
    const old = await solved(client);
    await advance(wallet, 300);
    expect((await guess(client, '66666666', 'Wrong1234', old)).code).toBe('CAPTCHA_WRONG');
  });
});

describe('a captcha (AMB-26)', () => {
  const START = { area_code: '852', login_id: '61234567' };
  const start = (client: WalletClient, captcha: { captcha_key: string; captcha: string }) =>
    client.call('forgetPwdStart', { ...START, ...captcha });
  const workedOut = (key: string, bits: number) => {
    for (let next = 100_000; ; next += 1) if (zeroBits(`${key}:${next}`) >= bits) return String(next);
  };
  async function worked(client: WalletClient) {
    const { kind, captcha_key, bits } = await client.must('contactCaptcha', {});
    expect(kind).toBe('work');
    return { captcha_key, captcha: workedOut(captcha_key, bits!) };
  }

  it('is work for the browser, good once, from where it was asked for, and while it is fresh', async () => {
    const client = visitor('198.51.100.20');
    const captcha = await worked(client);
    expect((await start(client, captcha)).code).toBe('SUCCESS');
    const asked = { code: 'CAPTCHA_REQUIRED', data: { captcha_required: true } };
    expect(await start(client, captcha)).toEqual(asked);
    expect(await start(visitor('198.51.100.21'), await worked(client))).toEqual(asked);
    const { captcha_key } = await client.must('contactCaptcha', {});
    expect(await start(client, { captcha_key, captcha: '123456' })).toEqual(asked);
    const old = await worked(client);
    await advance(wallet, 300);
    expect(await start(client, old)).toEqual(asked);
  });

  it('asks a person where a source has guessed wrong too often', async () => {
    const client = visitor('198.51.100.22');
    const before = await worked(client);
    await sql("UPDATE guesses SET failures = 50 WHERE kind = 'source' AND subject = '198.51.100.22'");
    expect((await start(client, before)).code).toBe('CAPTCHA_REQUIRED');
    expect((await client.must('contactCaptcha', {})).kind).toBe('picture');
    expect((await start(client, await solved(client))).code).toBe('SUCCESS');
  });

  it('asks a person before a source rings an eleventh phone', async () => {
    const client = visitor('198.51.100.23');
    const ask = async (mob_no: string, captcha: object) =>
      (await client.call('smsSendCode', { scene: 'REGISTER', area_code: '852', mob_no, ...captcha })).code;
    for (let phone = 0; phone < 9; phone += 1)
      expect(await ask(`6500000${phone}`, await worked(client))).toBe('SUCCESS');
    const before = await worked(client);
    expect(await ask('65000009', await worked(client))).toBe('SUCCESS');
    expect(await ask('65000010', before)).toBe('CAPTCHA_REQUIRED');
    expect((await client.must('contactCaptcha', {})).kind).toBe('picture');
    expect(await ask('65000010', await solved(client))).toBe('SUCCESS');
  });

  it('asks a person for a card whose details were guessed wrong twice, whoever asks', async () => {
    const wrong = { card_no: '4999999999999998', expiry_date: '0199', cvc2: '000' };
    const enter = async (source: string) => {
      const client = visitor(source);
      return (await client.call('loginByCvc', { ...wrong, ...(await worked(client)) })).code;
    };
    expect(await enter('198.51.100.24')).toBe('LOGIN_DATA_ERROR');
    expect(await enter('198.51.100.25')).toBe('LOGIN_DATA_ERROR');
    expect(await enter('198.51.100.26')).toBe('CAPTCHA_REQUIRED');
  });

  it('for a person is a picture of dots, or tones to count (WCAG 1.1.1)', async () => {
    const client = visitor('198.51.100.27');
    const { image } = await client.must('contactCaptcha', { captcha_required: true });
    const png = Buffer.from(image!.replace('data:image/png;base64,', ''), 'base64');
    expect((await sharp(png).metadata()).format).toBe('png');
    const { sound } = await client.must('contactCaptcha', { captcha_required: true, sound: true });
    const wav = Buffer.from(sound!.replace('data:audio/wav;base64,', ''), 'base64');
    expect(wav.subarray(0, 4).toString()).toBe('RIFF');
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  });
});

describe('area codes', () => {
  it('begin with the most used (R-CALL-12, R-ENT-18)', async () => {
    const { code_list } = await visitor().must('queryGcCode', {});
    expect(code_list.map(({ code }) => code).slice(0, 2)).toEqual(['852', '86']);
  });
});
