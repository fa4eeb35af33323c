import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { codeFor, otherCode } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';

const USE = { scene: 'SETTING', operation: 'userVerify', purpose: 'email', again: true } as const;
let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());

const enter = async (client: WalletClient, code: { otp_id: string; otp: string }) =>
  (await client.call('userVerify', { purpose: 'email', method: 'code', ...code })).code;

it('thirty wrong codes in a day are the last, of whatever codes: OTP_LIMIT, OTP_SEND_LIMIT (access.code.wrongPerDay)', async () => {
  const chan = await wallet.member('chan');
  for (let codes = 0; codes < 5; codes += 1) {
    const code = await codeFor(chan, '61234567', USE);
    for (let tries = 0; tries < 5; tries += 1) await enter(chan, { ...code, otp: otherCode(code.otp) });
    await advance(wallet, 60);
  }
  const [last, another] = [
    await codeFor(chan, '61234567', USE),
    { scene: 'TRANSFER', operation: 'transferToHk' } as const,
  ];
  await advance(wallet, 60);
  const transfer = await codeFor(chan, '61234567', another);
  for (let tries = 0; tries < 5; tries += 1) await enter(chan, { ...last, otp: otherCode(last.otp) });
  const right = await chan.call('authOtp', { operation: 'transferToHk', ...transfer });
  expect(right.code).toBe('OTP_LIMIT');
  await advance(wallet, 60);
  expect((await chan.call('smsSendCode', USE)).code).toBe('OTP_SEND_LIMIT');
  const wong = await wallet.member('wong');
  expect(await enter(wong, await codeFor(wong, '61234568', USE))).toBe('SUCCESS');
  await advance(wallet, 86_400);
  const next = await wallet.member('chan');
  expect(await enter(next, await codeFor(next, '61234567', USE))).toBe('SUCCESS');
});
