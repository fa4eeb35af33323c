import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** A Monday. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const ACCOUNT = 'acc-wong-hkd';
const toBank = { method: 'bank', type: 'account', bank_code: '901', account_number: '000000000040' } as const;
let sample: SampleGateway;
let wong: WalletClient;
let keys = 0;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
  wong = await sample.member('wong');
});
afterAll(() => sample.close());

type More = Partial<requests['transferQuote']>;
const quoted = (more: More = {}) => wong.quote(ACCOUNT, '1', more);
const toCard = (more: More = {}) =>
  quoted({ kind: 'toGc', payee_card_no: '4000010000000011', payee_name: 'Chan Siu Ming', ...more });
const sql = (text: string) => sample.database.transaction((tx) => tx.query(text));
const rename = (name: string) =>
  sql(`UPDATE fps_proxies SET payee_name = '${name}' WHERE proxy_type = 'mobile' AND proxy_id = '69876543'`);

async function send(more: More = {}, confirmed?: boolean) {
  const { quote, body } = await wong.prepared(ACCOUNT, '1', more);
  const { payee_confirmed: _given, ...rest } = body;
  const answer = await wong.call(
    'transferToHk',
    confirmed === undefined ? body : { ...rest, ...(confirmed ? { payee_confirmed: true } : {}) },
    `payee-key-${(keys += 1)}`,
  );
  return { quote, answer, body };
}

describe('the name of the payee', () => {
  it('of an FPS identity is the registered one, whatever was typed, and goes into the history (F2)', async () => {
    const { quote, answer } = await send({ payee_name_en: 'Chan Tai Man' });
    expect(quote).toMatchObject({
      payee_name: 'P*** S** F***',
      payee_name_check: 'registered',
      payee_bank_name: 'Harbour Sample Bank',
    });
    const detail = await wong.must('historyDetail', { ref_no: answer.data.ref_no });
    expect(detail).toMatchObject({ payee: 'P*** S** F***', summary: 'P*** S** F***', payee_bank_code: '901' });
  });

  it('need not be said for an FPS identity; for a bank account it must (R-VAL-25)', async () => {
    expect((await quoted({ payee_name_en: undefined } as unknown as More)).code).toBe('SUCCESS');
    expect(await quoted({ ...toBank, payee_name_en: undefined } as unknown as More)).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/payee_name_en', keyword: 'required' }] },
    });
  });

  it('of a bank account: confirmed, not to be confirmed, or PAYEE_NAME_MISMATCH', async () => {
    const named = (payee_name_en: string, account_number: string = toBank.account_number) =>
      quoted({ ...toBank, account_number, payee_name_en });
    expect((await named('YEUNG  Lai Sheung')).data.payee_name_check).toBe('matches');
    expect((await named('Yeung Lai Sheung', '123456789012')).data.payee_name_check).toBe('unconfirmed');
    expect((await named('Wong & Sons Co., Ltd.', '123456789012')).data.payee_name).toBe('Wong & Sons Co., Ltd.');
    expect(await named('Chan Tai Man')).toEqual({ code: 'PAYEE_NAME_MISMATCH', data: {} });
  });

  it('of a card of the product is confirmed, masked', async () => {
    expect((await toCard()).data).toMatchObject({ payee_name: 'C*** S** M***', payee_name_check: 'matches' });
    expect((await toCard({ payee_name: 'Chan Tai Man' })).code).toBe('PAYEE_NOT_FOUND');
  });

  it('QUOTE_EXPIRED: the FPS identity got another holder after the quote', async () => {
    const { body } = await wong.prepared(ACCOUNT, '1');
    await rename('Lo Wai Man');
    expect((await wong.call('transferToHk', body, 'payee-key-renamed')).code).toBe('QUOTE_EXPIRED');
    await rename('Pang Siu Fong');
  });
});

