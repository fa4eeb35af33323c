import { describe, expect, it } from 'vitest';
import { walkFlow } from './support/flowWalk.ts';

/** F-FPS-REG: every branch of registering for FPS. Taken from products that members like: the choice says what each identity tells
 * others, and an FPS ID is there for who would rather not give a number. */
const ACCOUNTS = [
  { account_id: 'a1', card_no_mask: '**** 0011', card_organ: 'Visa', currency: 'HKD', account_status: 'normal' },
  { account_id: 'a2', card_no_mask: '**** 0012', card_organ: 'Visa', currency: 'USD', account_status: 'stopped' },
];
const user = { signed_in: true, realname_status: '3', region: 'HK', mob_no_mask: '612****7', email_mask: 'c@e.hk' };
const GIVEN = { proxy_type: 'mobile', account_id: 'a1', agree: true };

const atStart = (known = 'HK') => walkFlow('fps-register', { user: { ...user, region: known } });
const atChoose = (accounts = ACCOUNTS, region = 'HK', known = region) =>
  atStart(known).done({ fpsList: [] }).done({ region, account_list: accounts });
const atCode = () => atChoose().next(GIVEN);
const atRegistering = () =>
  atCode()
    .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
    .done({ ticket: 'o1' });

describe('who may register (R-ROLE-18, AMB-73)', () => {
  it('members in Hong Kong, as long as something is left to register', () => {
    const all = ['mobile', 'email', 'fpsId'].map((proxy_type) => ({ proxy_type }));
    expect(atStart().done({ fpsList: all }).at).toBe('everything!');
    expect(atChoose(ACCOUNTS, 'CN').at).toBe('notHere!');
    expect(atChoose(ACCOUNTS, 'OTHER').at).toBe('notHere!');
    expect(atChoose([ACCOUNTS[1]!]).at).toBe('statusForbids!');
  });

  it('where the member lives is what the gateway says now, not what was known at sign-in', () => {
    expect(atChoose(ACCOUNTS, 'HK', 'CN').at).toBe('choose');
    expect(atChoose(ACCOUNTS, 'CN', 'HK').at).toBe('notHere!');
  });
});

describe('what is registered (R-ENT-87)', () => {
  it.each([
    ['mobile', 'already!'],
    ['email', 'confirmByCode/enter'],
    ['fpsId', 'confirmByCode/enter'],
  ])('with a mobile number registered, %s leads to %s: no code is sent in vain', (proxy_type, at) => {
    const chosen = atStart()
      .done({ fpsList: [{ proxy_type: 'mobile' }] })
      .done({ region: 'HK', account_list: ACCOUNTS })
      .next({ ...GIVEN, proxy_type });
    expect(chosen.at).toBe(at);
  });

  it.each([
    ['mobile', 'sms'],
    ['email', 'mail'],
    ['fpsId', 'sms'],
  ])('the code for %s goes by %s: an address is proven where it is', (proxy_type, channel) => {
    const code = { otp_id: 'otp-00001', otp: '123456' };
    const checking = atChoose()
      .next({ ...GIVEN, proxy_type })
      .next({ code });
    expect(checking.sends).toEqual({ operation: 'fpsRegister', channel, ...code });
  });

  it('comes to an account that is open, and is agreed to', () => {
    expect(atChoose().faults({})).toEqual(['/proxy_type required', '/account_id required', '/agree required']);
    expect(atChoose().faults({ ...GIVEN, account_id: 'a2' })).toEqual(['/account_id enum']);
    expect(atRegistering().sends).toEqual({ proxy_type: 'mobile', account_id: 'a1', otp_ticket: 'o1' });
    expect(atRegistering().done({}).at).toBe('done!');
  });

  it.each([
    ['FPS_EXISTS', 'choose'],
    ['FPS_EXISTS_OTHER_BANK', 'byDefault'],
    ['FPS_REGION', 'notHere!'],
    ['FPS_LEVEL', 'levelTooLow!'],
    ['ACCOUNT_STATUS', 'statusForbids!'],
    ['TICKET_EXPIRED', 'confirmByCode/enter'],
  ])('%s: %s', (code, at) => expect(atRegistering().code(code).at).toBe(at));

  it('known at another bank is asked about, and then registered with the same code (R-ENT-89)', () => {
    const asked = atRegistering().code('FPS_EXISTS_OTHER_BANK').next({ default_flag: false });
    expect(asked.sends).toEqual({ proxy_type: 'mobile', account_id: 'a1', default_flag: false, otp_ticket: 'o1' });
  });

  const given = { fpsId: '1680000', qrcodeTxt: '000201' };
  it.each([
    ['at once', () => atRegistering(), 'done!'],
    ['after the question', () => atRegistering().code('FPS_EXISTS_OTHER_BANK').next({ default_flag: true }), 'doneSo!'],
  ])('%s: the end shows the FPS ID with its QR code (R-ENT-20, R-ENT-21)', (_when, at, end) => {
    const done = at().done(given);
    expect(done.at).toBe(end);
    expect(done.end).toMatchObject({ data: { registered: given } });
  });

  it('a lost reply is said as processing (AMB-12)', () => expect(atRegistering().unknown().at).toBe('unknown!'));
});

it.each([
  ['the choice', atChoose],
  ['the code', atCode],
  ['the default', () => atRegistering().code('FPS_EXISTS_OTHER_BANK')],
])('Cancel at %s registers nothing', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
