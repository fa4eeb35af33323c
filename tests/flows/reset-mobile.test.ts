import { describe, expect, it } from 'vitest';
import { walkFlow } from './support/flowWalk.ts';

/** F-SET-MOB: every branch of changing the mobile number. */
const code = { otp_id: 'otp-00001', otp: '123456' };
const number = { area_code: '852', mob_no: '61230000', code };
const begun = () => walkFlow('reset-mobile', { user: { signed_in: true, mob_no_mask: '612****7' } });
const atNumber = () =>
  begun().next({ method: 'code', code }).done({ verify_ticket: 'ticket-1', expire_time: '2026-03-03T12:15:00+08:00' });
const changing = () => atNumber().next(number);

describe('prove', () => {
  it.each([
    ['a code to the old number', { method: 'code', code }, { purpose: 'mobile', method: 'code', ...code }],
    [
      'payment password and birthday (AMB-27)',
      { method: 'paymentPasswordAndBirth', pay_pwd: '135790', birth_md: '0214' },
      { purpose: 'mobile', method: 'paymentPasswordAndBirth', pay_pwd: '135790', birth_md: '0214' },
    ],
  ])('by %s', (_how, answer, sends) => expect(begun().next(answer).sends).toEqual(sends));

  it.each(['0231', '0100', '1301', '214'])('%s is no birthday', (birth_md) => {
    const answer = { method: 'paymentPasswordAndBirth', pay_pwd: '135790', birth_md };
    expect(begun().faults(answer).length > 0).toBe(birth_md !== '0231');
  });

  it.each(['OTP_WRONG', 'PAY_PWD_WRONG', 'PAY_PWD_LOCKED', 'BIRTH_ERROR', 'BIRTH_TOO_MANY'])(
    '%s: stays (R-ERR-19)',
    (wrong) => expect(begun().next({ method: 'code', code }).code(wrong).at).toBe('prove'),
  );
});

describe('number', () => {
  it('has the length of its area (AMB-25)', () => {
    expect(atNumber().faults({ ...number, mob_no: '6123000' })).toEqual(['/mob_no mobile.fitsArea']);
    expect(atNumber().faults({ ...number, area_code: '86', mob_no: '13800138001' })).toEqual([]);
  });

  it('is changed with its own code', () => {
    expect(changing().sends).toEqual({ verify_ticket: 'ticket-1', area_code: '852', mob_no: '61230000', ...code });
  });

  it.each([
    ['MOB_EXISTS', 'number'],
    ['OTP_WRONG', 'number'],
    ['OTP_LOST', 'number'],
    ['TICKET_EXPIRED', 'prove'],
    ['MOB_USED_THIS_YEAR', 'numberBlocked!'],
  ])('%s: %s', (wrong, at) => expect(changing().code(wrong).at).toBe(at));

  it('done: no Back (R-CONST-09); a reply that stays lost: unconfirmed', () => {
    const walked = changing().done({ mob_no_mask: '612****0', frozen_until: '2026-03-04T12:00:00+08:00' });
    expect(walked.at).toBe('done!');
    expect(walked.canBack).toBe(false);
    expect(changing().unknown().at).toBe('unconfirmed!');
  });
});
