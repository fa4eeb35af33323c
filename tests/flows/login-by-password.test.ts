import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import type { StepView } from '../../src/engine/view.ts';
import { code, done, flowOf, play, visitorWorld, type Move } from './support/playFlow.ts';

/** F-LOGIN-PWD: every branch of signing in by password, step by step. */
const FLOW = { id: 'login-by-password', entry: '/login' };
const ticket = 'ticket-00000000000000000000';
const TOKEN = { next: 'TOKEN', token: 'token-000000000000000000000', login_info: {} };
const several = done({
  next: 'NEED_CHOOSE',
  login_ticket: ticket,
  card_list: [
    { account_id: 'acc-1', card_no_mask: '**** 0011', card_organ: 'Visa', currency: 'HKD', status: 'active' },
    { account_id: 'acc-2', card_no_mask: '**** 0029', card_organ: 'Visa', currency: 'USD', status: 'active' },
  ],
});
const newDevice = done({ next: 'NEED_DEVICE_CODE', login_ticket: ticket, mob_no_mask: '612****7' });

const typed = { area_code: '852', login_id: '61234567', login_pwd: 'Sample1234' };
const captcha = { captcha_key: 'c1x8Fh2kQpZ3v5yT', captcha: 'K7WP' };
const credentials: Move = ['credentials', 'NEXT', typed];
const pick: Move = ['chooseCard/pick', 'NEXT', { account_id: 'acc-2' }];
const enter: Move = ['confirmDevice/enter', 'NEXT', { code: { otp_id: 'o5Tq8Zr2Wv6Bn', otp: '482915' } }];

describe('the password is right (R-FLOW-02 to R-FLOW-04)', () => {
  it.each([
    ['on a known device: signed in', done(TOKEN), 'signedIn!'],
    ['on a new device: a code', newDevice, 'confirmDevice/enter'],
    ['with several cards: which one', several, 'chooseCard/pick'],
  ])('%s', async (_what, reply, leadsTo) => {
    const { calls } = await play(FLOW, { loginByPwd: reply }, [credentials], leadsTo);
    expect(calls.sent.at(-1)?.input).toEqual(typed);
  });
});

it('offers what else leads in: a new password, a card, an account of one’s own (R-PUB-07)', async () => {
  const { view } = await play(FLOW, {}, [], 'credentials');
  expect(view.next).toMatchObject([{ page: '/forgetPwd' }, { flow: 'login-by-card' }, { flow: 'register' }]);
});

describe('the password is refused', () => {
  it.each([
    ['PWD_ERROR', 'credentials'],
    ['CAPTCHA_REQUIRED', 'credentials'],
    ['CAPTCHA_WRONG', 'credentials'],
    ['UNKNOWN_ERROR', 'credentials'],
    ['ACCOUNT_LOCKED', 'locked!'],
    ['NO_PASSWORD', 'noPassword!'],
    ['ACC_TYPE_UNSUPPORTED', 'unsupported!'],
    ['ACCOUNT_CANCELLED', 'refused!'],
  ])('%s: %s (R-ERR-18, R-ERR-20, R-ERR-26, R-ERR-28, R-STATE-40, AMB-05)', async (name, leadsTo) => {
    const { view } = await play(FLOW, { loginByPwd: code(name, { left: 3 }) }, [credentials], leadsTo);
    expect(view.error).toMatchObject({ code: name, data: { left: 3 } });
  });

  it.each([
    ['locked!', 'ACCOUNT_LOCKED', { page: '/forgetPwd' }],
    ['noPassword!', 'NO_PASSWORD', { flow: 'login-by-card' }],
  ])('%s offers the way on first (R-ERR-18, F-LOGIN-PWD)', async (at, name, first) => {
    const { view } = await play(FLOW, { loginByPwd: code(name) }, [credentials], at);
    expect(view.next[0]).toMatchObject(first);
  });

  it('a captcha that is asked for is sent (AMB-26)', async () => {
    const refused = code('PWD_ERROR', { left: 3, captcha_required: true });
    const again: Move = ['credentials', 'NEXT', { ...typed, captcha }];
    const { calls } = await play(FLOW, { loginByPwd: [refused, done(TOKEN)] }, [credentials, again], 'signedIn!');
    expect(calls.sent.at(-1)?.input).toEqual({ ...typed, ...captcha });
  });
});

