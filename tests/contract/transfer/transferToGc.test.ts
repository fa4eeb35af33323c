import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** A Monday. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const WONG = { payee_card_no: '4000010000000029', payee_name: 'Wong Mei Ling' };
const CARD = { wongCny: '6200010000000032', lee: '4000010000000052', ho: '4000010000000060', gift: '4000090000000117' };
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const answered: Record<string, Set<string>> = { transferToGc: new Set(), transferToGcCheck: new Set() };
let sample: SampleGateway;
let chan: WalletClient;
let keys = 0;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
});
afterAll(() => sample.close());
beforeEach(async () => {
  await sample.setNow(NOW);
  chan = await sample.member('chan');
});

const quoted = (
  client: WalletClient,
  account_id: string,
  amount: string,
  more: Partial<requests['transferQuote']> = {},
) => client.call('transferQuote', { kind: 'toGc', account_id, amount, ...WONG, ...more });

async function prepared(client: WalletClient, account_id: string, amount: string, more = {}) {
  const { code, data } = await quoted(client, account_id, amount, more);
  if (code !== 'SUCCESS') throw new Error(code);
  const ticket = await client.ticket('transferToGc', data.quote_id);
  return { quote_id: data.quote_id, ticket, payee_confirmed: true };
}
async function send(client: WalletClient, body: requests['transferToGc']) {
  const answer = await client.call('transferToGc', body, `to-gc-key-${(keys += 1)}`);
  answered.transferToGc!.add(answer.code);
  return answer;
}
async function check(client: WalletClient, payee_card_no: string) {
  const answer = await client.call('transferToGcCheck', { payee_card_no });
  answered.transferToGcCheck!.add(answer.code);
  return answer;
}
const sql = (text: string) => sample.database.transaction((tx) => tx.query<{ sum: bigint }>(text));
const balance = async (account: string) =>
  (await sql(`SELECT balance AS sum FROM ledger_balances WHERE account_id = '${account}'`))[0]!.sum;
async function changed<T>(change: string, work: () => Promise<T>, undo: string): Promise<T> {
  await sql(change);
  try {
    return await work();
  } finally {
    await sql(undo);
  }
}

describe('transferToGcCheck', () => {
  it('SUCCESS: part of the name, the region and the currency, nothing else', async () => {
    expect(await check(chan, WONG.payee_card_no)).toEqual({
      code: 'SUCCESS',
      data: {
        payee_name_mask: expect.stringMatching(/^W.*\*/) as string,
        payee_card_no_mask: '**** **** **** 0029',
        region: 'HK',
        currency: 'HKD',
      },
    });
  });

  it('a locked card may receive, as it may be topped up (R-STATE-36, R-CONST-21)', async () => {
    expect((await check(chan, '5100010000000098')).code).toBe('SUCCESS');
  });

  it.each([
    ['nobody has it', '4000010000009999'],
    ['a gift card (R-CONST-21)', CARD.gift],
    ['a cancelled account', '4000010000000128'],
  ])('PAYEE_NOT_FOUND: %s', async (_why, number) => {
    expect(await check(chan, number)).toEqual({ code: 'PAYEE_NOT_FOUND', data: {} });
  });

  it('SELF_TRANSFER: a card of the member, of whatever account', async () => {
    expect((await check(await sample.member('wong'), CARD.wongCny)).code).toBe('SELF_TRANSFER');
  });

  it('T1_TO_T1: between anonymous members only (R-ROLE-09)', async () => {
    const lee = await sample.member('lee');
    expect((await check(lee, CARD.ho)).code).toBe('SUCCESS');
    const asT1 = (status: string) => `UPDATE members SET realname_status = '${status}' WHERE member_id = 'ho'`;
    expect(await changed(asT1('0'), () => check(lee, CARD.ho), asT1('1'))).toEqual({ code: 'T1_TO_T1', data: {} });
  });

  it('REGION_P2P: between the mainland and elsewhere, both ways (R-ROLE-19, R-ROLE-20)', async () => {
    expect((await check(chan, '6200010000000073')).code).toBe('REGION_P2P');
    expect((await check(await sample.member('zhang'), CARD.wongCny)).code).toBe('REGION_P2P');
    const overseas = (region: string) => `UPDATE members SET region = '${region}' WHERE member_id = 'wong'`;
    const both = async () => [
      (await check(chan, WONG.payee_card_no)).code,
      (await check(await sample.member('zhang'), CARD.wongCny)).code,
    ];
    expect(await changed(overseas('OTHER'), both, overseas('HK'))).toEqual(['SUCCESS', 'REGION_P2P']);
  });
});

