import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { TINY_PNG } from '../support/pictures.ts';
import { codeFor } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
const MOBILE = '61234567';
let sample: SampleGateway;
let chan: WalletClient;
let keys = 0;
let lastActive: string;
beforeAll(async () => {
  sample = await sampleGateway(NOW);
  await sample.database.transaction((tx) =>
    tx.query(`INSERT INTO account_records (ref_no, account_id, kind, at, summary, amount, status)
    VALUES ('20250303000000009999', 'acc-chan-hkd', 'expense', '2025-03-03T09:30:00+08:00', 'Last thing', -1, 'success')`),
  );
  lastActive = '2025-03-03T09:30:00.000+08:00';
});
afterAll(() => sample.close());
const at = async (now: string) => {
  await sample.setNow(now);
  chan = await sample.member('chan');
};
const asleep = async () => (await chan.must('accountQueryAccSleep', {})).sleeping;

type Form = Omit<requests['accountSlpInfoAfterLogin'], 'otp_ticket'>;
const FORM: Form = {
  occupation: 'education',
  position: 'generalStaff',
  address: 'Flat A, 1/F, 1 Sample Road',
  source_of_funds: 'salary',
  account_purpose: 'travel',
  keep_reason: 'travel',
};
async function otpTicket(): Promise<string> {
  await advance(sample, 61);
  const operation = 'accountSlpInfoAfterLogin';
  const code = await codeFor(chan, MOBILE, { scene: 'SETTING', operation });
  return (await chan.must('authOtp', { operation, ...code })).ticket;
}
const without = <Given extends object>(given: Given) => JSON.parse(JSON.stringify(given)) as Partial<Form>;
const submit = async (form: Partial<requests['accountSlpInfoAfterLogin']> = {}) =>
  chan.call(
    'accountSlpInfoAfterLogin',
    { ...FORM, otp_ticket: form.otp_ticket ?? (await otpTicket()), ...form },
    `sleep-${String((keys += 1)).padStart(4, '0')}`,
  );

describe('accountQueryAccSleep', () => {
  it('SUCCESS: sleeps from the seventh month after the last activity (R-CONST-78)', async () => {
    await at('2025-09-02T23:59:59.999+08:00');
    expect(await chan.must('accountQueryAccSleep', {})).toEqual({
      sleeping: false,
      last_active: lastActive,
      doc_expired: false,
    });
    await at('2025-09-03T00:00:00.000+08:00');
    expect(await chan.must('accountQueryAccSleep', {})).toEqual({
      sleeping: true,
      last_active: lastActive,
      since: '2025-09-03T00:00:00+08:00',
      account: { currency: 'HKD', card_organ: 'Visa', card_no_mask: '**** **** **** 0011' },
      doc_expired: false,
    });
  });

  it('names the account: of several it may be one whose card was never activated (R-CONST-79)', async () => {
    await sample.setNow(NOW);
    const yuen = await sample.member('yuen');
    expect(await yuen.must('accountQueryAccSleep', {})).toMatchObject({
      sleeping: true,
      last_active: '2023-05-16T10:05:00.000+08:00',
      account: { currency: 'CNY', card_organ: 'UnionPay', card_no_mask: '**** **** **** 2027' },
    });
  });

  it('a fee of the house is no activity', async () => {
    await sample.database.transaction((tx) =>
      tx.query(`INSERT INTO account_records (ref_no, account_id, kind, at, summary, amount, status)
      VALUES ('20250801000000009999', 'acc-chan-hkd', 'serviceFee', '2025-08-01T09:30:00+08:00', 'Fee', -1, 'success')`),
    );
    await at('2025-09-03T00:00:00.000+08:00');
    expect(await asleep()).toBe(true);
  });

  it('an account that was never used sleeps six months after it was opened (R-CONST-79)', async () => {
    await sample.database.transaction(async (tx) => {
      await tx.query(`DELETE FROM account_records WHERE account_id = 'acc-lee-hkd'`);
      await tx.query(`UPDATE accounts SET opened_at = '2025-08-31T10:00:00+08:00' WHERE account_id = 'acc-lee-hkd'`);
    });
    const sleepsAt = async (now: string) => {
      await sample.setNow(now);
      return (await (await sample.member('lee')).must('accountQueryAccSleep', {})).sleeping;
    };
    expect(await sleepsAt('2026-02-27T23:59:59.999+08:00')).toBe(false);
    expect(await sleepsAt('2026-02-28T00:00:00.000+08:00')).toBe(true);
  });
});

