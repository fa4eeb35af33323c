import { edit, fault } from '../seeded.ts';
import { flow } from '../paths.ts';
import type { SeededPromises } from './promiseFault.ts';
import { breaks, keeps, SEEDED, promised } from './promiseFault.ts';

const is = (at: string, ...values: readonly (string | boolean)[]) => ({ type: 'is', params: { at, in: [...values] } });

/** What counts only under a condition, sub-flows that end, and what calls are sent. */
export const CONDITIONS = {
  if: {
    broken: [
      breaks(
        'login-by-password',
        'newDeviceIsConfirmed',
        fault(
          'a new device is signed in at once',
          edit(
            flow('login-by-password'),
            '▸{ "guard": { "type": "is", "params": { "at": "$reply/signingIn/next", "in": ["NEED_DEVICE_CODE"] } }, "target": ⟦"confirmDevice" → "signedIn"⟧',
          ),
          { says: 'then signedIn' },
        ),
      ),
      breaks(
        'close-account',
        'withdrawClosesNothing',
        fault(
          'whoever wants to withdraw goes on',
          edit(
            flow('close-account'),
            '▸{ "guard": { "type": "is", "params": { "at": "$form/balance/choice", "in": ["withdraw"] } }, "target": ⟦"withdrawFirst" → "proveIdentity"⟧',
          ),
          { says: 'then closing' },
        ),
      ),
      breaks(
        'close-account',
        SEEDED,
        fault(
          'an answer of before',
          promised('close-account', {
            pattern: 'never',
            what: { state: 'confirm', if: is('$form/balance/choice', 'abandon') },
          }),
          { says: 'then confirm' },
        ),
      ),
      breaks(
        'close-account',
        SEEDED,
        fault(
          'the answer that a button gives',
          promised('close-account', {
            pattern: 'never',
            what: { event: 'NEXT', if: is('$form/balance/choice', 'withdraw') },
          }),
          { says: 'at balance: NEXT with {"choice":"withdraw"}' },
        ),
      ),
      breaks(
        'transfer-to-account',
        SEEDED,
        fault(
          'a code, by what was answered before it',
          promised('transfer-to-account', {
            pattern: 'never',
            what: { code: 'CARD_STATUS', if: is('$reply/quoting/otp_required', true) },
          }),
          { says: 'at sending: transferToGc answered CARD_STATUS' },
        ),
      ),
      breaks(
        'transfer-to-account',
        SEEDED,
        fault(
          'the end, by what was answered before it',
          promised('transfer-to-account', {
            pattern: 'never',
            what: { outcome: 'success', if: is('$reply/quoting/otp_required', true) },
          }),
          { says: 'then done' },
        ),
      ),
      breaks(
        'realname',
        SEEDED,
        fault(
          'a rule',
          promised('realname', {
            pattern: 'precedes',
            first: { state: 'guardian' },
            then: {
              state: 'review',
              if: { type: 'rule:person.isAdult', params: { birth_date: '$form/details/birth_date' } },
            },
          }),
          { says: 'then review' },
        ),
      ),
    ],
    kept: [
      keeps(
        'close-account',
        'an answer that leads elsewhere',
        promised('close-account', {
          pattern: 'never',
          what: { state: 'withdrawFirst', if: is('$form/balance/choice', 'abandon') },
        }),
      ),
      keeps(
        'close-account',
        'a button, with the answer that leads there',
        promised('close-account', {
          pattern: 'leadsTo',
          from: { event: 'NEXT', if: is('$form/balance/choice', 'withdraw') },
          to: { state: 'withdrawFirst' },
        }),
      ),
    ],
  },
  'outcome of a sub-flow': {
    broken: [
      breaks(
        'transfer-to-account',
        'codeAboveLimit',
        fault(
          'no code is asked for',
          edit(flow('transfer-to-account'), '"otp_required": ⟦"$reply/quoting/otp_required" → false⟧'),
          {
            at: edit(flow('transfer-to-account'), '"review": { … "NEXT": ▸{ "target": "authorise" }'),
            says: 'then sending',
          },
        ),
      ),
      breaks(
        'transfer-to-mainland',
        'codeAboveLimit',
        fault(
          'sent without the code',
          edit(
            flow('transfer-to-mainland'),
            '"authorise": { … ▸{ "guard": "outcome:cancelled", "target": ⟦"cancelled" → "sending"⟧ }',
          ),
          { says: 'then sending', follows: ['cancelSendsNothing', 'moneyAuthorised', 'passwordBeforeMoney'] },
        ),
      ),
      breaks(
        'close-account',
        'selfieBeforeClosing',
        fault(
          'without a face',
          edit(
            flow('close-account'),
            '"proveIdentity": { … ▸{ "guard": "outcome:locked", "target": ⟦"throughSupport" → "confirm"⟧ }',
          ),
          { says: 'then closing' },
        ),
      ),
      breaks(
        'close-account',
        'codeBeforeClosing',
        fault(
          'who leaves the code closes',
          edit(
            flow('close-account'),
            '"confirmByCode": { … ▸{ "guard": "outcome:cancelled", "target": ⟦"cancelled" → "closing"⟧ }',
          ),
          { says: 'then closing', follows: ['cancelClosesNothing'] },
        ),
      ),
      breaks(
        'realname',
        'faceBeforeSubmit',
        fault(
          'a face that did not match',
          edit(flow('realname'), '"selfie": { … ▸{ "guard": "outcome:locked", "target": ⟦"faceLocked" → "review"⟧ }'),
          { says: 'then submitting' },
        ),
      ),
      breaks(
        'login-by-password',
        'newDeviceIsConfirmed',
        fault(
          'a ticket that ran out is as good',
          edit(
            flow('login-by-password'),
            '"confirmDevice": { … ▸{ "guard": "outcome:expired", "target": ⟦"credentials" → "signedIn"⟧',
          ),
          { says: 'then signedIn', follows: ['expiredStartsAgain'] },
        ),
      ),
    ],
    kept: [
      keeps(
        'transfer-to-account',
        'an outcome that leads to another',
        promised('transfer-to-account', {
          pattern: 'leadsTo',
          from: { outcome: 'locked', of: 'authorise' },
          to: { outcome: 'refused' },
        }),
      ),
      keeps(
        'transfer-to-account',
        'the code comes before the end of the sub-flow that it brings about',
        promised('transfer-to-account', {
          pattern: 'precedes',
          first: { code: 'PAY_PWD_LOCKED' },
          then: { outcome: 'locked', of: 'authorise' },
        }),
      ),
    ],
  },
  'what a call is sent': {
    broken: [
      breaks(
        'transfer-to-account',
        'passwordForThisOnly',
        fault(
          'a password for something else',
          edit(flow('transfer-to-account'), '"authorise": { … "operation": ⟦"transferToGc" → "transferToHk"⟧'),
          {
            at: edit(flow('transfer-to-account'), '"review": { … "NEXT": ▸{ "target": "authorise" }'),
            says: 'then authorise/checking',
          },
        ),
      ),
      breaks(
        'close-account',
        'proofsOfThisOnly',
        fault(
          'a code for something else',
          edit(flow('close-account'), '"confirmByCode": { … "operation": ⟦"accountClose" → "cardCancel"⟧'),
          {
            at: edit(flow('close-account'), '▸{ "guard": "outcome:authorised", "target": "confirmByCode" }'),
            says: 'then confirmByCode/checking',
          },
        ),
      ),
      breaks(
        'transfer-to-hk',
        SEEDED,
        fault(
          'an answer that is sent on',
          promised('transfer-to-hk', {
            pattern: 'never',
            what: { call: 'transferQuote', if: is('$sent/method', 'FPS') },
          }),
          { says: 'then quoting' },
        ),
      ),
      breaks(
        'transfer-to-hk',
        SEEDED,
        fault(
          'one kind of call by its effect',
          promised('transfer-to-hk', {
            pattern: 'precedes',
            first: { call: 'fpsPayeeCheck' },
            then: { effect: 'money', if: is('$sent/payee_confirmed', true) },
          }),
          { says: 'then sending' },
        ),
      ),
      breaks(
        'transfer-to-hk',
        SEEDED,
        fault(
          'the other value',
          promised('transfer-to-hk', {
            pattern: 'precedes',
            first: { call: 'fpsPayeeCheck' },
            then: { call: 'transferQuote', if: is('$sent/method', 'bank') },
          }),
          { says: 'then quoting' },
        ),
      ),
      breaks(
        'transfer-to-mainland',
        SEEDED,
        fault(
          'what a rule says of it',
          promised('transfer-to-mainland', {
            pattern: 'always',
            when: { call: 'transferQuote' },
            holds: {
              type: 'rule:transfer.withinSingleLimit',
              params: { amount: '$sent/amount', currency: 'HKD', status: '0' },
            },
          }),
          { says: 'then quoting' },
        ),
      ),
    ],
    kept: [
      keeps(
        'transfer-to-hk',
        'the value that leads past the first',
        promised('transfer-to-hk', {
          pattern: 'precedes',
          first: { call: 'fpsPayeeCheck' },
          then: { call: 'transferQuote', if: is('$sent/method', 'FPS') },
        }),
      ),
    ],
  },
} as const satisfies { readonly [what: string]: SeededPromises };
