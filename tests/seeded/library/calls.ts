import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { CONTRACT, flow, operation, RETURN_CODES, words } from '../paths.ts';

const HK = flow('transfer-to-hk');
const LOGIN = flow('login-by-password');

/** What comes back from calls and sub-flows. */
export const CALLS = {
  'outcome-unknown': {
    faults: [
      fault('a confirmation', edit(flow('confirm-payment'), '"guard": ▸⟦"outcome:confirmed" → "outcome:confirmd"⟧'), {
        says: 'Did you mean "confirmed"?',
      }),
      fault(
        'the outcome of another sub-flow',
        edit(flow('close-account'), '"guard": ▸⟦"outcome:matched" → "outcome:confirmed"⟧, "target": "confirm"'),
        { follows: [`pointer-uncertain ${flow('close-account')}`] },
      ),
      fault(
        'an outcome that got another name',
        edit(flow('device-code'), '"verified": { "type": "final",⟦→ "meta": { "outcome": "proven" },⟧'),
        {
          at: edit(LOGIN, '"guard": ▸"outcome:verified"'),
          follows: [
            'outcome-unknown flows/login-by-card/flow.json',
            'promise-name flows/device-code/checks.json',
            'promise-name flows/login-by-password/checks.json',
          ],
        },
      ),
      fault(
        'a state in the place of an outcome',
        edit(flow('card-activate'), '"guard": ▸⟦"outcome:noMobile" → "outcome:noMobil"⟧'),
        {
          says: 'Did you mean "noMobile"?',
          follows: [`pointer-uncertain ${flow('card-activate')}`, 'word-name locales/*/card-activate.json'],
        },
      ),
      fault(
        'in a second list',
        edit(
          flow('forgot-password'),
          '"src": "flow:forgot-by-manual-review", … "guard": ▸⟦"outcome:expired" → "outcome:locked"⟧',
        ),
      ),
    ],
    valid: [
      twin(
        'an outcome that every sub-flow has',
        edit(
          flow('forgot-password'),
          '"outcome:submitted", "target": "underReview" },⟦→ { "guard": "outcome:back", "target": "choose" },⟧',
        ),
      ),
    ],
  },
  'outcome-unhandled': {
    faults: [
      fault(
        'no way for everybody else',
        edit(
          HK,
          '▸"onDone": [ { "guard": "outcome:authorised", "target": "sending" }, { "guard": "outcome:locked", "target": "passwordLocked" }, { "guard": "outcome:cancelled", "target": "cancelled" }⟦, { "target": "review", "description": "The member went back." } →⟧',
        ),
        {
          follows: [`branch-open ${HK}`],
        },
      ),
      fault(
        'one way only',
        edit(
          LOGIN,
          '"src": "flow:device-code", … ▸"onDone": [ { "guard": "outcome:verified", "target": "signedIn" }, { "guard": "outcome:expired", "target": "credentials", "description": "The sign-in took too long." }⟦, { "target": "credentials", "description": "Given up or gone back." } →⟧ ]',
        ),
        {
          says: '"cancelled", "back"',
          follows: [`branch-open ${LOGIN}`],
        },
      ),
      fault(
        'after a selfie',
        edit(
          flow('close-account'),
          '▸"onDone": [ { "guard": "outcome:matched", … { "guard": "outcome:cancelled", "target": "cancelled" }⟦, { "target": "balanceHandling" } →⟧',
        ),
        {
          follows: ['branch-open flows/close-account/flow.json'],
        },
      ),
      fault(
        'an outcome more',
        edit(
          flow('forgot-password'),
          '"src": "flow:forgot-by-manual-review", … ▸"onDone": [ … "description": "The time limit of the whole procedure has passed." }, { ⟦→ "guard": "outcome:cancelled", ⟧"target": "choose"',
        ),
        {
          says: 'outcome "back"',
          follows: ['branch-open flows/forgot-password/flow.json'],
        },
      ),
      fault(
        'the last branch asks for data',
        edit(
          flow('transfer-to-account'),
          '▸"onDone": [ { "guard": "outcome:authorised", … "target": "cancelled" }, { ⟦→ "guard": { "type": "is", "params": { "at": "$reply/quoting/otp_required", "in": [false] } }, ⟧"target": "review", "description": "The member went back." }',
        ),
        {
          follows: ['branch-open flows/transfer-to-account/flow.json'],
        },
      ),
      fault(
        'Cancel at the payment password leads to the call',
        edit(
          flow('transfer-to-account'),
          '⟦{ "guard": "outcome:authorised", "target": "sending" }, →⟧ … ⟦{ "guard": "outcome:cancelled", "target": "cancelled" }, { "target": "review", "description": "The member went back." } → { "guard": "outcome:back", "target": "review" }, { "target": ▸"sending" }⟧',
        ),
        {
          says: 'takes "cancelled" too and leads on to "sending"',
          follows: ['pointer-uncertain flows/transfer-to-account/flow.json'],
        },
      ),
      fault(
        'Cancel, by its name, leads to the call',
        edit(
          flow('transfer-to-account'),
          '"guard": "outcome:locked", … "guard": "outcome:cancelled", "target": ▸"⟦cancelled → sending⟧"',
        ),
        {
          says: '"cancelled" of "authorise" leads on to "sending", as if it had been done',
          follows: ['pointer-uncertain flows/transfer-to-account/flow.json'],
        },
      ),
      fault(
        'Back from the one-time code is a success',
        edit(
          flow('login-by-password'),
          '"src": "flow:device-code", … { ⟦→ "guard": "outcome:back", "target": ▸"signedIn" }, { ⟧"target": "credentials", "description": "Given up or gone back."',
        ),
        { says: '"back" of "confirmDevice" leads on to "signedIn"' },
      ),
      fault(
        'a question before the outcomes takes them all',
        edit(
          flow('transfer-to-hk'),
          '"onDone": [⟦→ { "guard": { "type": "is", "params": { "at": "$form/details/method", "in": ["bank"] } }, "target": ▸"sending" },⟧ { "guard": "outcome:authorised"',
        ),
        { says: 'Put branches for "outcome:', follows: ['pointer-uncertain flows/transfer-to-hk/flow.json'] },
      ),
      fault(
        'Back at a selfie leads to the call',
        edit(
          flow('close-account'),
          '"guard": "outcome:cancelled", "target": "cancelled" }, { "target": ▸⟦"balanceHandling" → "closing"⟧',
        ),
        {
          says: 'takes "back" too',
          follows: ['pointer-uncertain flows/close-account/flow.json'],
        },
      ),
    ],
    valid: [
      twin(
        'who goes back from the code comes to the password before it',
        edit(
          flow('close-account'),
          '"flow:one-time-code", … { "guard": "outcome:cancelled", "target": "cancelled" }, { "target": "⟦confirm → authorise⟧" }',
        ),
      ),
      twin(
        'every outcome by its name',
        edit(
          flow('forgot-password'),
          '"src": "flow:forgot-by-manual-review", … "description": "The time limit of the whole procedure has passed." }, ⟦→ { "guard": "outcome:cancelled", "target": "choose" }, ⟧{ "target": "choose"',
        ),
      ),
    ],
  },
  'code-unknown': {
    faults: [
      fault('a ticket that ran out', edit(HK, '"guard": ▸⟦"code:TICKET_EXPIRED" → "code:TICKET_EXPIRD"⟧'), {
        says: 'Did you mean "TICKET_EXPIRED"?',
      }),
      fault(
        'a code that no field of the step is answered',
        edit(
          flow('device-code'),
          '"guard": ▸⟦"code:TICKET_EXPIRED" → "code:QUOTE_EXPIRED"⟧, "target": "expired", "description"',
        ),
      ),
      fault(
        'the code of another operation',
        edit(flow('selfie'), '"guard": ▸⟦"code:FACE_LOCKED" → "code:PAY_PWD_LOCKED"⟧'),
      ),
      fault(
        'the end of a poll where nothing is polled',
        edit(
          flow('reset-mobile'),
          '"target": "unconfirmed" }, { "guard": ▸⟦"code:TICKET_EXPIRED" → "code:POLL_ENDED"⟧',
        ),
        { follows: ['refused-again flows/reset-mobile/flow.json'] },
      ),
      fault(
        'a code that the operation no longer answers',
        edit(operation('auth/authPayPwd'), 'x-return-codes: [PAY_PWD_WRONG⟦, PAY_PWD_LOCKED →⟧]'),
        {
          at: edit(flow('confirm-payment'), '"guard": ▸"code:PAY_PWD_LOCKED"'),
          follows: ['promise-name flows/*/checks.json'],
        },
      ),
      fault(
        'in small letters',
        edit(flow('choose-card'), '"guard": ▸⟦"code:ACCOUNT_CANCELLED" → "code:ACCOUNT_CANCELED"⟧'),
        { says: 'Did you mean "ACCOUNT_CANCELLED"?' },
      ),
      fault(
        'a code of a call in progress that nothing answers',
        edit(CONTRACT, 'x-processing-codes: [▸⟦TRANS_PROCESSING → TRANS_PROCESING⟧]'),
        { says: 'Did you mean "TRANS_PROCESSING"?' },
      ),
    ],
    valid: [
      twin(
        'a code that every operation may answer',
        edit(flow('selfie'), '"guard": ⟦"code:FACE_LOCKED" → "code:FUNC_DISABLED"⟧'),
      ),
    ],
  },
  'code-unplaced': {
    faults: [
      fault(
        'a call that no step led to',
        edit(operation('userInfo/userInfoQuery'), 'x-return-codes: ⟦[] → [ACCOUNT_STATUS]⟧'),
        {
          at: edit(flow('topup-bank'), '▸"src": "op:userInfoQuery"'),
          follows: ['code-unplaced flows/*/flow.json'],
        },
      ),
      fault('a code that the catalogue lacks', edit(RETURN_CODES, '⟦"NO_PASSWORD" → "NO_PASSWRD"⟧: {'), {
        at: edit(LOGIN, '"src": ▸"op:loginByPwd"'),
        says: 'Add "NO_PASSWORD" to content/return-codes.json. Did you mean "NO_PASSWRD"?',
      }),
      fault('another code that the catalogue lacks', edit(RETURN_CODES, '⟦"FACE_LOCKED" → "FACELOCKED"⟧: {'), {
        at: edit(flow('selfie'), '"src": ▸"op:realnameFaceCheck"'),
      }),
      fault(
        'what stands against a transfer',
        edit(
          flow('transfer-to-mainland'),
          '"guard": "code:CARD_STATUS⟦,ACCOUNT_STATUS → ⟧", "target": "refused", "description": "The status of the card, or of every account, does not let money out." }⟦, { "target": "unavailable" } → ⟧ ] … "unavailable": { … "on": { ⟦"RETRY": { "target": "checkingHours" }, → ⟧ "CANCEL"',
        ),
        {
          at: edit(
            flow('transfer-to-mainland'),
            '"target": "closedNow" } ], ▸"onError": [ { "guard": "code:FUNDS_FROZEN"',
          ),
        },
      ),
      fault(
        'what gift cards there are',
        edit(operation('giftcard/giftcardConfig'), 'x-return-codes: ⟦[] → [SYS_UPGRADING]⟧'),
        {
          at: edit(flow('giftcard-entity'), '▸"src": "op:giftcardConfig"'),
          follows: ['code-unplaced flows/giftcard-virtual/flow.json'],
        },
      ),
      fault(
        'a catalogue that names it otherwise',
        edit(operation('auth/authPayPwd'), 'x-return-codes: [PAY_PWD_WRONG, PAY_PWD_LOCKED⟦→ , PAY_PWD_SOON_LOCKED⟧]'),
        {
          at: edit(flow('confirm-payment'), '"src": ▸"op:authPayPwd"'),
          follows: ['code-wordless flows/confirm-payment/flow.json'],
        },
      ),
    ],
    valid: [
      twin(
        'codes that show at the step before',
        edit(
          flow('selfie'),
          '"onError": [{ "guard": "code:FACE_LOCKED", "target": "locked" }, { ⟦→ "guard": "code:FACE_FAIL", ⟧"target": "take" }]',
        ),
      ),
    ],
  },
  'code-wordless': {
    faults: [
      fault('in English', edit(words('en', 'return-codes'), '⟦"FACE_LOCKED" → "FACE_LOCKD"⟧:'), {
        at: edit(flow('selfie'), '"src": ▸"op:realnameFaceCheck"'),
        follows: ['word-missing locales/*/return-codes.json'],
      }),
      fault('in Cantonese', edit(words('zh-HK', 'return-codes'), '⟦"PAY_PWD_LOCKED" → "PAY_PWD_LOCKT"⟧:'), {
        at: edit(flow('confirm-payment'), '"src": ▸"op:authPayPwd"'),
        follows: ['word-missing locales/*/return-codes.json', 'code-wordless flows/*/flow.json'],
      }),
      fault('in Mandarin', edit(words('zh-CN', 'return-codes'), '⟦"MAX_CARDS" → "MOST_CARDS"⟧:'), {
        at: edit(flow('register'), '"src": ▸"op:registerSubmit"'),
        follows: ['word-missing locales/*/return-codes.json', 'code-wordless flows/*/flow.json'],
      }),
      fault('in no language', edit(operation('auth/authOtp'), 'x-return-codes: [⟦→ CAPTCHA_OLD, ⟧'), {
        at: edit(flow('one-time-code'), '"src": ▸"op:authOtp"'),
        follows: ['code-unplaced flows/one-time-code/flow.json'],
      }),
      fault('of a call that signs in', edit(words('en', 'return-codes'), '⟦"NO_PASSWORD" → "NO_PASSWRD"⟧:'), {
        at: edit(LOGIN, '"src": ▸"op:loginByPwd"'),
        follows: ['word-missing locales/*/return-codes.json'],
      }),
    ],
    valid: [
      twin(
        'the step has words of its own',
        edit(words('en', 'return-codes'), '"NO_PASSWORD": "⟦→ Sorry: ⟧'),
        edit(words('en', 'login-by-password'), '"codes": {⟦→ "NO_PASSWORD": "There is no password yet.",⟧'),
        edit(words('zh-HK', 'login-by-password'), '"codes": {⟦→ "NO_PASSWORD": "未設定密碼。",⟧'),
        edit(words('zh-CN', 'login-by-password'), '"codes": {⟦→ "NO_PASSWORD": "未设置密码。",⟧'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