describe('transferQuote to a card of the product', () => {
  it('SUCCESS: without a fee, whoever the member is (AMB-01)', async () => {
    expect(await quoted(chan, 'acc-chan-hkd', '100')).toMatchObject({
      code: 'SUCCESS',
      data: { deducted_amount: hkd('100.00'), fee: hkd('0.00'), remitted_amount: hkd('100.00'), otp_required: false },
    });
    expect((await quoted(await sample.member('lee'), 'acc-lee-hkd', '10')).code, 'T1').toBe('SUCCESS');
  });

  it('the name must belong to the card; case and spaces do not count', async () => {
    expect((await quoted(chan, 'acc-chan-hkd', '1', { payee_name: 'WONG  mei ling' })).code).toBe('SUCCESS');
    expect((await quoted(chan, 'acc-chan-hkd', '1', { payee_name: 'Wong Mei' })).code).toBe('PAYEE_NOT_FOUND');
  });

  it('CURRENCY_NOT_SAME: currencies never mix; says which it would be', async () => {
    const payee = { payee_card_no: CARD.wongCny };
    expect(await quoted(chan, 'acc-chan-hkd', '1', payee)).toEqual({
      code: 'CURRENCY_NOT_SAME',
      data: { currency: 'CNY' },
    });
  });

  it('SELF_TRANSFER, T1_TO_T1 and REGION_P2P are refused here too', async () => {
    const wong = await sample.member('wong');
    expect((await quoted(wong, 'acc-wong-hkd', '1')).code).toBe('SELF_TRANSFER');
    const zhang = { payee_card_no: '6200010000000073', payee_name: 'Zhang Wei' };
    expect((await quoted(wong, 'acc-wong-cny', '1', zhang)).code).toBe('REGION_P2P');
    const asT1 = (status: string) => `UPDATE members SET realname_status = '${status}' WHERE member_id = 'wong'`;
    const lee = await sample.member('lee');
    const refused = await changed(asT1('0'), () => quoted(lee, 'acc-lee-hkd', '1'), asT1('3'));
    expect(refused.code).toBe('T1_TO_T1');
  });

  it.each(['payee_card_no', 'payee_name'] as const)('PARAM_ERROR without %s', async (name) => {
    const more = { [name]: undefined } as unknown as Partial<requests['transferQuote']>;
    expect(await quoted(chan, 'acc-chan-hkd', '1', more)).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: `/${name}`, keyword: 'required' }] },
    });
  });
});

