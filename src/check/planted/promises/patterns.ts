import type { PlantedPromises } from './promiseFault.ts';
import { breaks, keeps, PLANTED, promised } from './promiseFault.ts';
import { edit, fault } from '../plant.ts';
import { flow, operation, promises } from '../paths.ts';

/** By pattern, and by the scope of those that have one: what breaks a promise of it. */
export const PATTERNS = {
  never: {
    broken: [
      breaks(
        'card-to-activate',
        'changesNothing',
        fault(
          'a call that writes from now on',
          edit(operation('card/cardActivateByInfo'), 'x-effect: ⟦attempt → write⟧'),
          {
            at: edit(promises('card-to-activate'), '▸{ "id": "changesNothing"'),
            says: 'then namingByDetails',
          },
        ),
      ),
      breaks(
        'selfie',
        PLANTED,
        fault('a button that is there', promised('selfie', { pattern: 'never', what: { event: 'CANCEL' } }), {
          says: 'at take: CANCEL, then cancelled',
        }),
      ),
      breaks(
        'one-time-code',
        PLANTED,
        fault('a code that comes', promised('one-time-code', { pattern: 'never', what: { code: 'OTP_LOST' } }), {
          says: 'OTP_LOST, then enter',
        }),
      ),
      breaks(
        'device-code',
        PLANTED,
        fault('a kind of state', promised('device-code', { pattern: 'never', what: { tag: 'busy' } }), {
          says: 'NEXT, then verifying',
        }),
      ),
      breaks(
        'choose-card',
        PLANTED,
        fault(
          'an outcome',
          promised('choose-card', { pattern: 'never', what: { outcome: ['expired', 'unsupported'] } }),
          { says: 'then' },
        ),
      ),
      breaks(
        'forgot-by-question',
        PLANTED,
        fault('a state', promised('forgot-by-question', { pattern: 'never', what: { state: 'locked' } }), {
          says: 'ANSWER_LOCKED, then locked',
        }),
      ),
    ],
    kept: [
      keeps(
        'selfie',
        'what cannot come',
        promised('selfie', { pattern: 'never', what: { effect: ['write', 'money'] } }),
      ),
    ],
  },
  'never after': {
    broken: [
      breaks(
        'selfie',
        'cancelProvesNothing',
        fault('Cancel proves', edit(flow('selfie'), '"CANCEL": ▸{ "target": ⟦"cancelled" → "matched"⟧ }'), {
          says: 'CANCEL, then matched',
          follows: ['matchedIsCompared', 'noFaceIsNoProof', 'otherFaceIsNoProof'],
        }),
      ),
      breaks(
        'one-time-code',
        'cancelConfirmsNothing',
        fault('Cancel confirms', edit(flow('one-time-code'), '"CANCEL": ▸{ "target": ⟦"cancelled" → "confirmed"⟧ }'), {
          says: 'CANCEL, then confirmed',
          follows: ['confirmedIsChecked', 'wrongCodeIsNoProof'],
        }),
      ),
      breaks(
        'choose-card',
        'cancelChoosesNothing',
        fault(
          'Cancel asks the gateway',
          edit(flow('choose-card'), '"CANCEL": ▸{ "target": ⟦"cancelled" → "choosing"⟧ }'),
          { says: 'then chosen' },
        ),
      ),
      breaks(
        'reset-mobile',
        'neverTwice',
        fault(
          'what nobody knows is sent again',
          edit(flow('reset-mobile'), '▸{ "guard": "call:unknown", "target": ⟦"unconfirmed" → "number"⟧ }'),
          { says: 'then changing' },
        ),
      ),
      breaks(
        'reset-mobile',
        'cancelChangesNothing',
        fault(
          'Cancel changes',
          edit(flow('reset-mobile'), '"number": { … "CANCEL": ▸{ "target": ⟦"cancelled" → "changing"⟧ }'),
          { says: 'then changing' },
        ),
      ),
      breaks(
        'payment-password',
        PLANTED,
        fault(
          'one may leave after a wrong password',
          promised('payment-password', {
            pattern: 'never',
            what: { outcome: 'cancelled' },
            within: { after: { code: 'PAY_PWD_WRONG' } },
          }),
          { says: 'CANCEL, then cancelled' },
        ),
      ),
    ],
    kept: [
      keeps(
        'payment-password',
        'what does not come after',
        promised('payment-password', {
          pattern: 'never',
          what: { call: 'authPayPwd' },
          within: { after: { code: 'PAY_PWD_LOCKED' } },
        }),
      ),
    ],
  },
  'never until': {
    broken: [
      breaks(
        'device-code',
        PLANTED,
        fault(
          'nobody asks the gateway',
          [
            promised('device-code', {
              pattern: 'never',
              what: { outcome: 'verified' },
              within: { until: { call: 'loginVerifyDevice' } },
            }),
            edit(flow('device-code'), '"NEXT": { "target": ⟦"verifying" → "verified"⟧ }'),
          ],
          { says: 'NEXT, then verified', follows: ['verifiedIsChecked', 'noConstantGuard'] },
        ),
      ),
      breaks(
        'selfie',
        PLANTED,
        fault(
          'one may leave at once',
          promised('selfie', {
            pattern: 'never',
            what: { outcome: 'cancelled' },
            within: { until: { call: 'realnameFaceCheck' } },
          }),
          { says: 'CANCEL, then cancelled' },
        ),
      ),
      breaks(
        'choose-card',
        PLANTED,
        fault(
          'a button before a call',
          promised('choose-card', {
            pattern: 'never',
            what: { event: 'NEXT' },
            within: { until: { call: 'loginChooseCard' } },
          }),
          { says: 'NEXT, then choosing' },
        ),
      ),
      breaks(
        'payment-password',
        PLANTED,
        fault(
          'a call before a code',
          promised('payment-password', {
            pattern: 'never',
            what: { call: 'authPayPwd' },
            within: { until: { code: 'PAY_PWD_WRONG' } },
          }),
          { says: 'then checking' },
        ),
      ),
      breaks(
        'forgot-by-question',
        PLANTED,
        fault(
          'the other way before any answer',
          promised('forgot-by-question', {
            pattern: 'never',
            what: { state: 'otherWay' },
            within: { until: { code: 'ANSWER_ERROR' } },
          }),
          { says: 'then otherWay' },
        ),
      ),
    ],
    kept: [
      keeps(
        'device-code',
        'what comes only after',
        promised('device-code', {
          pattern: 'never',
          what: { outcome: 'verified' },
          within: { until: { call: 'loginVerifyDevice' } },
        }),
      ),
    ],
  },
  'never after until': {
    broken: [
      breaks(
        'payment-password',
        'wrongIsNoProof',
        fault(
          'a wrong password authorises',
          edit(flow('payment-password'), '"target": "locked" }, ▸{ "target": ⟦"ask" → "authorised"⟧'),
          { says: 'PAY_PWD_WRONG, then authorised' },
        ),
      ),
      breaks(
        'device-code',
        'wrongCodeIsNoProof',
        fault(
          'a wrong code verifies',
          edit(flow('device-code'), '"target": "expired" }, ▸{ "target": ⟦"enter" → "verified"⟧'),
          { says: 'OTP_WRONG, then verified' },
        ),
      ),
      breaks(
        'selfie',
        'noFaceIsNoProof',
        fault(
          'a picture without a face proves',
          edit(flow('selfie'), '"target": "locked" }, ▸{ "target": ⟦"take" → "matched"⟧ }'),
          { says: 'FACE_FAIL, then matched', follows: ['otherFaceIsNoProof'] },
        ),
      ),
      breaks(
        'one-time-code',
        'wrongCodeIsNoProof',
        fault('a wrong code confirms', edit(flow('one-time-code'), '"onError": ▸{ "target": ⟦"enter" → "confirmed"⟧'), {
          says: 'OTP_WRONG, then confirmed',
        }),
      ),
      breaks(
        'forgot-by-question',
        'wrongAnswerIsNoProof',
        fault(
          'a wrong answer verifies',
          edit(flow('forgot-by-question'), '"target": "expired" }, ▸{ "target": ⟦"answer" → "verified"⟧'),
          { says: 'ANSWER_ERROR, then verified' },
        ),
      ),
      breaks(
        'forgot-by-uplink',
        'lateIsNoProof',
        fault(
          'a text that came too late verifies',
          edit(flow('forgot-by-uplink'), '"RETRY": ▸{ "target": ⟦"starting" → "verified"⟧ }'),
          { says: 'RETRY, then verified' },
        ),
      ),
    ],
    kept: [
      keeps(
        'payment-password',
        'a wrong password ends the flow',
        edit(flow('payment-password'), '"target": "locked" }, { "target": ⟦"ask" → "cancelled"⟧'),
      ),
    ],
  },
  always: {
    broken: [
      breaks(
        'login-by-password',
        'codeOnlyWhenAsked',
        fault(
          'a device is confirmed for everybody',
          edit(
            flow('login-by-password'),
            '"description": "A device that this member has not used before." }, ▸{ "target": ⟦"signedIn" → "confirmDevice"⟧ } ], "onError"',
          ),
          { says: 'then confirmDevice/enter' },
        ),
      ),
      breaks(
        'login-by-card',
        'cardOnlyWhenSeveral',
        fault(
          'a card is chosen by who lacks information',
          edit(
            flow('login-by-card'),
            '▸{ "guard": { "type": "is", "params": { "at": "$reply/checkingCard/next", "in": ["NEED_INFO"] } }, "target": ⟦"addInformation" → "chooseCard"⟧',
          ),
          { says: 'then chooseCard/pick', follows: ['codeOnlyWhenAsked', 'noConstantGuard'] },
        ),
      ),
      breaks(
        'add-information',
        'passwordOnlyWhenMissing',
        fault(
          'who lacks a payment password is asked for a login password',
          edit(
            flow('add-information'),
            '"contact": { … ▸{ "guard": { "type": "is", "params": { "at": "$input/need_info/pay_password", "in": [true] } }, "target": ⟦"pin" → "password"⟧ }',
          ),
          { says: 'then password' },
        ),
      ),
      breaks(
        'card-activate',
        'pinOnlyWhenMissing',
        fault(
          'everybody sets a payment password',
          edit(flow('card-activate'), '"password": { … ▸{ "target": ⟦"confirm" → "paymentPassword"⟧ }'),
          { says: 'then paymentPassword' },
        ),
      ),
      breaks(
        'card-activate',
        'emailOnlyWhenMissing',
        fault(
          'an e-mail address for a password',
          edit(
            flow('card-activate'),
            '▸{ "guard": { "type": "is", "params": { "at": "$reply/naming/access", "in": ["password"] } }, "target": ⟦"password" → "email"⟧ }',
          ),
          { says: 'then email' },
        ),
      ),
    ],
    kept: [
      keeps(
        'login-by-password',
        'a narrower condition that holds too',
        promised('login-by-password', {
          pattern: 'always',
          when: { state: 'chooseCard' },
          holds: { type: 'is', params: { at: '$reply/signingIn/next', in: ['NEED_CHOOSE'] } },
        }),
      ),
    ],
  },
  precedes: {
    broken: [
      breaks(
        'selfie',
        'matchedIsCompared',
        fault('nobody compares', edit(flow('selfie'), '"NEXT": ▸{ "target": ⟦"comparing" → "matched"⟧ }'), {
          says: 'at take: NEXT, then matched',
          follows: ['noConstantGuard'],
        }),
      ),
      breaks(
        'device-code',
        'verifiedIsChecked',
        fault('Cancel verifies', edit(flow('device-code'), '"CANCEL": ▸{ "target": ⟦"cancelled" → "verified"⟧ }'), {
          says: 'CANCEL, then verified',
          follows: ['wrongCodeIsNoProof'],
        }),
      ),
      breaks(
        'payment-password',
        'authorisedIsChecked',
        fault(
          'nobody checks the password',
          edit(flow('payment-password'), '"NEXT": ▸{ "target": ⟦"checking" → "authorised"⟧ }'),
          { says: 'NEXT, then authorised', follows: ['noConstantGuard'] },
        ),
      ),
      breaks(
        'forgot-by-question',
        'verifiedIsChecked',
        fault(
          'the other way verifies',
          edit(flow('forgot-by-question'), '"OTHER_WAY": ▸{ "target": ⟦"otherWay" → "verified"⟧ }'),
          { says: 'OTHER_WAY, then verified', follows: ['wrongAnswerIsNoProof'] },
        ),
      ),
      breaks(
        'reset-mobile',
        'provenBeforeNumber',
        fault(
          'nobody proves who they are',
          edit(flow('reset-mobile'), '"NEXT": ▸{ "target": ⟦"verifying" → "number"⟧ }'),
          { says: 'NEXT, then number', follows: ['expiredProvesAgain'] },
        ),
      ),
      breaks(
        'security-question',
        'provenBeforeQuestion',
        fault(
          'nobody proves it there either',
          edit(flow('security-question'), '"prove": { … "NEXT": ▸{ "target": ⟦"verifying" → "question"⟧ }'),
          { says: 'NEXT, then question', follows: ['expiredProvesAgain', 'noConstantGuard'] },
        ),
      ),
    ],
    kept: [
      keeps(
        'selfie',
        'what does come before',
        promised('selfie', { pattern: 'precedes', first: { event: 'NEXT' }, then: { call: 'realnameFaceCheck' } }),
      ),
    ],
  },
  leadsTo: {
    broken: [
      breaks(
        'payment-password',
        'lockedEnds',
        fault(
          'a lock ends as cancelled',
          edit(flow('payment-password'), '▸{ "guard": "code:PAY_PWD_LOCKED", "target": ⟦"locked" → "cancelled"⟧ }'),
          { says: 'PAY_PWD_LOCKED, then cancelled' },
        ),
      ),
      breaks(
        'device-code',
        'expiredEnds',
        fault(
          'a ticket ends as cancelled',
          edit(flow('device-code'), '▸{ "guard": "code:TICKET_EXPIRED", "target": ⟦"expired" → "cancelled"⟧ }'),
          { says: 'TICKET_EXPIRED, then cancelled' },
        ),
      ),
      breaks(
        'choose-card',
        'expiredEnds',
        fault(
          'a ticket ends as refused',
          edit(flow('choose-card'), '▸{ "guard": "code:TICKET_EXPIRED", "target": ⟦"expired" → "refused"⟧ }'),
          { says: 'TICKET_EXPIRED, then refused' },
        ),
      ),
      breaks(
        'forgot-by-question',
        'lockedEnds',
        fault(
          'a lock lets one try on',
          edit(flow('forgot-by-question'), '▸{ "guard": "code:ANSWER_LOCKED", "target": ⟦"locked" → "answer"⟧'),
          { at: edit(promises('forgot-by-question'), '"lockedEnds"'), says: 'then' },
        ),
      ),
      breaks(
        'forgot-by-code-and-id',
        'noDocumentIsAnotherWay',
        fault(
          'who has no document is told that time is over',
          edit(flow('forgot-by-code-and-id'), '▸{ "guard": "code:NO_DOC", "target": ⟦"otherWay" → "expired"⟧'),
          { says: 'NO_DOC, then expired' },
        ),
      ),
      breaks(
        'reset-mobile',
        'blockedIsRefused',
        fault(
          'a blocked number ends as cancelled',
          edit(
            flow('reset-mobile'),
            '▸{ "guard": "code:MOB_USED_THIS_YEAR", "target": ⟦"numberBlocked" → "cancelled"⟧ }',
          ),
          { says: 'MOB_USED_THIS_YEAR, then cancelled' },
        ),
      ),
    ],
    kept: [
      keeps(
        'payment-password',
        'a way that always leads there',
        promised('payment-password', { pattern: 'leadsTo', from: { state: 'locked' }, to: { outcome: 'locked' } }),
      ),
    ],
  },
  atMost: {
    broken: [
      breaks(
        'payment-password',
        PLANTED,
        fault(
          'a wrong password may be tried again',
          promised('payment-password', { pattern: 'atMost', what: { call: 'authPayPwd' }, times: 2 }),
          { says: 'then checking' },
        ),
      ),
      breaks(
        'selfie',
        PLANTED,
        fault(
          'the button may be pressed again',
          promised('selfie', { pattern: 'atMost', what: { event: 'NEXT' }, times: 1 }),
          { says: 'NEXT, then comparing' },
        ),
      ),
      breaks(
        'one-time-code',
        PLANTED,
        fault(
          'a code may be wrong twice',
          promised('one-time-code', { pattern: 'atMost', what: { code: 'OTP_WRONG' }, times: 1 }),
          { says: 'OTP_WRONG, then enter' },
        ),
      ),
      breaks(
        'device-code',
        PLANTED,
        fault(
          'a step may be reached again',
          promised('device-code', { pattern: 'atMost', what: { state: 'enter' }, times: 3 }),
          { says: 'then enter' },
        ),
      ),
      breaks(
        'choose-card',
        PLANTED,
        fault(
          'an outcome, not even once',
          promised('choose-card', { pattern: 'atMost', what: { outcome: 'chosen' }, times: 0 }),
          { says: 'then chosen' },
        ),
      ),
    ],
    kept: [
      keeps(
        'payment-password',
        'an outcome comes once',
        promised('payment-password', { pattern: 'atMost', what: { outcome: 'authorised' }, times: 1 }),
      ),
    ],
  },
  'atMost after': {
    broken: [
      breaks(
        'payment-password',
        PLANTED,
        fault(
          'after a button',
          promised('payment-password', {
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
        PLANTED,
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
        PLANTED,
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
        PLANTED,
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
        PLANTED,
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
        'payment-password',
        PLANTED,
        fault(
          'before it is locked',
          promised('payment-password', {
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
        PLANTED,
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
        PLANTED,
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
        PLANTED,
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
        PLANTED,
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
        'an outcome comes once',
        promised('device-code', {
          pattern: 'atMost',
          what: { outcome: 'verified' },
          times: 1,
          within: { until: { code: 'OTP_WRONG' } },
        }),
      ),
    ],
  },
  'atMost after until': {
    broken: [
      breaks(
        'payment-password',
        PLANTED,
        fault(
          'between a wrong one and a lock',
          promised('payment-password', {
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
        PLANTED,
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
        PLANTED,
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
        PLANTED,
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
        PLANTED,
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
        'counted anew each time',
        promised('device-code', {
          pattern: 'atMost',
          what: { call: 'loginVerifyDevice' },
          times: 1,
          within: { after: { state: 'enter' }, until: { outcome: 'verified' } },
        }),
      ),
    ],
  },
  between: {
    broken: [
      breaks(
        'selfie',
        PLANTED,
        fault(
          'one may leave before',
          promised('selfie', {
            pattern: 'between',
            what: { event: 'CANCEL' },
            after: { call: 'realnameFaceCheck' },
            until: { outcome: 'matched' },
          }),
          { says: 'CANCEL' },
        ),
      ),
      breaks(
        'payment-password',
        PLANTED,
        fault(
          'it is asked before',
          promised('payment-password', {
            pattern: 'between',
            what: { call: 'authPayPwd' },
            after: { code: 'PAY_PWD_WRONG' },
            until: { code: 'PAY_PWD_LOCKED' },
          }),
          { says: 'then checking' },
        ),
      ),
      breaks(
        'one-time-code',
        PLANTED,
        fault(
          'the outcome before',
          promised('one-time-code', {
            pattern: 'between',
            what: { outcome: 'confirmed' },
            after: { code: 'OTP_WRONG' },
            until: { outcome: 'cancelled' },
          }),
          { says: 'then confirmed' },
        ),
      ),
      breaks(
        'device-code',
        PLANTED,
        fault(
          'the two ends together',
          promised('device-code', {
            pattern: 'between',
            what: { tag: 'busy' },
            after: { code: 'OTP_WRONG' },
            until: { code: 'OTP_LIMIT' },
          }),
          { says: 'then verifying' },
        ),
      ),
      breaks(
        'choose-card',
        PLANTED,
        fault(
          'an outcome before',
          promised('choose-card', {
            pattern: 'between',
            what: { outcome: 'cancelled' },
            after: { event: 'NEXT' },
            until: { outcome: 'chosen' },
          }),
          { says: 'then cancelled' },
        ),
      ),
    ],
    kept: [
      keeps(
        'selfie',
        'a call between a button and an outcome',
        promised('selfie', {
          pattern: 'between',
          what: { call: 'realnameFaceCheck' },
          after: { event: 'NEXT' },
          until: { outcome: 'matched' },
        }),
      ),
    ],
  },
} as const satisfies { readonly [pattern: string]: PlantedPromises };
