import { describe, expect, it } from 'vitest';
import { walkFlow } from './support/flowWalk.ts';

/** F-SET-EMAIL: every branch of changing the e-mail address, step by step, from both entries. */
const user = { signed_in: true, email_mask: 'chan*********com', mob_no_mask: '612****7' };
const byCode = { method: 'code', code: { otp_id: 'otp-00001', otp: '123456' } };
const byPassword = { method: 'loginPassword', login_pwd: 'Sample1234' };
const address = { email: 'new@example.com', email_confirm: 'new@example.com' };
const mailed = { email_mask: 'new@*******com', resend_after: 60, expire_time: '2026-03-03T12:30:00+08:00' };

const begun = () => walkFlow('reset-email', { user });
const atAddress = () =>
  begun().next(byCode).done({ verify_ticket: 'ticket-1', expire_time: '2026-03-03T12:15:00+08:00' });
const atMailing = () => atAddress().next(address);
const waiting = { state: 'WAITING', ...mailed, resend_time: '2026-03-03T12:01:00+08:00' };
const atSent = () => atMailing().done(mailed).done(waiting);
const atAsking = () => atSent().code('POLL_ENDED');
const atExpired = () => atAsking().done({ state: 'EXPIRED' });
const opened = () =>
  walkFlow('reset-email', { user: { signed_in: false }, input: { code: 'link-code' }, at: 'opened' });

describe('verify', () => {
  it.each([
    ['by a code', byCode, { purpose: 'email', method: 'code', otp_id: 'otp-00001', otp: '123456' }],
    ['by the login password', byPassword, { purpose: 'email', method: 'loginPassword', login_pwd: 'Sample1234' }],
  ])('%s', (_how, answer, sent) => expect(begun().next(answer).sends).toEqual(sent));

  it('asks for the proof that was chosen', () => {
    expect(begun().faults({ method: 'code' })).toEqual(['/code required']);
    expect(begun().faults({ method: 'loginPassword' })).toEqual(['/login_pwd required']);
    expect(begun().faults({ method: 'birthday' })).toEqual(['/method enum']);
  });

  it.each([
    ['OTP_NOT_OBTAINED', 'verify'],
    ['OTP_LOST', 'verify'],
    ['OTP_WRONG', 'verify'],
    ['OTP_LIMIT', 'verify'],
    ['PWD_ERROR', 'verify'],
    ['ACCOUNT_LOCKED', 'locked!'],
  ])('%s: %s', (code, at) => expect(begun().next(byCode).code(code).at).toBe(at));
});

describe('address', () => {
  it.each([
    ['an address twice', address, []],
    ['none that is not one (R-VAL-16)', { email: 'new@', email_confirm: 'new@' }, ['/email format']],
    ['none that differs the second time', { ...address, email_confirm: 'nwe@example.com' }, ['/email_confirm equalTo']],
    ['nothing left out (R-VAL-15)', {}, ['/email required', '/email_confirm required']],
  ])('takes %s', (_what, answer, faults) => {
    expect(atAddress().faults(answer)).toEqual(expect.arrayContaining(faults));
    expect(atAddress().faults(answer).length > 0).toBe(faults.length > 0);
  });

  it('mails the link with the proof', () => {
    expect(atMailing().sends).toEqual({ verify_ticket: 'ticket-1', email: 'new@example.com' });
  });

  it.each([
    ['EMAIL_USED', 'address'],
    ['OTP_LIMIT', 'address'],
    ['LINK_SENT', 'looking'],
    ['TICKET_EXPIRED', 'verify'],
  ])('%s: %s', (code, at) => {
    const walked = atMailing().code(code);
    expect(walked.at).toBe(at);
    expect(walked.error?.code).toBe(code);
  });
});

