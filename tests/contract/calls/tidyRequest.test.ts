import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solvedCaptcha } from '../support/codes.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let sample: SampleGateway;
const newClient = () => new WalletClient((request) => sample.gateway.fetch(request));

beforeAll(async () => {
  sample = await sampleGateway('2025-03-03T10:00:00.000+08:00');
});
afterAll(() => sample.close());

describe('a request written as people write (R-VAL-02, R-VAL-08, R-VAL-19)', () => {
  it.each(['6123 4567', '+852 6123 4567', '852-61234567', '６１２３４５６７'])('signs in with %s', async (login_id) => {
    const { code } = await newClient().call('loginByPwd', { area_code: '852', login_id, login_pwd: 'Sample1234' });
    expect(code).toBe('SUCCESS');
  });

  it('counts wrong passwords for the one number, however it is written', async () => {
    const left = [];
    for (const login_id of ['6123 4567', '+85261234567']) {
      const wrong = { area_code: '852', login_id, login_pwd: 'Wrong12345' };
      left.push((await newClient().call('loginByPwd', wrong)).data.left);
    }
    expect(left[1]).toBe(Number(left[0]) - 1);
  });

  it('is one wish with its key, however it is written', async () => {
    const visitor = newClient();
    const message = {
      contact_type: 'enquiry',
      name: 'Chan Siu Man',
      area_code: '852',
      email: 'siuman@mail.example',
      content: 'When is my card sent?',
    } as const;
    const captcha = await solvedCaptcha(sample, visitor);
    const first = await visitor.must(
      'contactContactUs',
      { ...message, ...captcha, mob_no: '6123 4586' },
      'contact-tidy',
    );
    const again = await visitor.must(
      'contactContactUs',
      { ...message, ...captcha, mob_no: '61234586' },
      'contact-tidy',
    );
    expect(again).toEqual(first);
  });

  it('keeps no character of a remark that turns it around or hides in it', async () => {
    const chan = await sample.member('chan');
    const { body } = await chan.prepared('acc-chan-hkd', '1', { remark: 'bill \u202Efdp.e\u200Bxe' });
    const { ref_no } = await chan.must('transferToHk', body, 'turned-around');
    expect((await chan.must('historyDetail', { ref_no })).remark).toBe('bill fdp.exe');
  });

  it('finds a payee by a number with spaces, and takes 1,000.50 but not 1,00', async () => {
    const chan = await sample.member('chan');
    await chan.must('fpsPayeeCheck', { proxy_type: 'mobile', proxy_id: '+852 6987 6543' });
    const quote = (amount: string) => chan.quote('acc-chan-hkd', amount, { proxy_id: '6987-6543' });
    expect((await quote('1,000.50')).data.remitted_amount).toEqual({ currency: 'HKD', amount: '1000.50' });
    const refused = await quote('1,00');
    expect([refused.code, refused.data.fields]).toMatchObject(['PARAM_ERROR', [{ pointer: '/amount' }]]);
  });
});
