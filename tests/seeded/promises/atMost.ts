import type { SeededPromises } from './promiseFault.ts';
import { breaks, keeps, SEEDED, promised } from './promiseFault.ts';
import { fault } from '../seeded.ts';

/** What happens so often at most, anywhere or in a scope. */
export const AT_MOST = {
  atMost: {
    broken: [
      breaks(
        'confirm-payment',
        SEEDED,
        fault(
          'a wrong password may be tried again',
          promised('confirm-payment', { pattern: 'atMost', what: { call: 'authPayPwd' }, times: 2 }),
          { says: 'then checking' },
        ),
      ),
      breaks(
        'selfie',
        SEEDED,
        fault(
          'the button may be pressed again',
          promised('selfie', { pattern: 'atMost', what: { event: 'NEXT' }, times: 1 }),
          { says: 'NEXT, then comparing' },
        ),
      ),
      breaks(
        'one-time-code',
        SEEDED,
        fault(
          'a code may be wrong twice',
          promised('one-time-code', { pattern: 'atMost', what: { code: 'OTP_WRONG' }, times: 1 }),
          { says: 'OTP_WRONG, then enter' },
        ),
      ),
      breaks(
        'device-code',
        SEEDED,
        fault(
          'a step may be reached again',
          promised('device-code', { pattern: 'atMost', what: { state: 'enter' }, times: 3 }),
          { says: 'then enter' },
        ),
      ),
      breaks(
        'choose-card',
        SEEDED,
        fault(
          'an outcome, not even once',
          promised('choose-card', { pattern: 'atMost', what: { outcome: 'chosen' }, times: 0 }),
          { says: 'then chosen' },
        ),
      ),
    ],
    kept: [
      keeps(
        'confirm-payment',
        'a code that ends the flow',
        promised('confirm-payment', { pattern: 'atMost', what: { code: 'PAY_PWD_LOCKED' }, times: 1 }),
      ),
    ],
  },
  'atMost after': {
    broken: [
      breaks(
        'confirm-payment',
        SEEDED,
        fault(
          'after a button',
          promised('confirm-payment', {
            pattern: 'atMost',
            what: { call: 'authPayPwd' },
            times: 0,
            within: { after: { event: 'NEXT' } },
          }),
          { says: 'then' },
        ),
      ),
      breaks(
        'selfie',
        SEEDED,
        fault(
          'after a picture without a face',
          promised('selfie', {
            pattern: 'atMost',
            what: { call: 'realnameFaceCheck' },
            times: 0,
            within: { after: { code: 'FACE_FAIL' } },
          }),
          { says: 'then comparing' },
        ),
      ),
      breaks(
        'one-time-code',
        SEEDED,
        fault(
          'after a lost code',
          promised('one-time-code', {
            pattern: 'atMost',
            what: { code: 'OTP_WRONG' },
            times: 1,
            within: { after: { code: 'OTP_LOST' } },
          }),
          { says: 'OTP_WRONG' },
        ),
      ),
      breaks(
        'choose-card',
        SEEDED,
        fault(
          'after a choice',
          promised('choose-card', {
            pattern: 'atMost',
            what: { tag: 'step' },
            times: 0,
            within: { after: { call: 'loginChooseCard' } },
          }),
          { says: 'then pick' },
        ),
      ),
      breaks(
        'forgot-by-question',
        SEEDED,
        fault(
          'after a wrong answer',
          promised('forgot-by-question', {
            pattern: 'atMost',
            what: { event: ['NEXT', 'OTHER_WAY'] },
            times: 0,
            within: { after: { code: 'ANSWER_ERROR' } },
          }),
          { says: 'then' },
        ),
      ),
    ],
    kept: [
      keeps(
        'selfie',
        'once after each time',
        promised('selfie', {
          pattern: 'atMost',
          what: { call: 'realnameFaceCheck' },
          times: 1,
          within: { after: { event: 'NEXT' } },
        }),
      ),
    ],
  },
  'atMost until': {
    broken: [
      breaks(
        'confirm-payment',
        SEEDED,
        fault(
          'before it is locked',
          promised('confirm-payment', {
            pattern: 'atMost',
            what: { event: 'NEXT' },
            times: 1,
            within: { until: { code: 'PAY_PWD_LOCKED' } },
          }),
          { says: 'NEXT, then checking' },
        ),
      ),
      breaks(
        'selfie',
        SEEDED,
        fault(
          'before it is proven',
          promised('selfie', {
            pattern: 'atMost',
            what: { code: 'FACE_FAIL' },
            times: 2,
            within: { until: { outcome: 'matched' } },
          }),
          { says: 'FACE_FAIL' },
        ),
      ),
      breaks(
        'device-code',
        SEEDED,
        fault(
          'before time is over',
          promised('device-code', {
            pattern: 'atMost',
            what: { call: 'loginVerifyDevice' },
            times: 1,
            within: { until: { code: 'TICKET_EXPIRED' } },
          }),
          { says: 'then verifying' },
        ),
      ),
      breaks(
        'choose-card',
        SEEDED,
        fault(
          'before a refusal',
          promised('choose-card', {
            pattern: 'atMost',
            what: { state: 'pick' },
            times: 1,
            within: { until: { outcome: 'refused' } },
          }),
          { says: 'then pick' },
        ),
      ),
      breaks(
        'one-time-code',
        SEEDED,
        fault(
          'before a code is lost',
          promised('one-time-code', {
            pattern: 'atMost',
            what: { tag: 'busy' },
            times: 1,
            within: { until: { code: 'OTP_LOST' } },
          }),
          { says: 'then checking' },
        ),
      ),
    ],
    kept: [
      keeps(
        'device-code',
        'a code that ends the flow',
        promised('device-code', {
          pattern: 'atMost',
          what: { code: 'TICKET_EXPIRED' },
          times: 1,
          within: { until: { code: 'OTP_WRONG' } },
        }),
      ),
    ],
  },
  'atMost after until': {
    broken: [
      breaks(
        'confirm-payment',
        SEEDED,
        fault(
          'between a wrong one and a lock',
          promised('confirm-payment', {
            pattern: 'atMost',
            what: { call: 'authPayPwd' },
            times: 0,
            within: { after: { code: 'PAY_PWD_WRONG' }, until: { code: 'PAY_PWD_LOCKED' } },
          }),
          { says: 'then checking' },
        ),
      ),
      breaks(
        'selfie',
        SEEDED,
        fault(
          'between a picture and a match',
          promised('selfie', {
            pattern: 'atMost',
            what: { code: 'FACE_NOT_MATCH_DOC' },
            times: 1,
            within: { after: { code: 'FACE_FAIL' }, until: { outcome: 'matched' } },
          }),
          { says: 'FACE_NOT_MATCH_DOC' },
        ),
      ),
      breaks(
        'one-time-code',
        SEEDED,
        fault(
          'between a lost code and a call',
          promised('one-time-code', {
            pattern: 'atMost',
            what: { event: 'NEXT' },
            times: 0,
            within: { after: { code: 'OTP_LOST' }, until: { call: 'authOtp' } },
          }),
          { says: 'NEXT' },
        ),
      ),
      breaks(
        'device-code',
        SEEDED,
        fault(
          'between two calls',
          promised('device-code', {
            pattern: 'atMost',
            what: { state: 'enter' },
            times: 0,
            within: { after: { call: 'loginVerifyDevice' }, until: { outcome: 'verified' } },
          }),
          { says: 'then enter' },
        ),
      ),
      breaks(
        'forgot-by-question',
        SEEDED,
        fault(
          'between a wrong answer and the other way',
          promised('forgot-by-question', {
            pattern: 'atMost',
            what: { call: 'forgetPwdVerifyAnswer' },
            times: 1,
            within: { after: { code: 'ANSWER_ERROR' }, until: { event: 'OTHER_WAY' } },
          }),
          { says: 'then' },
        ),
      ),
    ],
    kept: [
      keeps(
        'device-code',
        'counted again each time',
        promised('device-code', {
          pattern: 'atMost',
          what: { call: 'loginVerifyDevice' },
          times: 1,
          within: { after: { state: 'enter' }, until: { outcome: 'verified' } },
        }),
      ),
    ],
  },
} as const satisfies { readonly [pattern: string]: SeededPromises };