describe('sent', () => {
  it.each([
    ['CONFIRMED', 'done!'],
    ['EXPIRED', 'expired'],
    ['NONE', 'expired'],
    ['WAITING', 'unread'],
  ])('looks once more; %s: %s (R-CONST-08)', (state, at) => expect(atAsking().done({ state }).at).toBe(at));

  it.each(['CONFIRMED', 'EXPIRED'])('%s: looks once more, and that counts', (state) =>
    expect(atSent().done({ state }).at).toBe('asking'),
  );

  it.each(['POLL_ENDED', 'UNKNOWN_ERROR', 'FUNC_DISABLED'])('%s alone calls no link too old', (code) => {
    expect(atSent().code(code).at).toBe('asking');
    expect(atSent().code(code).code('UNKNOWN_ERROR').at).toBe('unread');
  });

  it('that cannot be read: looked at again, another address, or left', () => {
    const unread = () => atMailing().done(mailed).code('UNKNOWN_ERROR');
    expect(unread().at).toBe('unread');
    expect(unread().press('RETRY').done(waiting).at).toBe('sent');
    expect(unread().press('OTHER_ADDRESS').at).toBe('address');
    expect(unread().press('CANCEL').at).toBe('cancelled!');
  });

  it('RESEND: another link to the same address; OTHER_ADDRESS: asked again', () => {
    expect(atSent().press('RESEND').sends).toMatchObject({ email: 'new@example.com' });
    expect(atSent().press('OTHER_ADDRESS').at).toBe('address');
    expect(atExpired().press('RESEND').at).toBe('mailing');
    expect(atExpired().press('OTHER_ADDRESS').at).toBe('address');
  });

  it('RESEND too soon: stays, says so and from when another can be sent; the page still waits for the link', () => {
    const refused = atSent().press('RESEND').code('LINK_SENT');
    expect(refused.at).toBe('looking');
    const again = refused.done(waiting);
    expect(again.at).toBe('sent');
    expect(again.error?.code).toBe('LINK_SENT');
    expect(again.view).toMatchObject({ notBefore: { RESEND: waiting.resend_time } });
    expect(again.done({ state: 'CONFIRMED' }).done({ state: 'CONFIRMED' }).at).toBe('done!');
  });

  it('RESEND in time: waits for the new link as long as that one works', () => {
    const later = { ...waiting, expire_time: '2026-03-03T12:40:00+08:00', resend_time: '2026-03-03T12:11:00+08:00' };
    const again = atSent().press('RESEND').done(mailed).done(later);
    expect(again.view).toMatchObject({
      until: later.expire_time,
      notBefore: { RESEND: later.resend_time },
    });
  });

  it('a reload waits on; another link is sent on the same proof', () => {
    expect(atSent().reload().at).toBe('sent');
    expect(atSent().reload().press('RESEND').at).toBe('mailing');
  });

  it('a reload after the proof ran out waits on; another link then asks for it again, and goes on to send it', () => {
    const again = atSent().reload('2026-03-03T13:00:00+08:00').press('RESEND');
    expect(again.at).toBe('verify');
    expect(
      again.next(byPassword).done({ verify_ticket: 'ticket-2', expire_time: '2026-03-03T12:20:00+08:00' }).at,
    ).toBe('mailing');
  });
});

describe('the link, in any browser (AMB-39)', () => {
  it('changes nothing before its reader says so, then sends its code', () => {
    expect(opened().at).toBe('opened');
    expect(opened().next().sends).toEqual({ code: 'link-code' });
    expect(opened().press('CANCEL').at).toBe('cancelled!');
  });

  it.each([
    ['LINK_EXPIRED', 'linkExpired!'],
    ['PARAM_ERROR', 'linkExpired!'],
    ['UNKNOWN_ERROR', 'opened'],
    ['EMAIL_USED', 'addressTaken!'],
  ])('%s: %s', (code, at) => expect(opened().next().code(code).at).toBe(at));

  it('confirmed: no Back; a reply that stays lost: unconfirmed', () => {
    const walked = opened().next().done({});
    expect(walked.at).toBe('confirmed!');
    expect(walked.canBack).toBe(false);
    expect(opened().next().unknown().at).toBe('unconfirmed!');
  });
});
