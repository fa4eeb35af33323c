import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, operation } from '../paths.ts';

const HK = flow('transfer-to-hk');
/** A transfer that takes an account beside the id of its quote, and one that is sent so. */
const takesAccount = (name: string) =>
  edit(
    operation(`transfer/${name}`),
    'properties: ⟦→ account_id: { $ref: ../../components/AccountId.yaml }\n                ⟧quote_id: {',
  );
const sends = (file: string, account: string) =>
  edit(file, `"src": "op:transferTo…", "input": {⟦→ "account_id": ▸${account},⟧ "quote_id"`);

/** What a review has shown of money, what a ticket was asked for, and what is sent then. */
export const QUOTES = {
  'ticket-elsewhere': {
    faults: [
      fault(
        'the payment password for another transfer',
        edit(HK, '"flow:confirm-payment", … "operation": ▸"⟦transferToHk → transferToGc⟧"'),
        { says: '"authorise" is told of the operation transferToGc, and "sending" takes what it gives' },
      ),
      fault(
        'a one-time code for another transfer',
        edit(
          flow('transfer-to-mainland'),
          '"flow:confirm-payment", "input": { "operation": ▸"⟦transferToMainland → transferToHk⟧"',
        ),
      ),
      fault(
        'the payment password for the other of two transfers',
        edit(
          flow('transfer-to-payee'),
          '"flow:confirm-payment", "input": { "operation": ▸{ "by": "$reply/quoting/to_card", "true": "⟦transferToGc → transferToHk⟧", "else": "⟦transferToHk → transferToGc⟧"',
        ),
        { says: 'is told of the operation transferToHk, and "sendingToCard" takes what it gives' },
      ),
      fault(
        'the payment password for any transfer',
        edit(
          flow('transfer-to-account'),
          '"flow:confirm-payment", "input": ▸{ "operation": "transferToGc", ⟦"quote_id": "$reply/quoting/quote_id", →⟧',
        ),
        { says: 'is told no "quote_id"' },
      ),
      fault(
        'the payment password for any figures',
        edit(
          flow('card-cancel'),
          '"flow:confirm-payment", "input": ▸{ "operation": "cardCancel"⟦, "quote_id": "$reply/pricing/cancel_id" →⟧, "cancelling"',
        ),
        { says: 'is told no "quote_id"' },
      ),
      fault(
        'a sub-flow that asks for the payment password for any quote',
        edit(
          flow('confirm-payment'),
          '"src": "op:authPayPwd", "input": ▸{ "operation": "$input/operation", ⟦"quote_id": { "maybe": "$input/quote_id" }, →⟧',
        ),
        { says: '"checking" asks for a ticket without "quote_id"' },
      ),
      fault(
        'a sub-flow that asks for the payment password for one operation, whichever calls it',
        edit(
          flow('confirm-payment'),
          '"src": "op:authPayPwd", "input": { "operation": ▸"⟦$input/operation → transferToHk⟧"',
        ),
        { says: 'with another "operation"' },
      ),
      fault(
        'a sub-flow that keeps the quote from the sub-flow of the code',
        edit(
          flow('confirm-payment'),
          '"flow:one-time-code", "input": ▸{ "scene": "TRANSFER", "operation": "$input/operation", ⟦"quote_id": { "maybe": "$input/quote_id" }, →⟧',
        ),
        { says: '"code" asks for a ticket without "quote_id"' },
      ),
      fault(
        'the two proofs of a transfer, one for the other',
        edit(
          flow('transfer-to-account'),
          '"ticket": ▸"$reply/authorise/⟦ticket → otp_ticket⟧", "otp_ticket": { "maybe": "$reply/authorise/⟦otp_ticket → ticket⟧" }',
        ),
        {
          says: 'is a ticket of authPayPwd, and is taken from authOtp',
          follows: [
            `ticket-elsewhere ${flow('transfer-to-account')}`,
            `pointer-uncertain ${flow('transfer-to-account')}`,
          ],
        },
      ),
      fault(
        'the proofs of two sub-flows, one for the other',
        edit(
          flow('card-cancel'),
          '"ticket": "$reply/⟦authorise → confirmByCode⟧/ticket", "otp_ticket": ▸"$reply/⟦confirmByCode → authorise⟧/ticket"',
        ),
        { follows: [`ticket-elsewhere ${flow('card-cancel')}`] },
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
        'the sum of something else beside the password',
        edit(
          HK,
          '"flow:confirm-payment", … "total": ▸"⟦$reply/quoting/deducted_amount → $reply/accounts/account_list/0/balance⟧"',
        ),
        {
          says: '"$reply/accounts/account_list/0/balance", of which the call is sent nothing',
          follows: [`quoted-otherwise ${HK}`],
        },
      ),
    ],
    valid: [
      twin(
        'the payee as the review shows it: no ticket is bound to what is only shown',
        edit(
          flow('transfer-to-account'),
          '"flow:confirm-payment", … "payee": "⟦$reply/quoting/payee_name → $reply/findingPayee/payee_name_mask⟧"',
        ),
      ),
      twin(
        'the payee as found, or else as typed, in a row that only shows it',
        edit(
          HK,
          '"flow:confirm-payment", … "payee": ⟦"$reply/quoting/payee_name" → { "first": ["$reply/findingPayee/payee_name_mask", "$form/details/payee_name_en"] }⟧',
        ),
      ),
      twin(
        'the name of the member in a row that only shows it',
        edit(
          flow('card-new'),
          '"flow:confirm-payment", "input": { ⟦→ "payee": "$reply/accounts/user_name", ⟧"operation": "cardNew"',
        ),
      ),
      twin(
        'what the sub-flow of the code would only show',
        edit(
          flow('confirm-payment'),
          '"flow:one-time-code", … "quote_id": { "maybe": "$input/quote_id" }, "amount": { "maybe": "$input/amount" }⟦, "payee": { "maybe": "$input/payee" } →⟧',
        ),
      ),
    ],
  },
  'money-unquoted': {
    faults: [
      fault(
        'a review that has lost its tag',
        edit(flow('transfer-instant'), '"review": { ⟦"tags": ["review"], →⟧ … "src": "op:transferToHk", "input": ▸{'),
        { says: '"review" shows it: mark that step as the review by "tags": ["review"].' },
      ),
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
          '"tags": ["review"], … "data": { "quote": ⟦"$reply/quoting" → "$form/details"⟧ }',
        ),
        {
          at: edit(flow('transfer-to-mainland'), '"src": "op:transferToMainland", "input": ▸{'),
          follows: [
            'form-name flows/transfer-to-mainland/flow.json',
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
      fault(
        'what was chosen is sent, and something else was quoted',
        [
          takesAccount('transferToMainland'),
          edit(
            flow('transfer-to-mainland'),
            '"op:transferQuote", … "account_id": "⟦$form/details/account_id → acc-chan-hkd⟧"',
          ),
          sends(flow('transfer-to-mainland'), '"$form/details/account_id"'),
        ],
        { follows: [`quoted-otherwise ${flow('transfer-to-mainland')}`] },
      ),
      fault(
        'an account of which the quote was told nothing',
        [
          edit(operation('transfer/transferQuote'), 'required: [⟦account_id, → ⟧ amount]'),
          takesAccount('transferToGc'),
          edit(
            flow('transfer-to-account'),
            '"op:transferQuote", … ⟦"account_id": "$form/details/account_id", → ⟧ "amount"',
          ),
          sends(flow('transfer-to-account'), '"$form/details/account_id"'),
        ],
        {
          says: 'sends "account_id", which "quoting" was not asked with',
          follows: [`quoted-otherwise ${flow('transfer-to-account')}`],
        },
      ),
      ...['transfer-to-hk', 'transfer-to-account', 'transfer-to-mainland'].map((id) =>
        fault(
          `a review without a sum of its quote, ${id}`,
          edit(
            flow(id),
            '"review": { … ▸"summary": [ … ⟦{ "name": "remitted", … "data": "quote/deducted_amount", "as": "money", "role": "amount" }, → ⟧ {',
          ),
          { says: 'Show it in a row of its "summary"', follows: [`word-unused locales/*/${id}.json`] },
        ),
      ),
      fault(
        'a review of another quote than an order is made by',
        edit(flow('apply-card'), '"data": { "quote": "$reply/⟦quoting → pricing⟧" }, "summary"'),
        {
          at: edit(flow('apply-card'), '"src": "op:cardApplySubmit", "input": ▸{'),
          says: '"review" shows what "pricing" has fixed, and "applying" sends what "quoting" has',
        },
      ),
    ],
    valid: [
      twin(
        'both quotes at the review, and an order by the one',
        edit(flow('apply-card'), '"data": { "quote": "$reply/quoting"⟦→, "earlier": "$reply/pricing"⟧ }, "summary"'),
      ),
      twin(
        'a review that shows the sums of its quote in its words only',
        edit(
          flow('transfer-to-account'),
          `"review": { … ${[
            ['remitted_amount', 'money'],
            ['fee', 'fee'],
            ['deducted_amount', 'money'],
          ]
            .map(([sum, as]) => `"quote/⟦${sum}", "as": "${as} → expire_time", "as": "time⟧"`)
            .join(' … ')}`,
        ),
        ...['en', 'zh-HK', 'zh-CN'].map((locale) =>
          edit(
            `locales/${locale}/transfer-to-account.json`,
            '"review": { "title": … "intro": "⟦→{{quote.remitted_amount, money}} + {{quote.fee, money}} = {{quote.deducted_amount, money}}: ⟧',
          ),
        ),
      ),
      twin(
        'the account that was quoted',
        takesAccount('transferToHk'),
        sends(HK, '{ "maybe": "$form/details/account_id" }'),
      ),
      twin(
        'an order whose quote the review shows moves money',
        edit(operation('giftcard/giftcardOrder'), 'x-effect: ⟦write → money⟧'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
