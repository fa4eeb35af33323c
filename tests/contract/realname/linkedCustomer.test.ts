import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import { Applicant } from '../support/applicant.ts';
import { advance } from '../support/steppedClock.ts';

let wallet: RewoundGateway;
let lee: Applicant;
beforeAll(async () => void (wallet = await rewoundGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (lee = new Applicant(await wallet.member('lee'), '61234569')));

const paramError = (pointer: string, keyword: string) => ({
  code: 'PARAM_ERROR',
  data: { fields: [{ pointer, keyword }] },
});

describe('realnameLinkExisting', () => {
  const link = async (card_no: string, mob_no: string, client = lee.client) => {
    const { otp_id } = await client.must('smsSendCode', { scene: 'LINK', area_code: '852', mob_no });
    const otp = await client.lastCode(mob_no);
    return client.call('realnameLinkExisting', { card_no, area_code: '852', mob_no, otp_id, otp });
  };

  const set = (text: string) => wallet.database.transaction((tx) => tx.query(text));

  it('R-FLOW-51: links the customer of an earlier card, whose document is no obstacle once nobody is certified by it', async () => {
    const application = await lee.prepared({ doc_no: 'K12345678', user_kind: 'existing' });
    expect(await lee.submit(application)).toMatchObject(paramError('/user_kind', 'unlinked'));
    expect(await link('4000010000000029', '61234568')).toMatchObject({ data: { customer_name_mask: 'W*** M** L***' } });
    await set(`UPDATE members SET realname_status = '0', review_state = 'unauthenticated' WHERE member_id = 'wong'`);
    expect((await lee.submit(application)).code).toBe('SUCCESS');
  });

  it('DOC_USED: nobody is certified twice by one document, as two members who are linked', async () => {
    const application = await lee.prepared({ doc_no: 'K12345678', user_kind: 'existing' });
    await link('4000010000000029', '61234568');
    expect((await lee.submit(application)).code).toBe('DOC_USED');
    await set(`UPDATE members SET status = 'cancelled' WHERE member_id = 'wong'`);
    expect((await lee.submit(application)).code).toBe('SUCCESS');
  });

  it('DOC_USED: not while the earlier customer has applied with it', async () => {
    await set(
      `UPDATE members SET realname_status = '0', review_state = 'unauthenticated', doc_no_hash = 'another' WHERE member_id = 'wong'`,
    );
    const wong = new Applicant(await wallet.member('wong'), '61234568');
    expect((await wong.submit(await wong.prepared({ doc_no: 'K12345678' }))).code).toBe('SUCCESS');
    await link('4000010000000029', '61234568');
    const application = await lee.prepared({ doc_no: 'K12345678', user_kind: 'existing' });
    expect((await lee.submit(application)).code).toBe('DOC_USED');
  });

  it('LINK_NOT_FOUND alike: an unknown card, another number’s card, an own card', async () => {
    for (const [card, mobile] of [
      ['4000019999999999', '61234568'],
      ['4000010000000011', '61234568'],
      ['4000010000000052', '61234569'],
    ] as const) {
      expect((await link(card, mobile)).code).toBe('LINK_NOT_FOUND');
      await advance(wallet, 60);
    }
  });

  it('LINK_LOCKED: closes for a day at the fifth wrong card', async () => {
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await link('4000019999999999', '61234568')).code).toBe('LINK_NOT_FOUND');
      await advance(wallet, 60);
    }
    const until = '2025-03-04T10:04:00.000+08:00';
    expect(await link('4000010000000029', '61234568')).toMatchObject({ code: 'LINK_LOCKED', data: { until } });
    await wallet.setNow(until);
    const client = await wallet.member('lee');
    expect((await link('4000010000000029', '61234568', client)).code).toBe('SUCCESS');
  });

  it('judges the code: OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT, OTP_LOST', async () => {
    const asked = { card_no: '4000010000000029', area_code: '852', mob_no: '61234568' };
    const enter = (otp_id: string, otp: string) => lee.client.call('realnameLinkExisting', { ...asked, otp_id, otp });
    expect((await enter('o0000000000', '000000')).code).toBe('OTP_NOT_OBTAINED');
    const { otp_id } = await lee.client.must('smsSendCode', { scene: 'LINK', area_code: '852', mob_no: '61234568' });
    const right = await lee.client.lastCode('61234568');
    const wrong = right === '000000' ? '000001' : '000000';
    expect(await enter(otp_id, wrong)).toEqual({ code: 'OTP_WRONG', data: { left: 4 } });
    for (let tried = 0; tried < 4; tried += 1) await enter(otp_id, wrong);
    expect((await enter(otp_id, right)).code).toMatch(/^OTP_(LIMIT|LOST)$/);
    await advance(wallet, 3_600);
    lee = new Applicant(await wallet.member('lee'), '61234569');
    const late = await lee.client.must('smsSendCode', { scene: 'LINK', area_code: '852', mob_no: '61234568' });
    await advance(wallet, 300);
    const otp = await lee.client.lastCode('61234568');
    const answer = await lee.client.call('realnameLinkExisting', { ...asked, otp_id: late.otp_id, otp });
    expect(answer.code).toBe('OTP_LOST');
  });
});
