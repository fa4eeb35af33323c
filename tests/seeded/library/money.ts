import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, form, operation } from '../paths.ts';
import { LOOK_UPS } from './lookUps.ts';

const HK = flow('transfer-to-hk');
/** Where a transfer to a card has succeeded. */
const GIVES = '"outcome": "success", … "file": { "op": ';
const HK_DETAILS = form('transfer-to-hk/details');
const LOGIN = flow('login-by-password');

/** Calls that move money, or that have an effect which nobody may be left in doubt about. */
export const MONEY = {
  'unknown-unhandled': {
    faults: [
      fault('a transfer', edit(HK, '▸"onError": [ ⟦{ "guard": "call:unknown", "target": "processing" }, →⟧'), {
        says: 'Add { "guard": "call:unknown"',
      }),
      fault('a call that takes money from now on', edit(operation('login/loginByPwd'), 'x-effect: ⟦attempt → money⟧'), {
        at: edit(LOGIN, '▸"onError": [ { "guard": "code:ACCOUNT_LOCKED"'),
        follows: [`money-unquoted ${LOGIN}`],
      }),
      fault(
        'a closure',
        edit(flow('close-account'), '▸"onError": [ ⟦{ "guard": "call:unknown", "target": "unknown" }, →⟧'),
        {
          follows: ['state-unreachable flows/close-account/flow.json'],
        },
      ),
      fault(
        'a new number, which would be asked for again (V8)',
        edit(
          flow('reset-mobile'),
          '"src": "op:userMobChange", … ▸"onError": [ ⟦{ "guard": "call:unknown", "target": "unconfirmed" }, →⟧',
        ),
        { follows: ['state-unreachable flows/reset-mobile/flow.json'] },
      ),
      fault(
        'a transfer to the mainland',
        edit(
          flow('transfer-to-mainland'),
          '"op:transferToMainland", … ▸"onError": [ { "guard": ⟦"call:unknown" → "code:USD_NOT_ALLOWED"⟧',
        ),
        {
          follows: ['code-unknown', 'branch-crossed'].map((kind) => `${kind} ${flow('transfer-to-mainland')}`),
        },
      ),
      fault(
        'a call without a way for errors',
        edit(operation('realname/realnameFaceCheck'), 'x-effect: ⟦attempt → irreversible⟧'),
        {
          at: edit(flow('selfie'), '▸"onError": [{ "guard": "code:FACE_LOCKED"'),
        },
      ),
      fault(
        'an order that says from now on that it is in progress',
        edit(operation('giftcard/giftcardOrder'), 'x-return-codes: [⟦→ TRANS_PROCESSING, ⟧QUOTE_EXPIRED'),
        {
          at: edit(flow('giftcard-entity'), '"op:giftcardOrder", … ▸"onError": ['),
          says: 'Add { "guard": "code:TRANS_PROCESSING"',
          follows: ['unknown-unhandled flows/giftcard-virtual/flow.json'],
        },
      ),
      fault(
        'a transfer that says from now on that it is in progress',
        edit(operation('transfer/transferToGc'), 'x-return-codes: [ ⟦→ TRANS_PROCESSING, ⟧QUOTE_EXPIRED'),
        {
          at: edit(flow('transfer-to-account'), '"op:transferToGc", … ▸"onError": ['),
          follows: [`unknown-unhandled ${flow('transfer-to-payee')}`],
        },
      ),
      fault('a sign-out that takes money', edit(operation('auth/authOtp'), 'x-effect: ⟦attempt → money⟧'), {
        at: edit(flow('one-time-code'), '▸"onError": { "target": "enter"'),
      }),
    ],
    valid: [
      twin(
        'a try need not',
        edit(operation('forgetPwd/forgetPwdManualSubmit'), 'x-effect: ⟦write → attempt⟧'),
        edit(flow('forgot-by-manual-review'), '"guard": ⟦"call:unknown" → "code:DUPLICATE"⟧'),
        edit('flows/forgot-by-manual-review/checks.json', '"code": ⟦"unknown" → "DUPLICATE"⟧'),
      ),
      twin(
        'named after other branches',
        edit(
          flow('reset-mobile'),
          '⟦{ "guard": "call:unknown", "target": "unconfirmed" }, { "guard": "code:TICKET_EXPIRED", "target": "prove", "description": "The proof was given too long ago." } → { "guard": "code:TICKET_EXPIRED", "target": "prove" }, { "guard": "call:unknown", "target": "unconfirmed" }⟧',
        ),
      ),
    ],
  },
  'unknown-outcome': {
    faults: [
      fault('called a failure', edit(HK, '"call:unknown", "target": ▸⟦"processing" → "failed"⟧')),
      fault('called refused', edit(flow('close-account'), '"call:unknown", "target": ▸⟦"unknown" → "pending"⟧'), {
        follows: ['state-unreachable flows/close-account/flow.json'],
      }),
      fault(
        'a transfer in progress that is quoted again',
        edit(HK, '"code:TRANS_PROCESSING", "target": ▸⟦"processing" → "quoting"⟧'),
      ),
      fault(
        'a transfer in progress that is called a failure',
        edit(flow('transfer-to-mainland'), '"code:TRANS_PROCESSING", "target": ▸⟦"processing" → "failed"⟧'),
      ),
      fault('called done', edit(flow('transfer-to-mainland'), '"call:unknown", "target": ▸⟦"processing" → "done"⟧')),
      fault(
        'led back to where it is sent',
        edit(flow('transfer-to-account'), '"call:unknown", "target": ▸⟦"processing" → "quoting"⟧'),
      ),
      fault(
        'a new question led back to its form (V8)',
        edit(flow('security-question'), '"call:unknown", "target": ▸⟦"unconfirmed" → "question"⟧'),
        { follows: ['state-unreachable flows/security-question/flow.json'] },
      ),
      fault(
        'an order of gift cards that is sent to the office',
        edit(flow('giftcard-entity'), '"call:unknown", "target": ▸⟦"unconfirmed" → "inPerson"⟧'),
        { follows: ['state-unreachable flows/giftcard-entity/flow.json'] },
      ),
    ],
    valid: [
      twin(
        'a code of progress that only a try answers',
        edit(operation('auth/authOtp'), 'x-return-codes: [⟦→ TRANS_PROCESSING, ⟧'),
      ),
      twin(
        'another outcome that says so',
        edit(
          HK,
          '"call:unknown", "target": ⟦"processing" → "sentMaybe"⟧ … ⟦→ "sentMaybe": { "type": "final", "meta": { "outcome": "processing", "screen": false, "next": [{ "page": "/dashboard" }] } },\n    ⟧"levelTooLow": {',
        ),
      ),
    ],
  },
  'service-early': {
    faults: [
      fault(
        'a code to the number that is typed at the step',
        edit(form('reset-mobile/number'), '"x-service": { "op": "smsSendCode",⟦→ "onArrival": ▸true,⟧'),
      ),
      fault(
        'a code to the earlier number',
        edit(form('realname/earlier-card'), '"x-service": { "op": "smsSendCode",⟦→ "onArrival": ▸true,⟧'),
      ),
      fault(
        'a payee by the number that is typed',
        edit(HK_DETAILS, '"proxy_id": "$self/mobile" }⟦→ , "onArrival": ▸true⟧, "as": "found"'),
      ),
      fault(
        'a payee by the address that is typed',
        edit(HK_DETAILS, '"proxy_id": "$self/email" }⟦→ , "onArrival": ▸true⟧, "as": "found"'),
      ),
      fault(
        'a payee by the FPS ID that is typed',
        edit(HK_DETAILS, '"proxy_id": "$self/fps_id" }⟦→ , "onArrival": ▸true⟧, "as": "found"'),
      ),
    ],
    valid: [
      twin(
        'a code to the number on file',
        edit(form('security-question/prove'), '"x-service": { "op": "smsSendCode",⟦→ "onArrival": true,⟧'),
      ),
    ],
  },
  'service-effect': {
    faults: [
      ...LOOK_UPS['service-effect'],
      fault(
        'a file that is asked for by a write',
        edit(operation('history/historyReceiptFile'), 'x-effect: ⟦read → write⟧'),
        {
          at: edit(flow('transfer-to-account'), `${GIVES}▸"historyReceiptFile"`),
          says: 'whose effect is "write"',
          follows: ['service-effect flows/*/flow.json'],
        },
      ),
      fault('a captcha that takes money', edit(operation('contact/contactCaptcha'), 'x-effect: ⟦attempt → money⟧'), {
        at: edit(form('shared/captcha'), '"op": ▸"contactCaptcha"'),
      }),
      fault(
        'a picture that is kept for good',
        edit(operation('file/fileUpload'), 'x-effect: ⟦attempt → irreversible⟧'),
        {
          at: edit(form('selfie/take'), '"op": ▸"fileUpload"'),
          follows: ['service-effect schemas/*.schema.json'],
        },
      ),
      fault('a list that writes', edit(operation('bank/bankList'), 'x-effect: ⟦read → write⟧'), {
        at: edit(form('transfer-to-hk/details'), '"op": ▸"bankList"'),
        follows: ['service-effect schemas/*/*.schema.json'],
      }),
      fault(
        'a field that closes the account',
        edit(form('close-account/confirm'), '"reason": {⟦→ "x-service": { "op": ▸"accountClose" },⟧'),
        {
          follows: ['field-missing schemas/close-account/confirm.schema.json'],
        },
      ),
      fault(
        'a field that locks a card',
        edit(form('card-activate/email'), '"email": {⟦→ "x-service": { "op": ▸"cardLock" },⟧'),
        {
          follows: ['field-missing schemas/card-activate/email.schema.json'],
        },
      ),
      fault(
        'figures that count as a try at every key',
        edit(operation('transfer/transferPreview'), 'x-effect: ⟦read → attempt⟧'),
        {
          at: edit(HK_DETAILS, '"op": ▸"transferPreview"'),
          says: 'name an operation that only reads',
          follows: [
            'service-effect schemas/transfer-to-account/details.schema.json',
            'service-effect schemas/transfer-instant/details.schema.json',
            'service-effect schemas/transfer-to-mainland/details.schema.json',
            'service-effect schemas/transfer-to-payee/details.schema.json',
          ],
        },
      ),
    ],
    valid: [twin('a field that reads', edit(operation('contact/contactCaptcha'), 'x-effect: ⟦attempt → read⟧'))],
  },
} as const satisfies Partial<SeededKinds>;
