import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleDatabase } from '../../support/sampleDatabase.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

/** What the database is asked is most of what a call takes: strangers who measure it must not find out who exists. */
const NOW = '2025-03-03T10:00:00+08:00';
let wallet: SampleGateway;
let statements = 0;

beforeAll(async () => {
  // Old request numbers are swept out now and then.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const inner = await sampleDatabase(NOW);
  wallet = await sampleGateway(
    NOW,
    {},
    {
      database: {
        ...inner,
        transaction: (work, options) =>
          inner.transaction((tx) => {
            const counted: typeof tx.query = (sql, params) => {
              statements += 1;
              return tx.query(sql, params);
            };
            return work({ query: counted, script: (sql) => tx.script(sql) });
          }, options),
      },
    },
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await wallet.close();
});
beforeEach(() => advance(wallet, 7200));

/** A browser with a mark: whether a member has confirmed it is looked up. */
const stranger = () => {
  const cookies = new Map([['wallet_device', 'd'.repeat(43)]]);
  return new WalletClient((request) => wallet.gateway.fetch(request), 'http://127.0.0.1', cookies);
};
const MEMBER = { area_code: '852', login_id: '61234567' };
const NOBODY = { area_code: '852', login_id: '61239876' };
const begin = async (client: WalletClient, who: typeof MEMBER) =>
  client.must('forgetPwdStart', { ...who, ...(await solvedCaptcha(wallet, client)) });

/** Of some numbers that nobody has it is said that no date of birth is known, as it is of some members: by the keys of this
 * gateway, so another number is tried. */
async function beginByCode(client: WalletClient, who: typeof MEMBER, next = 0): Promise<string> {
  const { fp_ticket, modes } = await begin(client, who);
  if (modes.includes('code')) return fp_ticket;
  return beginByCode(client, { ...NOBODY, login_id: String(61239000 + next) }, next + 1);
}

/** Made ready, then sent. */
const CALLS: {
  readonly [name: string]: (
    client: WalletClient,
    who: typeof MEMBER,
  ) => Promise<() => Promise<{ readonly code: string }>>;
} = {
  loginByPwd: (client, who) => Promise.resolve(() => client.call('loginByPwd', { ...who, login_pwd: 'Wrong1234' })),
  loginByCvc: async (client, { login_id }) => {
    const captcha = await solvedCaptcha(wallet, client);
    const card_no = login_id === MEMBER.login_id ? '4000010000000011' : '4999999999999998';
    return () => client.call('loginByCvc', { card_no, expiry_date: '0199', cvc2: '000', ...captcha });
  },
  forgetPwdStart: async (client, who) => {
    const captcha = await solvedCaptcha(wallet, client);
    return () => client.call('forgetPwdStart', { ...who, ...captcha });
  },
  smsSendCode: async (client, who) => {
    const { fp_ticket } = await begin(client, who);
    return () => client.call('smsSendCode', { scene: 'FORGET', fp_ticket });
  },
  forgetPwdVerifyOtp: async (client, who) => {
    const fp_ticket = await beginByCode(client, who);
    const { otp_id } = await client.must('smsSendCode', { scene: 'FORGET', fp_ticket });
    return () => client.call('forgetPwdVerifyOtp', { fp_ticket, otp_id, otp: '000000', birth_md: '0101' });
  },
};

it.each([
  ['loginByPwd', 'PWD_ERROR'],
  ['loginByCvc', 'LOGIN_DATA_ERROR'],
  ['forgetPwdStart', 'SUCCESS'],
  ['smsSendCode', 'SUCCESS'],
  ['forgetPwdVerifyOtp', 'OTP_WRONG'],
])('%s asks the database as much for nobody as for a member, and says the same: %s', async (name, code) => {
  const work = async (who: typeof MEMBER) => {
    const send = await CALLS[name]!(stranger(), who);
    await wallet.database.transaction((tx) => tx.query('DELETE FROM guesses'));
    statements = 0;
    expect((await send()).code).toBe(code);
    return statements;
  };
  expect(await work(NOBODY)).toBe(await work(MEMBER));
});