describe('a document that has expired (F-DORMANT, R-VAL-33, R-VAL-34)', () => {
  const document = { doc_validity: 'until', doc_valid_to: '2030-01-01' } as const;
  const picture = async () =>
    (await chan.must('fileUpload', { scene: 'DORMANT', file_name: 'front.png', content: TINY_PNG.toString('base64') }))
      .file_id;
  beforeAll(async () => {
    await sample.database.transaction((tx) =>
      tx.query(`INSERT INTO realname_applications (apply_no, member_id, kind, region, doc_type, doc_no_hash, doc_no_mask,
         birth_date, details, answer_from, answer_by, made_at, state, ended_at)
       VALUES ('20250101000000000001', 'chan', 'new', 'HK', 'hkId', 'hash', '****', '1990-02-14',
         '{"doc_validity":"until","doc_valid_to":"2025-09-09"}', '2025-01-02', '2025-01-03', '2025-01-01T10:00:00+08:00',
         'approved', '2025-01-02T10:00:00+08:00')`),
    );
  });
  const isOver = async () => (await chan.must('accountQueryAccSleep', {})).doc_expired;

  it('is told from the day after its last', async () => {
    await at('2025-09-09T23:59:59.999+08:00');
    expect(await isOver()).toBe(false);
    await at('2025-09-10T00:00:00.000+08:00');
    expect(await isOver()).toBe(true);
  });

  it('PARAM_ERROR, DOC_EXPIRED, DOC_SOON_EXPIRED without a new one that is valid for long enough', async () => {
    await at('2025-09-10T10:00:00.000+08:00');
    const given = { ...document, doc_front_file_id: await picture() };
    for (const [change, code] of [
      [{ doc_validity: undefined }, 'PARAM_ERROR'],
      [{ doc_front_file_id: undefined }, 'PARAM_ERROR'],
      [{ doc_front_file_id: 'somebody-elses' }, 'PARAM_ERROR'],
      [{ doc_valid_to: undefined }, 'PARAM_ERROR'],
      [{ doc_valid_to: '2025-09-09' }, 'DOC_EXPIRED'],
      [{ doc_valid_to: '2025-12-08' }, 'DOC_SOON_EXPIRED'],
    ] as const)
      expect((await submit(without({ ...given, ...change }))).code, JSON.stringify(change)).toBe(code);
    expect(await asleep()).toBe(true);
  });

  it('SUCCESS: the new one takes its place', async () => {
    await at('2025-09-10T11:00:00.000+08:00');
    expect((await submit({ ...document, doc_front_file_id: await picture() })).code).toBe('SUCCESS');
    expect(await isOver()).toBe(false);
    await at('2030-01-02T00:00:00.000+08:00');
    expect(await isOver()).toBe(true);
    await sample.database.transaction(async (tx) => {
      await tx.query('DELETE FROM dormant_forms');
      await tx.query(`DELETE FROM realname_applications WHERE apply_no = '20250101000000000001'`);
    });
  });
});

describe('accountSlpInfoAfterLogin', () => {
  beforeEach(() => at('2025-09-10T10:00:00.000+08:00'));

  it('NOT_SLEEPING while the account is awake', async () => {
    await at('2025-08-01T10:00:00.000+08:00');
    expect((await submit()).code).toBe('NOT_SLEEPING');
  });

  it('TICKET_EXPIRED without a code for it', async () => {
    expect((await submit({ otp_ticket: 'x'.repeat(24) })).code).toBe('TICKET_EXPIRED');
    expect(await asleep()).toBe(true);
  });

  it('SUCCESS: wakes the account for another six months, once', async () => {
    const { code, data } = await submit();
    expect(code).toBe('SUCCESS');
    expect(data.form_no).toMatch(/^20250910\d{12}$/);
    expect(await asleep()).toBe(false);
    expect((await submit()).code).toBe('NOT_SLEEPING');
    await at('2026-03-09T23:59:59.999+08:00');
    expect(await asleep()).toBe(false);
    await at('2026-03-10T00:00:00.000+08:00');
    expect(await asleep()).toBe(true);
  });
});
