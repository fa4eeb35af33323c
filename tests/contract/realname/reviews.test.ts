import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import { Applicant } from '../support/applicant.ts';

let wallet: RewoundGateway;
let lee: Applicant;
// 3 March 2025 is a Monday
beforeAll(async () => void (wallet = await rewoundGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (lee = new Applicant(await wallet.member('lee'), '61234569')));

const status = () => lee.client.must('realnameQueryStatus', {});
const member = () => lee.client.must('userInfoQuery', {});

describe('a review', () => {
  it('R-STATE-13, R-STATE-14, R-STATE-15: is nothing yet, asked for again, and submitted', async () => {
    expect(await status()).toMatchObject({
      review_state: 'unauthenticated',
      realname_status: '0',
      previous: { name_en: 'Lee Ka Yan' },
    });
    await lee.decide('waitingToSubmit');
    expect(await status()).toMatchObject({ review_state: 'waitingToSubmit', realname_status: '0' });
    await lee.submit(await lee.prepared());
    expect(await status()).toMatchObject({ review_state: 'submitted', answer_by: '2025-03-05' });
  });

  it('R-STATE-19, R-STATE-08: certifies; what was applied for becomes the member’s', async () => {
    await lee.submit(await lee.prepared({ region: 'CN', name_en: 'Li Jiaxin', email: 'li@example.com' }));
    await lee.decide('checking');
    expect(await status()).toMatchObject({ review_state: 'checking', realname_status: '0' });
    await lee.decide('certified');
    expect(await status()).toMatchObject({ review_state: 'certified', realname_status: '3' });
    expect(await member()).toMatchObject({ user_name: 'Li Jiaxin', region: 'CN' });
    expect(await status(), 'there is nothing more to wait for').not.toHaveProperty('answer_by');
  });

  it.each(['wong@example.com', 'new.address@example.com'])(
    'never writes an e-mail that was not proven or is another’s: %s (R-ENT-47)',
    async (email) => {
      await lee.submit(await lee.prepared({ email }));
      await lee.decide('certified');
      const [row] = await wallet.database.transaction((tx) =>
        tx.query<{ email: string }>("SELECT email FROM members WHERE member_id = 'lee'"),
      );
      expect(row).toEqual({ email: 'lee@example.com' });
    },
  );

  it('R-STATE-17: declines with a reason, and the member may apply again', async () => {
    await lee.submit(await lee.prepared());
    await lee.decide('declined', { reason: 'addressUnproven' });
    const told = await status();
    expect(told).toMatchObject({
      review_state: 'declined',
      decline_reason: 'addressUnproven',
      decline_reason_en: 'The address could not be confirmed.',
      previous: { name_en: 'Lee Ka Yan', address: 'Flat A, 1 Sample Road, Hong Kong' },
    });
    expect(JSON.stringify(told)).not.toContain('7654321');
    const again = await lee.submit(await lee.prepared());
    expect(again.code).toBe('SUCCESS');
    const now = await status();
    expect(now).toMatchObject({ review_state: 'submitted', apply_no: again.data.apply_no });
    expect(now).not.toHaveProperty('decline_reason');
  });

  it('R-STATE-22: asks to come in person; meanwhile nothing can be sent', async () => {
    await lee.submit(await lee.prepared());
    await lee.decide('waitingFaceToFace');
    expect((await lee.submit(await lee.prepared())).code).toBe('REVIEWING');
  });

  it('R-STATE-20, AMB-45: demotes, by an event that is written down', async () => {
    const chan = new Applicant(await wallet.member('chan'), '61234567');
    await chan.decide('demoted');
    expect(await chan.client.must('userInfoQuery', {})).toMatchObject({
      realname_status: '0',
      review_state: 'demoted',
    });
    const events = await wallet.database.transaction((tx) =>
      tx.query(`SELECT from_state, to_state, from_status, to_status FROM review_events WHERE member_id = 'chan'`),
    );
    expect(events).toEqual([{ from_state: 'certified', to_state: 'demoted', from_status: '3', to_status: '0' }]);
  });

  it.each(['waitingToSubmit', 'checking', 'declined', 'certified', 'demoted', 'waitingFaceToFace'] as const)(
    'to %s leads nobody into T2 (R-STATE-06)',
    async (decision) => {
      await lee.submit(await lee.prepared());
      await lee.decide(decision, decision === 'declined' ? { reason: 'addressUnproven' } : {});
      expect((await member()).realname_status).toBe(decision === 'certified' ? '3' : '0');
    },
  );

  it('refuses what is no decision', async () => {
    await expect(lee.decide('promoted')).rejects.toThrow('400');
    await expect(lee.decide('declined', { reason: 'mood' })).rejects.toThrow('400');
    await expect(lee.decide('declined'), 'nothing was applied for').rejects.toThrow('404');
    expect(await status()).toMatchObject({ review_state: 'unauthenticated' });
    await expect(lee.finds('face', 'DOC_UNCLEAR')).rejects.toThrow('400');
  });
});
