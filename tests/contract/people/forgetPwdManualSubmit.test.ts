import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  client = new WalletClient((request) => wallet.gateway.fetch(request));
});

const CHAN = '61234567';
const NOBODY = '61230987';
const ticketOf = async (login_id: string) => {
  const captcha = await solvedCaptcha(wallet, client);
  return (await client.must('forgetPwdStart', { area_code: '852', login_id, ...captcha })).fp_ticket;
};
let keys = 0;
const setPwd = (verified_ticket: string, login_pwd: string) =>
  client.call('forgetPwdSetPwd', { verified_ticket, login_pwd }, `set-password-${++keys}`);

describe('by the staff: forgetPwdManualSubmit (R-FLOW-10)', () => {
  const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const upload = async () =>
    (await client.must('fileUpload', { scene: 'FORGET', file_name: 'a.png', content: PNG })).file_id;
  const form = async (fp_ticket: string) => ({
    fp_ticket,
    name: 'Chan Siu Ming',
    doc_type: 'hkId' as const,
    doc_no: 'A123456(3)',
    email: 'elsewhere@example.com',
    area_code: '852',
    mob_no: '61239999',
    front_file_id: await upload(),
    back_file_id: await upload(),
    selfie_file_id: await upload(),
  });
  const submit = async (fp_ticket: string, change: object = {}) =>
    client.call('forgetPwdManualSubmit', { ...(await form(fp_ticket)), ...change }, `manual-${++keys}`);

  it('is reviewed; an approved one mails the code to set the password with', async () => {
    const { data } = await submit(await ticketOf(CHAN));
    await client.sandbox('POST', '/passwordReset', { apply_no: data.apply_no });
    const code = await client.lastCode('elsewhere@example.com');
    expect((await setPwd(code, 'Fresh1234')).code).toBe('SUCCESS');
  });

  it('wants both sides of a document that has two (F-FP-MANUAL)', async () => {
    const half = async (change: object) => submit(await ticketOf(CHAN), { back_file_id: undefined, ...change });
    expect(await half({})).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/back_file_id' }] } });
    expect((await half({ doc_type: 'passport', doc_no: 'K1234567' })).code).toBe('SUCCESS');
  });

  it.each([
    ['R-VAL-29: a number of its document', { doc_no: '1234567(8)' }, '/doc_no', 'document.numberFits'],
    ['AMB-25: a number as long as its area’s', { mob_no: '6123999' }, '/mob_no', 'mobile.fitsArea'],
    ['AMB-25: a known area', { area_code: '999' }, '/area_code', 'enum'],
    ['R-VAL-31: a name that says something', { name: '   ' }, '/name', 'pattern'],
  ])('wants what its form wants: %s', async (_what, change, pointer, keyword) => {
    const fields = [{ pointer, keyword }];
    expect(await submit(await ticketOf(CHAN), change)).toMatchObject({ code: 'PARAM_ERROR', data: { fields } });
  });

  it('is answered in the language of the request, declined or approved (R-CONST-07)', async () => {
    const mailed = async (approved: boolean) => {
      const { data } = await submit(await ticketOf(CHAN));
      await client.sandbox('POST', '/passwordReset', { apply_no: data.apply_no, approved });
      const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { body: string }[] };
      return { body: messages[0]?.body, applyNo: data.apply_no };
    };
    const refused = await mailed(false);
    expect(refused.body).toMatch(/^We could not confirm who you are, so your login password stays as it is\./);
    expect(refused.body).toContain(refused.applyNo);
    client.lang = 'zh-HK';
    expect((await mailed(false)).body).toMatch(/^我們未能核實您的身份/);
    expect((await mailed(true)).body).toMatch(/^我們已核實您的身份/);
  });

  it('is taken and declined for somebody unknown, takes own pictures only, and ends: TICKET_EXPIRED', async () => {
    const { data } = await submit(await ticketOf(NOBODY));
    expect(await client.sandbox('POST', '/passwordReset', { apply_no: data.apply_no })).toEqual({ state: 'declined' });
    const other = await submit(await ticketOf(CHAN), { selfie_file_id: 'f00000000000' });
    expect(other).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/selfie_file_id' }] } });
    const fp_ticket = await ticketOf(CHAN);
    await advance(wallet, 1800);
    expect((await submit(fp_ticket)).code).toBe('TICKET_EXPIRED');
  });
});