describe('a first payment', () => {
  const email = { type: 'email', proxy_id: 'payee@example.com' } as const;

  it('PAYEE_NOT_CONFIRMED: is confirmed once more; nothing is spent without it, and the next asks nothing', async () => {
    const first = await send(email, false);
    expect([first.quote.first_payment, first.answer.code]).toEqual([true, 'PAYEE_NOT_CONFIRMED']);
    expect((await wong.call('transferToHk', first.body, 'payee-key-confirmed')).code).toBe('SUCCESS');
    const second = await send({ ...email, proxy_id: 'Payee@Example.com' }, false);
    expect([second.quote.first_payment, second.answer.code]).toEqual([false, 'SUCCESS']);
  });

  it('is one again when the identity belongs to somebody else, or when the money came back', async () => {
    expect((await send()).answer.code).toBe('SUCCESS');
    expect((await quoted()).data.first_payment).toBe(false);
    await rename('Lo Wai Man');
    expect((await quoted()).data.first_payment).toBe(true);
    await rename('Pang Siu Fong');
    const refused = { type: 'mobile', proxy_id: '69870020' } as const;
    expect((await send(refused)).answer.code).toBe('TRANS_FAIL');
    expect((await quoted(refused)).data.first_payment).toBe(true);
  });

  it('is told for bank accounts and cards, never for the member’s own account on the mainland', async () => {
    expect((await quoted({ ...toBank, payee_name_en: 'Yeung Lai Sheung' })).data.first_payment).toBe(true);
    const { data } = await toCard();
    expect(data.first_payment).toBe(true);
    const ticket = await wong.ticket('transferToGc', data.quote_id);
    const body = { quote_id: data.quote_id, ticket };
    expect((await wong.call('transferToGc', body, 'payee-key-card')).code).toBe('PAYEE_NOT_CONFIRMED');
    const own = { bank_code: '951', bank_card_no: '6222000000000011', account_type: 'debitCard' } as const;
    const names = { account_holder: '黃美玲', payee_name_en: 'Wong Mei Ling', remark: 'Savings' };
    expect((await quoted({ kind: 'toMainland', ...own, ...names })).data.first_payment).toBe(false);
  });
});

describe('PAYEE_REPORTED', () => {
  it('of the list in content: at the look-up and at the quote', async () => {
    await sql(
      "INSERT INTO fps_proxies (proxy_type, proxy_id, payee_name, bank_code) VALUES ('mobile', '69870030', 'Sample', '901')",
    );
    const asked = await wong.call('fpsPayeeCheck', { proxy_type: 'mobile', proxy_id: '69870030' });
    expect(asked).toEqual({ code: 'PAYEE_REPORTED', data: {} });
    expect((await quoted({ proxy_id: '69870030' })).code).toBe('PAYEE_REPORTED');
    const account = { ...toBank, account_number: '000000000030', payee_name_en: 'Sample Payee' };
    expect((await quoted(account)).code).toBe('PAYEE_REPORTED');
  });

  it('of the sandbox: between quote and transfer too, and nothing leaves', async () => {
    const { body } = await wong.prepared(ACCOUNT, '1', { type: 'fpsId', proxy_id: '1234567' });
    await wong.sandbox('POST', '/reportedPayees', { type: 'fpsId', id: '1234567' });
    expect((await wong.call('transferToHk', body, 'payee-key-reported')).code).toBe('PAYEE_REPORTED');
    await wong.sandbox('POST', '/reportedPayees', { type: 'card', id: 'acc-chan-hkd' });
    const asked = await wong.call('transferToGcCheck', { payee_card_no: '4000010000000011' });
    expect(asked.code).toBe('PAYEE_REPORTED');
    expect((await toCard()).code).toBe('PAYEE_REPORTED');
  });
});

describe('FPS_REGION', () => {
  it('FPS is for members in Hong Kong (R-ROLE-18)', async () => {
    const zhang = await sample.member('zhang');
    expect((await zhang.quote('acc-zhang-cny', '1')).code).toBe('FPS_REGION');
    const asked = await zhang.call('fpsPayeeCheck', { proxy_type: 'mobile', proxy_id: '69876543' });
    expect(asked.code).toBe('FPS_REGION');
    const byBank = { ...toBank, payee_name_en: 'Yeung Lai Sheung' };
    expect((await zhang.quote('acc-zhang-cny', '1', byBank)).code).toBe('SUCCESS');
  });
});