describe('transferToGc', () => {
  it('SUCCESS: from one account to the other at once, a record on both sides', async () => {
    const before = [await balance('acc-chan-hkd'), await balance('acc-wong-hkd')];
    const body = await prepared(chan, 'acc-chan-hkd', '123.45');
    const { code, data } = await send(chan, body);
    expect([code, data.status, data.fee]).toEqual(['SUCCESS', 'success', hkd('0.00')]);
    expect([await balance('acc-chan-hkd'), await balance('acc-wong-hkd')]).toEqual([
      before[0]! - 12345n,
      before[1]! + 12345n,
    ]);
    const wong = await sample.member('wong');
    const [incoming] = (await wong.must('accountSummary', { account_id: 'acc-wong-hkd' })).recent;
    expect(incoming).toMatchObject({ kind: 'transferIn', amount: hkd('123.45'), status: 'success' });
    expect(incoming!.ref_no, 'no member sees the number of another').not.toBe(data.ref_no);
    expect(incoming!.summary).toMatch(/^C.*\*/);
  });

  it('two who send to each other at once do not wait in a ring', async () => {
    const wong = await sample.member('wong');
    const [there, back] = [
      await prepared(chan, 'acc-chan-hkd', '1'),
      await prepared(wong, 'acc-wong-hkd', '1', { payee_card_no: '4000010000000011', payee_name: 'Chan Siu Ming' }),
    ];
    const answers = await Promise.all([send(chan, there), send(wong, back)]);
    expect(answers.map(({ code }) => code)).toEqual(['SUCCESS', 'SUCCESS']);
  });

  it('QUOTE_EXPIRED: after five minutes, for a quote of another kind, for a payee who can no longer be paid', async () => {
    const late = await prepared(chan, 'acc-chan-hkd', '1');
    await sample.setNow('2025-03-03T10:05:00.000+08:00');
    const ticket = await chan.ticket('transferToGc', late.quote_id);
    expect((await send(chan, { ...late, ticket })).code).toBe('QUOTE_EXPIRED');
    const { quote } = await chan.prepared('acc-chan-hkd', '1');
    const other = await chan.ticket('transferToGc', quote.quote_id);
    expect((await send(chan, { quote_id: quote.quote_id, ticket: other })).code).toBe('QUOTE_EXPIRED');
    const body = await prepared(chan, 'acc-chan-hkd', '1');
    const account = (status: string) => `UPDATE accounts SET status = '${status}' WHERE account_id = 'acc-wong-hkd'`;
    expect((await changed(account('stopped'), () => send(chan, body), account('normal'))).code).toBe('QUOTE_EXPIRED');
    const region = (name: string) => `UPDATE members SET region = '${name}' WHERE member_id = 'wong'`;
    expect((await changed(region('CN'), () => send(chan, body), region('HK'))).code).toBe('QUOTE_EXPIRED');
    expect((await send(chan, body)).code, 'neither spent the quote').toBe('SUCCESS');
  });

  it('TICKET_EXPIRED: a ticket for another operation', async () => {
    const { quote_id } = await prepared(chan, 'acc-chan-hkd', '1');
    const ticket = await chan.ticket('transferToHk', quote_id);
    expect((await send(chan, { quote_id, ticket })).code).toBe('TICKET_EXPIRED');
  });

  it('ACCOUNT_STATUS, CARD_STATUS, FUNDS_FROZEN: what changed since the quote counts', async () => {
    const body = await prepared(chan, 'acc-chan-hkd', '1');
    const now = (change: string, undo: string) => changed(change, () => send(chan, body), undo);
    const account = (status: string) => `UPDATE accounts SET status = '${status}' WHERE account_id = 'acc-chan-hkd'`;
    expect((await now(account('stopped'), account('normal'))).code).toBe('ACCOUNT_STATUS');
    const card = (status: string) => `UPDATE cards SET status = '${status}' WHERE account_id = 'acc-chan-hkd'`;
    expect((await now(card('locked'), card('active'))).code).toBe('CARD_STATUS');
    const frozen = (until: string) => `UPDATE members SET frozen_until = ${until} WHERE member_id = 'chan'`;
    expect((await now(frozen("'2025-03-03T10:00:00.001+08:00'"), frozen('NULL'))).code).toBe('FUNDS_FROZEN');
  });

  it('OVER_LIMIT and INSUFFICIENT_BALANCE: the limits of a T1 member (R-ROLE-05)', async () => {
    const lee = await sample.member('lee');
    const bodies = [];
    for (const amount of ['300', '300']) bodies.push(await prepared(lee, 'acc-lee-hkd', amount));
    expect((await send(lee, bodies[0]!)).code).toBe('SUCCESS');
    expect(await send(lee, bodies[1]!)).toEqual({
      code: 'INSUFFICIENT_BALANCE',
      data: { available: hkd('200.00') },
    });
    expect((await quoted(lee, 'acc-lee-hkd', '1000.01')).code).toBe('OVER_SINGLE_LIMIT');
    const strict = await sampleGateway(NOW, { 'limit.transfer.daily.3': { HKD: '100.00', CNY: '1.00', USD: '1.00' } });
    const client = await strict.member('chan');
    const [one, two] = [await prepared(client, 'acc-chan-hkd', '60'), await prepared(client, 'acc-chan-hkd', '60')];
    expect((await send(client, one)).code).toBe('SUCCESS');
    expect(await send(client, two)).toEqual({ code: 'OVER_LIMIT', data: { left: hkd('40.00') } });
    await strict.close();
  });

  it('PAYEE_NOT_CONFIRMED, PAYEE_REPORTED: a first payment, and a payee who is not to be paid', async () => {
    const ho = await sample.member('ho');
    const { payee_confirmed: _not, ...body } = await prepared(ho, 'acc-ho-hkd', '1');
    expect((await send(ho, body)).code).toBe('PAYEE_NOT_CONFIRMED');
    await ho.sandbox('POST', '/reportedPayees', { type: 'card', id: 'acc-wong-hkd' });
    expect((await send(ho, { ...body, payee_confirmed: true })).code).toBe('PAYEE_REPORTED');
    expect((await check(ho, WONG.payee_card_no)).code).toBe('PAYEE_REPORTED');
  });

  it('PAYEE_LOOKUP_LIMIT: nobody new after too many in a day (transfer.lookup.perDay)', async () => {
    const strict = await sampleGateway(NOW, { 'transfer.lookup.perDay': 1 });
    const client = await strict.member('chan');
    expect((await check(client, CARD.gift)).code).toBe('PAYEE_NOT_FOUND');
    expect(await check(client, WONG.payee_card_no)).toEqual({ code: 'PAYEE_LOOKUP_LIMIT', data: {} });
    await strict.close();
  });

  it.each(Object.keys(answered))('%s has answered every code it lists', (operation) => {
    const listed = loadContract().operations.find(({ operationId }) => operationId === operation)!.returnCodes;
    expect(listed.filter((code) => !answered[operation]!.has(code))).toEqual([]);
  });
});
