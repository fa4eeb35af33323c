import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { checkWorld } from '../../src/check/checkWorld.ts';
import { ruleLibrary } from '../../src/compile/flowParts.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import { compileFigure } from '../../src/rules/compileRule.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-GC-VIRTUAL: every branch of an order of virtual gift cards, step by step. Taken from products that members like: what the
 * order comes to stands above the question whom it is for, and it is said before the order what arrives at which address. */
const money = (amount: string): JsonObject => ({ currency: 'HKD', amount });
const config = { denominations: [{ amount: '100.00', label: '100' }], first_lines: [{ denomination: '100.00' }] };
const cards = {
  currency: 'HKD',
  lines: [{ denomination: '100.00', quantity: 2 }],
  custom_lines: [{ denomination: '880.00', quantity: 1 }],
  purpose: 'birthday',
};
const recipient = {
  recipient: '陳大文',
  receiver_email: 'buyer@example.com',
  area_code: '852',
  mob_no: '61234567',
  agree: true,
};
const quote = {
  quote_id: 'q1',
  count: 3,
  amount: money('1080.00'),
  card_fee: money('30.00'),
  postage: money('0.00'),
  total: money('1110.00'),
  first_order: { waived: money('-10.00'), total: money('1100.00') },
  expire_time: '2026-03-03T12:30:00+08:00',
};

const atCards = () => walkFlow('giftcard-virtual').done(config);
const atQuoting = () => atCards().next(cards);
const atRecipient = () => atQuoting().done(quote);
const atReview = (given: JsonObject = recipient) => atRecipient().next(given);
const atNumber = (given?: JsonObject) => atReview(given).next();
const atSendingCode = (given?: JsonObject) =>
  atNumber(given).next({ captcha: { captcha_key: 'key-00001', captcha: 'AB12' } });
const atCode = (given?: JsonObject) => atSendingCode(given).done({ otp_id: 'otp-00001', mob_no_mask: '612****7' });
const atOrdering = (given?: JsonObject) => atCode(given).next({ otp: '123456' });

describe('cards', () => {
  const own = (denomination: string) => ({ custom_lines: [{ denomination, quantity: 1 }] });
  it.each([
    ['an amount on offer and one of the buyer’s own', {}, []],
    [
      'no order of no card (R-VAL-41)',
      { lines: [{ denomination: '100.00', quantity: 0 }], custom_lines: [] },
      ['/lines giftcard.hasCards'],
    ],
    ['no amount between the steps (R-VAL-39, AMB-13)', own('105'), ['/custom_lines/0/denomination giftcard.inSteps']],
    ['8,000 HKD a card (R-CONST-20)', own('8000'), []],
    ['no more', own('8010'), ['/custom_lines/0/denomination giftcard.withinCard']],
    [
      'no sixth amount of one’s own (R-VAL-42)',
      { custom_lines: Array(6).fill(own('20').custom_lines[0]) },
      ['/custom_lines maxItems'],
    ],
  ])('take %s', (_what, change, faults) => {
    expect(atCards().faults({ ...cards, ...(change as JsonObject) })).toEqual(faults);
  });

  it.each(Object.keys(cards))('%s is asked', (name) => {
    const { [name]: _left, ...rest } = cards as JsonObject;
    expect(atCards().faults(rest)).toContain(`/${name} required`);
  });

  it('are left without an order', () => expect(atCards().press('CANCEL').at).toBe('cancelled!'));
});

describe('what the order comes to while it is typed (R-FLOW-62)', () => {
  const project = loadProject('.');
  const shown = (lines: readonly JsonObject[]) =>
    ['count', 'amount', 'virtualTotal'].map((name) =>
      compileFigure(`giftcard.${name}`, ruleLibrary(project)).work(
        { currency: 'HKD', lines, custom_lines: [] },
        checkWorld(project),
      ),
    );

  it('is not known before each line has its denomination', () => {
    expect(shown([{ denomination: '100.00', quantity: 1 }, { quantity: 3 }])).toEqual([4, undefined, undefined]);
  });

  it('leaves out a line without a quantity, card fee and all', () => {
    expect(shown([{ denomination: '100.00', quantity: 1 }, { denomination: '500.00' }])).toEqual([
      1,
      '100.00',
      '110.00',
    ]);
  });
});

