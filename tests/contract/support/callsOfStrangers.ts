import type { SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';
import { solvedCaptcha } from './codes.ts';

/** A browser with a mark: whether a member has confirmed it is looked up. */
export const stranger = (wallet: SampleGateway): WalletClient => {
  const cookies = new Map([['wallet_device', 'd'.repeat(43)]]);
  return new WalletClient((request) => wallet.gateway.fetch(request), 'http://127.0.0.1', cookies);
};
export const MEMBER = { area_code: '852', login_id: '61234567' };
export const NOBODY = { area_code: '852', login_id: '61239876' };
const begin = async (wallet: SampleGateway, client: WalletClient, who: typeof MEMBER) =>
  client.must('forgetPwdStart', { ...who, ...(await solvedCaptcha(wallet, client)) });

/** Of some numbers that nobody has it is said that no date of birth or no question is known, as it is of some members: by the keys
 * of this gateway, so another number is tried. */
async function beginBy(
  mode: 'code' | 'question',
  [wallet, client, who]: readonly [SampleGateway, WalletClient, typeof MEMBER],
  next = 0,
): Promise<string> {
  const { fp_ticket, modes } = await begin(wallet, client, who);
  if (modes.includes(mode)) return fp_ticket;
  return beginBy(mode, [wallet, client, { ...NOBODY, login_id: String(61239000 + next) }], next + 1);
}

/** Made ready, then sent. */
export const CALLS: {
  readonly [name: string]: (
    wallet: SampleGateway,
    client: WalletClient,
    who: typeof MEMBER,
  ) => Promise<() => Promise<{ readonly code: string }>>;
} = {
  loginByPwd: (_wallet, client, who) =>
    Promise.resolve(() => client.call('loginByPwd', { ...who, login_pwd: 'Wrong1234' })),
  loginByCvc: async (wallet, client, { login_id }) => {
    const captcha = await solvedCaptcha(wallet, client);
    const card_no = login_id === MEMBER.login_id ? '4000010000000011' : '4999999999999998';
    return () => client.call('loginByCvc', { card_no, expiry_date: '0199', cvc2: '000', ...captcha });
  },
  forgetPwdStart: async (wallet, client, who) => {
    const captcha = await solvedCaptcha(wallet, client);
    return () => client.call('forgetPwdStart', { ...who, ...captcha });
  },
  smsSendCode: async (wallet, client, who) => {
    const { fp_ticket } = await begin(wallet, client, who);
    return () => client.call('smsSendCode', { scene: 'FORGET', fp_ticket });
  },
  forgetPwdVerifyOtp: async (wallet, client, who) => {
    const fp_ticket = await beginBy('code', [wallet, client, who]);
    const { otp_id } = await client.must('smsSendCode', { scene: 'FORGET', fp_ticket });
    return () => client.call('forgetPwdVerifyOtp', { fp_ticket, otp_id, otp: '000000', birth_md: '0101' });
  },
  forgetPwdVerifyAnswer: async (wallet, client, who) => {
    const fp_ticket = await beginBy('question', [wallet, client, who]);
    return () => client.call('forgetPwdVerifyAnswer', { fp_ticket, answer: 'wrong' });
  },
};

/** Each with what it answers, whoever it is about. */
export const ANSWERS = [
  ['loginByPwd', 'PWD_ERROR'],
  ['loginByCvc', 'LOGIN_DATA_ERROR'],
  ['forgetPwdStart', 'SUCCESS'],
  ['smsSendCode', 'SUCCESS'],
  ['forgetPwdVerifyOtp', 'OTP_WRONG'],
  ['forgetPwdVerifyAnswer', 'ANSWER_ERROR'],
] as const;
