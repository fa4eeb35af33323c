import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activationCode } from '../../../gateway/cards/activationCode.ts';
import { cardInHand } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

const YUEN = '6200010000002027';
const STRANGE = '198.51.100.70';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  await sql("UPDATE guesses SET failures = 0, locked_until = NULL WHERE kind IN ('activation', 'source')");
  await sql("UPDATE cards SET status = 'unactivated' WHERE account_id = 'acc-yuen-cny'");
});

const client = (source = 'local', cookies = new Map<string, string>()) =>
  new WalletClient((request) => wallet.gateway.fetch(request, source), undefined, cookies);
const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
const status = async () =>
  (await sql<{ status: string }>("SELECT status FROM cards WHERE account_id = 'acc-yuen-cny'"))[0]!.status;
const printed = async (wrong = false) => {
  const { card_no, expiry_date, cvc2 } = await cardInHand(client(), YUEN);
  return { card_no, expiry_date, cvc2: wrong ? (cvc2 === '000' ? '001' : '000') : cvc2 };
};
const byInfo = async (who: WalletClient, wrong = false) => who.call('cardActivateByInfo', await printed(wrong));
const byCode = (who: WalletClient, code = activationCode(wallet.gateway.core.services.secrets, YUEN)) =>
  who.call('cardActivateByCode', { card_last4: YUEN.slice(-4), activation_code: code });
const lockAs = async (who: WalletClient) => {
  for (let guess = 0; guess < 5; guess += 1) await byInfo(who, true);
  expect((await byInfo(who)).code).toBe('ACT_LOCKED');
};
/** A browser that the owner has confirmed by a code: signed in, and after sign-out. */
const ownDevice = async () => {
  const own = client();
  await own.signIn('61234681');
  return own;
};

describe('a stranger’s wrong details of a card that waits for activation', () => {
  it('lock it for strangers, and never for its owner, who lifts the status by naming it rightly (R-STATE-31)', async () => {
    const own = await ownDevice();
    await lockAs(client(STRANGE));
    expect(await status()).toBe('lockedActivation');
    expect(await byInfo(own, true)).toMatchObject({ code: 'CVC_ERROR', data: { left: 4 } });
    expect((await byInfo(own)).code).toBe('SUCCESS');
    expect(await status()).toBe('unactivated');
    expect((await byInfo(client(STRANGE))).code).toBe('ACT_LOCKED');
    expect((await byInfo(client())).code).toBe('ACT_LOCKED');
  });

  it('nor on a device that the owner has confirmed and where nobody is signed in', async () => {
    const { cookies } = await ownDevice();
    await lockAs(client(STRANGE));
    expect((await byInfo(client('local', cookies))).code).toBe('SUCCESS');
  });

  it('nor for its owner’s code, on paper', async () => {
    const own = await ownDevice();
    await lockAs(client(STRANGE));
    expect((await byCode(client())).code).toBe('ACT_LOCKED');
    expect((await byCode(own)).code).toBe('SUCCESS');
  });

  it('beside the owner’s own, which lock the owner, with whatever strangers have locked', async () => {
    const own = await ownDevice();
    await lockAs(own);
    expect(await status()).toBe('lockedActivation');
    expect((await byInfo(client(STRANGE))).code).toBe('ACT_LOCKED');
    await client().sandbox('POST', '/unlockActivation', { card_no: YUEN });
    await lockAs(client(STRANGE));
    for (let guess = 0; guess < 5; guess += 1) await byCode(own, 'WRONG23456');
    expect((await byCode(own)).code).toBe('ACT_LOCKED');
    expect((await byInfo(own)).code).toBe('ACT_LOCKED');
  });

  it('are answered as those of a card that nobody has, though it is locked; right ones are told of the lock', async () => {
    await sql("UPDATE cards SET status = 'lockedActivation' WHERE account_id = 'acc-yuen-cny'");
    const visitor = client(STRANGE);
    const unknown = async () =>
      visitor.call('cardActivateByInfo', { ...(await printed()), card_no: '4888888888888888' });
    const isPrecise = (await unknown()).code === 'CARD_NO_ERROR';
    expect(await byInfo(visitor, true)).toEqual({
      code: isPrecise ? 'CVC_ERROR' : 'LOGIN_DATA_ERROR',
      data: { left: 4 },
    });
    expect((await byInfo(visitor)).code).toBe('ACT_LOCKED');
    for (const left of [2, 1]) expect((await byInfo(visitor, true)).data).toEqual({ left });
    expect(await byInfo(visitor, true)).toEqual({ code: 'ACT_LOCKED', data: {} });
    expect((await byInfo(visitor)).code).toBe('ACT_LOCKED');
  });
});

describe('an address that has guessed too often', () => {
  const guessed = () =>
    sql(`UPDATE guesses SET failures = 300, locked_until = NULL WHERE kind = 'source' AND subject = '${STRANGE}'`);

  it('is slowed, and no door is closed: neither to members, nor on devices that they have confirmed', async () => {
    const own = client(STRANGE);
    await own.signIn('61234681');
    const visitor = client(STRANGE);
    await byInfo(visitor);
    await guessed();
    expect((await byInfo(visitor)).code, 'one now and then').toBe('SUCCESS');
    await guessed();
    const answers = [(await byCode(visitor)).code, (await byInfo(visitor)).code, (await byCode(visitor)).code];
    expect(answers).toEqual(['SUCCESS', 'TOO_MANY_CALLS', 'TOO_MANY_CALLS']);
    for (const who of [own, client(STRANGE, own.cookies)]) {
      expect((await byInfo(who)).code).toBe('SUCCESS');
      expect((await byCode(who)).code).toBe('SUCCESS');
    }
    const add = {
      method: 'barcode',
      barcode: '489200009999',
      activation_code: 'WRONG23456',
      otp_ticket: 'x'.repeat(24),
    };
    expect((await own.call('cardAdd', add as never, 'slowed-add-00001')).code).toBe('ACT_CODE_ERROR');
  });
});
