import { describe, expect, it } from 'vitest';
import { walkFlow } from './support/flowWalk.ts';

/** F-CONTACT: every branch of writing to customer service. Taken from products that members like: what it is about comes first,
 * and who has lost a card is sent to the telephone before anything is typed. */
const MESSAGE = {
  contact_type: 'complaint',
  content: 'My top-up has not arrived.',
  name: 'Chan Siu Ming',
  email: 'chan@example.com',
  area_code: '852',
  mob_no: '61230000',
  captcha: { captcha_key: 'key-000001', captcha: '7fk2' },
};
const atMessage = () => walkFlow('contact', { user: { signed_in: false } });
const atSending = () => atMessage().next(MESSAGE);

describe('the message (R-CALL-15)', () => {
  it('says what it is about and how to answer', () => {
    expect(atMessage().faults({})).toEqual([
      '/contact_type required',
      '/content required',
      '/name required',
      '/email required',
      '/area_code required',
      '/mob_no required',
      '/captcha required',
    ]);
    expect(atMessage().faults({ ...MESSAGE, content: 'x'.repeat(501) })).toEqual(['/content maxLength']);
    expect(atMessage().faults({ ...MESSAGE, mob_no: '612' })).toEqual(['/mob_no mobile.fitsArea']);
  });

  it('is sent as written', () => {
    const { captcha, ...written } = MESSAGE;
    expect(atSending().sends).toEqual({ ...written, ...captcha });
    expect(atSending().done({ contact_no: '1' }).at).toBe('done!');
  });

  it('R-CALL-15: of a lost card is answered with what locks it: the message does not', () => {
    const lost = atMessage().next({ ...MESSAGE, contact_type: 'lostCard' });
    expect(lost.done({ contact_no: '1' }).at).toBe('cardStillOpen!');
  });

  it.each([
    ['CAPTCHA_WRONG', 'message'],
    ['CAPTCHA_REQUIRED', 'message'],
    ['FUNC_DISABLED', 'enough!'],
  ])('%s: %s', (code, at) => expect(atSending().code(code).at).toBe(at));

  it('whose reply is lost is said as processing (AMB-12)', () => expect(atSending().unknown().at).toBe('unknown!'));

  it('is not sent by who leaves', () => expect(atMessage().press('CANCEL').at).toBe('cancelled!'));
});
