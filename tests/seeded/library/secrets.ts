import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { component, flow, form, layout, operation } from '../paths.ts';

const HK = flow('transfer-to-hk');
const LOGIN = flow('login-by-password');

/** Secrets: kept nowhere, shown nowhere, sent where they are known as such. */
export const SECRETS = {
  'secret-stored': {
    faults: [
      fault(
        'a ticket goes to the next transfer',
        edit(
          HK,
          '{ "page": "/dashboard" }, { "flow": "transfer-to-hk"⟦→ , "input": { "ticket": ▸"$reply/authorise/ticket" }⟧ }',
        ),
        { follows: [`input-unknown ${HK}`] },
      ),
      fault(
        'a password goes to another sign-in',
        edit(
          LOGIN,
          '"noPassword": { … "next": [{ "flow": "login-by-card"⟦→ , "input": { "pwd": ▸"$form/credentials/login_pwd" }⟧ }',
        ),
        { follows: [`input-unknown ${LOGIN}`] },
      ),
      fault(
        'a whole answer with a password inside',
        edit(
          flow('register'),
          '"unconfirmed": { … { "flow": "login-by-password"⟦→ , "input": { "member": ▸"$form/account" }⟧ }',
        ),
        { follows: [`input-unknown ${flow('register')}`] },
      ),
      fault(
        'the digits of a card',
        edit(
          flow('login-by-card'),
          '"outcome": "refused", … { "flow": "login-by-password"⟦→ , "input": { "known": { "cvc": ▸"$form/card/cvc2" } }⟧ }, { "page": "/" }',
        ),
        { follows: [`input-unknown ${flow('login-by-card')}`] },
      ),
      fault(
        'a payment password in an address',
        [
          edit(flow('reset-password'), '"/userSettings/resetPwd": { "require": ["member"]⟦→ , "query": [▸"old"]⟧'),
          edit(flow('reset-password'), '"pay_pwd": { "maybe": "$⟦form/proveForPayment/pay_pwd → input/old⟧" }'),
        ],
        {
          says: '"old" of the address is taken for a secret (pin)',
          follows: ['answer-unused schemas/reset-password/prove-for-payment.schema.json'],
        },
      ),
      fault(
        'what a field is filled with',
        edit(form('transfer-to-mainland/details'), '"remark": {⟦→ "x-prefill": ▸"$form/details/bank_card_no",⟧'),
      ),
    ],
    valid: [
      twin(
        'what is no secret goes on',
        edit(HK, '"AMB-76"],⟦→ "input": ["method"],⟧'),
        edit(
          HK,
          '{ "page": "/dashboard" }, { "flow": "transfer-to-hk"⟦→ , "input": { "method": "$form/details/method" }⟧ }',
        ),
      ),
    ],
  },
  'secret-shown': {
    faults: [
      fault('a password', edit(LOGIN, '"data": { "error": "$error/data"⟦→ , "pwd": ▸"$form/credentials/login_pwd"⟧ }')),
      fault('a ticket', edit(HK, '"done": { … "receipt": "$reply/sending",⟦→ "proof": ▸"$reply/authorise/ticket",⟧')),
      fault(
        'a whole answer with a payment password inside',
        edit(flow('reset-mobile'), '"data": { "changed": "$reply/changing",⟦→ "proof": ▸"$form/prove",⟧'),
      ),
      fault(
        'a row of a summary',
        edit(flow('register'), '"review": { … "summary": [⟦→ { "answer": ▸"pin/pay_pwd" },⟧'),
      ),
      fault(
        'in the rows of an answer',
        edit(flow('realname'), '"review": { … "summary": [⟦→ { "answer": ▸"guardian/relationship_proof" },⟧'),
        { says: '"$form/guardian/relationship_proof/-/picture" is a secret (image)' },
      ),
      fault(
        'in a list of a summary',
        edit(
          flow('realname'),
          '"review": { … "stage": "review", "data": {⟦→ "proofs": "$form/guardian/relationship_proof",⟧ "read": "$reply/readingDocument" }, "summary": [⟦→ { "name": "proofs", "data": "proofs", "as": "list", "rows": [{ "name": "picture", "data": ▸"picture", "as": "text" }] },⟧',
        ),
        {
          follows: [
            'secret-shown flows/realname/flow.json',
            'word-name flows/realname/flow.json',
            'word-missing locales/*/realname.json',
          ],
        },
      ),
      fault(
        'a payment password that is there already',
        edit(form('confirm-payment/ask'), '"pay_pwd": {⟦→ "default": ▸"135790",⟧'),
        { says: 'the same for everybody' },
      ),
      fault(
        'a password in a shared schema',
        edit(form('shared/login-pwd'), '"type": "string",⟦→ "default": ▸"Sample1234",⟧'),
      ),
      fault(
        'a payment password that is read while it is typed',
        edit(layout('shared/pay-pwd'), '"ui:widget": ▸⟦"pin" → "text"⟧'),
        { says: 'Ask it by "pin" or "password"' },
      ),
      fault(
        'a password in a field of several lines',
        edit(layout('shared/login-pwd'), '"ui:widget": ▸⟦"password" → "textarea"⟧'),
        { says: 'the widget "textarea" shows while it is typed' },
      ),
      fault(
        'a new payment password without its mask',
        edit(layout('shared/new-pay-pwd'), '{ "ui:widget": "pin"⟦→, "ui:options": { "masked": ▸false }⟧ }'),
      ),
      fault(
        'the number of a document',
        edit(
          flow('forgot-by-manual-review'),
          '"pictures": { ⟦→ "meta": { "data": { "document": ▸"$form/details/doc_no" } },⟧',
        ),
      ),
    ],
    valid: [
      twin('a password by the keys of a code', edit(layout('shared/login-pwd'), '"ui:widget": ⟦"password" → "pin"⟧')),
      twin('a code for one use that is seen', edit(layout('shared/otp'), '"ui:widget": ⟦"pin" → "text"⟧')),
      twin(
        'a list of rows without a secret',
        edit(flow('giftcard-entity'), '"answers": ["currency", ⟦"lines", "custom_lines" → "custom_lines", "lines"⟧'),
      ),
      twin(
        'a masked number',
        edit(flow('reset-mobile'), '"data": { "changed": "$reply/changing",⟦→ "before": "$user/mob_no_mask",⟧'),
      ),
    ],
  },
  'secret-sent': {
    faults: [
      fault(
        'a password as a name',
        edit(LOGIN, '"login_id": ▸⟦"$form/credentials/login_id" → "$form/credentials/login_pwd"⟧'),
        { follows: ['pointer-misfit flows/login-by-password/flow.json'] },
      ),
      fault(
        'a ticket as an id',
        edit(HK, '"quote_id": ▸⟦"$reply/quoting/quote_id" → "$reply/authorise/ticket"⟧, "ticket"'),
        { follows: [`money-unquoted ${HK}`, `ticket-elsewhere ${HK}`] },
      ),
      fault(
        'a payment password as an e-mail address',
        edit(flow('register'), '"registering": { … "email": ▸⟦"$form/account/email" → "$form/pin/pay_pwd"⟧'),
        { follows: ['pointer-misfit flows/register/flow.json'] },
      ),
      fault(
        'an answer as a question',
        edit(flow('security-question'), '"question": ▸⟦"$form/question/question" → "$form/question/answer"⟧'),
        {
          follows: [
            'answer-unused schemas/security-question/question.schema.json',
            'pointer-misfit flows/security-question/flow.json',
          ],
        },
      ),
      fault('by a field', edit(form('device-code/enter'), '"scene": "DEVICE",⟦→ "mob_no": ▸"$input/login_ticket",⟧')),
      fault(
        'to a field that is no longer marked',
        edit(
          operation('auth/authOtp'),
          'otp: ⟦{ $ref: ../../../schemas/shared/otp.schema.json, x-sensitive: otp } → { type: string }⟧',
        ),
        {
          at: edit(flow('one-time-code'), '"otp": ▸"$form/enter/code/otp"'),
        },
      ),
      fault(
        'a payment password as the ticket that it is asked for',
        edit(flow('confirm-payment'), '"ticket": ▸"⟦$reply/checking/ticket → $form/ask/pay_pwd⟧"'),
        { says: 'is a secret (pin), and is sent where one of another kind (ticket) is taken' },
      ),
      fault(
        'the ticket of another proof as a payment password',
        edit(flow('confirm-payment'), '"pay_pwd": ▸"⟦$form/ask/pay_pwd → $reply/code/ticket⟧"'),
        {
          follows: [
            'answer-unused schemas/confirm-payment/ask.schema.json',
            'pointer-misfit flows/confirm-payment/flow.json',
            'pointer-uncertain flows/confirm-payment/flow.json',
          ],
        },
      ),
    ],
    valid: [
      twin(
        'a ticket where a proof is taken: both are made for one use',
        edit(form('forgot-password/mailed-code'), '"x-sensitive": "⟦ticket → token⟧"'),
      ),
      twin(
        'one secret in the place of another of its kind',
        edit(
          flow('register'),
          '"registering": { … "login_pwd": ⟦"$form/account/new_login_pwd" → "$form/account/new_login_pwd_confirm"⟧',
        ),
      ),
    ],
  },
  'secret-unmarked': {
    faults: [
      fault('a payment password', edit(form('shared/pay-pwd'), '"maxLength": 6⟦, "x-sensitive": "pin" →⟧'), {
        at: edit(form('shared/pay-pwd'), '▸{ "$schema"'),
      }),
      fault('a security code', edit(form('shared/cvc2'), '"maxLength": 3⟦, "x-sensitive": "cvc" →⟧'), {
        at: edit(form('shared/cvc2'), '▸{ "$schema"'),
        follows: ['widget-misfit schemas/shared/cvc2.ui.json'],
      }),
      fault(
        'a name that the gateway calls a secret',
        edit(
          operation('register/registerSubmit'),
          'user_name: { $ref: ../../../schemas/shared/name-en.schema.json⟦→ , x-sensitive: idno⟧ }',
        ),
        {
          at: edit(flow('register'), '"registering": { … "user_name": ▸"$form/account/user_name"'),
          says: 'Mark the field "x-sensitive": "idno"',
        },
      ),
      fault(
        'a question that the gateway calls a secret',
        edit(
          operation('user/userQaSet'),
          'question: { $ref: ../../../schemas/shared/security-question.schema.json⟦→ , x-sensitive: password⟧ }',
        ),
        {
          at: edit(flow('security-question'), '"question": ▸"$form/question/question"'),
        },
      ),
      fault(
        'the number of a bank card, which form and contract take from one schema',
        edit(form('shared/bank-card-no'), '"maxLength": 19⟦, "x-sensitive": "pan" →⟧'),
        { at: edit(form('shared/bank-card-no'), '▸{ "$schema"'), says: 'Mark it "x-sensitive": "pan"' },
      ),
      fault('a day of birth', edit(form('shared/birth-md'), '⟦"x-sensitive": "idno", →⟧ "x-tidy"'), {
        at: edit(form('shared/birth-md'), '▸{ "$schema"'),
      }),
      fault(
        'the number of a document',
        edit(form('shared/doc-no'), '"pattern": "^[0-9A-Za-z()]{5,20}$"⟦, "x-sensitive": "idno" →⟧'),
        {
          at: edit(form('shared/doc-no'), '▸{ "$schema"'),
        },
      ),
      fault('a number that is typed hidden', edit(layout('shared/mob-no'), '"ui:widget": ⟦"mobile" → "password"⟧'), {
        at: edit(form('shared/mob-no'), '▸{ "$schema"'),
      }),
      fault('a choice that is typed hidden', edit(layout('register/card'), '"ui:widget": ⟦"radioCards" → "pin"⟧'), {
        at: edit(form('register/card'), '"card_organ": ▸{'),
      }),
    ],
    valid: [twin('a secret that is typed in the open', edit(layout('shared/cvc2'), '"ui:widget": ⟦"pin" → "text"⟧'))],
  },
  'secret-unsaid': {
    faults: [
      fault(
        'a one-time code',
        edit(
          operation('auth/authOtp'),
          'otp: ▸{ $ref: ../../../schemas/shared/otp.schema.json⟦, x-sensitive: otp →⟧ }',
        ),
        { says: 'Write "x-sensitive: otp" beside its "$ref".' },
      ),
      fault(
        'a payment password',
        edit(
          operation('auth/authPayPwd'),
          'pay_pwd: ▸{ $ref: ../../../schemas/shared/pay-pwd.schema.json⟦, x-sensitive: pin →⟧ }',
        ),
      ),
      fault(
        'another kind of secret',
        edit(
          operation('login/loginByPwd'),
          'login_pwd: ▸{ $ref: ../../../schemas/shared/login-pwd.schema.json, x-sensitive: ⟦password → pin⟧ }',
        ),
        { says: 'that takes it says "pin"' },
      ),
      fault(
        'a field of a component',
        edit(
          component('CustomerDocument'),
          'doc_no: ▸{ $ref: ../../schemas/shared/doc-no.schema.json⟦, x-sensitive: idno →⟧ }',
        ),
      ),
      fault(
        'a field that is described',
        edit(
          operation('transfer/transferQuote'),
          'bank_card_no: ▸description: With toMainland, the account at the bank of bank_code. $ref: ../../../schemas/shared/bank-card-no.schema.json⟦ x-sensitive: pan →⟧',
        ),
      ),
    ],
    valid: [
      twin(
        'an open value that is a secret at one field only',
        edit(
          operation('card/cardApplySubmit'),
          'name_cn: { $ref: ../../../schemas/shared/name-cn.schema.json }⟦→\n                name_on_card: { $ref: ../../../schemas/shared/name-cn.schema.json, x-sensitive: idno }⟧',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
