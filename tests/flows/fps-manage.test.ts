import { describe, expect, it } from 'vitest';
import { wordsOf } from '../support/wordsOf.ts';
import { walkFlow } from './support/flowWalk.ts';
import { flowOf } from './support/playFlow.ts';

/** F-FPS-MANAGE: every branch of what is registered for FPS. Taken from products that members like: the QR code stands where one
 * looks for it, and what ends for good is said before a code is asked. */
const LIST = [
  {
    proxy_type: 'mobile',
    proxy_id_mask: '612****7',
    account_number: '****01',
    default_flag: false,
    registered_at: '2025-03-03T10:15:00.000+08:00',
  },
];
const atStart = () => walkFlow('fps-manage', { user: { signed_in: true, realname_status: '3' } });
const atChoose = () => atStart().done({ fpsList: LIST, need_set_default: false });
const at = (action: string) => atChoose().next({ proxy_type: 'mobile', action });
const proven = (action: string) =>
  at(action)
    .next()
    .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
    .done({ ticket: 'o1' });

it('nothing registered leads to registering (R-MEM-55)', () => {
  expect(atStart().done({ fpsList: [], need_set_default: false }).at).toBe('nothing!');
});

it.each([
  ['HK', 'nothing!'],
  ['CN', 'notHere!'],
  ['OTHER', 'notHere!'],
])('who is at home in %s and has nothing registered: %s (R-ROLE-18, AMB-73)', (region, end) => {
  const start = walkFlow('fps-manage', { user: { signed_in: true, realname_status: '3', region } });
  expect(start.done({ fpsList: [], need_set_default: false }).at).toBe(end);
});

it('one of those registered is chosen, and what is to be done (R-MEM-56)', () => {
  expect(atChoose().faults({})).toEqual(['/proxy_type required', '/action required']);
  expect(atChoose().faults({ proxy_type: 'email', action: 'remove' })).toEqual(['/proxy_type enum']);
});

it('what is the default already can only be ended (R-ENT-89)', () => {
  const start = atStart().done({
    fpsList: LIST.map((one) => ({ ...one, default_flag: true })),
    need_set_default: false,
  });
  expect(start.faults({ proxy_type: 'mobile', action: 'makeDefault' })).toEqual(['/action fps.canBeDone']);
  expect(start.faults({ proxy_type: 'mobile', action: 'remove' })).toEqual([]);
});

it.each(['en', 'zh-HK', 'zh-CN'])('each says what it is and where it leads, in %s (R-ENT-87 to R-ENT-92)', (locale) => {
  const row = wordsOf('fps-manage', 'steps.choose.fields.proxy_type.row', locale);
  const said = ['proxy_type', 'proxy_id_mask', 'default_flag', 'account_name', 'account_number', 'bank_code'];
  expect(said.filter((name) => !row.includes(`{{${name}}}`))).toEqual([]);
});

it.each(['en', 'zh-HK', 'zh-CN'])('who is not found here by default is told so, in %s (R-ENT-22)', (locale) => {
  const data = { needsDefault: '$reply/lookingUp/need_set_default' };
  expect(flowOf('fps-manage').flow.states['choose']?.meta?.data).toMatchObject(data);
  const said = (when: string) => wordsOf('fps-manage', `steps.choose.intro.${when}`, locale);
  expect(said('true')).not.toBe(said('else'));
});

describe.each([
  ['makeDefault', 'confirmMakeDefault/enter', 'makeDefaultDone!'],
  ['remove', 'confirmRemove/enter', 'removeDone!'],
])('%s (R-ENT-89)', (action, code, done) => {
  it('is read, confirmed by a code, and done', () => {
    expect(at(action).at).toBe(action);
    expect(at(action).next().at).toBe(code);
    expect(at(action).next().back().at).toBe(action);
    expect(proven(action).sends).toEqual({ proxy_type: 'mobile', otp_ticket: 'o1' });
    expect(proven(action).done({}).at).toBe(done);
  });

  it.each([
    ['TICKET_EXPIRED', code],
    ['UNKNOWN_ERROR', 'failed'],
  ])('%s: %s', (refused, to) => expect(proven(action).code(refused).at).toBe(to));

  it('a lost reply is said as processing (AMB-12)', () => expect(proven(action).unknown().at).toBe('unknown!'));

  it('is left by Cancel', () => expect(at(action).press('CANCEL').at).toBe('cancelled!'));
});