describe('how often a member may ask whose an FPS identity is (transfer.lookup.perDay)', () => {
  const email = { type: 'email', proxy_id: 'payee@example.com' } as const;
  const check = (proxy_id: string) => wong.call('fpsPayeeCheck', { proxy_type: 'mobile', proxy_id });
  let own: SampleGateway;
  beforeAll(async () => {
    own = sample;
    sample = await sampleGateway(NOW, { 'transfer.lookup.perDay': 3 });
    wong = await sample.member('wong');
  });
  afterAll(async () => {
    await sample.close();
    sample = own;
  });

  it('PAYEE_LOOKUP_LIMIT: look-ups that find nobody count too, and so do quotes, for a day', async () => {
    expect((await send()).answer.code).toBe('SUCCESS');
    expect((await check('60000000')).code).toBe('FPS_PAYEE_NOT_FOUND');
    expect((await quoted(email)).code).toBe('SUCCESS');
    const refused = { code: 'PAYEE_LOOKUP_LIMIT', data: {} };
    expect(await check('60000000')).toEqual(refused);
    expect(await check('69870020')).toEqual(refused);
    expect(await quoted(email)).toEqual(refused);
  });

  it('PAYEE_LOOKUP_LIMIT: cards count with them, found or not; whom the member may not pay counts too', async () => {
    const lee = await sample.member('lee');
    const card = (payee_card_no: string) => lee.call('transferToGcCheck', { payee_card_no });
    expect((await card('4000010000009994')).code).toBe('PAYEE_NOT_FOUND');
    expect((await card('4000010000000060')).code).toBe('SUCCESS');
    expect((await card('4000010000000052')).code).toBe('SELF_TRANSFER');
    const refused = { code: 'PAYEE_LOOKUP_LIMIT', data: {} };
    expect(await card('4000010000009994')).toEqual(refused);
    expect(await card('4000010000000060')).toEqual(refused);
  });

  it('a payee whom the member has paid is known, and stays so', async () => {
    expect((await check('69876543')).code).toBe('SUCCESS');
    expect((await quoted()).code).toBe('SUCCESS');
  });

  it('PAYEE_LOOKUP_LIMIT: a refused quote counts like any other, whoever was found; a bank account and a card count too', async () => {
    const toMember = { kind: 'toGc', payee_card_no: '4000010000000060', payee_name: 'Nobody' } as const;
    const asks: readonly (readonly [string, More])[] = [
      ['OVER_SINGLE_LIMIT', { proxy_id: '69870020', amount: '9999999' }],
      ['FPS_PAYEE_NOT_FOUND', { proxy_id: '60000000' }],
      ['PAYEE_NAME_MISMATCH', { ...toBank, payee_name_en: 'Chan Tai Man' }],
      ['PAYEE_NOT_FOUND', toMember],
    ];
    const chan = await sample.member('chan');
    for (const [code, more] of asks) {
      const codes = [];
      for (let n = 0; n < 4; n += 1) codes.push((await chan.quote('acc-chan-hkd', '1', more)).code);
      expect(codes).toEqual([code, code, code, 'PAYEE_LOOKUP_LIMIT']);
      await sql(`UPDATE guesses SET failures = 0 WHERE kind = 'payeeLookup' AND subject = 'member:chan'`);
    }
  });

  it('an amount that cannot be is refused before anybody is looked up', async () => {
    const wong = await sample.member('wong');
    const codes = [];
    for (const proxy_id of ['69870020', '60000000']) codes.push((await wong.quote(ACCOUNT, '0', { proxy_id })).code);
    expect(codes).toEqual(['PARAM_ERROR', 'PARAM_ERROR']);
  });

  it('is of each member, and over after a day', async () => {
    const chan = await sample.member('chan');
    expect((await chan.call('fpsPayeeCheck', { proxy_type: 'mobile', proxy_id: '60000000' })).code).toBe(
      'FPS_PAYEE_NOT_FOUND',
    );
    await sample.setNow('2025-03-04T10:00:00.000+08:00');
    wong = await sample.member('wong');
    expect((await check('60000000')).code).toBe('FPS_PAYEE_NOT_FOUND');
  });
});