describe('quoting', () => {
  it('asks for the figures of exactly these virtual cards, which are not posted', () => {
    const { purpose: _purpose, ...asked } = cards;
    expect(atQuoting().sends).toEqual({ kind: 'virtual', ...asked });
    expect(atRecipient().at).toBe('recipient');
  });

  it.each([
    ['GC_AMOUNT_MULTIPLE', 'cards'],
    ['GC_OVER_MAX', 'cards'],
    ['GC_QTY_BASE', 'cards'],
    ['GC_IN_PERSON', 'inPerson!'],
  ])('%s: %s (R-CONST-20, R-CONST-22, R-CONST-24)', (code, at) => expect(atQuoting().code(code).at).toBe(at));
});

describe('whom the cards are for', () => {
  it.each([
    ['everything that is asked', {}, []],
    ['a greeting of 100 characters', { greeting: '賀'.repeat(100) }, []],
    ['none of 101', { greeting: '賀'.repeat(101) }, ['/greeting maxLength']],
    ['a greeting with dots and figures', { greeting: 'Happy 10.10! Mr. Chan... from A.' }, []],
    ['no web address in it', { greeting: 'Unlock at https://evil.example/now' }, ['/greeting pattern']],
    ['nor one without https', { greeting: 'See\nevil.example' }, ['/greeting pattern']],
    ['no order without the terms (R-VAL-38)', { agree: false }, ['/agree const']],
    ['no wrong e-mail (R-VAL-16)', { receiver_email: 'buyer' }, ['/receiver_email format']],
    ['no mobile number of 7 digits (AMB-25)', { mob_no: '6123456' }, ['/mob_no mobile.fitsArea']],
    ['no recipient of 51 characters (R-ENT-114)', { recipient: 'x'.repeat(51) }, ['/recipient maxLength']],
  ])('take %s', (_what, change, faults) => expect(atRecipient().faults({ ...recipient, ...change })).toEqual(faults));

  it.each(Object.keys(recipient))('ask for %s (R-ENT-114 to R-ENT-116, R-VAL-01)', (name) => {
    const { [name]: _left, ...rest } = recipient as JsonObject;
    expect(atRecipient().faults(rest)).toEqual([`/${name} required`]);
  });
});

describe('the mobile number', () => {
  it('is sent a code after a captcha, for this quote only (AMB-26)', () => {
    expect(atNumber().faults({})).toEqual(['/captcha required']);
    expect(atSendingCode().sends).toMatchObject({ scene: 'GIFTORDER', quote_id: 'q1', mob_no: '61234567' });
  });

  it.each(['CAPTCHA_WRONG', 'OTP_WAIT', 'OTP_SEND_LIMIT'])('%s is told where the captcha is', (code) =>
    expect(atSendingCode().code(code).at).toBe('number'),
  );

  it('is sent another code after another captcha', () => expect(atCode().press('NEW_CODE').at).toBe('number'));
});

describe('ordering', () => {
  const sent = { quote_id: 'q1', purpose: 'birthday', otp_id: 'otp-00001', otp: '123456' };

  it('sends what was asked, the quote and the code; a greeting where there is one', () => {
    expect(atOrdering().sends).toEqual({ ...sent, ...recipient });
    const greeted = { ...recipient, greeting: '生日快樂' };
    expect(atOrdering(greeted).sends).toEqual({ ...sent, ...greeted });
  });

  it.each([
    ['QUOTE_EXPIRED', 'quoting'],
    ['OTP_WRONG', 'code'],
    ['OTP_NOT_OBTAINED', 'number'],
    ['OTP_LOST', 'number'],
    ['OTP_LIMIT', 'number'],
  ])('%s: %s (R-ERR-15, R-ERR-16, R-ERR-25)', (code, at) => expect(atOrdering().code(code).at).toBe(at));

  it('new figures are shown again before anything is ordered', () => {
    const walked = atOrdering()
      .code('QUOTE_EXPIRED')
      .done({ ...quote, quote_id: 'q2', total: money('1120.00') });
    expect(walked.at).toBe('recipient');
    expect(walked.next(recipient).at).toBe('review');
  });

  it('done: no Back; a reply that stays lost: never again (AMB-12)', () => {
    const walked = atOrdering().done({ order_no: '1', answer_workdays: 3 });
    expect(walked.at).toBe('done!');
    expect(walked.canBack).toBe(false);
    expect(atOrdering().unknown().at).toBe('unconfirmed!');
  });
});
