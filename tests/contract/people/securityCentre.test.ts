import { afterAll, beforeAll, expect, it } from 'vitest';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let chan: WalletClient;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  chan = new WalletClient((request) => wallet.gateway.fetch(request));
  await chan.signIn('61234567');
});
afterAll(() => wallet.close());

const sql = (text: string) => wallet.database.transaction((tx) => tx.query(text));
const known = async () => chan.must('userSecurityQuery', {});
const confirm = (hash: string, name: string, at: string) =>
  sql(
    `INSERT INTO devices (member_id, device_hash, device_name, confirmed_at)
     VALUES ('chan', '${hash}', '${name}', '${at}')`,
  );

it('tells the devices that were confirmed, the latest first, in words and by an id that is not the mark (R-MEM-24, R-CONST-14)', async () => {
  await confirm('hash-of-a-phone', 'Safari on iPhone', '2030-01-01T10:00:00+08:00');
  const { devices } = await known();
  expect(devices[0]).toEqual({
    device_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    browser: 'Safari',
    system: 'iPhone',
    confirmed_at: '2030-01-01T10:00:00.000+08:00',
    this_device: false,
  });
  expect(devices.map(({ this_device: isThis }) => isThis)).toEqual([false, true]);
  expect(JSON.stringify(devices)).not.toContain('hash-of-a-phone');
});

it('forgets one device of the member’s own: it is asked for a code again, and the others are not', async () => {
  const { devices } = await known();
  const phone = devices.find(({ system }) => system === 'iPhone')!;
  const lee = await wallet.member('lee');
  await lee.must('userDeviceForget', { device_id: phone.device_id });
  expect((await known()).devices).toEqual(devices);
  await chan.must('userDeviceForget', { device_id: phone.device_id });
  expect((await known()).devices).toEqual(devices.filter((one) => one !== phone));
  await chan.must('userDeviceForget', { device_id: phone.device_id });
});

it('forgets a device that another member of the browser has confirmed since it was told', async () => {
  const browser = new Map<string, string>();
  const [ho, cheung] = [0, 1].map(
    () => new WalletClient((request) => wallet.gateway.fetch(request), undefined, browser),
  );
  await ho!.signIn('61234570');
  const [told] = (await ho!.must('userSecurityQuery', {})).devices;
  await cheung!.signIn('61234681');
  expect((await ho!.must('userSecurityQuery', {})).devices).toEqual([told]);
  await ho!.must('userDeviceForget', { device_id: told!.device_id });
  expect((await ho!.must('userSecurityQuery', {})).devices).toEqual([]);
  expect((await cheung!.must('userSecurityQuery', {})).devices).toHaveLength(1);
});

it('tells the last ten sign-ins, the latest first, and what became of each', async () => {
  await advance(wallet, 60);
  await chan.must('loginLogout', {});
  for (let time = 0; time < 2; time += 1) {
    await chan.signIn('61234567');
    await advance(wallet, 60);
  }
  const { sign_ins: signIns } = await known();
  expect(signIns.slice(0, 3).map(({ became }) => became)).toEqual(['active', 'newer', 'logout']);
  const times = signIns.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  await sql(
    `INSERT INTO sessions (session_id, member_id, device_name, started_at, seen_at, ended_at, ended_by)
     SELECT 'old-' || n, 'chan', 'Unknown device', '2025-01-01T10:00:00+08:00', seen_at, seen_at, 'expiry'
     FROM (VALUES (timestamptz '2025-01-01T10:30:00+08:00')) AS last (seen_at), generate_series(1, 12) AS n`,
  );
  const { sign_ins: all } = await known();
  expect(all).toHaveLength(10);
  expect(all.at(-1)).toEqual({ at: '2025-01-01T10:00:00.000+08:00', became: 'expiry' });
});

it('a device that was forgotten asks for a code at the next sign-in', async () => {
  const [own] = (await known()).devices;
  await chan.must('userDeviceForget', { device_id: own!.device_id });
  const login = { area_code: '852', login_id: '61234567', login_pwd: 'Sample1234' };
  expect(await chan.must('loginByPwd', login)).toMatchObject({ next: 'NEED_DEVICE_CODE' });
});
