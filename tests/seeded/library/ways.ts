import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow } from '../paths.ts';

const HK = flow('transfer-to-hk');
const UPLINK = flow('forgot-by-uplink');
const CODE = flow('one-time-code');
const LOGIN = flow('login-by-password');

/** The ways through a flow: each can be taken, none stops, each leads to an end. */
export const WAYS = {
  'branch-open': {
    faults: [
      fault(
        'a button',
        edit(
          HK,
          '"target": "findingPayee" }, { ⟦→ "guard": ▸{ "type": "is", "params": { "at": "$form/details/method", "in": ["bank"] } }, ⟧"target": "quoting" }',
        ),
      ),
      fault(
        'an automatic state',
        edit(
          flow('close-account'),
          '"always": [ … { ⟦→ "guard": ▸{ "type": "is", "params": { "at": "$reply/lookingUp/has_balance", "in": [false] } }, ⟧"target": "emptyBalance" }',
        ),
      ),
      fault(
        'a call that is answered',
        edit(
          LOGIN,
          '"target": "confirmDevice", "description": "A device that this member has not used before." }, { ⟦→ "guard": ▸{ "type": "is", "params": { "at": "$reply/signingIn/next", "in": ["TOKEN"] } }, ⟧"target": "signedIn" } ], "onError"',
        ),
      ),
      fault(
        'a step before which nothing was asked',
        edit(
          flow('card-to-activate'),
          '"target": "details" }, { ⟦→ "guard": ▸{ "type": "is", "params": { "at": "$form/way/variant", "in": ["code"] } }, ⟧"target": "code" }',
        ),
      ),
      fault(
        'a poll that is answered',
        edit(
          UPLINK,
          '"target": "verified" }, { ⟦→ "guard": ▸{ "type": "is", "params": { "at": "$reply/waiting/state", "in": ["WAITING"] } }, ⟧"target": "late", "description": "The gateway says that the time is over."',
        ),
      ),
    ],
    valid: [
      twin(
        'every outcome of a sub-flow by its name',
        edit(
          flow('close-account'),
          '"proveIdentity": { … "onDone": [ … { ⟦→ "guard": "outcome:back", ⟧"target": "balanceHandling" } ]',
        ),
      ),
      twin(
        'a guard before the last branch',
        edit(
          flow('close-account'),
          '"always": [ … ⟦→ { "guard": { "type": "is", "params": { "at": "$reply/lookingUp/pending", "in": ["none"] } }, "target": "emptyBalance" }, ⟧{ "target": "emptyBalance" }',
        ),
      ),
    ],
  },
  'branch-shadowed': {
    faults: [
      fault(
        'a code behind everybody else',
        edit(LOGIN, '⟦→ { "target": "refused" }, ⟧▸{ "guard": "code:NO_PASSWORD"'),
        {
          follows: [`branch-shadowed ${LOGIN}`],
        },
      ),
      fault(
        'a code that is told of twice',
        edit(
          HK,
          '"code:TRANS_PROCESSING", "target": "processing" },⟦→ ▸{ "guard": "code:TRANS_PROCESSING", "target": "failed" },⟧',
        ),
      ),
      fault(
        'an answer that is told of twice',
        edit(
          flow('forgot-password'),
          '"in": ["codeAndId"] } }, "target": "byCodeAndDocument" },⟦→ ▸{ "guard": { "params": { "in": ["codeAndId"], "at": "$form/choose/mode" }, "type": "is" }, "target": "byStaff" },⟧',
        ),
      ),
      fault(
        'an outcome behind everybody else',
        edit(
          flow('close-account'),
          '"outcome:locked", "target": "throughSupport" }, { "guard": "outcome:cancelled", "target": "cancelled" }, { "target": "balanceHandling" }⟦→ , ▸{ "guard": "outcome:back", "target": "balanceHandling" }⟧',
        ),
      ),
      fault(
        'an automatic way behind another',
        edit(flow('add-information'), '"lacking": { … "always": [⟦→ { "target": "confirm" },⟧ ▸{'),
        {
          follows: [`branch-shadowed ${flow('add-information')}`],
        },
      ),
      fault(
        'values that a branch before names among others',
        edit(
          HK,
          '"$reply/asking/status", "in": ["success"⟦→, "fail", "closed"⟧] } }, "target": "done" }, ▸{ "guard": { "type": "is"',
        ),
        { says: '"fail" and "closed" lead to "done"', follows: [`branch-crossed ${HK}`] },
      ),
      fault(
        'values that two branches before name between them',
        edit(
          flow('transfer-to-mainland'),
          '"$reply/asking/status", "in": ["success", "submittedToBank"] } }, "target": "done" }, ⟦→{ "guard": { "type": "is", "params": { "at": "$reply/asking/status", "in": ["closed", "refunded"] } }, "target": "returned" }, { "guard": { "type": "is", "params": { "at": "$reply/asking/status", "in": ["fail"] } }, "target": "returned" },⟧ ▸{ "guard": { "type": "is"',
        ),
        { says: '"closed" leads to "returned", and "fail" leads to "returned"' },
      ),
    ],
    valid: [
      twin(
        'one of its values has a branch before',
        edit(
          flow('transfer-to-account'),
          '"$reply/asking/status", "in": ["success"] } }, "target": "done" }, ⟦→{ "guard": { "type": "is", "params": { "at": "$reply/asking/status", "in": ["fail"] } }, "target": "returned" },⟧ { "guard": { "type": "is"',
        ),
      ),
      twin(
        'the same guard at two steps',
        edit(
          flow('close-account'),
          '"code:FUNDS_FROZEN", "target": "frozen" }, { "guard": "code:CO_BRANDED", "target": ⟦"throughPartner" → "throughSupport"⟧ }',
        ),
      ),
    ],
  },
  'state-unreachable': {
    faults: [
      fault(
        'an end whose code leads elsewhere',
        edit(flow('card-add'), '"code:RENEW_EXPIRED", "target": "⟦expired → failed⟧"'),
        { at: edit(flow('card-add'), '▸"expired": {'), says: 'give it a branch to "expired"' },
      ),
      fault(
        'a value that now falls to the last branch',
        edit(
          flow('topup-fps'),
          '⟦{ "guard": { "type": "is", "params": { "at": "$reply/looking/state", "in": ["EXPIRED"] } }, "target": "expired" }, →⟧',
        ),
        {
          at: edit(flow('topup-fps'), '▸"expired": {'),
          says: '"EXPIRED" of onDone of "looking" now leads to "done"',
          follows: [`branch-crossed ${flow('topup-fps')}`],
        },
      ),
      fault(
        'an end that is named after what it is of and the call',
        edit(flow('card-lock'), '"call:unknown", "target": "⟦lockUnknown → unlockUnknown⟧"'),
        {
          at: edit(flow('card-lock'), '▸"lockUnknown": {'),
          says: '"unknown" in onError of "locking" has its name',
        },
      ),
      fault(
        'an outcome that nothing names',
        edit(HK, '⟦→ ▸"orphan": { "type": "final", "meta": { "outcome": "cancelled" } },\n    ⟧"levelTooLow": {'),
        {
          says: 'Bring back the way that led here: name it as a target, or remove it',
        },
      ),
      fault(
        'a step that was left out',
        edit(flow('security-question'), '"onDone": { "target": ⟦"question" → "done"⟧ }'),
        {
          at: edit(flow('security-question'), '▸"question": { … "meta": { "stage": "question" }'),
          follows: [`state-unreachable ${flow('security-question')}`],
        },
      ),
      fault(
        'a way of proving that nobody is led to',
        edit(flow('forgot-password'), '"in": ["question"] } }, "target": ⟦"byQuestion" → "byStaff"⟧'),
        {
          at: edit(flow('forgot-password'), '▸"byQuestion": { "description"'),
        },
      ),
      fault(
        'two that name only each other',
        edit(
          flow('selfie'),
          '⟦→ ▸"help": { "always": { "target": "more" } }, "more": { "always": { "target": "help" } },\n    ⟧"take": {',
        ),
        {
          follows: [`state-unreachable ${flow('selfie')}`, `dead-end ${flow('selfie')}`],
        },
      ),
      fault(
        'the outcome of a code that leads elsewhere',
        [
          edit(flow('device-code'), '"code:TICKET_EXPIRED", "target": ⟦"expired" → "cancelled"⟧, "description"'),
          edit(flow('device-code'), '"code:TICKET_EXPIRED", "target": ⟦"expired" → "cancelled"⟧ }'),
        ],
        {
          at: edit(flow('device-code'), '▸"expired": { "type"'),
        },
      ),
      fault(
        'the outcome of an answer that leads elsewhere',
        edit(flow('close-account'), '"in": ["withdraw"] } }, "target": ⟦"withdrawFirst" → "cancelled"⟧'),
        {
          at: edit(flow('close-account'), '▸"withdrawFirst": { "type"'),
        },
      ),
    ],
    valid: [
      twin(
        'one of two ways to a step was left out',
        edit(flow('close-account'), '"code:CO_BRANDED", "target": ⟦"throughPartner" → "throughSupport"⟧'),
      ),
    ],
  },
  'dead-end': {
    faults: [
      fault(
        'a step that leads to itself',
        edit(HK, '"RETRY": { "target": ⟦"quoting" }, "CANCEL": { "target": "cancelled" → "failed"⟧ }'),
        {
          at: edit(HK, '▸"failed": {'),
          follows: ['word-unused locales/*/transfer-to-hk.json', `button-idle ${HK}`],
        },
      ),
      fault(
        'a sub-flow that is begun again and again',
        edit(
          LOGIN,
          '"onDone": ⟦[{ "guard": "outcome:verified", "target": "signedIn" }, { "guard": "outcome:expired", "target": "credentials", "description": "The sign-in took too long." }, { "target": "credentials", "description": "Given up or gone back." }] → { "target": "confirmDevice" }⟧',
        ),
        {
          at: edit(LOGIN, '▸"confirmDevice": {'),
          follows: [`outcome-unhandled ${LOGIN}`],
        },
      ),
      fault(
        'a poll that goes to itself',
        edit(
          UPLINK,
          '"late": { … "RETRY": { "target": ⟦"starting" }, "OTHER_WAY": { "target": "otherWay" → "late" }, "OTHER_WAY": { "target": "late"⟧',
        ),
        { at: edit(UPLINK, '▸"late": { "description"'), follows: [`button-idle ${UPLINK}`] },
      ),
      fault(
        'automatic states that go round',
        edit(
          flow('card-activate'),
          '"emailTaken": { … "in": ["email", "either"] } }, "target": "email" }, ▸{ "target": ⟦"naming" → "emailTaken"⟧ }',
        ),
        {
          says: 'by "always" alone',
        },
      ),
      fault(
        'a code that is entered again and again',
        edit(CODE, '"CANCEL": { "target": ⟦"cancelled" → "enter"⟧ } … "onDone": { "target": ⟦"confirmed" → "enter"⟧ }'),
        {
          at: edit(CODE, '▸"enter": {'),
          follows: ['dead-end', 'state-unreachable', 'button-idle'].map((kind) => `${kind} ${CODE}`),
        },
      ),
      fault(
        'the last step of a sub-flow',
        edit(
          flow('confirm-payment'),
          '"target": ⟦"code" → "checking"⟧ }, { "target": ⟦"authorised" → "checking"⟧ } ], "onError": [{ "guard": "code:PAY_PWD_LOCKED", "target": ⟦"locked" → "checking"⟧ }, { "target": ⟦"ask" → "checking"⟧',
        ),
        {
          at: edit(flow('confirm-payment'), '▸"checking": {'),
          follows: [`state-unreachable ${flow('confirm-payment')}`],
        },
      ),
    ],
    valid: [
      twin('a step that leads to the first one and out', edit(HK, '"RETRY": { "target": ⟦"quoting" → "details"⟧ }')),
    ],
  },
} as const satisfies Partial<SeededKinds>;
