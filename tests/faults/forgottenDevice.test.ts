import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../support/sampleGateway.ts';
import { WalletClient } from '../support/walletClient.ts';

/** Races need several connections: the embedded database has one and hides them. */
const url = process.env.DATABASE_URL;
const ROUNDS = 12;

describe.runIf(url)('a device forgotten by one member while another confirms it', () => {
  let sample: SampleGateway;
  beforeAll(async () => void (sample = await sampleGateway('2025-03-03T10:00:00.000+08:00')));
  afterAll(() => sample?.close());

  it('is forgotten for the one and known for the other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await sample.database.transaction((tx) => tx.query('DELETE FROM one_time_codes'));
      const browser = new Map<string, string>();
      const client = () => new WalletClient((request) => sample.gateway.fetch(request), undefined, browser);
      const [chan, wong] = [client(), client()];
      await chan.signIn('61234567');
      const [device] = (await chan.must('userSecurityQuery', {})).devices;
      const login = { area_code: '852', login_id: '61234568', login_pwd: 'Sample1234' };
      const { login_ticket: choosing } = await wong.must('loginByPwd', login);
      const chosen = { login_ticket: choosing!, account_id: 'acc-wong-hkd' };
      const { login_ticket } = (await wong.must('loginChooseCard', chosen)) as { login_ticket: string };
      const { otp_id } = await wong.must('smsSendCode', { scene: 'DEVICE', login_ticket });
      const otp = await wong.lastCode('61234568');
      const [{ token }] = await Promise.all([
        wong.must('loginVerifyDevice', { login_ticket, otp_id, otp }),
        chan.must('userDeviceForget', { device_id: device!.device_id }),
      ]);
      wong.session = token;
      expect((await chan.must('userSecurityQuery', {})).devices, `round ${round}`).toEqual([]);
      expect((await wong.must('userSecurityQuery', {})).devices.some(({ this_device: isThis }) => isThis)).toBe(true);
    }
  });
});
