import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin, write } from '../seeded.ts';
import { flow, form, promises, rules, words } from '../paths.ts';

const HK = flow('transfer-to-hk');
const LOGIN = flow('login-by-password');

const UNUSED = 'form-unused schemas/*.schema.json';
/** A form that asks something. */
const ASKS = JSON.stringify({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { note: { type: 'string', maxLength: 20 } },
  additionalProperties: false,
});

/** Names that files say of one another: each names something, and the right thing. */
export const NAMES = {
  'target-unknown': {
    faults: [
      fault('what a screen is like', edit(flow('realname'), '"underReview": { … "like": ▸⟦"received" → "recieved"⟧'), {
        says: 'Did you mean "received"?',
        follows: ['word-unused locales/*/realname.json'],
      }),
      fault(
        'what a screen is like in another flow',
        edit(flow('transfer-to-account'), '"like": ▸⟦"transfer-to-hk/frozen" → "transfer-to-hk/frozn"⟧'),
        {
          says: 'Did you mean "transfer-to-hk/frozen"?',
          follows: ['word-unused locales/*/transfer-to-account.json', 'word-name locales/*/transfer-to-account.json'],
        },
      ),
      fault('where a call leads on', edit(HK, '"onDone": { "target": ▸⟦"review" → "reveiw"⟧ }'), {
        says: 'Did you mean "review"?',
        follows: [`state-unreachable ${HK}`],
      }),
      fault('where a button leads', edit(LOGIN, '"NEXT": { "target": ▸⟦"signingIn" → "signngIn"⟧ }'), {
        says: 'Did you mean "signingIn"?',
        follows: [`state-unreachable ${LOGIN}`, `dead-end ${LOGIN}`],
      }),
      fault('where a code leads', edit(flow('selfie'), '"code:FACE_LOCKED", "target": ▸⟦"locked" → "lockd"⟧'), {
        follows: [`state-unreachable ${flow('selfie')}`],
      }),
      fault(
        'where an automatic state leads',
        edit(flow('close-account'), '"always": [ … { "target": ▸⟦"emptyBalance" → "balanceEmpty"⟧ }'),
        {
          follows: [`state-unreachable ${flow('close-account')}`],
        },
      ),
      fault(
        'where an outcome of a sub-flow leads',
        edit(flow('forgot-password'), '"outcome:submitted", "target": ▸⟦"underReview" → "underreview"⟧'),
        {
          says: 'Did you mean "underReview"?',
          follows: [`state-unreachable ${flow('forgot-password')}`],
        },
      ),
      fault('where the flow begins', edit(flow('security-question'), '"initial": ▸⟦"prove" → "proof"⟧'), {
        follows: [`state-unreachable ${flow('security-question')}`],
      }),
    ],
    valid: [
      twin(
        'a button leads to another step that is there',
        edit(flow('transfer-to-hk'), '"RETRY": { "target": ⟦"quoting" → "details"⟧ }'),
      ),
    ],
  },
  'rule-unknown': {
    faults: [
      fault(
        'under which condition something counts in a promise',
        edit(
          promises('close-account'),
          '"if": { "type": ⟦"is", "params": { "at": "$form/balance/choice", "in": ["withdraw"] } → ▸"rule:person.isMinr", "params": { "birth_date": "$sent/birth_date" }⟧ }',
        ),
        { says: 'Did you mean "person.isMinor"?' },
      ),
      fault('at an entry', edit(HK, '"type": ▸"⟦rule:level.canTransferToHk → rule:level.canTransfersToHk⟧"'), {
        says: 'Did you mean "level.canTransferToHk"?',
      }),
      fault(
        'at a branch',
        edit(
          LOGIN,
          '"guard": ⟦{ "type": "is", "params": { "at": "$reply/signingIn/next", "in": ["NEED_CHOOSE"] } } → { "type": ▸"rule:person.isMinr", "params": { "birth_date": "$now" } }⟧',
        ),
        {
          says: 'Did you mean "person.isMinor"?',
          follows: [`pointer-uncertain ${LOGIN}`],
        },
      ),
      fault(
        'at a field of a form',
        edit(form('transfer-to-hk/details'), '"rule": ▸⟦"transfer.withinBalance" → "transfer.withinBalanse"⟧'),
        {
          says: 'Did you mean "transfer.withinBalance"?',
          follows: ['word-missing locales/*/transfer-to-hk.json', 'word-unused locales/*/transfer-to-hk.json'],
        },
      ),
      fault(
        'when a field is shown',
        edit(form('realname/document'), '"type": ▸"⟦rule:document.hasTwoSides → rule:document.hasTwoSide⟧"'),
      ),
      fault(
        'in a rule that stands on another',
        edit(
          rules('person'),
          '"person.isAdult" … "schema": ⟦{ "properties": { "birth_date": { "ageAtLeast": 18 } } } → { "not": { "$ref": ▸"rule:person.isMynor" } }⟧',
        ),
        {
          says: 'Did you mean "person.isMinor"?',
          follows: [`rule-broken ${rules('person')}`],
        },
      ),
      fault('in a promise', edit(promises('realname'), '"type": ▸"⟦rule:person.isMinor → rule:person.isMinot⟧"')),
    ],
    valid: [
      twin(
        'a rule that stands on another',
        edit(
          rules('person'),
          '"person.isAdult" … "schema": ⟦{ "properties": { "birth_date": { "ageAtLeast": 18 } } } → { "not": { "$ref": "rule:person.isMinor" } }⟧',
        ),
      ),
    ],
  },
  'form-unknown': {
    faults: [
      fault('a step of a transfer', edit(HK, '"details": { … "meta": { ⟦→ "form": ▸"transfer-to-hk/detials",⟧'), {
        says: 'Did you mean "transfer-to-hk/details"?',
        follows: [UNUSED],
      }),
      fault(
        'a step of a sub-flow',
        edit(flow('confirm-payment'), '"ask": { … "meta": { ⟦→ "form": ▸"confirm-paymnt/ask",⟧'),
        { follows: [UNUSED] },
      ),
      fault(
        'a step that asks nothing',
        edit(flow('transfer-to-hk'), '"reported": { … "outcome": "refused",⟦→ "form": ▸"transfer-to-hk/reported",⟧'),
      ),
      fault(
        'a shared field in the place of a form',
        edit(flow('security-question'), '"question": { … "meta": { ⟦→ "form": ▸"shared/security-question",⟧'),
        { follows: [UNUSED] },
      ),
      fault(
        'a form of another flow that has none of this name',
        edit(flow('reset-mobile'), '"number": { … "meta": { ⟦→ "form": ▸"selfie/number",⟧'),
        { follows: [UNUSED] },
      ),
    ],
    valid: [
      twin(
        'a step may name the form of its own name',
        edit(flow('reset-password'), '"meta": {⟦→ "form": "reset-password/kind",⟧ "stage": "kind"'),
      ),
    ],
  },
  'form-unused': {
    faults: [
      fault('a field for a step that has left', write('schemas/selfie/retake.schema.json', `▸${ASKS}`)),
      fault('a misspelt file', write('schemas/choose-card/pcik.schema.json', `▸${ASKS}`)),
      fault('capitals in place of hyphens', write('schemas/transfer-to-hk/closedNow.schema.json', `▸${ASKS}`)),
      fault('a folder of no flow', write('schemas/transfers/details.schema.json', `▸${ASKS}`)),
      fault('a state that is no step', write('schemas/transfer-to-hk/sending.schema.json', `▸${ASKS}`)),
      fault(
        'a step whose form another one takes the place of',
        edit(flow('reset-password'), '"newPayment": { … "meta": { ⟦→ "form": "reset-password/new-login",⟧'),
        {
          at: edit(form('reset-password/new-payment'), '▸{ "$schema"'),
          follows: ['pointer-missing flows/reset-password/flow.json', 'word-unused locales/*/reset-password.json'],
        },
      ),
    ],
    valid: [
      twin('one that its step names', edit(flow('choose-card'), '"meta": { ⟦→ "form": "choose-card/pick",⟧ "data"')),
    ],
  },
  'flow-unknown': {
    faults: [
      fault('what is listed first', edit('content/site.json', '"first_wizards": [\n    ⟦"card-new" → ▸"card-news"⟧'), {
        says: 'Did you mean "card-new"?',
      }),
      fault('a flow that a note is beside', edit('content/site.json', '"flows": [⟦"topup-bank" → ▸"topup-banks"⟧'), {
        says: 'Did you mean "topup-bank"?',
      }),
      fault('a sub-flow of a transfer', edit(HK, '"src": ▸⟦"flow:confirm-payment" → "flow:confirm-paymnt"⟧'), {
        says: 'Did you mean "confirm-payment"?',
        follows: [`promise-name ${promises('transfer-to-hk')}`],
      }),
      fault('a sub-flow of a closure', edit(flow('close-account'), '"src": ▸⟦"flow:selfie" → "flow:selfies"⟧'), {
        says: 'Did you mean "selfie"?',
        follows: [`promise-name ${promises('close-account')}`],
      }),
      fault(
        'a link of an outcome',
        edit(
          flow('forgot-password'),
          '"path": "/forgetPwd/success", "next": [ { "flow": ▸⟦"login-by-password" → "login-by-pasword"⟧',
        ),
        { follows: ['word-missing locales/*/forgot-password.json'] },
      ),
      fault(
        'a link of a first step',
        edit(LOGIN, '{ "flow": ▸⟦"login-by-card" → "login-with-card"⟧ }, { "flow": "register" }'),
        { follows: ['word-missing locales/*/login-by-password.json'] },
      ),
      fault(
        'a sub-flow that has gone',
        edit(flow('forgot-password'), '"src": ▸⟦"flow:forgot-by-question" → "flow:forgot-by-questions"⟧'),
        {
          follows: [`promise-name ${promises('forgot-password')}`],
        },
      ),
    ],
    valid: [
      twin(
        'a link to another flow',
        edit(flow('register'), '"unconfirmed": { … "flow": ⟦"login-by-password" → "login-by-card"⟧'),
      ),
    ],
  },
  'flow-circular': {
    faults: [
      fault('a flow that holds itself', edit(flow('selfie'), '"src": ▸⟦"op:realnameFaceCheck" → "flow:selfie"⟧'), {}),
      fault(
        'two that hold one another',
        edit(flow('choose-card'), '"src": ▸⟦"op:loginChooseCard" → "flow:login-by-password"⟧'),
        {
          says: 'holds itself through "login-by-password"',
          follows: [`flow-circular ${LOGIN}`],
        },
      ),
      fault(
        'a proof that begins what asks for it',
        edit(flow('confirm-payment'), '"src": ▸⟦"op:authPayPwd" → "flow:close-account"⟧'),
        { follows: [`flow-circular ${flow('close-account')}`] },
      ),
      fault(
        'a way to a forgotten password that begins it again',
        edit(flow('forgot-by-code'), '"src": ▸⟦"op:forgetPwdVerifyOtp" → "flow:forgot-password"⟧'),
        { follows: [`flow-circular ${flow('forgot-password')}`] },
      ),
      fault(
        'what is added after a sign-in signs in',
        edit(flow('add-information'), '"adding": { … "src": ▸⟦"op:loginAddInformation" → "flow:login-by-card"⟧'),
        { follows: [`flow-circular ${flow('login-by-card')}`] },
      ),
    ],
    valid: [
      twin(
        'a flow that links to itself',
        edit(flow('giftcard-entity'), '"cancelled": { … "next": [⟦→ { "flow": "giftcard-entity" }, ⟧{ "page": "/" }'),
      ),
    ],
  },
  'event-unknown': {
    faults: [
      fault('a button to try again', edit(HK, '▸⟦"RETRY" → "RETYR"⟧: { "target": "quoting" }'), {
        says: 'Did you mean "RETRY"?',
        follows: ['word-missing locales/*/transfer-to-hk.json'],
      }),
      fault('a button that breaks off', edit(flow('selfie'), '▸⟦"CANCEL" → "CANCLE"⟧: { "target": "cancelled" }'), {
        follows: ['word-missing locales/*/selfie.json', `promise-name ${promises('selfie')}`],
      }),
      fault('the button that goes on', edit(flow('device-code'), '▸⟦"NEXT" → "NEXTT"⟧: { "target": "verifying" }'), {
        follows: [
          'word-missing locales/*/device-code.json',
          'word-unused locales/*/device-code.json',
          `pointer-uncertain ${flow('device-code')}`,
        ],
      }),
      fault('a button of one flow only', edit(flow('register'), '▸⟦"SIGN_IN" → "SIGNIN"⟧: {'), {
        follows: ['word-missing locales/*/register.json', 'word-unused locales/*/register.json'],
      }),
      fault('a button of several steps', edit(flow('forgot-by-question'), '▸⟦"OTHER_WAY" → "OTHERWAY"⟧: {'), {
        follows: ['word-missing locales/*/forgot-by-question.json'],
      }),
    ],
    valid: [
      twin(
        'a button of its own with words of its own',
        edit(flow('selfie'), '⟦"CANCEL" → "NO_CAMERA"⟧: { "target": "cancelled" }'),
        edit(words('en', 'selfie'), '"NEXT": "Check the selfie"⟦→ , "NO_CAMERA": "I have no camera"⟧'),
        edit(words('zh-HK', 'selfie'), '"events": {⟦→ "NO_CAMERA": "沒有鏡頭",⟧'),
        edit(words('zh-CN', 'selfie'), '"events": {⟦→ "NO_CAMERA": "没有镜头",⟧'),
        edit(promises('selfie'), '"event": ⟦"CANCEL" → "NO_CAMERA"⟧'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
