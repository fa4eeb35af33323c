import type { PlantedKinds } from '../plant.ts';
import { edit, fault, soundly } from '../plant.ts';
import { flow, form, operation } from '../paths.ts';

const HK = flow('transfer-to-hk');
/** Where a transfer to a card has succeeded. */
const GIVES = '"name": "$form/details/payee_name" }, "file": { "op": ';
const HK_DETAILS = form('transfer-to-hk/details');
/** A transfer that takes an account beside the id of its quote, and one that is sent so. */
const takesAccount = (name: string) =>
  edit(
    operation(`transfer/${name}`),
    'properties: ⟦→ account_id: { $ref: ../../components/AccountId.yaml }\n                ⟧quote_id: {',
  );
const sends = (file: string, account: string) =>
  edit(file, `"src": "op:transferTo…", "input": {⟦→ "account_id": ▸${account},⟧ "quote_id"`);
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
          follows: ['code-unknown flows/transfer-to-mainland/flow.json'],
        },
      ),
      fault(
        'a call without a way for errors',
        edit(operation('realname/realnameFaceCheck'), 'x-effect: ⟦attempt → irreversible⟧'),
        {
          at: edit(flow('selfie'), '▸"onError": [{ "guard": "code:FACE_LOCKED"'),
        },
      ),
      fault('a sign-out that takes money', edit(operation('auth/authOtp'), 'x-effect: ⟦attempt → money⟧'), {
        at: edit(flow('one-time-code'), '▸"onError": { "target": "enter"'),
      }),
    ],
    sound: [
      soundly(
        'a try need not',
        edit(operation('forgetPwd/forgetPwdManualSubmit'), 'x-effect: ⟦write → attempt⟧'),
        edit(flow('forgot-by-manual-review'), '"guard": ⟦"call:unknown" → "code:DUPLICATE"⟧'),
        edit('flows/forgot-by-manual-review/checks.json', '"code": ⟦"unknown" → "DUPLICATE"⟧'),
      ),
      soundly(
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
      fault('called done', edit(flow('transfer-to-mainland'), '"call:unknown", "target": ▸⟦"processing" → "done"⟧')),
      fault(
        'led back to where it is sent',
        edit(flow('transfer-to-account'), '"call:unknown", "target": ▸⟦"processing" → "quoting"⟧'),
        {
          follows: ['state-unreachable flows/transfer-to-account/flow.json'],
        },
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
    sound: [
      soundly(
        'another outcome that says so',
        edit(
          HK,
          '"call:unknown", "target": ⟦"processing" → "sentMaybe"⟧ … ⟦→ "sentMaybe": { "type": "final", "meta": { "outcome": "processing", "next": [{ "page": "/dashboard" }] } },\n    ⟧"levelTooLow": {',
        ),
      ),
    ],
  },
  'ticket-elsewhere': {
    faults: [
      fault(
        'the payment password for another transfer',
        edit(HK, '"flow:payment-password", … "operation": ▸"⟦transferToHk → transferToGc⟧"'),
        { says: '"authorise" is told of the operation transferToGc, and "sending" takes what it gives' },
      ),
      fault(
        'a one-time code for another transfer',
        edit(flow('transfer-to-mainland'), '"scene": "TRANSFER", "operation": ▸"⟦transferToMainland → transferToHk⟧"'),
      ),
      fault(
        'a face for another process',
        edit(flow('close-account'), '"flow:selfie", … "operation": ▸"⟦accountClose → realnameSubmit⟧"'),
      ),
      fault(
        'a code for another process',
        edit(flow('realname'), '"scene": "SETTING", "operation": ▸"⟦realnameSubmit → accountClose⟧"'),
      ),
      fault(
        'the name of something else beside the amount',
        edit(HK, '"flow:payment-password", … "payee": ▸"⟦$reply/quoting/payee_name → $reply/accounts/region⟧"'),
        { says: '"$reply/accounts/region", of which the call is sent nothing' },
      ),
    ],
    sound: [
      soundly(
        'another figure of the same quote',
        edit(HK, '"total": "$reply/quoting/⟦deducted_amount → remitted_amount⟧"'),
      ),
    ],
  },
  'money-unquoted': {
    faults: [
      fault(
        'an account in the place of a quote',
        edit(
          HK,
          '"src": "op:transferToHk", "input": ▸{ "quote_id": ⟦"$reply/quoting/quote_id" → "$form/details/account_id"⟧',
        ),
        {
          says: 'Ask for a quote before the review',
          follows: ['pointer-misfit flows/transfer-to-hk/flow.json', `ticket-elsewhere ${HK}`],
        },
      ),
      fault(
        'an id that no review has shown',
        edit(
          flow('transfer-to-account'),
          '"src": "op:transferToGc", "input": ▸{ "quote_id": ⟦"$reply/quoting/quote_id" → "$form/details/account_id"⟧',
        ),
        {
          follows: [
            'pointer-misfit flows/transfer-to-account/flow.json',
            'ticket-elsewhere flows/transfer-to-account/flow.json',
          ],
        },
      ),
      fault(
        'a review that shows nothing of the quote',
        edit(
          flow('transfer-to-mainland'),
          '"tags": ["step", "review"], … "data": { "quote": ⟦"$reply/quoting" → "$form/details"⟧ }',
        ),
        {
          at: edit(flow('transfer-to-mainland'), '"src": "op:transferToMainland", "input": ▸{'),
          follows: [
            'form-name schemas/transfer-to-mainland/review.schema.json',
            'secret-shown flows/transfer-to-mainland/flow.json',
          ],
        },
      ),
      fault(
        'an application that moves money from now on',
        edit(operation('realname/realnameSubmit'), 'x-effect: ⟦write → money⟧'),
        {
          at: edit(flow('realname'), '"src": "op:realnameSubmit", "input": ▸{'),
          follows: [`ticket-elsewhere ${flow('realname')}`],
        },
      ),
      fault(
        'a registration that moves money from now on',
        edit(operation('register/registerSubmit'), 'x-effect: ⟦write → money⟧'),
        { at: edit(flow('register'), '"src": "op:registerSubmit", "input": ▸{') },
      ),
      fault('another account than was quoted', [takesAccount('transferToHk'), sends(HK, '"acc-chan-hkd"')], {
        says: '"sending" moves money and sends another "account_id" than "quoting" was asked with',
      }),
      fault('what was chosen is sent, and something else was quoted', [
        takesAccount('transferToMainland'),
        edit(
          flow('transfer-to-mainland'),
          '"op:transferQuote", … "account_id": "⟦$form/details/account_id → acc-chan-hkd⟧"',
        ),
        sends(flow('transfer-to-mainland'), '"$form/details/account_id"'),
      ]),
      fault(
        'an account of which the quote was told nothing',
        [
          edit(operation('transfer/transferQuote'), 'required: [kind, ⟦account_id, → ⟧ amount]'),
          takesAccount('transferToGc'),
          edit(
            flow('transfer-to-account'),
            '"op:transferQuote", … ⟦"account_id": "$form/details/account_id", → ⟧ "amount"',
          ),
          sends(flow('transfer-to-account'), '"$form/details/account_id"'),
        ],
        { says: 'sends "account_id", which "quoting" was not asked with' },
      ),
      ...['transfer-to-hk', 'transfer-to-account', 'transfer-to-mainland'].map((id) =>
        fault(
          `a review without a sum of its quote, ${id}`,
          edit(
            form(`${id}/review`),
            '▸"x-summary": [ … ⟦{ "name": "remitted", … "data": "quote/deducted_amount", "as": "money" }, → ⟧ {',
          ),
          { says: 'Show it in a row of x-summary', follows: [`word-unused locales/*/${id}.json`] },
        ),
      ),
    ],
    sound: [
      soundly(
        'a review that shows a sum of its quote in its words only',
        edit(
          form('transfer-to-account/review'),
          ['remitted_amount', 'fee', 'deducted_amount']
            .map((sum) => `"quote/⟦${sum}", "as": "money → expire_time", "as": "time⟧"`)
            .join(' … '),
        ),
        ...['en', 'zh-HK', 'zh-CN'].map((locale) =>
          edit(
            `locales/${locale}/transfer-to-account.json`,
            '"review": { "title": … "intro": "⟦→{{quote.deducted_amount, money}}: ⟧',
          ),
        ),
      ),
      soundly(
        'the account that was quoted',
        takesAccount('transferToHk'),
        sends(HK, '{ "maybe": "$form/details/account_id" }'),
      ),
      soundly(
        'an order whose quote the review shows moves money',
        edit(operation('giftcard/giftcardOrder'), 'x-effect: ⟦write → money⟧'),
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
    sound: [
      soundly(
        'a code to the number on file',
        edit(form('security-question/prove'), '"x-service": { "op": "smsSendCode",⟦→ "onArrival": true,⟧'),
      ),
    ],
  },
  'service-effect': {
    faults: [
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
        follows: ['service-effect schemas/transfer-to-mainland/details.schema.json'],
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
            'service-effect schemas/transfer-to-mainland/details.schema.json',
          ],
        },
      ),
    ],
    sound: [soundly('a field that reads', edit(operation('contact/contactCaptcha'), 'x-effect: ⟦attempt → read⟧'))],
  },
} as const satisfies Partial<PlantedKinds>;
