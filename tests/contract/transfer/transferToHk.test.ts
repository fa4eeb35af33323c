import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../src/domain/json.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { runMoneyJobs } from '../../../gateway/jobs/moneyJobs.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** A Monday. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const CHAN = 'acc-chan-hkd';
const toBank = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const answered = new Set<string>();
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

async function send(
  client: WalletClient,
  body: Parameters<WalletClient['call']>[1] & {
    quote_id: string;
    ticket: string;
    otp_ticket?: string;
    payee_confirmed?: boolean;
  },
  key = `key-${String((keys += 1)).padStart(6, '0')}`,
) {
  const answer = await client.call('transferToHk', body, key);
  answered.add(answer.code);
  return answer;
}
const sum = async (sql: string) => (await sample.database.transaction((tx) => tx.query<{ sum: bigint }>(sql)))[0]!.sum;
const balance = (account: string) => sum(`SELECT balance AS sum FROM ledger_balances WHERE account_id = '${account}'`);
const house = (purpose: string) =>
  sum(`SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_postings WHERE account_id = 'house:${purpose}:HKD'`);
const lastSms = async () =>
  ((await chan.sandbox('GET', '/outbox')) as { messages: { body: string }[] }).messages[0]?.body;
const change = async <T>(sql: string, work: () => Promise<T>, undo: string): Promise<T> => {
  await sample.database.transaction((tx) => tx.query(sql));
  try {
    return await work();
  } finally {
    await sample.database.transaction((tx) => tx.query(undo));
  }
};

