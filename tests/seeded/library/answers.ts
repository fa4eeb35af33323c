import { ROWS_TO_CHANGE } from './eachRow.ts';
import { flow, form, rules } from '../paths.ts';
import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';

const HK_DETAILS = form('transfer-to-hk/details');
const HK_WORDS = 'word-missing locales/*/transfer-to-hk.json';

/** What members are asked: each field can be answered, shown, is asked for something, and can be changed where it was asked. */
export const ANSWERS = {
  'default-refused': {
    faults: [
      fault('a choice that is not listed', edit(form('reset-email/verify'), '"default": ▸⟦"code" → "codes"⟧'), {
        says: 'the default "codes" is refused by "enum" of the same field. A field',
      }),
      fault(
        'an area without its digits',
        edit(form('register/mobile'), '⟦"x-prefill": "$site/area_code" → "default": ▸"HK"⟧'),
        {
          says: 'refused by "pattern"',
        },
      ),
      fault(
        'a text that is too long',
        edit(HK_DETAILS, '"remark": {⟦→ "default": ▸"Rent of the flat in Sai Kung",⟧ "$ref"'),
        { says: 'refused by "maxLength"' },
      ),
      fault(
        'a text in the place of a number',
        edit(form('shared/giftcard-quantity'), '"minimum": 0,⟦→ "default": ▸"0",⟧'),
        {
          says: 'the default "0" is refused by "type"',
        },
      ),
      fault(
        'of a member of a rule, a number in the place of a text',
        edit(rules('password'), '"known": { "type": "string", "default": ▸⟦"" → 0⟧ }'),
        { says: 'fails wherever "known" is absent', follows: ['rule-example flows/rules/password.json'] },
      ),
      fault(
        'of a member of a rule, no day',
        edit(
          rules('person'),
          '"person.isAdult" … "subject": { "birth_date": ⟦"date" → { "type": "date", "default": ▸"2000-02-30" }⟧',
        ),
        { says: 'fails wherever "birth_date" is absent' },
      ),
      fault('no day', edit(form('shared/birth-date'), '"type": "string",⟦→ "default": ▸"1990-02-30",⟧'), {
        says: 'refused by "format"',
      }),
      fault(
        'a list',
        edit(form('giftcard-entity/cards'), '"custom_lines": { "type": "array",⟦→ "default": ▸[],⟧ "maxItems": {'),
        { says: 'the default of a list is never taken' },
      ),
      fault(
        'a day that a rule of the form refuses',
        edit(form('realname/document'), '"doc_valid_to": {⟦→ "default": ▸"2020-01-31",⟧ "$ref"'),
        { says: 'is refused by rule "document.isNotExpired" of the form' },
      ),
    ],
    valid: [
      twin('the other choice', edit(form('reset-email/verify'), '"default": ⟦"code" → "loginPassword"⟧')),
      twin(
        'a text that is tidied first',
        edit(HK_DETAILS, '"remark": {⟦→ "default": " Rent of the flat!!! ",⟧ "$ref"'),
      ),
      twin(
        'a day that the rules take',
        edit(form('realname/document'), '"doc_valid_to": {⟦→ "default": "2099-01-31",⟧ "$ref"'),
      ),
      twin('a number', edit(form('shared/giftcard-quantity'), '"minimum": 0,⟦→ "default": 0,⟧')),
    ],
  },
  'when-circle': {
    faults: [
      fault(
        'two fields that wait for each other',
        edit(
          form('reset-password/prove-for-login'),
          '"default": "code"⟦→ , "x-when": ▸{ "type": "is", "params": { "at": "$self/login_pwd", "in": ["a"] } }⟧ }, "code"',
        ),
        {
          says: '"method" is shown only once "login_pwd" is answered, and "login_pwd" is shown only once "method" is answered',
          follows: ['pointer-uncertain flows/reset-password/flow.json'],
        },
      ),
      fault(
        'a field that waits for itself',
        edit(
          form('close-account/balance'),
          '"x-when": ▸{ "type": "is", "params": { "at": "$self/⟦choice → abandon_balance⟧", "in": [⟦"abandon" → true⟧]',
        ),
        {
          says: '"abandon_balance" is shown only once it is answered',
          follows: ['pointer-uncertain flows/close-account/flow.json'],
        },
      ),
      fault(
        'three that wait in a round',
        edit(
          HK_DETAILS,
          '"method": { "$ref": "../shared/transfer-method.schema.json"⟦→ , "x-when": ▸{ "type": "is", "params": { "at": "$self/mobile", "in": ["a"] } }⟧ }',
        ),
        {
          says: '"method" is shown only once "mobile" is answered, and "mobile" is shown only once "type" is answered, and "type"',
          follows: ['pointer-uncertain flows/transfer-to-hk/flow.json', 'word-name locales/*/transfer-to-hk.json'],
        },
      ),
      fault(
        'over a rule',
        edit(
          form('realname/details'),
          '"area_code": { "$ref": "../shared/area-code.schema.json",⟦→ "x-when": ▸{ "type": "rule:mobile.fitsArea", "params": { "area_code": "$self/area_code", "mob_no": "$self/mob_no" } },⟧',
        ),
        { follows: ['pointer-uncertain flows/realname/flow.json'] },
      ),
      fault(
        'over the row of a choice',
        edit(
          HK_DETAILS,
          '"account_id": {⟦→ "x-when": ▸{ "type": "is", "params": { "at": "$option/account_id/status", "in": ["active"] } },⟧ "type": "string"',
        ),
        { follows: ['pointer-uncertain flows/transfer-to-hk/flow.json', `pointer-uncertain ${HK_DETAILS}`] },
      ),
    ],
    valid: [
      twin(
        'a field that waits for one that waits for another',
        edit(
          HK_DETAILS,
          '"remark": {⟦→ "x-when": { "type": "is", "params": { "at": "$self/type", "in": ["mobile"] } },⟧ "$ref"',
        ),
      ),
    ],
  },
  'answer-unused': {
    faults: [
      fault(
        'a message that a review shows and no call sends',
        edit(
          flow('transfer-to-hk'),
          '"payee_name_en": { "maybe": "$form/details/payee_name_en" }⟦, "remark": { "maybe": "$form/details/remark" } → ⟧ }',
        ),
        {
          at: edit(HK_DETAILS, '] } }, ▸"remark": {'),
          says: 'Send "$form/details/remark" with a call, decide by it, or do not ask.',
          follows: [`quoted-otherwise ${flow('transfer-to-hk')}`],
        },
      ),
      fault(
        'a reason that goes nowhere',
        edit(
          flow('close-account'),
          '"otp_ticket": "$reply/confirmByCode/ticket"⟦, "reason": { "maybe": "$form/confirm/reason" } → ⟧ }',
        ),
        { at: edit(form('close-account/confirm'), '▸"reason": {') },
      ),
      fault(
        'a secret that goes nowhere',
        edit(flow('reset-mobile'), '⟦"birth_md": { "maybe": "$form/prove/birth_md" } → "birth_md": "0102"⟧'),
        {
          at: edit(form('reset-mobile/prove'), '▸"birth_md": {'),
          follows: [`quoted-otherwise ${flow('reset-mobile')}`],
        },
      ),
      fault(
        'a question that somebody has thought of',
        edit(
          form('reset-password/kind'),
          '"kind": { … }⟦→ , ▸"why": { "type": "string", "maxLength": 50 }⟧ }, "required"',
        ),
        { follows: ['word-missing locales/*/reset-password.json'] },
      ),
      fault(
        'a field of a row',
        edit(
          form('transfer-to-hk/details'),
          '"properties": {⟦→ "notes": { "type": "array", "maxItems": 2, "items": { "type": "object", "properties": { ▸"note": { "type": "string", "maxLength": 9 } } } },⟧ "account_id": {',
        ),
        { says: 'Send "$form/details/notes" with a call', follows: [HK_WORDS] },
      ),
    ],
    valid: [
      twin(
        'an answer that a step only says',
        edit(
          flow('close-account'),
          '"otp_ticket": "$reply/confirmByCode/ticket"⟦, "reason": { "maybe": "$form/confirm/reason" } → ⟧ }',
        ),
        edit(flow('close-account'), '"data": { "receipt": "$reply/closing"⟦→ , "reason": "$form/confirm/reason"⟧'),
      ),
    ],
  },
  'change-elsewhere': {
    faults: [
      ...ROWS_TO_CHANGE,
      fault(
        'what the value does not come from',
        edit(flow('transfer-to-account'), '"change": ▸"details/⟦payee_card_no → amount⟧"'),
        { says: '"card" does not come from the answer "details/amount"' },
      ),
      fault(
        'an answer that has a row of its own',
        edit(flow('transfer-to-hk'), '"change": ▸"details/⟦bank_code → remark⟧"'),
        { says: 'Known: "details/bank_code"' },
      ),
      fault(
        'the same with the step before',
        edit(flow('transfer-to-mainland'), '"change": ▸"details/⟦bank_card_no → amount⟧"'),
        { says: '"details/amount" has a row of its own' },
      ),
      fault(
        'of a sum, an answer that the quote is not told',
        edit(
          flow('giftcard-entity'),
          '"path": "/giftcard/entity/confirm" … "data": "quote/postage", "as": "fee"⟦→ , "change": ▸"delivery/recipient"⟧',
        ),
      ),
      fault(
        'of a payee, an answer that was not asked for the name',
        edit(
          flow('transfer-to-hk'),
          '"name": "payee", "data": "payee", "as": "text"⟦→ , "change": ▸"details/bank_code"⟧ }, { "name": "payeeBank", "data": "quote/payee_bank_name", "as": "text", "change"',
        ),
      ),
    ],
    valid: [
      twin(
        'an answer whose own row it takes the place of',
        edit(
          flow('giftcard-entity'),
          '"path": "/giftcard/entity/confirm" … "custom_lines", ⟦"delivery_region", →⟧ "purpose"] } … "data": "quote/postage", "as": "fee"⟦→ , "change": "cards/delivery_region"⟧',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
