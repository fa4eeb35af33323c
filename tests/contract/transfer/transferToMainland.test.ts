import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** A Monday. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const PAYEE = {
  bank_code: '951',
  bank_card_no: '6222000000000011',
  account_type: 'debitCard',
  account_holder: '黃美玲',
  payee_name_en: 'Wong Mei Ling',
  remark: 'Savings',
} as const;
const [hkd, cny] = [
  (amount: string) => ({ currency: 'HKD', amount }),
  (amount: string) => ({ currency: 'CNY', amount }),
];
const answered = new Set<string>();
let sample: SampleGateway;
let wong: WalletClient;
let keys = 0;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
});
afterAll(() => sample.close());
beforeEach(async () => {
  await sample.setNow(NOW);
  wong = await sample.member('wong');
});

type More = Partial<requests['transferQuote']>;
const quoted = (client: WalletClient, account_id: string, amount: string, more: More = {}) =>
  client.call('transferQuote', { kind: 'toMainland', account_id, amount, ...PAYEE, ...more });

async function prepared(client: WalletClient, account_id: string, amount: string, more: More = {}) {
  const { code, data } = await quoted(client, account_id, amount, more);
  if (code !== 'SUCCESS') throw new Error(code);
  return { quote_id: data.quote_id, ticket: await client.ticket('transferToMainland', data.quote_id) };
}
async function send(client: WalletClient, body: requests['transferToMainland']) {
  const answer = await client.call('transferToMainland', body, `to-ml-key-${(keys += 1)}`);
  answered.add(answer.code);
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

describe('userInfoQuery', () => {
  it('SUCCESS: of frozen funds nothing is available, until they are free (R-CONST-09)', async () => {
    const money = async () => (await (await sample.member('lam')).must('userInfoQuery', {})).account_list[0]!;
    const frozen = await money();
    expect(frozen.available.amount).toBe('0.00');
    expect(frozen.balance.amount).not.toBe('0.00');
    expect(frozen.held).toEqual(frozen.balance);
    await sample.setNow('2025-03-04T09:00:00.000+08:00');
    expect((await money()).available).toEqual(frozen.balance);
  });
});

it('R-ROLE-16: a passbook account is paid for certified members of the mainland only', async () => {
  const passbook = { account_type: 'passbook' } as const;
  expect(await quoted(wong, 'acc-wong-hkd', '1', passbook)).toEqual({
    ...{ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/account_type', keyword: 'level.canPayPassbook' }] } },
  });
  const zhang = await sample.member('zhang');
  const own = { ...passbook, account_holder: '张伟', payee_name_en: 'Zhang Wei' };
  expect((await quoted(zhang, 'acc-zhang-cny', '1', own)).code).toBe('SUCCESS');
});

describe('transferWindow', () => {
  const windowAt = async (now: string, kind: 'toMainland' | 'toGc' | 'toHk' = 'toMainland') => {
    await sample.setNow(now);
    return (await sample.member('wong')).must('transferWindow', { kind });
  };

  it.each([
    ['2025-03-03T07:59:59.999+08:00', { open: false, reason: 'hours', next_open: '2025-03-03T08:00:00.000+08:00' }],
    ['2025-03-03T08:00:00.000+08:00', { open: true }],
    ['2025-03-03T19:59:59.999+08:00', { open: true }],
    ['2025-03-03T20:00:00.000+08:00', { open: false, reason: 'hours', next_open: '2025-03-04T08:00:00.000+08:00' }],
  ])('SUCCESS: from 8:00 to 20:00 on workdays: %s (R-CONST-29, R-VAL-52)', async (now, expected) => {
    expect(await windowAt(now)).toEqual(expected);
  });

  it('SUCCESS: closed on weekends and PRC holidays, open on a weekend day that is worked (R-CONST-30, R-CONST-31)', async () => {
    const closed = { open: false, reason: 'dayOff' };
    expect(await windowAt('2025-03-01T10:00:00.000+08:00'), 'Saturday').toMatchObject(closed);
    expect(await windowAt('2025-10-01T10:00:00.000+08:00'), 'National Day').toMatchObject({
      ...closed,
      next_open: '2025-10-09T08:00:00.000+08:00',
    });
    expect(await windowAt('2025-01-26T10:00:00.000+08:00'), 'a Sunday that is worked').toEqual({ open: true });
  });

  it.each([
    ['lam', 'toGc', { code: 'FUNDS_FROZEN', data: { until: '2025-03-04T09:00:00.000+08:00' } }],
    ['ng', 'toGc', { code: 'CARD_STATUS', data: { status: 'locked' } }],
    ['ho', 'toMainland', { code: 'MAINLAND_T3_ONLY', data: {} }],
    ['wong', 'toMainland', { code: 'SUCCESS', data: { open: true } }],
  ] as const)('%s, %s: who can send from no account is told so before any question (R-STATE-34)', async (...row) => {
    const [memberId, kind, answer] = row;
    await sample.setNow(NOW);
    expect(await (await sample.member(memberId)).call('transferWindow', { kind })).toEqual(answer);
  });

  it.each([
    ['HK', { open: true }],
    ['CN', { open: true, closed_methods: ['FPS'] }],
    ['OTHER', { open: true, closed_methods: ['FPS'] }],
  ])(
    'SUCCESS: to Hong Kong, which methods a member of %s does not have (R-ROLE-18, AMB-73)',
    async (region, expected) => {
      const told = await changed(
        `UPDATE members SET region = '${region}' WHERE member_id = 'wong'`,
        () => windowAt(NOW, 'toHk'),
        "UPDATE members SET region = 'HK' WHERE member_id = 'wong'",
      );
      expect(told).toEqual(expected);
    },
  );

  it('ACCOUNT_STATUS, USD_NOT_ALLOWED: no account is left that may send', async () => {
    const stopped = await changed(
      "UPDATE accounts SET status = 'stopped' WHERE member_id = 'chan'",
      async () => (await sample.member('chan')).call('transferWindow', { kind: 'toGc' }),
      "UPDATE accounts SET status = 'normal' WHERE member_id = 'chan'",
    );
    expect(stopped.code).toBe('ACCOUNT_STATUS');
    const onlyUsd = await changed(
      "UPDATE accounts SET status = 'cancelled' WHERE member_id = 'wong' AND currency <> 'USD'",
      async () => (await sample.member('wong')).call('transferWindow', { kind: 'toMainland' }),
      "UPDATE accounts SET status = 'normal' WHERE member_id = 'wong' AND currency <> 'USD'",
    );
    expect(onlyUsd.code).toBe('USD_NOT_ALLOWED');
  });

  it('SUCCESS: transfers to cards and, by default, to Hong Kong are always open (AMB-07)', async () => {
    expect(await windowAt('2025-03-01T23:00:00.000+08:00', 'toGc')).toEqual({ open: true });
    expect(await windowAt('2025-03-01T23:00:00.000+08:00', 'toHk')).toEqual({ open: true });
  });
});

describe('transferQuote to the mainland', () => {
  it('SUCCESS: arrives in CNY at the rate in force, rounded half up (AMB-65)', async () => {
    expect(await quoted(wong, 'acc-wong-hkd', '100.05')).toMatchObject({
      code: 'SUCCESS',
      data: { deducted_amount: hkd('106.05'), fee: hkd('6.00'), rate: '0.92', remitted_amount: cny('92.05') },
    });
    expect((await quoted(wong, 'acc-wong-cny', '100.05')).data).not.toHaveProperty('rate');
  });

  it.each([
    ['acc-wong-cny', '1000', cny('5.00')],
    ['acc-wong-cny', '1001', cny('5.01')],
    ['acc-wong-hkd', '1200', hkd('6.00')],
    ['acc-wong-hkd', '1201', hkd('6.01')],
  ])(
    'never less than the minimum fee of %s: %s costs its part or that (R-CONST-57, R-CONST-58, R-CONST-87)',
    async (id, amount, fee) => {
      expect((await quoted(wong, id, amount)).data.fee).toEqual(fee);
    },
  );

  it('the minimum in USD stands in the table though no USD account can send (R-CONST-59)', () => {
    const constants = sample.gateway.core.services.content.constantsAt(NOW);
    expect(constants['fee.mainland.minimum']).toEqual({ HKD: '6.00', CNY: '5.00', USD: '0.75' });
  });

  it('shows which card it goes to, masked; no other kind of transfer does', async () => {
    const { data } = await quoted(wong, 'acc-wong-hkd', '1');
    expect(data.bank_card_no_mask).toBe('**** **** **** 0011');
  });

  it('USD_NOT_ALLOWED (R-VAL-53)', async () => {
    expect(await quoted(wong, 'acc-wong-usd', '1')).toEqual({ code: 'USD_NOT_ALLOWED', data: {} });
  });

  it('REALNAME_REQUIRED for T1, MAINLAND_T3_ONLY for T2 (R-ROLE-08, R-ROLE-15)', async () => {
    expect((await quoted(await sample.member('lee'), 'acc-lee-hkd', '1')).code).toBe('REALNAME_REQUIRED');
    expect((await quoted(await sample.member('ho'), 'acc-ho-hkd', '1')).code).toBe('MAINLAND_T3_ONLY');
  });

  it('NAME_NOT_SAME: only to the member; case and spaces do not count (R-ROLE-13)', async () => {
    expect((await quoted(wong, 'acc-wong-hkd', '1', { payee_name_en: 'WONG MEI  LING' })).code).toBe('SUCCESS');
    expect((await quoted(wong, 'acc-wong-hkd', '1', { payee_name_en: 'Wong Mei Lin' })).code).toBe('NAME_NOT_SAME');
  });

  it('HOLDER_NOT_SAME: the Chinese name too is the member’s own, or there is none to compare with (R-ROLE-13)', async () => {
    expect((await quoted(wong, 'acc-wong-hkd', '1', { account_holder: '別人名字' })).code).toBe('HOLDER_NOT_SAME');
    const unnamed = "UPDATE members SET user_name_cn = NULL WHERE member_id = 'wong'";
    const named = "UPDATE members SET user_name_cn = '黃美玲' WHERE member_id = 'wong'";
    const answer = await changed(unnamed, () => quoted(wong, 'acc-wong-hkd', '1'), named);
    expect(answer.code).toBe('HOLDER_NOT_SAME');
  });

  it('BANK_UNKNOWN: a bank of Hong Kong; BANK_CARD_MISMATCH: the bank says the card is not theirs', async () => {
    expect((await quoted(wong, 'acc-wong-hkd', '1', { bank_code: '901' })).code).toBe('BANK_UNKNOWN');
    const foreign = await quoted(wong, 'acc-wong-hkd', '1', { bank_card_no: '6222000000000020' });
    expect(foreign.code).toBe('BANK_CARD_MISMATCH');
  });

  it('TRANSFER_HOURS: says when it opens', async () => {
    await sample.setNow('2025-03-03T20:00:00.000+08:00');
    expect(await quoted(await sample.member('wong'), 'acc-wong-hkd', '1')).toEqual({
      code: 'TRANSFER_HOURS',
      data: { next_open: '2025-03-04T08:00:00.000+08:00', reason: 'hours' },
    });
  });

  it.each(Object.keys(PAYEE))('PARAM_ERROR without %s: the remark too is asked here (AMB-66)', async (name) => {
    expect(await quoted(wong, 'acc-wong-hkd', '1', { [name]: undefined } as unknown as More)).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: `/${name}`, keyword: 'required' }] },
    });
  });

  it.each(['', ' ', '\u3000'])('PARAM_ERROR for a remark that says nothing: "%s" (AMB-66)', async (remark) => {
    expect(await quoted(wong, 'acc-wong-hkd', '1', { remark })).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/remark', keyword: 'required' }] },
    });
  });

  it('PARAM_ERROR for a number that no issuer begins with (R-VAL-22)', async () => {
    expect(await quoted(wong, 'acc-wong-hkd', '1', { bank_card_no: '0000000000000011' })).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/bank_card_no', keyword: 'bank.isCardNumber' }] },
    });
  });
});