describe('transferToHk', () => {
  it('SUCCESS: the money has left, the ledger and the history show it', async () => {
    const [before, bank] = [await balance(CHAN), await house('bank')];
    const { body } = await chan.prepared(CHAN, '123.45', { remark: 'Lunch' });
    const { code, data } = await send(chan, body);
    expect([code, data]).toEqual([
      'SUCCESS',
      {
        ref_no: expect.stringMatching(/^20250303\d{12}$/) as string,
        status: 'success',
        time: NOW,
        deducted_amount: hkd('123.45'),
        fee: hkd('0.00'),
        remitted_amount: hkd('123.45'),
      },
    ]);
    expect(before - (await balance(CHAN))).toBe(12345n);
    expect((await house('bank')) - bank).toBe(12345n);
    const { recent } = await chan.must('accountSummary', { account_id: CHAN });
    expect(recent[0]).toEqual({
      ref_no: data.ref_no,
      kind: 'transferOut',
      time: NOW,
      summary: 'P*** S** F***',
      amount: hkd('-123.45'),
      status: 'success',
    });
  });

  it('SUCCESS: a fee goes to the house and is a record of its own', async () => {
    const [before, fees] = [await balance(CHAN), await house('fees')];
    const { body } = await chan.prepared(CHAN, '10', toBank);
    expect(await send(chan, body)).toMatchObject({ data: { deducted_amount: hkd('25.00'), fee: hkd('15.00') } });
    expect(before - (await balance(CHAN))).toBe(2500n);
    expect((await house('fees')) - fees).toBe(1500n);
    const { recent } = await chan.must('accountSummary', { account_id: CHAN });
    expect(
      recent
        .slice(0, 2)
        .map(({ kind, amount }) => `${kind} ${amount.amount}`)
        .sort(),
    ).toEqual(['serviceFee -15.00', 'transferOut -10.00']);
  });

  it('the same key is answered alike and sends once; another body under it is a DUPLICATE', async () => {
    const before = await balance(CHAN);
    const { body } = await chan.prepared(CHAN, '5', toBank);
    const first = await send(chan, body, 'same-key-1');
    expect(await send(chan, body, 'same-key-1')).toEqual(first);
    const { body: other } = await chan.prepared(CHAN, '6', toBank);
    expect((await send(chan, other, 'same-key-1')).code).toBe('DUPLICATE');
    expect(before - (await balance(CHAN))).toBe(2000n);
  });

  it('QUOTE_EXPIRED: a quote holds until five minutes have passed, and for one transfer', async () => {
    const late = await chan.prepared(CHAN, '1', toBank);
    await sample.setNow('2025-03-03T10:04:59.999+08:00');
    const ticket = await chan.ticket('transferToHk', late.quote.quote_id);
    expect((await send(chan, { ...late.body, ticket })).code).toBe('SUCCESS');
    expect((await send(chan, { ...late.body, ticket })).code, 'spent').toBe('QUOTE_EXPIRED');
    await sample.setNow(NOW);
    const tooLate = await chan.prepared(CHAN, '1', toBank);
    await sample.setNow('2025-03-03T10:05:00.000+08:00');
    const again = await chan.ticket('transferToHk', tooLate.quote.quote_id);
    expect((await send(chan, { ...tooLate.body, ticket: again })).code).toBe('QUOTE_EXPIRED');
  });

  it("QUOTE_EXPIRED: another member's quote", async () => {
    const { quote } = await chan.prepared(CHAN, '1');
    const ho = await sample.member('ho');
    const ticket = await ho.ticket('transferToHk', quote.quote_id);
    expect((await send(ho, { quote_id: quote.quote_id, ticket })).code).toBe('QUOTE_EXPIRED');
  });

  it('TICKET_EXPIRED: a ticket of another quote, a used one, none for the code; nothing is spent', async () => {
    const before = await balance('acc-wong-hkd');
    const wong = await sample.member('wong');
    const [one, two] = [await wong.prepared('acc-wong-hkd', '10001'), await wong.prepared('acc-wong-hkd', '10002')];
    expect((await send(wong, { ...one.body, ticket: two.body.ticket })).code).toBe('TICKET_EXPIRED');
    expect((await send(wong, one.body)).code, 'no code').toBe('TICKET_EXPIRED');
    expect(await balance('acc-wong-hkd')).toBe(before);
    const otp_ticket = await wong.otpTicket('61234568', one.quote.quote_id);
    expect((await send(wong, { ...one.body, otp_ticket })).code).toBe('SUCCESS');
  });

  it('INSUFFICIENT_BALANCE: the money went elsewhere since the quote', async () => {
    const client = await sample.member('ho');
    const one = await client.prepared('acc-ho-hkd', '2000');
    const other = await client.prepared('acc-ho-hkd', '2500');
    expect((await send(client, one.body)).code).toBe('SUCCESS');
    expect(await send(client, other.body)).toEqual({
      code: 'INSUFFICIENT_BALANCE',
      data: { available: hkd('1000.00') },
    });
  });

  it('OVER_LIMIT: other transfers used the day up since the quote', async () => {
    await sample.setNow('2025-03-05T10:00:00.000+08:00');
    const wong = await sample.member('wong');
    const quotes = [];
    for (const amount of ['10000', '10000', '10000', '0.01'])
      quotes.push(await wong.prepared('acc-wong-hkd', amount, toBank));
    const codes = [];
    for (const { body } of quotes) codes.push((await send(wong, body)).code);
    expect(codes).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'OVER_LIMIT']);
  });

  it('REALNAME_REQUIRED, ACCOUNT_STATUS, CARD_STATUS, FUNDS_FROZEN: what changed since the quote counts', async () => {
    const zhang = await sample.member('zhang');
    const { body } = await zhang.prepared('acc-zhang-cny', '1', toBank);
    const now = (sql: string, undo: string) => change(sql, () => send(zhang, body), undo);
    const member = (set: string) => `UPDATE members SET ${set} WHERE member_id = 'zhang'`;
    expect(await now(member("realname_status = '0'"), member("realname_status = '3'"))).toEqual({
      code: 'REALNAME_REQUIRED',
      data: {},
    });
    const account = (status: string) => `UPDATE accounts SET status = '${status}' WHERE account_id = 'acc-zhang-cny'`;
    expect((await now(account('stopped'), account('normal'))).code).toBe('ACCOUNT_STATUS');
    const card = (status: string) => `UPDATE cards SET status = '${status}' WHERE account_id = 'acc-zhang-cny'`;
    expect(await now(card('locked'), card('active'))).toEqual({ code: 'CARD_STATUS', data: { status: 'locked' } });
    const frozen = member("frozen_until = '2025-03-03T10:00:00.001+08:00'");
    expect((await now(frozen, member('frozen_until = NULL'))).code).toBe('FUNDS_FROZEN');
    expect((await send(zhang, body)).code, 'none of it spent the quote or its ticket').toBe('SUCCESS');
  });

  it('OVER_LIMIT: a quote of before midnight in Hong Kong counts on the day that it is sent', async () => {
    const strict = await sampleGateway(NOW, { 'limit.transfer.daily.3': { HKD: '100.00', CNY: '1.00', USD: '1.00' } });
    await strict.setNow('2025-03-03T23:58:00.000+08:00');
    const client = await strict.member('chan');
    const prepared = async (amount: string) => (await client.prepared(CHAN, amount)).body;
    const [one, two, three] = [await prepared('60'), await prepared('60'), await prepared('50')];
    const sendAt = async (at: string, body: typeof one) => {
      await strict.setNow(at);
      return send(client, body);
    };
    expect((await sendAt('2025-03-03T23:59:59.000+08:00', one)).code).toBe('SUCCESS');
    const refused = { code: 'OVER_LIMIT', data: { left: hkd('40.00') } };
    expect(await sendAt('2025-03-03T23:59:59.999+08:00', two)).toEqual(refused);
    expect((await sendAt('2025-03-04T00:00:00.000+08:00', two)).code).toBe('SUCCESS');
    expect(await sendAt('2025-03-04T00:00:01.000+08:00', three)).toEqual(refused);
    await strict.close();
  });

  it('QUOTE_EXPIRED: FPS or the payee’s bank is another since the quote, so that the new one says it; nothing is spent', async () => {
    const before = await balance(CHAN);
    const { body } = await chan.prepared(CHAN, '1');
    const now = async (sql: string, undo: string) => (await change(sql, () => send(chan, body), undo)).code;
    const proxy = (code: string) => `UPDATE fps_proxies SET bank_code = '${code}' WHERE proxy_id = '69876543'`;
    expect(await now(proxy('902'), proxy('901')), 'the identity is at another bank').toBe('QUOTE_EXPIRED');
    const region = (code: string) => `UPDATE members SET region = '${code}' WHERE member_id = 'chan'`;
    expect(await now(region('CN'), region('HK')), 'the member is without FPS').toBe('QUOTE_EXPIRED');
    expect((await send(chan, body)).code, 'as it was').toBe('SUCCESS');
    const { quote: toAccount, body: sent } = await chan.prepared(CHAN, '1', toBank);
    const listed = (code: string) =>
      `UPDATE transfer_quotes SET payee = jsonb_set(payee, '{bank_code}', '"${code}"') WHERE quote_id = '${toAccount.quote_id}'`;
    const gone = await change(listed('000'), () => send(chan, sent), listed('901'));
    expect(gone.code, 'the bank is listed no longer').toBe('QUOTE_EXPIRED');
    expect(before - (await balance(CHAN))).toBe(100n);
  });

  it('QUOTE_EXPIRED: a smaller sum asks for a code, or costs more, since the quote', async () => {
    const edition: { [id: string]: Json } = {};
    const changing = await sampleGateway(NOW, edition);
    const client = await changing.member('chan');
    const { body } = await client.prepared(CHAN, '100', toBank);
    const under = async (id: string, value: string) => {
      edition[id] = { HKD: value, CNY: value, USD: value };
      const { code } = await send(client, body);
      delete edition[id];
      return code;
    };
    expect(await under('transfer.otp.above', '99.99')).toBe('QUOTE_EXPIRED');
    expect(await under('fee.bank.transferOut', '16.00')).toBe('QUOTE_EXPIRED');
    expect(await under('limit.transfer.single.3', '99.99')).toBe('QUOTE_EXPIRED');
    expect(await under('limit.transfer.daily.3', '99.99')).toBe('OVER_LIMIT');
    expect(await under('limit.transfer.daily.3', '100.00'), 'nothing was spent').toBe('SUCCESS');
    await changing.close();
  });

  it('TRANSFER_HOURS: the hours ended since the quote', async () => {
    const strict = await sampleGateway(NOW, { 'transfer.bank.hoursApply': true });
    await strict.setNow('2025-03-03T19:59:00.000+08:00');
    const client = await strict.member('chan');
    const { body } = await client.prepared(CHAN, '1', toBank);
    await strict.setNow('2025-03-03T20:00:00.000+08:00');
    expect((await send(client, body)).code).toBe('TRANSFER_HOURS');
    await strict.close();
  });

  it('TRANS_FAIL: the bank refused, the money and its fee are back, the history says so (R-ERR-29)', async () => {
    const [before, fees] = [await balance(CHAN), await house('fees')];
    const { body } = await chan.prepared(CHAN, '50', { ...toBank, account_number: '000000000020' });
    const failed = await send(chan, body, 'refused-key');
    expect(failed).toEqual({ code: 'TRANS_FAIL', data: { ref_no: expect.stringMatching(/^\d{20}$/), time: NOW } });
    expect(await send(chan, body, 'refused-key'), 'asked again').toEqual(failed);
    expect(await balance(CHAN)).toBe(before);
    expect(await house('fees')).toBe(fees);
    expect(await house('transfersInTransit')).toBe(0n);
    const { recent } = await chan.must('accountSummary', { account_id: CHAN });
    expect(
      recent.filter(({ status }) => status === 'fail'),
      'the transfer; a fee that nobody paid is none',
    ).toHaveLength(1);
    expect((await send(chan, body)).code, 'quote and ticket are used up').toBe('QUOTE_EXPIRED');
  });

  it('processing, then a success when its time has come; TRANS_PROCESSING meanwhile (R-ERR-30)', async () => {
    const before = await balance(CHAN);
    const { body } = await chan.prepared(CHAN, '70', { ...toBank, account_number: '000000000010' });
    const { data } = await send(chan, body);
    expect(data.status).toBe('processing');
    expect(before - (await balance(CHAN)), 'it has left the account').toBe(8500n);
    expect(await house('transfersInTransit')).toBe(7000n);
    expect((await send(chan, body)).code).toBe('TRANS_PROCESSING');
    const jobs = () => runMoneyJobs(sample.gateway.core);
    await sample.setNow('2025-03-03T10:00:59.999+08:00');
    await jobs();
    expect(await house('transfersInTransit')).toBe(7000n);
    await sample.setNow('2025-03-03T10:01:00.000+08:00');
    await jobs();
    expect(await house('transfersInTransit')).toBe(0n);
    expect((await send(chan, body)).code).toBe('QUOTE_EXPIRED');
    const { recent } = await chan.must('accountSummary', { account_id: CHAN });
    expect(recent.find(({ ref_no }) => ref_no === data.ref_no)?.status).toBe('success');
    expect(await lastSms()).toContain(`HK$ 70.00 to S***** P**** has arrived. Reference ${data.ref_no}.`);
  });

  it('processing, then refused by the sandbox: everything is back', async () => {
    const before = await balance(CHAN);
    await chan.sandbox('POST', '/bank', { answer: 'processing' });
    const { body } = await chan.prepared(CHAN, '80', toBank);
    const { data } = await send(chan, body);
    await chan.sandbox('POST', '/bank', { answer: null });
    const { transfers } = (await chan.sandbox('GET', '/transfers')) as { transfers: { ref_no: string }[] };
    expect(transfers.map(({ ref_no }) => ref_no)).toContain(data.ref_no);
    await chan.sandbox('POST', '/endTransfer', { ref_no: data.ref_no, accepted: false });
    expect(await balance(CHAN)).toBe(before);
    expect(await house('transfersInTransit')).toBe(0n);
    expect(await lastSms()).toContain(
      'HK$ 80.00 to S***** P**** was not taken by the bank. The money and its fee are back in your account.',
    );
    await expect(chan.sandbox('POST', '/endTransfer', { ref_no: data.ref_no })).rejects.toThrow('404');
  });

  it('PAYEE_NOT_CONFIRMED, PAYEE_REPORTED: a first payment, and a payee reported since the quote', async () => {
    const client = await sample.member('wong');
    const { body } = await client.prepared('acc-wong-cny', '1', { type: 'fpsId', proxy_id: '1234567' });
    expect((await send(client, { ...body, payee_confirmed: false })).code).toBe('PAYEE_NOT_CONFIRMED');
    await client.sandbox('POST', '/reportedPayees', { type: 'fpsId', id: '1234567' });
    expect((await send(client, body)).code).toBe('PAYEE_REPORTED');
  });

  it('has answered every code it lists', () => {
    const listed = loadContract().operations.find(({ operationId }) => operationId === 'transferToHk')!.returnCodes;
    expect(listed.filter((code) => !answered.has(code))).toEqual([]);
  });
});

