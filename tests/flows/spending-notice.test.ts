import { describe, expect, it } from 'vitest';
import { walkFlow } from './support/flowWalk.ts';

/** F-SET-NOTICE: every branch of notices of spending. Taken from products that members like: one step, filled as it is set, and
 * what only matters while they are on is asked only then. */
const atStart = () => walkFlow('spending-notice', { user: { signed_in: true } });
const atChoose = () => atStart().done({ enabled: false, channels: ['mail'] });

describe('notices of spending', () => {
  it('have a channel or several while they are on, and an amount where the member likes', () => {
    expect(atChoose().faults({ enabled: true })).toEqual(['/channels required']);
    expect(atChoose().faults({ enabled: true, channels: ['sms', 'sms'] })).toEqual(['/channels uniqueItems']);
    expect(atChoose().faults({ enabled: true, channels: ['sms'], min_amount: '0' })).toEqual(['/min_amount pattern']);
    expect(atChoose().next({ enabled: true, channels: ['sms', 'mail'], min_amount: '100' }).sends).toEqual({
      enabled: true,
      channels: ['sms', 'mail'],
      min_amount: '100',
    });
  });

  it('keep channels and amount while they are off; on with no amount they are for every payment', () => {
    expect(atChoose().next({ enabled: false }).sends).toEqual({ enabled: false, channels: ['mail'] });
    const set = { enabled: true, channels: ['mail'], min_amount: { currency: 'HKD', amount: '100.00' } };
    const off = { enabled: false, channels: ['mail'], min_amount: '100.00' };
    expect(atStart().done(set).next({ enabled: false }).sends).toEqual(off);
    expect(
      atStart()
        .done(set)
        .next({ enabled: true, channels: ['mail'] }).sends,
    ).toEqual({
      enabled: true,
      channels: ['mail'],
    });
  });

  it('are set', () => expect(atChoose().next({ enabled: false }).done({}).at).toBe('done!'));

  it('are asked again where they could not be set', () => {
    expect(atChoose().next({ enabled: false }).code('UNKNOWN_ERROR').at).toBe('choose');
    expect(atStart().code('UNKNOWN_ERROR').at).toBe('failed');
  });

  it('whose reply is lost are said as processing (AMB-12)', () =>
    expect(atChoose().next({ enabled: false }).unknown().at).toBe('unknown!'));

  it('are left as they are by who leaves', () => expect(atChoose().press('CANCEL').at).toBe('cancelled!'));
});