describe('transferToMainland', () => {
  it('SUCCESS: amount and fee leave in the currency of the account, CNY arrive', async () => {
    const before = await balance('acc-wong-hkd');
    const { code, data } = await send(wong, await prepared(wong, 'acc-wong-hkd', '100'));
    expect([code, data]).toMatchObject([
      'SUCCESS',
      { status: 'success', deducted_amount: hkd('106.00'), fee: hkd('6.00'), remitted_amount: cny('92.00') },
    ]);
    expect(before - (await balance('acc-wong-hkd'))).toBe(10600n);
    const { recent } = await wong.must('accountSummary', { account_id: 'acc-wong-hkd' });
    expect(
      recent
        .slice(0, 2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['serviceFee', 'transferOut']);
  });

  it('QUOTE_EXPIRED and TICKET_EXPIRED', async () => {
    const body = await prepared(wong, 'acc-wong-hkd', '1');
    expect((await send(wong, { ...body, ticket: await wong.ticket('transferToHk', body.quote_id) })).code).toBe(
      'TICKET_EXPIRED',
    );
    await sample.setNow('2025-03-03T10:05:00.000+08:00');
    expect((await send(wong, body)).code).toBe('QUOTE_EXPIRED');
  });

  it('REALNAME_REQUIRED, MAINLAND_T3_ONLY, ACCOUNT_STATUS, CARD_STATUS, FUNDS_FROZEN: what changed since the quote', async () => {
    const level = (status: string) =>
      `UPDATE members SET realname_status = '${status}', user_name_cn = '何偉傑' WHERE member_id = 'ho'`;
    await sql(level('3'));
    const ho = await sample.member('ho');
    const body = await prepared(ho, 'acc-ho-hkd', '1', { payee_name_en: 'Ho Wai Kit', account_holder: '何偉傑' });
    const codes = [];
    const account = (status: string) => `UPDATE accounts SET status = '${status}' WHERE account_id = 'acc-ho-hkd'`;
    const card = (status: string) => `UPDATE cards SET status = '${status}' WHERE account_id = 'acc-ho-hkd'`;
    const frozen = (until: string) => `UPDATE members SET frozen_until = ${until} WHERE member_id = 'ho'`;
    for (const [change, undo] of [
      [level('0'), level('3')],
      [level('1'), level('3')],
      [account('stopped'), account('normal')],
      [card('paused'), card('active')],
      [frozen("'2025-03-03T10:00:00.001+08:00'"), frozen('NULL')],
    ] as const)
      codes.push((await changed(change, () => send(ho, body), undo)).code);
    expect(codes).toEqual(['REALNAME_REQUIRED', 'MAINLAND_T3_ONLY', 'ACCOUNT_STATUS', 'CARD_STATUS', 'FUNDS_FROZEN']);
    expect((await send(ho, body)).code, 'none of it spent the quote').toBe('SUCCESS');
  });

  it('QUOTE_EXPIRED: the account is the member’s own no longer since the quote, or of a kind that is not paid', async () => {
    const zhang = await sample.member('zhang');
    const own = { account_type: 'passbook', account_holder: '张伟', payee_name_en: 'Zhang Wei' } as const;
    const body = await prepared(zhang, 'acc-zhang-cny', '1', own);
    const member = (set: string) => `UPDATE members SET ${set} WHERE member_id = 'zhang'`;
    const codes = [];
    for (const [change, undo] of [
      [member("user_name = 'Zhang Wen'"), member("user_name = 'Zhang Wei'")],
      [member("user_name_cn = '张文'"), member("user_name_cn = '张伟'")],
      [member("region = 'HK'"), member("region = 'CN'")],
    ] as const)
      codes.push((await changed(change, () => send(zhang, body), undo)).code);
    expect(codes).toEqual(['QUOTE_EXPIRED', 'QUOTE_EXPIRED', 'QUOTE_EXPIRED']);
    expect((await send(zhang, body)).code, 'none of it spent the quote').toBe('SUCCESS');
  });

  it('INSUFFICIENT_BALANCE and OVER_LIMIT since the quote', async () => {
    const bodies = [];
    for (const amount of ['5000', '4000']) bodies.push(await prepared(wong, 'acc-wong-cny', amount));
    expect((await send(wong, bodies[0]!)).code).toBe('SUCCESS');
    expect((await send(wong, bodies[1]!)).code).toBe('INSUFFICIENT_BALANCE');
    const strict = await sampleGateway(NOW, { 'limit.transfer.daily.3': { HKD: '100.00', CNY: '1.00', USD: '1.00' } });
    const client = await strict.member('wong');
    const [one, two] = [await prepared(client, 'acc-wong-hkd', '60'), await prepared(client, 'acc-wong-hkd', '60')];
    expect((await send(client, one)).code).toBe('SUCCESS');
    expect(await send(client, two)).toEqual({ code: 'OVER_LIMIT', data: { left: hkd('40.00') } });
    await strict.close();
  });

  it('TRANSFER_HOURS: the hours ended since the quote', async () => {
    await sample.setNow('2025-03-03T19:59:00.000+08:00');
    wong = await sample.member('wong');
    const body = await prepared(wong, 'acc-wong-hkd', '1');
    await sample.setNow('2025-03-03T20:00:00.000+08:00');
    expect((await send(wong, body)).code).toBe('TRANSFER_HOURS');
  });

  it('TRANS_FAIL: the bank refused and all is back; TRANS_PROCESSING: it has not answered', async () => {
    const before = await balance('acc-wong-hkd');
    await wong.sandbox('POST', '/bank', { answer: 'refused' });
    expect((await send(wong, await prepared(wong, 'acc-wong-hkd', '10'))).code).toBe('TRANS_FAIL');
    expect(await balance('acc-wong-hkd')).toBe(before);
    await wong.sandbox('POST', '/bank', { answer: 'processing' });
    const body = await prepared(wong, 'acc-wong-hkd', '10');
    expect((await send(wong, body)).data.status).toBe('processing');
    expect((await send(wong, body)).code).toBe('TRANS_PROCESSING');
    await wong.sandbox('POST', '/bank', { answer: null });
  });

  it('PAYEE_REPORTED since the quote', async () => {
    const body = await prepared(wong, 'acc-wong-hkd', '1');
    await wong.sandbox('POST', '/reportedPayees', { type: 'account', bank_code: '951', id: PAYEE.bank_card_no });
    expect((await send(wong, body)).code).toBe('PAYEE_REPORTED');
  });

  it('has answered every code it lists', () => {
    const listed = loadContract().operations.find(
      ({ operationId }) => operationId === 'transferToMainland',
    )!.returnCodes;
    expect(listed.filter((code) => !answered.has(code))).toEqual([]);
  });
});
