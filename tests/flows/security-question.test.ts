import { describe, expect, it } from 'vitest';
import { walkFlow } from './support/flowWalk.ts';

/** F-SET-QA: every branch of setting the security question (AMB-59). */
const code = { otp_id: 'otp-00001', otp: '123456' };
const begun = () => walkFlow('security-question', { user: { signed_in: true, mob_no_mask: '612****7' } });
const atQuestion = () =>
  begun().next({ method: 'code', code }).done({ verify_ticket: 'ticket-1', expire_time: '2026-03-03T12:15:00+08:00' });
const answer = { question: 'firstSchool', answer: 'Sample Road School' };

describe('security-question', () => {
  it.each([
    ['OTP_WRONG', 'prove'],
    ['PWD_ERROR', 'prove'],
    ['ACCOUNT_LOCKED', 'locked!'],
  ])('prove, %s: %s', (wrong, at) => expect(begun().next({ method: 'code', code }).code(wrong).at).toBe(at));

  it('question: one of the list, an answer of 1 to 50 characters', () => {
    expect(atQuestion().faults({ ...answer, question: 'shoeSize' })).toEqual(['/question enum']);
    expect(atQuestion().faults({ ...answer, answer: 'x'.repeat(51) })).toEqual(['/answer maxLength']);
    expect(atQuestion().faults({ ...answer, answer: 'x'.repeat(50) })).toEqual([]);
  });

  it('setting: done, proven again, or unconfirmed', () => {
    const setting = () => atQuestion().next(answer);
    expect(setting().sends).toEqual({ verify_ticket: 'ticket-1', ...answer });
    expect(setting().done().at).toBe('done!');
    expect(setting().code('TICKET_EXPIRED').at).toBe('prove');
    expect(setting().unknown().at).toBe('unconfirmed!');
    expect(JSON.stringify(setting().stored())).not.toContain('Sample Road School');
  });
});
