import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(() => void (client = new WalletClient((request) => wallet.gateway.fetch(request))));

const chan = { area_code: '852', login_id: '61234567' };

describe('a new password', () => {
  it('ends the trust in every device but the one it was set on (R-FLOW-04, R-CONST-14)', async () => {
    const signIn = (who: WalletClient, login_pwd: string) => who.call('loginByPwd', { ...chan, login_pwd });
    const renew = async (login_pwd: string) => {
      const proof = {
        fp_ticket: (await client.must('forgetPwdStart', { ...chan, ...(await solvedCaptcha(wallet, client)) }))
          .fp_ticket,
        answer: 'sample road school',
      };
      const { verified_ticket } = await client.must('forgetPwdVerifyAnswer', proof);
      await client.must('forgetPwdSetPwd', { verified_ticket, login_pwd }, `new-password-${login_pwd}`);
    };
    const thief = new WalletClient((request) => wallet.gateway.fetch(request));
    await thief.signIn(chan.login_id);
    await advance(wallet, 60);
    await client.signIn(chan.login_id);
    await advance(wallet, 60);
    expect((await signIn(thief, 'Sample1234')).data.next).toBe('TOKEN');
    await renew('Fresh1234');
    expect((await signIn(thief, 'Fresh1234')).data.next).toBe('NEED_DEVICE_CODE');
    expect((await signIn(client, 'Fresh1234')).data.next).toBe('TOKEN');
  });
});
