import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { CONTRACT, flow, form, operation, promises } from '../paths.ts';

const LIST = 'openapi/operations.yaml';
const DETAIL = operation('history/historyDetail');
const BANKS = operation('bank/bankList');
const HK = flow('transfer-to-hk');
const LOGIN = flow('login-by-password');
/** Where a transfer to a card has succeeded. */
const GIVES = '"outcome": "success", … "file": { "op": ';
const QUOTE = operation('transfer/transferQuote');

/** A call that moves money, said to do less. */
const weaker = (name: string) => edit(operation(name), 'x-effect: ▸⟦money → write⟧');

/** What the contract says of operations: their examples, addresses, and whether anybody carries them out. */
export const OPERATIONS = {
  'effect-misfit': {
    faults: [
      fault('a transfer that no longer moves money', weaker('transfer/transferToHk'), {
        says: '"transferToHk" takes a ticket for a quote, and its effect is "write"',
      }),
      fault('a transfer to a card', weaker('transfer/transferToGc')),
      fault('a card that is bought', weaker('card/cardBuyChip')),
      fault(
        'a ticket of which nothing says what gives it',
        edit(
          operation('transfer/transferToMainland'),
          '▸ticket: description: From /auth/payPwd for transferToMainland and this quote.⟦ x-ticket: { from: authPayPwd, told: { quote_id: quote_id } }→⟧',
        ),
        { says: '"transferToMainland" takes a "ticket", and nothing says what gives it' },
      ),
      fault(
        'a ticket of a call that moves no money',
        edit(
          operation('bank/bankUnbind'),
          '▸ticket: description: From /auth/payPwd for bankUnbind.⟦ x-ticket: { from: authPayPwd }→⟧',
        ),
      ),
    ],
    valid: [twin('an order that moves money', edit(operation('giftcard/giftcardOrder'), 'x-effect: ⟦write → money⟧'))],
  },
  'operation-unknown': {
    faults: [
      fault(
        'the file of an end',
        edit(flow('transfer-to-account'), `${GIVES}▸⟦"historyReceiptFile" → "historyReciptFile"⟧`),
        { says: 'Did you mean "historyReceiptFile"?', follows: ['word-missing locales/*/transfer-to-account.json'] },
      ),
      fault('a call of a transfer', edit(HK, '"src": ▸⟦"op:transferQuote" → "op:transferQoute"⟧'), {
        says: 'Did you mean "transferQuote"?',
        follows: [`promise-name ${promises('transfer-to-hk')}`],
      }),
      fault('a call of a sign-in', edit(LOGIN, '"src": ▸⟦"op:loginByPwd" → "op:loginByPassword"⟧'), {
        says: 'Did you mean "loginByPwd"?',
        follows: [`promise-name ${promises('login-by-password')}`],
      }),
      fault(
        'a call that is polled',
        edit(flow('forgot-by-uplink'), '"src": ▸⟦"op:forgetPwdUplinkCheck" → "op:forgetPwdUplinkChek"⟧'),
        { follows: ['promise-name flows/forgot-*/checks.json'] },
      ),
      fault('a call of a field', edit(form('selfie/take'), '"op": ▸⟦"fileUpload" → "fileUplaod"⟧'), {
        says: 'Did you mean "fileUpload"?',
      }),
      fault(
        'a call of a field that many forms share',
        edit(form('shared/captcha'), '"op": ▸⟦"contactCaptcha" → "contactCapcha"⟧'),
      ),
      fault(
        'what a payment password is asked for',
        edit(HK, '"flow:confirm-payment", … "operation": ▸⟦"transferToHk" → "transferToHkk"⟧'),
        { says: 'Did you mean "transferToHk"?' },
      ),
      fault(
        'what a selfie is asked for',
        edit(
          flow('close-account'),
          '"src": "flow:selfie", "input": { "operation": ▸⟦"accountClose" → "acountClose"⟧ }',
        ),
        { says: 'Did you mean "accountClose"?' },
      ),
      fault(
        'what a field has a code sent for',
        edit(form('reset-email/verify'), '"scene": "SETTING", "operation": ▸⟦"userVerify" → "userVerfy"⟧'),
        { says: 'Did you mean "userVerify"?' },
      ),
      fault(
        'an operation that the contract calls by another name',
        edit(operation('auth/authOtp'), 'operationId: ⟦authOtp → authenticateOtp⟧'),
        {
          at: edit(flow('one-time-code'), '"src": ▸"op:authOtp"'),
          follows: ['promise-name flows/*/checks.json', 'operation-unserved openapi/*'],
        },
      ),
      fault(
        'an operation whose address was left out',
        edit(CONTRACT, '⟦/bank/unbind: { $ref: ./paths/bank/bankUnbind.yaml } → ⟧'),
        {
          at: edit(flow('bank-bind'), '"src": ▸"op:bankUnbind"'),
          says: 'Its file openapi/paths/bank/bankUnbind.yaml is there; add it in openapi/gateway.yaml, under "paths": /bank/unbind: {',
          follows: ['operation-un* *'],
        },
      ),
    ],
    valid: [
      twin(
        'an operation by another name, everywhere',
        edit(
          operation('login/loginChooseCard'),
          'operationId: ⟦loginChooseCard → loginPickCard⟧ … x-effect: attempt⟦→ \n  x-played: true⟧',
        ),
        edit('openapi/operations.yaml', '⟦loginChooseCard: /login/chooseCard → ⟧'),
        edit(flow('choose-card'), '"op:⟦loginChooseCard → loginPickCard⟧"'),
        edit(promises('choose-card'), '"call": ⟦"loginChooseCard" → "loginPickCard"⟧'),
      ),
    ],
  },
  'example-misfit': {
    faults: [
      fault(
        'a reply with a number that is too short',
        edit(DETAIL, "ret_data:\n                  ref_no: ▸⟦'20250303000000000123' → '1234'⟧"),
        {
          says: `the example "record" of the reply of "historyDetail" has "1234" in "ref_no", which must match pattern`,
        },
      ),
      fault(
        'a reply without a member that it has to have',
        edit(BANKS, "- ▸{ bank_code: '901', ⟦name_tw: 海港樣本銀行, → ⟧ name_cn"),
        { says: 'lacks "name_tw" in "0", which its schema requires' },
      ),
      fault('a request with a choice that is not there', edit(QUOTE, 'fps: … kind: ▸⟦toHk → toHK⟧'), {
        says: 'must be equal to one of the allowed values ("toHk", "toGc", "toMainland")',
      }),
      fault(
        'a request with a member that nobody described',
        edit(operation('auth/authOtp'), "otp: '482915'⟦→ \n              ▸remark: Lunch⟧"),
        { says: 'has "remark", which its schema does not describe' },
      ),
      fault('a number that has become longer', edit(operation('auth/authPayPwd'), "pay_pwd: ▸⟦'246802' → '2468'⟧")),
      fault(
        'a played reply that is no success',
        [
          edit(LIST, '⟦bankList: /bank/bankList → ⟧'),
          edit(
            BANKS,
            "x-auth: public⟦→ \n  x-played: true⟧ … responses:\n    ▸'200': … return_code: ⟦SUCCESS → TRANS_FAIL⟧",
          ),
        ],
        { says: 'no example of its reply has the return_code SUCCESS' },
      ),
    ],
    valid: [
      twin(
        'another value of the form that is asked',
        edit(DETAIL, "ret_data:\n                  ref_no: ⟦'20250303000000000123' → '20250303000000000124'⟧"),
        edit(QUOTE, 'fps: … kind: toHk … ⟦\n              remark: Lunch → ⟧'),
      ),
    ],
  },
  'operation-unserved': {
    faults: [
      fault('a line that was left out', edit(LIST, '⟦authPayPwd: /auth/payPwd → ⟧'), {
        at: edit(operation('auth/authPayPwd'), 'operationId: ▸authPayPwd'),
        says: 'Add "authPayPwd: /auth/payPwd" there',
      }),
      fault('a line with a misspelt name', edit(LIST, '▸⟦bankUnbind → bankUnbid⟧: /bank/unbind'), {
        says: 'Did you mean "bankUnbind"?',
        follows: [`operation-unserved ${operation('bank/bankUnbind')}`],
      }),
      fault('a line with another address', edit(LIST, 'authOtp: ▸⟦/auth/otp → /auth/code⟧'), {
        says: 'Write "/auth/otp".',
      }),
      fault('a line of a call that is played', edit(BANKS, 'x-auth: public⟦→ \n  x-played: true⟧'), {
        at: edit(LIST, '▸bankList: /bank/bankList'),
        says: 'Remove the line until the gateway carries it out.',
      }),
      fault('an address that was left out', edit(CONTRACT, '⟦/fps/query: { $ref: ./paths/fps/fpsQuery.yaml } → ⟧'), {
        at: edit(operation('fps/fpsQuery'), 'operationId: ▸fpsQuery'),
        says: 'under "paths": /fps/query: { $ref: ./paths/fps/fpsQuery.yaml }',
        follows: ['operation-unknown *', 'reference-unknown content/site.json'],
      }),
      fault(
        'a call that no code carries out, and that is not marked as played',
        [
          edit(operation('announce/announceNotice2'), 'operationId: ⟦announceNotice2 → ▸announceNotice3⟧'),
          edit(LIST, '⟦announceNotice2: → announceNotice3:⟧ /announce/notice2'),
        ],
        { says: 'Write "x-played: true" beside "x-auth"' },
      ),
    ],
    valid: [
      twin(
        'a call that is played, without a line',
        edit(LIST, '⟦bankList: /bank/bankList → ⟧'),
        edit(BANKS, 'x-auth: public⟦→ \n  x-played: true⟧'),
      ),
      twin(
        'a line in another part of the list',
        edit(LIST, '⟦authOtp: /auth/otp → ⟧'),
        edit(LIST, 'queryGcCode: /query/queryGcCode⟦→ \n  authOtp: /auth/otp⟧'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
