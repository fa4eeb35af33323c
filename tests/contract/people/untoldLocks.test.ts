import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sweepPeople } from '../../../gateway/jobs/peopleJobs.ts';
import { solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  client = new WalletClient((request) => wallet.gateway.fetch(request));
});
afterAll(() => wallet.close());
afterEach(() => void vi.restoreAllMocks());

const told = async (mobNo: string) => {
  const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { recipient: string; body: string }[] };
  return messages.filter(({ recipient, body }) => recipient.endsWith(mobNo) && /鎖定|locked/.test(body)).length;
};
const swept = async (seconds: number) => {
  await advance(wallet, seconds);
  await sweepPeople(wallet.gateway.core);
};
/** The process is gone after the guess was counted, before it is judged. */
const gone = () =>
  vi.spyOn(wallet.gateway.core.services.passwords, 'matches').mockReturnValueOnce(new Promise(() => undefined));

const guess = async (login_id: string, login_pwd: string) => {
  const captcha = await solvedCaptcha(wallet, client);
  return client.call('loginByPwd', { area_code: '852', login_id, login_pwd, ...captcha });
};

it('a lock whose call ended before it could tell the member is told of a minute later, once', async () => {
  for (let time = 0; time < 4; time++) await guess('61234567', 'Wrong1234');
  gone();
  void guess('61234567', 'Wrong1234');
  await expect
    .poll(() => wallet.database.transaction((tx) => tx.query('SELECT 1 FROM guesses WHERE untold')))
    .toHaveLength(1);
  await swept(59);
  expect(await told('61234567')).toBe(0);
  await swept(2);
  expect(await told('61234567')).toBe(1);
  await swept(120);
  expect(await told('61234567')).toBe(1);
});

it('one that was told of at once is not told of again, nor is a right password at the last try', async () => {
  for (let time = 0; time < 5; time++) await guess('61234568', 'Wrong1234');
  for (let time = 0; time < 4; time++) await guess('61234570', 'Wrong1234');
  await guess('61234570', 'Sample1234');
  await swept(120);
  expect([await told('61234568'), await told('61234570')]).toEqual([1, 0]);
});

it('nor one of a login that nobody has', async () => {
  for (let time = 0; time < 5; time++) await guess('69990001', 'Wrong1234');
  expect(await wallet.database.transaction((tx) => tx.query('SELECT 1 FROM guesses WHERE untold'))).toEqual([]);
});

it('a payment password too, in words of its own', async () => {
  const wong = await wallet.member('wong');
  const enter = () => wong.call('authPayPwd', { operation: 'topupBankCreate', pay_pwd: '000000' });
  for (let time = 0; time < 4; time++) await enter();
  const before = await told('61234568');
  gone();
  void enter();
  await expect
    .poll(() => wallet.database.transaction((tx) => tx.query('SELECT 1 FROM guesses WHERE untold')))
    .toHaveLength(1);
  await swept(61);
  expect(await told('61234568')).toBe(before + 1);
});
