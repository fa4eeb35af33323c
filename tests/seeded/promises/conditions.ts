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
        'dormant',
        SEEDED,
        fault(
          'a code, by what was answered before it',
          promised('dormant', {
            pattern: 'never',
            what: { code: 'NOT_SLEEPING', if: is('$reply/lookingUp/doc_expired', true) },
          }),
          { says: 'at sending: accountSlpInfoAfterLogin answered NOT_SLEEPING' },
        ),
      ),
      breaks(
        'card-lock',
        SEEDED,
        fault(
          'the end, by what was answered before it',
          promised('card-lock', {
            pattern: 'never',
            what: { outcome: 'success', if: is('$reply/looking/card/status', 'locked') },
          }),
          { says: 'then unlocked' },
        ),
      ),
      breaks(
        'dormant',
        SEEDED,
        fault(
          'a rule',
          promised('dormant', {
            pattern: 'precedes',
            first: { code: 'DOC_EXPIRED' },
            then: {
              state: 'review',
              if: { type: 'rule:document.isNotExpired', params: { valid_to: '$form/document/doc_valid_to' } },
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
        'fps-register',
        'codeBeforeRegistering',
        fault(
          'registered without the code',
          edit(
            flow('fps-register'),
            '"confirmByCode": { … ▸{ "guard": "outcome:cancelled", "target": ⟦"cancelled" → "registering"⟧ }',
          ),
          { says: 'then registering', follows: ['cancelRegistersNothing'] },
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
        'card-lock',
        'passwordBeforeLocking',
        fault(
          'a password that was wrong too often',
          edit(
            flow('card-lock'),
            '"authoriseLock": { … ▸{ "guard": "outcome:locked", "target": ⟦"lockPasswordLocked" → "locking"⟧ }',
          ),
          { says: 'then locking' },
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
        'card-buy-chip',
        'an outcome that leads to another',
        promised('card-buy-chip', {
          pattern: 'leadsTo',
          from: { outcome: 'locked', of: 'authorise' },
          to: { outcome: 'refused' },
        }),
      ),
      keeps(
        'card-replace',
        'the code comes before the end of the sub-flow that it brings about',
        promised('card-replace', {
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
        'card-chip-application',
        'passwordForThisOnly',
        fault(
          'a password for something else',
          edit(flow('card-chip-application'), '"authorise": { … "operation": ⟦"cardChipApply" → "cardReplace"⟧'),
          {
            at: edit(flow('card-chip-application'), '"review": { … "NEXT": ▸{ "target": "authorise" }'),
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
        'card-new',
        SEEDED,
        fault(
          'an answer that is sent on',
          promised('card-new', {
            pattern: 'never',
            what: { call: 'cardQuote', if: is('$sent/currency', 'USD') },
          }),
          { says: 'then quoting' },
        ),
      ),
      breaks(
        'card-buy-chip',
        SEEDED,
        fault(
          'one kind of call by its effect',
          promised('card-buy-chip', {
            pattern: 'precedes',
            first: { code: 'TICKET_EXPIRED' },
            then: { effect: 'money', if: is('$sent/area_code', '852') },
          }),
          { says: 'then ordering' },
        ),
      ),
      breaks(
        'card-add',
        SEEDED,
        fault(
          'the other value',
          promised('card-add', {
            pattern: 'precedes',
            first: { state: 'number' },
            then: { call: 'cardAdd', if: is('$sent/method', 'barcode') },
          }),
          { says: 'then adding' },
        ),
      ),
      breaks(
        'topup-fps',
        SEEDED,
        fault(
          'what a rule says of it',
          promised('topup-fps', {
            pattern: 'always',
            when: { call: 'topupFpsCreate' },
            holds: {
              type: 'rule:topup.withinLimit',
              params: { amount: '$sent/amount', currency: 'HKD', status: '0' },
            },
          }),
          { says: 'then creating' },
        ),
      ),
    ],
    kept: [
      keeps(
        'card-add',
        'the value that leads past the first',
        promised('card-add', {
          pattern: 'precedes',
          first: { state: 'number' },
          then: { call: 'cardAdd', if: is('$sent/method', 'number') },
        }),
      ),
    ],
  },
} as const satisfies { readonly [what: string]: SeededPromises };
