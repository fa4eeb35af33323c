import type { SeededPromises } from './promiseFault.ts';
import { breaks, keeps, SEEDED, promised } from './promiseFault.ts';
import { edit, fault } from '../seeded.ts';
import { flow, operation, promises } from '../paths.ts';

/** What must not happen, anywhere or in a scope. */
export const NEVER = {
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
            follows: ['lostIsNotRepeated'],
          },
        ),
      ),
      breaks(
        'selfie',
        SEEDED,
        fault('a button that is there', promised('selfie', { pattern: 'never', what: { event: 'CANCEL' } }), {
          says: 'at take: CANCEL, then cancelled',
        }),
      ),
      breaks(
        'one-time-code',
        SEEDED,
        fault('a code that comes', promised('one-time-code', { pattern: 'never', what: { code: 'OTP_LOST' } }), {
          says: 'OTP_LOST, then enter',
        }),
      ),
      breaks(
        'device-code',
        SEEDED,
        fault('a kind of state', promised('device-code', { pattern: 'never', what: { tag: 'busy' } }), {
          says: 'NEXT, then verifying',
        }),
      ),
      breaks(
        'choose-card',
        SEEDED,
        fault(
          'an outcome',
          promised('choose-card', { pattern: 'never', what: { outcome: ['expired', 'unsupported'] } }),
          { says: 'then' },
        ),
      ),
      breaks(
        'forgot-by-question',
        SEEDED,
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
          { says: 'then changing', follows: ['lostIsNotRepeated'] },
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
        'confirm-payment',
        SEEDED,
        fault(
          'one may leave after a wrong password',
          promised('confirm-payment', {
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
        'confirm-payment',
        'what does not come after',
        promised('confirm-payment', {
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
        SEEDED,
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
        SEEDED,
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
        SEEDED,
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
        'confirm-payment',
        SEEDED,
        fault(
          'a call before a code',
          promised('confirm-payment', {
            pattern: 'never',
            what: { call: 'authPayPwd' },
            within: { until: { code: 'PAY_PWD_WRONG' } },
          }),
          { says: 'then checking' },
        ),
      ),
      breaks(
        'forgot-by-question',
        SEEDED,
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
        'confirm-payment',
        'wrongIsNoProof',
        fault(
          'a wrong password authorises',
          edit(flow('confirm-payment'), '"target": "locked" }, ▸{ "target": ⟦"ask" → "authorised"⟧'),
          { says: 'PAY_PWD_WRONG, then authorised', follows: ['codeWhereAsked'] },
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
        'confirm-payment',
        'a wrong password ends the flow',
        edit(flow('confirm-payment'), '"target": "locked" }, { "target": ⟦"ask" → "cancelled"⟧'),
      ),
    ],
  },
} as const satisfies { readonly [pattern: string]: SeededPromises };
