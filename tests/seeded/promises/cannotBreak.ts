import { fault } from '../seeded.ts';
import type { SeededPromises } from './promiseFault.ts';
import { breaks, keeps, SEEDED, promised } from './promiseFault.ts';

/** Promises that no flow could break, and such as come close and say something. */
export const CANNOT_BREAK = {
  cannotBreak: {
    broken: [
      breaks(
        'selfie',
        SEEDED,
        fault(
          'after a code that a lost session answers, which is no affair of the flow',
          promised('selfie', {
            pattern: 'never',
            what: { outcome: 'matched' },
            within: { after: { code: 'NOT_LOGIN' }, until: { call: 'realnameFaceCheck' } },
          }),
          { says: 'It cannot break: the code NOT_LOGIN is never returned' },
        ),
      ),
      breaks(
        'confirm-payment',
        SEEDED,
        fault(
          'first comes where the flow begins',
          promised('confirm-payment', {
            pattern: 'precedes',
            first: { state: 'ask' },
            then: { outcome: 'authorised' },
          }),
          { says: 'It cannot break: the state ask is what the flow starts with' },
        ),
      ),
      breaks(
        'confirm-payment',
        SEEDED,
        fault(
          'an outcome by its name and by its state',
          promised('confirm-payment', { pattern: 'leadsTo', from: { state: 'locked' }, to: { outcome: 'locked' } }),
          { says: 'It cannot break: the state locked is only reached together with the outcome locked' },
        ),
      ),
      breaks(
        'choose-card',
        SEEDED,
        fault(
          'it leads to one of all outcomes',
          promised('choose-card', {
            pattern: 'leadsTo',
            from: { event: 'NEXT' },
            to: { outcome: ['chosen', 'expired', 'refused', 'unsupported', 'cancelled'] },
          }),
          { says: 'It cannot break: no path ends without' },
        ),
      ),
      breaks(
        'card-renew-virtual',
        SEEDED,
        fault(
          'a call after the state that makes it',
          promised('card-renew-virtual', {
            pattern: 'between',
            what: { call: 'cardRenewVcn' },
            after: { state: 'ordering' },
            until: { outcome: ['success', 'processing'] },
          }),
          { says: 'It cannot break: the call cardRenewVcn is only made together with the state ordering' },
        ),
      ),
      breaks(
        'device-code',
        SEEDED,
        fault(
          'an outcome comes once',
          promised('device-code', { pattern: 'atMost', what: { outcome: 'verified' }, times: 1 }),
          { says: 'It cannot break: the outcome verified is only reached at the end' },
        ),
      ),
      breaks(
        'transfer-to-hk',
        SEEDED,
        fault(
          'one of all the choices that a field has',
          promised('transfer-to-hk', {
            pattern: 'always',
            when: { state: 'review' },
            holds: { type: 'is', params: { at: '$form/details/method', in: ['FPS', 'bank'] } },
          }),
          { says: 'It cannot break: what must hold always holds, whatever the values' },
        ),
      ),
      breaks(
        'topup-fps',
        SEEDED,
        fault(
          'an amount is not above itself',
          promised('topup-fps', {
            pattern: 'always',
            when: { state: 'waiting' },
            holds: {
              type: 'rule:transfer.withinBalance',
              params: { amount: '$form/amount/amount', available: '$form/amount/amount' },
            },
          }),
          { says: 'It cannot break: what must hold always holds, whatever the values' },
        ),
      ),
      breaks(
        'card-add',
        SEEDED,
        fault(
          'a constant that decides a rule',
          promised('card-add', {
            pattern: 'always',
            when: { call: 'cardAdd' },
            holds: { type: 'rule:fps.isOffered', params: { method: '$form/way/method', region: 'HK' } },
          }),
          { says: 'It cannot break: what must hold always holds, whatever the values' },
        ),
      ),
      breaks(
        'forgot-by-code-and-id',
        SEEDED,
        fault(
          'only if a number is not itself',
          promised('forgot-by-code-and-id', {
            pattern: 'never',
            what: {
              call: 'forgetPwdVerifyOtpId',
              if: {
                type: 'rule:person.isAnother',
                params: { doc_no: '$form/verify/doc_no', other_doc_no: '$form/verify/doc_no' },
              },
            },
          }),
          { says: 'It cannot break: its condition can never hold' },
        ),
      ),
    ],
    kept: [
      keeps(
        'selfie',
        'a kind of call that is to stay out',
        promised('selfie', { pattern: 'precedes', first: { event: 'NEXT' }, then: { effect: 'money' } }),
      ),
      keeps(
        'confirm-payment',
        'a button that could lead elsewhere',
        promised('confirm-payment', { pattern: 'leadsTo', from: { event: 'CANCEL' }, to: { outcome: 'cancelled' } }),
      ),
      keeps(
        'confirm-payment',
        'a step that every way happens to pass',
        promised('confirm-payment', {
          pattern: 'precedes',
          first: { call: 'authPayPwd' },
          then: { outcome: 'authorised' },
        }),
      ),
      keeps(
        'card-new',
        'an answer that leads elsewhere too',
        promised('card-new', {
          pattern: 'always',
          when: { state: 'choose' },
          holds: { type: 'is', params: { at: '$form/kind/card_type', in: ['virtual'] } },
        }),
      ),
      keeps(
        'forgot-by-code-and-id',
        'what the form asks today, and could cease to ask',
        promised('forgot-by-code-and-id', {
          pattern: 'always',
          when: { call: 'forgetPwdVerifyOtpId' },
          holds: {
            type: 'rule:document.numberFits',
            params: { number_type: '$form/verify/doc_type', doc_no: '$form/verify/doc_no' },
          },
        }),
      ),
    ],
  },
} as const satisfies { readonly [what: string]: SeededPromises };