describe('free FPS transfers (R-CONST-76, R-CONST-77)', () => {
  let month: SampleGateway;
  beforeAll(async () => {
    month = await sampleGateway(NOW);
    await month.setNow('2025-03-31T23:55:00.000+08:00');
  });
  afterAll(() => month.close());

  const fps = async () => {
    const client = await month.member('chan');
    const { quote, body } = await client.prepared(CHAN, '1');
    const { data } = await send(client, body);
    return { freeLeft: quote.free_left, fee: data.fee.amount };
  };

  it('are three in a calendar month of Hong Kong; the fourth costs, until the month turns at midnight', async () => {
    for (const freeLeft of [3, 2, 1]) expect(await fps()).toEqual({ freeLeft, fee: '0.00' });
    expect(await fps()).toEqual({ freeLeft: 0, fee: '5.00' });
    await month.setNow('2025-03-31T23:59:59.999+08:00');
    expect(await fps()).toEqual({ freeLeft: 0, fee: '5.00' });
    await month.setNow('2025-04-01T00:00:00.000+08:00');
    expect(await fps()).toEqual({ freeLeft: 3, fee: '0.00' });
  });

  it('are counted when the money is sent: a quote whose fee no longer holds is asked again', async () => {
    await month.setNow('2025-04-01T10:00:00.000+08:00');
    const client = await month.member('wong');
    const quotes = [];
    for (let n = 0; n < 4; n++) quotes.push(await client.prepared('acc-wong-hkd', '1'));
    const codes = [];
    for (const { body } of quotes) codes.push((await send(client, body)).code);
    expect(codes).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'QUOTE_EXPIRED']);
    expect((await client.quote('acc-wong-hkd', '1')).data.fee).toEqual(hkd('5.00'));
    expect((await client.quote('acc-wong-cny', '1')).data.fee, 'over all accounts').toMatchObject({ amount: '4.50' });
  });

  it('cost nothing at all before 2024-05-31', async () => {
    const client = await month.member('ho');
    for (let n = 0; n < 3; n++) await send(client, (await client.prepared('acc-ho-hkd', '1')).body);
    expect((await client.quote('acc-ho-hkd', '1')).data.fee).toEqual(hkd('5.00'));
    const { constantsAt } = month.gateway.core.services.content;
    expect(constantsAt('2024-05-30T23:59:59.999+08:00')['fee.fps.transferOut']).toMatchObject({ HKD: '0.00' });
    expect(constantsAt('2024-05-31T00:00:00.000+08:00')['fee.fps.transferOut']).toMatchObject({ HKD: '5.00' });
  });
});
