import { describe, expect, it } from 'vitest';
import { walkFlow } from './support/flowWalk.ts';

/** F-SET-PWD: every branch of changing the login or the payment password (AMB-58). */
const user = { signed_in: true, mob_no_mask: '612****7' };
const code = { otp_id: 'otp-00001', otp: '123456' };
const ticket = { verify_ticket: 'ticket-1', expire_time: '2026-03-03T12:15:00+08:00' };
const login = { new_login_pwd: 'Fresh1234', new_login_pwd_confirm: 'Fresh1234' };
const payment = { pay_pwd: '864209', pay_pwd_confirm: '864209' };
const begun = () => walkFlow('reset-password', { user });

const kinds = [
  {
    kind: 'login',
    prove: 'proveForLogin',
    purpose: 'loginPassword',
    old: { method: 'loginPassword', login_pwd: 'Sample1234' },
    fresh: login,
    asks: 'newLogin',
    sends: { kind: 'login', verify_ticket: 'ticket-1', login_pwd: 'Fresh1234' },
    end: 'loginChanged!',
    differs: ['/new_login_pwd_confirm equalTo', { ...login, new_login_pwd_confirm: 'Other1234' }],
  },
  {
    kind: 'payment',
    prove: 'proveForPayment',
    purpose: 'paymentPassword',
    old: { method: 'paymentPassword', pay_pwd: '135790' },
    fresh: payment,
    asks: 'newPayment',
    sends: { kind: 'payment', verify_ticket: 'ticket-1', pay_pwd: '864209' },
    end: 'paymentChanged!',
    differs: ['/pay_pwd_confirm equalTo', { ...payment, pay_pwd_confirm: '864200' }],
  },
] as const;

it.each(['123456', '654321', '111111', '121212'])('a new payment password is not %s', (weak) => {
  const walked = begun().next({ kind: 'payment' }).next({ method: 'code', code }).done(ticket);
  expect(walked.faults({ pay_pwd: weak, pay_pwd_confirm: weak })).toEqual(['/pay_pwd not']);
  expect(walked.next(payment).code('PAY_PWD_WEAK').at).toBe('newPayment');
});

describe.each(kinds)('the $kind password', ({ kind, prove, purpose, old, fresh, asks, sends, end, differs }) => {
  const proving = () => begun().next({ kind });
  const asked = () => proving().next({ method: 'code', code }).done(ticket);

  it('is proven by a code or by the old one', () => {
    expect(proving().at).toBe(prove);
    expect(proving().next({ method: 'code', code }).sends).toEqual({ purpose, method: 'code', ...code });
    expect(proving().next(old).sends).toEqual({ purpose, ...old });
    expect(proving().faults({ method: old.method })).toHaveLength(1);
  });

  it.each(['OTP_WRONG', 'OTP_LOST', 'OTP_LIMIT', 'PWD_ERROR', 'PAY_PWD_WRONG', 'PAY_PWD_LOCKED'])(
    '%s: stays',
    (wrong) => expect(proving().next(old).code(wrong).at).toBe(prove),
  );

  it('ACCOUNT_LOCKED: locked', () => expect(proving().next(old).code('ACCOUNT_LOCKED').at).toBe('locked!'));

  it('is asked for twice the same (R-VAL-11), then changed', () => {
    expect(asked().at).toBe(asks);
    expect(asked().faults(differs[1])).toEqual([differs[0]]);
    expect(asked().next(fresh).sends).toEqual(sends);
    expect(asked().next(fresh).done().at).toBe(end);
  });

  it('SAME_AS_OLD: asked again; TICKET_EXPIRED: proven again; a reply that stays lost: unconfirmed', () => {
    expect(asked().next(fresh).code('SAME_AS_OLD').at).toBe(asks);
    expect(asked().next(fresh).code('TICKET_EXPIRED').at).toBe(prove);
    expect(asked().next(fresh).unknown().at).toBe('unconfirmed!');
  });

  it('is stored nowhere', () => {
    const stored = JSON.stringify(asked().next(fresh).stored());
    for (const secret of ['Fresh1234', '864209', '123456']) expect(stored).not.toContain(secret);
  });
});
