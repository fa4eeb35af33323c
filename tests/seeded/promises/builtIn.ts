import { edit, fault } from '../seeded.ts';
import { flow, form, operation } from '../paths.ts';
import { ANSWERABLE } from './answerable.ts';
import { WAYS_OUT } from './waysOut.ts';
import type { SeededPromises } from './promiseFault.ts';
import { breaks, keeps } from './promiseFault.ts';

/** The promises that every flow makes and that a flow file can break. The others are about Back, Change and a reload, which
 * are the engine's, and no word of a flow says where they lead: other engines break them, in `../engines/`. */
export const BUILT_IN = {
  ...ANSWERABLE,
  lostIsNotRepeated: {
    broken: [
      breaks(
        'reset-mobile',
        'lostIsNotRepeated',
        fault(
          'a number of which nobody knows is sent again',
          edit(flow('reset-mobile'), '▸{ "guard": "call:unknown", "target": ⟦"unconfirmed" → "number"⟧ }'),
          { says: 'then changing', follows: ['neverTwice'] },
        ),
      ),
      breaks(
        'card-renew-chip',
        'lostIsNotRepeated',
        fault(
          'money of which nobody knows is sent again, behind another review',
          edit(
            flow('card-renew-chip'),
            '"op:cardRenewChip", … "guard": "call:unknown", "target": ⟦"unknown" → "review"⟧',
          ),
          {
            at: edit(flow('card-renew-chip'), '▸{ "guard": "call:unknown"'),
            says: 'then ordering',
            follows: ['unknownIsProcessing'],
          },
        ),
      ),
      breaks(
        'device-code',
        'lostIsNotRepeated',
        fault(
          'a call that writes from now on, and goes back to where it is made',
          edit(operation('login/loginVerifyDevice'), 'x-effect: ⟦attempt → write⟧'),
          { at: edit(flow('device-code'), '"NEXT": ▸{ "target": "verifying" }'), says: 'then verifying' },
        ),
      ),
      breaks(
        'choose-card',
        'lostIsNotRepeated',
        fault(
          'a choice that writes from now on',
          edit(operation('login/loginChooseCard'), 'x-effect: ⟦attempt → write⟧'),
          { at: edit(flow('choose-card'), '"NEXT": ▸{ "target": "choosing" }'), says: 'then choosing' },
        ),
      ),
      breaks(
        'confirm-payment',
        'lostIsNotRepeated',
        fault(
          'in a sub-flow, a password that is used up from now on',
          edit(operation('auth/authPayPwd'), 'x-effect: ⟦attempt → irreversible⟧'),
          { at: edit(flow('confirm-payment'), '"NEXT": ▸{ "target": "checking" }'), says: 'then checking' },
        ),
      ),
    ],
    kept: [
      keeps(
        'choose-card',
        'what is only tried may be tried again',
        edit(operation('login/loginChooseCard'), 'x-effect: ⟦attempt → read⟧'),
      ),
    ],
  },
  moneyAuthorised: {
    broken: [
      breaks(
        'card-new',
        'moneyAuthorised',
        fault('no review', edit(flow('card-new'), '"onDone": ▸{ "target": ⟦"review" → "authorise"⟧ }'), {
          says: 'then ordering',
          follows: ['priceBeforePassword'],
        }),
      ),
      breaks(
        'card-buy-chip',
        'moneyAuthorised',
        fault('no authorisation', edit(flow('card-buy-chip'), '"NEXT": ▸{ "target": ⟦"authorise" → "ordering"⟧ }'), {
          says: 'at review: NEXT, then ordering',
          follows: ['passwordBeforeOrdering'],
        }),
      ),
      breaks(
        'card-renew-virtual',
        'moneyAuthorised',
        fault(
          'who has locked the password pays',
          edit(flow('card-renew-virtual'), '▸{ "guard": "outcome:locked", "target": ⟦"passwordLocked" → "ordering"⟧ }'),
          { says: 'then ordering', follows: ['passwordBeforeOrdering'] },
        ),
      ),
      breaks(
        'device-code',
        'moneyAuthorised',
        fault(
          'a call that takes money from now on',
          edit(operation('login/loginVerifyDevice'), 'x-effect: ⟦attempt → money⟧'),
          {
            at: edit(flow('device-code'), '"NEXT": ▸{ "target": "verifying" }'),
            says: 'then verifying',
            follows: ['lostIsNotRepeated'],
          },
        ),
      ),
      breaks(
        'choose-card',
        'moneyAuthorised',
        fault(
          'another call that takes money from now on',
          edit(operation('login/loginChooseCard'), 'x-effect: ⟦attempt → money⟧'),
          {
            at: edit(flow('choose-card'), '"NEXT": ▸{ "target": "choosing" }'),
            says: 'then choosing',
            follows: ['lostIsNotRepeated'],
          },
        ),
      ),
    ],
    kept: [
      keeps(
        'device-code',
        'a call that writes needs no review',
        edit(operation('login/loginVerifyDevice'), 'x-effect: ⟦attempt → read⟧'),
      ),
    ],
  },
  moneySaid: {
    broken: [
      breaks(
        'transfer-to-account',
        'moneySaid',
        fault(
          'a transfer that was made, and is called refused',
          edit(
            flow('transfer-to-account'),
            '"at": "$reply/sending/status", "in": ["processing"] } }, "target": "asking" }, ▸{ "target": ⟦"done" → "refused"⟧ }',
          ),
          { says: 'then refused' },
        ),
      ),
      breaks(
        'card-renew-chip',
        'moneySaid',
        fault(
          'what was asked before comes again',
          edit(flow('card-renew-chip'), '"op:cardRenewChip", … "onDone": ▸{ "target": ⟦"done" → "delivery"⟧ }'),
          { says: 'then delivery' },
        ),
      ),
      breaks(
        'card-chip-application',
        'moneySaid',
        fault(
          'an end without a screen',
          [
            edit(flow('card-chip-application'), '"op:cardChipApply", … "onDone": ▸{ "target": ⟦"done" → "noCard"⟧ }'),
            edit(flow('card-chip-application'), '"noCard": { … "outcome": "⟦refused", → success", "screen": false,⟧'),
          ],
          { says: 'then noCard' },
        ),
      ),
      breaks(
        'transfer-to-account',
        'moneySaid',
        fault(
          'what became of it cannot be asked, and nothing is said',
          edit(
            flow('transfer-to-account'),
            '"op:historyDetail", … "onError": ▸{ "target": ⟦"processing" → "cancelled"⟧ }',
          ),
          { says: 'then cancelled' },
        ),
      ),
      breaks(
        'card-replace',
        'moneySaid',
        fault(
          'the end of those who have paid is a refusal',
          edit(flow('card-replace'), '"done": { … "outcome": "⟦success → refused⟧",'),
          {
            at: edit(flow('card-replace'), '"op:cardReplace", … "onDone": ▸{ "target": "done" }'),
            says: 'then done',
          },
        ),
      ),
    ],
    kept: [
      keeps(
        'transfer-to-account',
        'every transfer is called in progress',
        edit(
          flow('transfer-to-account'),
          '"at": "$reply/sending/status", "in": ["processing"] } }, "target": "asking" }, { "target": ⟦"done" → "processing"⟧ }',
        ),
      ),
    ],
  },
  noConstantGuard: {
    broken: [
      breaks(
        'card-new',
        'noConstantGuard',
        fault(
          'a kind that cannot be chosen',
          edit(
            flow('card-new'),
            '▸{ "guard": { "type": "is", "params": { "at": "$form/kind/card_type", "in": [⟦"physical" → "none"⟧] } }',
          ),
          { says: 'never seen: guard:kind.NEXT.0=true' },
        ),
      ),
      breaks(
        'login-by-password',
        'noConstantGuard',
        fault(
          'an answer that never comes',
          edit(
            flow('login-by-password'),
            '▸{ "guard": { "type": "is", "params": { "at": "$reply/signingIn/next", "in": [⟦"NEED_CHOOSE" → "NEED_NOTHING"⟧] } }',
          ),
          { says: 'guard:signingIn.onDone.0=true' },
        ),
      ),
      breaks(
        'card-to-activate',
        'noConstantGuard',
        fault(
          'a variant that cannot be chosen',
          edit(
            flow('card-to-activate'),
            '▸{ "guard": { "type": "is", "params": { "at": "$form/way/variant", "in": [⟦"info" → "letter"⟧] } }',
          ),
          { says: 'guard:way.NEXT.0=true' },
        ),
      ),
      breaks(
        'forgot-by-uplink',
        'noConstantGuard',
        fault(
          'all answers that may come',
          edit(
            flow('forgot-by-uplink'),
            '"onDone": [ ▸{ "guard": { "type": "is", "params": { "at": "$reply/waiting/state", "in": ["RECEIVED"⟦→ , "WAITING", "EXPIRED"⟧] } }',
          ),
          { says: 'guard:waiting.onDone.0=false' },
        ),
      ),
      breaks(
        'confirm-payment',
        'noConstantGuard',
        fault(
          'a code that the operation does not answer',
          edit(flow('confirm-payment'), '▸{ "guard": ⟦"code:PAY_PWD_LOCKED" → "code:FACE_LOCKED"⟧'),
          { says: 'guard:checking.onError.0=true', follows: ['lockedEnds'] },
        ),
      ),
      breaks(
        'card-to-activate',
        'noConstantGuard',
        fault(
          'a branch behind one that takes the same',
          edit(
            flow('card-to-activate'),
            '"NEXT": [⟦→ { "guard": { "type": "is", "params": { "at": "$form/way/variant", "in": ["info", "code"] } }, "target": "code" },⟧ ▸{ "guard": { "type": "is"',
          ),
          { says: 'guard:way.NEXT.1=true (an earlier branch, way.NEXT.0, is taken wherever that was tried' },
        ),
      ),
      breaks(
        'bank-bind',
        'noConstantGuard',
        fault(
          'a reply that an earlier branch takes',
          edit(
            flow('bank-bind'),
            '"in": ["BOUND"] } }, "target": "done" }, ⟦→{ "guard": { "type": "is", "params": { "at": "$reply/looking/state", "in": ["WAITING", "UNBOUND"] } }, "target": "processing" },⟧ ▸{ "guard": { "type": "is"',
          ),
          {
            says: 'an earlier branch has its values, looking.onDone.1 leads "WAITING" to "processing": take them out there, or put this one before it',
          },
        ),
      ),
      breaks(
        'card-to-activate',
        'noConstantGuard',
        fault(
          'a variant that its own form refuses',
          edit(form('card-to-activate/way'), '"enum": ["info", "code"]⟦→ , "not": { "const": "info" }⟧'),
          {
            says: 'the form of "way" refuses at "variant" all that was tried to make it so, by "not"',
            at: edit(flow('card-to-activate'), '▸{ "guard": { "type": "is", "params": { "at": "$form/way/variant"'),
          },
        ),
      ),
      breaks(
        'realname-modify',
        'noConstantGuard',
        fault(
          'a form that takes no child',
          edit(
            form('realname-modify/details'),
            '"x-rules": [⟦→ { "rule": "person.isAdult", "params": { "birth_date": "$self/birth_date" }, "at": "/birth_date" },⟧',
          ),
          {
            says: 'the form of "details" refuses at "birth_date" all that was tried to make it so, by rule "person.isAdult"',
            at: edit(flow('realname-modify'), '▸{ "guard": { "type": "rule:person.isMinor"'),
          },
        ),
      ),
    ],
    kept: [
      keeps(
        'card-to-activate',
        'the other variant first',
        edit(
          flow('card-to-activate'),
          '"in": [⟦"info" → "code"⟧] } }, "target": ⟦"details" → "code"⟧ }, { "target": ⟦"code" → "details"⟧ }',
        ),
      ),
    ],
  },
  ...WAYS_OUT,
} as const satisfies { readonly [promise: string]: SeededPromises };
