import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { whileBankChecksAreClosed } from '../../support/closedBankChecks.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** A Monday. */
const NOW = '2025-03-03T10:00:00.000+08:00';
let sample: SampleGateway;
let chan: WalletClient;
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const answered = new Set<string>();

beforeAll(async () => {
  sample = await sampleGateway(NOW);
});
beforeEach(async () => {
  await sample.setNow(NOW);
  chan = await sample.member('chan');
});
afterAll(async () => {
  await sample.close();
});

async function quote(client: WalletClient, ...request: Parameters<WalletClient['quote']>) {
  const answer = await client.quote(...request);
  answered.add(answer.code);
  return answer;
}
const from = async (memberId: string, account: string, amount = '10') =>
  quote(await sample.member(memberId), account, amount);
type PayeeNames = { readonly payee_name_en?: string; readonly account_holder?: string };
const toBank = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;

describe('transferQuote', () => {
  it('SUCCESS: what leaves, the fee, what arrives, five minutes (R-FLOW-41)', async () => {
    expect(await quote(chan, 'acc-chan-hkd', '100.5')).toMatchObject({
      code: 'SUCCESS',
      data: {
        deducted_amount: hkd('100.50'),
        fee: hkd('0.00'),
        remitted_amount: hkd('100.50'),
        free_left: 3,
        otp_required: false,
        expire_time: '2025-03-03T10:05:00.000+08:00',
      },
    });
  });

  it('SUCCESS: a bank transfer has its own fee, in the currency of the account', async () => {
    const wong = await sample.member('wong');
    const { data } = await quote(wong, 'acc-wong-usd', '10', { ...toBank, proxy_id: undefined });
    expect(data).toMatchObject({
      fee: { currency: 'USD', amount: '2.00' },
      deducted_amount: { currency: 'USD', amount: '12.00' },
    });
  });

  it('SUCCESS: a code is asked above the configured sum only', async () => {
    expect((await quote(chan, 'acc-chan-hkd', '10000')).data.otp_required).toBe(false);
    expect((await quote(chan, 'acc-chan-hkd', '10000.01')).data.otp_required).toBe(true);
  });

  it('REALNAME_REQUIRED: T1 sends nothing to banks (AMB-01)', async () => {
    expect(await from('lee', 'acc-lee-hkd')).toEqual({ code: 'REALNAME_REQUIRED', data: {} });
  });

  it('T2 may send (AMB-01)', async () => {
    expect((await from('ho', 'acc-ho-hkd')).code).toBe('SUCCESS');
  });

  it('FPS_REGION: only members in Hong Kong send by FPS; a bank transfer is for others too (R-ROLE-18)', async () => {
    expect(await from('zhang', 'acc-zhang-cny')).toEqual({ code: 'FPS_REGION', data: {} });
    const zhang = await sample.member('zhang');
    expect((await quote(zhang, 'acc-zhang-cny', '10', { ...toBank, proxy_id: undefined })).code).toBe('SUCCESS');
  });

  it('ACCOUNT_STATUS: the account is stopped', async () => {
    await sample.database.transaction((tx) =>
      tx.query("UPDATE accounts SET status = 'stopped' WHERE account_id = 'acc-zhang-cny'"),
    );
    expect(await from('zhang', 'acc-zhang-cny')).toEqual({ code: 'ACCOUNT_STATUS', data: {} });
  });

  it('CARD_STATUS: a locked card sends nothing (R-STATE-34)', async () => {
    expect(await from('ng', 'acc-ng-hkd')).toEqual({ code: 'CARD_STATUS', data: { status: 'locked' } });
  });

  it('FUNDS_FROZEN until 24 hours after the change of number, to the millisecond (R-CONST-09)', async () => {
    const frozen = { code: 'FUNDS_FROZEN', data: { until: '2025-03-04T09:00:00.000+08:00' } };
    expect(await from('lam', 'acc-lam-hkd')).toEqual(frozen);
    await sample.setNow('2025-03-04T08:59:59.999+08:00');
    expect(await from('lam', 'acc-lam-hkd')).toEqual(frozen);
    await sample.setNow('2025-03-04T09:00:00.000+08:00');
    expect((await from('lam', 'acc-lam-hkd')).code).toBe('SUCCESS');
  });

  it('FPS_PAYEE_NOT_FOUND: nobody has that identity', async () => {
    expect((await quote(chan, 'acc-chan-hkd', '10', { proxy_id: '60000000' })).code).toBe('FPS_PAYEE_NOT_FOUND');
  });

  it('BANK_UNKNOWN: no such bank in Hong Kong', async () => {
    expect((await quote(chan, 'acc-chan-hkd', '10', { ...toBank, bank_code: '999' })).code).toBe('BANK_UNKNOWN');
  });

  it('OVER_SINGLE_LIMIT: says the limit of the level (R-VAL-07, R-CONST-86)', async () => {
    const wong = await sample.member('wong');
    expect((await quote(wong, 'acc-wong-hkd', '25000')).code).toBe('SUCCESS');
    expect(await quote(wong, 'acc-wong-hkd', '25000.01')).toEqual({
      code: 'OVER_SINGLE_LIMIT',
      data: { limit: hkd('25000.00') },
    });
    expect(await from('ho', 'acc-ho-hkd', '5000.01')).toMatchObject({ data: { limit: hkd('5000.00') } });
  });

  it('INSUFFICIENT_BALANCE: amount and fee together; says what is available', async () => {
    expect((await quote(chan, 'acc-chan-hkd', '20000')).code).toBe('SUCCESS');
    const over = { code: 'INSUFFICIENT_BALANCE', data: { available: hkd('20000.00') } };
    expect(await quote(chan, 'acc-chan-hkd', '20000.01')).toEqual(over);
    expect((await quote(chan, 'acc-chan-hkd', '19985', toBank)).code).toBe('SUCCESS');
    expect(await quote(chan, 'acc-chan-hkd', '19985.01', toBank)).toEqual(over);
  });

  it('OVER_LIMIT: says what is left of the day (R-ERR-32)', async () => {
    const wong = await sample.member('wong');
    const { quote: first, body } = await wong.prepared('acc-wong-hkd', '20000');
    await wong.must(
      'transferToHk',
      { ...body, otp_ticket: await wong.otpTicket('61234568', first.quote_id) },
      'limit-01',
    );
    expect((await quote(wong, 'acc-wong-hkd', '10000')).code).toBe('SUCCESS');
    expect(await quote(wong, 'acc-wong-hkd', '10000.01')).toEqual({
      code: 'OVER_LIMIT',
      data: { left: hkd('10000.00') },
    });
    expect((await quote(wong, 'acc-wong-cny', '100')).code, 'another currency has a limit of its own').toBe('SUCCESS');
    await sample.setNow('2025-03-04T00:00:00.000+08:00');
    expect((await from('wong', 'acc-wong-hkd', '10000.01')).code, 'the next day').toBe('SUCCESS');
  });

  it("PARAM_ERROR: another member's account and none at all are answered alike", async () => {
    const foreign = await quote(chan, 'acc-wong-hkd', '10');
    expect(foreign).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/account_id' }] } });
    expect(await quote(chan, 'acc-nobody', '10')).toEqual(foreign);
  });

  it.each([
    ['/proxy_id', { proxy_id: undefined }],
    ['/bank_code', { method: 'bank', type: 'account', account_number: '123456789012' }],
    ['/account_number', { method: 'bank', type: 'account', bank_code: '901' }],
    ['/type', { method: 'bank', type: 'mobile' }],
  ] as const)('PARAM_ERROR at %s when what names the payee is missing', async (pointer, more) => {
    expect(await quote(chan, 'acc-chan-hkd', '10', more)).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer }] },
    });
  });

  it('TRANSFER_HOURS: bank transfers keep to the hours only where configured, FPS never does (AMB-07)', async () => {
    await sample.setNow('2025-03-02T12:00:00.000+08:00');
    expect((await quote(await sample.member('chan'), 'acc-chan-hkd', '10', toBank)).code).toBe('SUCCESS');
    const strict = await sampleGateway(NOW, { 'transfer.bank.hoursApply': true });
    const at = async (time: string, more = {}) => {
      await strict.setNow(time);
      return quote(await strict.member('chan'), 'acc-chan-hkd', '10', more);
    };
    const closed = (next_open: string) => ({ code: 'TRANSFER_HOURS', data: { next_open, reason: 'hours' } });
    expect((await at('2025-03-03T08:00:00.000+08:00', toBank)).code).toBe('SUCCESS');
    expect((await at('2025-03-03T19:59:59.999+08:00', toBank)).code).toBe('SUCCESS');
    expect(await at('2025-03-03T07:59:59.999+08:00', toBank)).toEqual(closed('2025-03-03T08:00:00.000+08:00'));
    expect(await at('2025-03-03T20:00:00.000+08:00', toBank)).toEqual(closed('2025-03-04T08:00:00.000+08:00'));
    expect(await at('2025-03-07T20:00:00.000+08:00', toBank)).toEqual(closed('2025-03-10T08:00:00.000+08:00'));
    expect((await at('2025-03-03T20:00:00.000+08:00')).code).toBe('SUCCESS');
    for (const time of ['08:00:00', '19:59:59', '07:59:59', '20:00:00']) {
      const now = `2025-03-03T${time}.000+08:00`;
      const { content } = strict.gateway.core.services;
      const world = { user: {}, site: {}, const: content.constantsAt(now), calendars: content.calendars, now };
      const open = (await at(now, toBank)).code === 'SUCCESS';
      expect(content.holds('transfer.isInBankHours', { now }, world), `the rule at ${time}`).toBe(open);
    }
    await strict.close();
  });

  it('answers the codes of the other kinds (their own tests say more)', async () => {
    const wong = await sample.member('wong');
    const card = (client: WalletClient, account: string, payee_card_no: string, payee_name: string) =>
      quote(client, account, '1', { kind: 'toGc', payee_card_no, payee_name });
    const mainland = (client: WalletClient, account: string, bank_card_no: string, names: PayeeNames = {}) =>
      quote(client, account, '1', {
        ...{ kind: 'toMainland', bank_code: '951', bank_card_no, remark: 'Savings', account_type: 'debitCard' },
        ...{ payee_name_en: 'Wong Mei Ling', account_holder: '黃美玲', ...names },
      });
    const ho = 'UPDATE members SET realname_status = ';
    await sample.database.transaction((tx) =>
      tx.query("UPDATE accounts SET status = 'normal' WHERE account_id = 'acc-zhang-cny'"),
    );
    const answers = [
      await card(chan, 'acc-chan-hkd', '4000010000009999', 'Nobody'),
      await card(wong, 'acc-wong-hkd', '6200010000000032', 'Wong Mei Ling'),
      await card(chan, 'acc-chan-hkd', '6200010000000073', 'Zhang Wei'),
      await card(chan, 'acc-chan-hkd', '6200010000000032', 'Wong Mei Ling'),
      await mainland(await sample.member('ho'), 'acc-ho-hkd', '6222000000000011'),
      await mainland(wong, 'acc-wong-usd', '6222000000000011'),
      await mainland(wong, 'acc-wong-hkd', '6222000000000011', { payee_name_en: 'Chan Siu Ming' }),
      await mainland(wong, 'acc-wong-hkd', '6222000000000011', { account_holder: '陳小明' }),
      await mainland(wong, 'acc-wong-hkd', '6222000000000020'),
    ];
    const closed = { database: sample.database, memberId: 'wong', now: NOW };
    const own = () => mainland(wong, 'acc-wong-hkd', '6222000000000011');
    answers.push(await whileBankChecksAreClosed(closed, own));
    const zhang = await sample.member('zhang');
    answers.push(
      await quote(zhang, 'acc-zhang-cny', '1'),
      await quote(chan, 'acc-chan-hkd', '1', { ...toBank, account_number: '000000000040' }),
      await quote(chan, 'acc-chan-hkd', '1', { ...toBank, account_number: '000000000030' }),
    );
    await sample.database.transaction((tx) => tx.query(`${ho} '0' WHERE member_id = 'ho'`));
    answers.push(await card(await sample.member('lee'), 'acc-lee-hkd', '4000010000000060', 'Ho Wai Kit'));
    await sample.database.transaction((tx) => tx.query(`${ho} '1' WHERE member_id = 'ho'`));
    expect(answers.map(({ code }) => code)).toEqual([
      'PAYEE_NOT_FOUND',
      'SELF_TRANSFER',
      'REGION_P2P',
      'CURRENCY_NOT_SAME',
      'MAINLAND_T3_ONLY',
      'USD_NOT_ALLOWED',
      'NAME_NOT_SAME',
      'HOLDER_NOT_SAME',
      'BANK_CARD_MISMATCH',
      'BANK_CHECK_LOCKED',
      'FPS_REGION',
      'PAYEE_NAME_MISMATCH',
      'PAYEE_REPORTED',
      'T1_TO_T1',
    ]);
  });

  it('PAYEE_LOOKUP_LIMIT: nobody new after too many in a day, by FPS or a bank account', async () => {
    const asked = (times: number) =>
      sample.database.transaction((tx) =>
        tx.query(
          `INSERT INTO guesses (kind, subject, failures, window_from) VALUES ('payeeLookup', 'member:chan', $1, $2)
           ON CONFLICT (kind, subject) DO UPDATE SET failures = $1, window_from = $2`,
          [times, NOW],
        ),
      );
    await asked(100);
    expect(await quote(chan, 'acc-chan-hkd', '1')).toEqual({ code: 'PAYEE_LOOKUP_LIMIT', data: {} });
    expect((await quote(chan, 'acc-chan-hkd', '1', toBank)).code).toBe('PAYEE_LOOKUP_LIMIT');
    await asked(0);
  });

  it('NOT_LOGIN without a session', async () => {
    chan.session = 'nobody-nobody-nobody';
    expect((await quote(chan, 'acc-chan-hkd', '10')).code).toBe('NOT_LOGIN');
  });

  it('has answered every code it lists', () => {
    const listed = loadContract().operations.find(({ operationId }) => operationId === 'transferQuote')!.returnCodes;
    expect(listed.filter((code) => !answered.has(code))).toEqual([]);
  });
});
