import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, words } from '../paths.ts';

const HK = flow('transfer-to-hk');
const VIRTUAL = flow('giftcard-virtual');

/** The words of a row of a review, taken away in every language.
 * @param row as the file has it, with the comma before or behind */
const rowsWithout = (id: string, row: string) =>
  (['en', 'zh-HK', 'zh-CN'] as const).map((locale) =>
    edit(words(locale, id), `"review": { … "summary": { … ⟦${row} →⟧`),
  );

/** What is sent after a review, and stood on none. */
export const UNSEEN = {
  'answer-unseen': {
    faults: [
      fault(
        'the address that the cards go to by mail',
        edit(VIRTUAL, '"review": { … ▸"summary": [ … "answers": ["recipient", "greeting"⟦, "receiver_email" →⟧] }'),
        { says: '{ "answer": "recipient/receiver_email" }' },
      ),
      fault(
        'the address that the cards go to by post',
        edit(
          flow('giftcard-entity'),
          '"review": { … ▸"summary": [ … ⟦{ "step": "delivery", "answers": ["recipient", "address"] } → { "answer": "delivery/recipient" }⟧',
        ),
        { says: '"ordering" sends "$form/delivery/address"' },
      ),
      fault(
        'the end of the bank card that a refund goes to',
        edit(
          flow('card-cancel'),
          '"review": { … ▸"summary": [ … "answers": ["refund_bank", ⟦"bank_card_no", →⟧ "account_holder"]',
        ),
        { says: '"cancelling" sends "$form/refund/bank_card_no"' },
      ),
      fault(
        'the e-mail address of a registration',
        edit(
          flow('register'),
          '"review": { … ▸"summary": [ … ⟦{ "step": "account", "answers": ["user_name", "email"] } → { "answer": "account/user_name" }⟧',
        ),
      ),
      fault(
        'a name of an application',
        edit(
          flow('realname'),
          '"review": { … ▸"summary": [ … { "step": "details", "answers": ["name_cn", ⟦"name_en", →⟧ "sex"',
        ),
      ),
      fault(
        'the order that is corrected',
        edit(flow('topup-frozen'), '"review": { … ▸"summary": [ ⟦{ "answer": "choose/order_no" }, →⟧ {'),
      ),
      fault(
        'the account that a transfer goes to, with which the quote was asked',
        edit(HK, '"review": { … ▸"summary": [ … "fps_id", ⟦"account_number", →⟧ "payee_name_en"]'),
        { says: 'shows what "quoting" has replied, and not "$form/details/account_number"' },
      ),
      fault(
        'what stands behind a name, with the words of the row',
        [
          edit(
            flow('transfer-to-account'),
            '"review": { … ▸"summary": [ … ⟦{ "name": "nameCheck", "data": "quote/payee_name_check", "as": "option", "of": "payee-name-check" }, →⟧',
          ),
          ...rowsWithout('transfer-to-account', ', "nameCheck": "…"'),
        ],
        { says: '"payee_name_check"' },
      ),
      fault(
        'until when a quote is good, with the words of the row',
        [
          edit(
            flow('card-new'),
            '"review": { … ▸"summary": [ … ⟦, { "name": "expires", "data": "quote/expire_time", "as": "time" } →⟧ ]',
          ),
          ...rowsWithout('card-new', ', "expires": "…"'),
        ],
        { says: '"expire_time"' },
      ),
      fault(
        'the postage of a card, with the words of the row',
        [
          edit(
            flow('card-replace'),
            '"review": { … ▸"summary": [ … ⟦{ "name": "postage", "data": "quote/postage", "as": "fee" }, →⟧',
          ),
          ...rowsWithout('card-replace', '"postage": "…",'),
        ],
        { says: '"postage"' },
      ),
      fault(
        'the card that is locked, where nothing is shown',
        edit(
          flow('card-lock'),
          '▸"lock": { "tags": ["review"], … "meta": { "stage": "confirm"⟦, "summary": [{ "answer": "choose/card_id" }] →⟧ }',
        ),
        { says: '"locking" sends "$form/choose/card_id"' },
      ),
      fault(
        'all that was answered, where the quote is shown alone',
        edit(flow('card-renew-virtual'), '"review": { … ▸"summary": [ ⟦{ "answer": "choose/card_id" }, →⟧'),
      ),
      fault(
        'the fee of a quote whose other sums are shown',
        edit(
          flow('transfer-instant'),
          '"review": { … ▸"summary": [ … ⟦{ "name": "fee", "data": "quote/fee", "as": "fee" }, →⟧',
        ),
        {
          says: 'shows sums of the same reply, and not "$reply/quoting/fee"',
          follows: ['en', 'zh-HK', 'zh-CN'].map((lang) => `word-unused locales/${lang}/transfer-instant.json`),
        },
      ),
      fault(
        'the sum that the password is asked for',
        edit(
          flow('transfer-to-mainland'),
          '"review": { … ▸"summary": [ … ⟦{ "name": "deducted", "data": "quote/deducted_amount", "as": "money", "role": "amount" }, →⟧',
        ),
        {
          says: '"authorise" says "$reply/quoting/deducted_amount" as "total"',
          follows: ['en', 'zh-HK', 'zh-CN'].map((lang) => `word-unused locales/${lang}/transfer-to-mainland.json`),
        },
      ),
      fault(
        'the account that a transfer comes from',
        edit(
          flow('transfer-to-payee'),
          '"review": { … ▸"summary": [ ⟦{ "step": "details", "answers": ["account_id", "payee_id"] } → { "answer": "details/payee_id" }⟧',
        ),
      ),
    ],
    valid: [
      twin(
        'whom a transfer pays, as the quote says it',
        edit(
          HK,
          '"review": { … "data": { "quote": "$reply/quoting", "payee": "⟦$reply/findingPayee/payee_name_mask → $reply/quoting/payee_name⟧"',
        ),
      ),
      twin(
        'a postage that is nothing, where no card is sent',
        edit(flow('card-new'), '"review": { … "data": { ⟦→"price": "$reply/quoting/price",⟧ "quote": "$reply/quoting"'),
      ),
      twin(
        'a sum that the quote says',
        edit(
          HK,
          '"review": { … ⟦{ "step": "details", "answers": ["remark", "amount"] } → { "answer": "details/remark" }⟧, { "name": "remitted"',
        ),
      ),
      twin(
        'an answer that stands there by the data of the review',
        edit(
          HK,
          '"review": { … "payee": "$reply/findingPayee/payee_name_mask"⟦→ , "number": "$form/details/account_number"⟧ } … "fps_id", ⟦"account_number", →⟧ "payee_name_en"] }⟦→ , { "name": "number", "data": "number", "as": "text", "change": "details/account_number" }⟧',
        ),
        ...(['en', 'zh-HK', 'zh-CN'] as const).map((locale) =>
          edit(words(locale, 'transfer-to-hk'), '"review": { … "summary": {⟦→ "number": "No. · 號碼",⟧'),
        ),
      ),
      twin(
        'an address that stands there by the data of the review, with a way to change it',
        edit(
          VIRTUAL,
          '"review": { … "data": { "quote": "$reply/quoting"⟦→ , "email": "$form/recipient/receiver_email"⟧ } … "greeting"⟦, "receiver_email"] } → ] }, { "name": "email", "data": "email", "as": "text", "change": "recipient/receiver_email" }⟧',
        ),
        ...(['en', 'zh-HK', 'zh-CN'] as const).map((locale) =>
          edit(words(locale, 'giftcard-virtual'), '"review": { … "summary": {⟦→ "email": "Email · 電郵",⟧'),
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