describe('choosing among several cards (R-FLOW-03)', () => {
  it.each([
    ['known device', done(TOKEN), 'signedIn!'],
    ['new device', newDevice, 'confirmDevice/enter'],
    ['too late', code('TICKET_EXPIRED'), 'credentials'],
    ['gift card', code('ACC_TYPE_UNSUPPORTED'), 'unsupported!'],
    ['cancelled', code('ACCOUNT_CANCELLED'), 'refused!'],
    ['anything else', code('UNKNOWN_ERROR'), 'chooseCard/pick'],
  ])('%s', async (_what, reply, leadsTo) => {
    await play(FLOW, { loginByPwd: several, loginChooseCard: reply }, [credentials, pick], leadsTo);
  });

  it('Cancel leads back to the password', async () => {
    await play(FLOW, { loginByPwd: several }, [credentials, ['chooseCard/pick', 'CANCEL']], 'credentials');
  });
});

describe('the code of a new device (R-FLOW-04, R-CONST-14)', () => {
  it.each([
    ['right', done(TOKEN), 'signedIn!'],
    ['wrong', code('OTP_WRONG', { left: 4 }), 'confirmDevice/enter'],
    ['lost', code('OTP_LOST'), 'confirmDevice/enter'],
    ['too late', code('TICKET_EXPIRED'), 'credentials'],
  ])('%s', async (_what, reply, leadsTo) => {
    await play(FLOW, { loginByPwd: newDevice, loginVerifyDevice: reply }, [credentials, enter], leadsTo);
  });

  it('that can no longer be sent leads back at once and says why; the number is kept', async () => {
    const { wizard, calls } = await play(
      FLOW,
      { loginByPwd: newDevice, smsSendCode: code('TICKET_EXPIRED') },
      [credentials],
      'confirmDevice/enter',
    );
    await wizard.callOfField('smsSendCode', { scene: 'DEVICE', login_ticket: ticket });
    const view = wizard.getView() as StepView;
    expect(view).toMatchObject({ statePath: 'credentials', error: { code: 'TICKET_EXPIRED' } });
    expect(view.answer).toEqual({ area_code: '852', login_id: '61234567' });
    expect(calls.sent).toHaveLength(2);
  });

  it('that may not be sent yet is the field’s to say', async () => {
    const refused = { loginByPwd: newDevice, smsSendCode: code('OTP_LIMIT', { resend_after: 42 }) };
    const { wizard } = await play(FLOW, refused, [credentials], 'confirmDevice/enter');
    await wizard.callOfField('smsSendCode', { scene: 'DEVICE', login_ticket: ticket });
    expect(wizard.getView()).toMatchObject({ statePath: 'confirmDevice/enter' });
    expect(wizard.getView()).not.toHaveProperty('error');
  });

  it('Cancel leads back to the password', async () => {
    await play(FLOW, { loginByPwd: newDevice }, [credentials, ['confirmDevice/enter', 'CANCEL']], 'credentials');
  });
});

describe('what the step asks (sections 0.2 and 11)', () => {
  const faults = (answer: JsonObject, error: JsonObject = {}) =>
    flowOf('login-by-password')
      .forms['login-by-password/credentials']?.validate(answer, {
        resolve: (pointer) => (pointer === '$error/data/captcha_required' ? error['captcha_required'] : undefined),
        world: visitorWorld(),
      })
      .map(({ pointer, keyword }) => `${pointer} ${keyword}`);

  it.each([
    ['a mobile number', typed, []],
    ['a card number of 16 digits (AMB-36)', { ...typed, login_id: '4000010000000011' }, []],
    ['no number of 12 digits (R-VAL-09)', { ...typed, login_id: '612345678901' }, ['/login_id pattern']],
    ['no Hong Kong number of 6 digits (AMB-25)', { ...typed, login_id: '612345' }, ['/login_id mobile.fitsArea']],
    ['no mainland number of 8 digits (AMB-25)', { ...typed, area_code: '86' }, ['/login_id mobile.fitsArea']],
    ['a password of any kind: no rule but its length', { ...typed, login_pwd: 'x' }, []],
    ['none of 17 characters', { ...typed, login_pwd: 'x'.repeat(17) }, ['/login_pwd maxLength']],
    ['nothing left out (R-VAL-01)', {}, ['/area_code required', '/login_id required', '/login_pwd required']],
  ])('takes %s', (_what, answer, expected) => expect(faults(answer)).toEqual(expected));

  it('a captcha once the gateway asks for one, and not before (AMB-26)', () => {
    expect(faults(typed, { captcha_required: true })).toEqual(['/captcha required']);
    expect(faults({ ...typed, captcha }, { captcha_required: true })).toEqual([]);
  });
});
