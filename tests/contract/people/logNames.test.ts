import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LogRecord } from '../../../gateway/shared/log.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

const lines: LogRecord[] = [];
let wallet: SampleGateway;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00', {}, { log: (line) => void lines.push(line) });
});
afterAll(() => wallet.close());

const from = (source: string) => new WalletClient((request) => wallet.gateway.fetch(request, source));
const login = (login_id: string, login_pwd: string) => ({ area_code: '852', login_id, login_pwd });

/** Of each call that `act` makes: operation and code, who and from where. */
async function logged(act: () => Promise<unknown>): Promise<readonly LogRecord[]> {
  lines.length = 0;
  await act();
  return lines.filter(({ event }) => event === 'call');
}

it('the log tells members and sources apart, the same in each line, and names none', async () => {
  const [here, there] = [from('192.0.2.1'), from('192.0.2.2')];
  const [wrong] = await logged(() => here.call('loginByPwd', login('61234567', 'Wrong1234')));
  const [right] = await logged(() => there.call('loginByPwd', login('61234567', 'Sample1234')));
  const [card] = await logged(() => here.call('loginByPwd', login('4000010000000011', 'Wrong1234')));
  const [other] = await logged(() => here.call('loginByPwd', login('61234568', 'Wrong1234')));
  const [nobody] = await logged(() => here.call('loginByPwd', login('69990000', 'Wrong1234')));
  const chan = await wallet.member('chan');
  const [signedIn] = await logged(() => chan.call('userInfoQuery', {}));
  const [visitor] = await logged(() => here.call('contactCaptcha', {}));

  expect(wrong).toMatchObject({
    operation: 'loginByPwd',
    code: 'PWD_ERROR',
    who: expect.stringMatching(/^[\w-]{16}$/),
  });
  for (const line of [right, card, signedIn]) expect(line!.who).toBe(wrong!.who);
  expect(new Set([wrong, other, nobody, visitor].map((line) => line!.who)).size).toBe(4);
  expect(visitor!.who).toBeUndefined();
  for (const line of [card, other, nobody, visitor]) expect(line!.from).toBe(wrong!.from);
  expect(right!.from).not.toBe(wrong!.from);
  expect(JSON.stringify([wrong, right, signedIn])).not.toMatch(/"chan|61234567|192\.0/);
});
