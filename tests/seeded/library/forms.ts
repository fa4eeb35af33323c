import { edit, fault, twin, write, type SeededKinds } from '../seeded.ts';
import { IN_ROWS } from './eachRow.ts';
import { IN_LISTS } from './lists.ts';
import { component, EXAMPLES, flow, form, layout, operation, rules } from '../paths.ts';
import { LOOK_UPS } from './lookUps.ts';

const HK_DETAILS = form('transfer-to-hk/details');

/** Where a transfer to a card has succeeded. */
const GIVES = '"outcome": "success", … "file": { "op": ';

/** Forms, their layouts, and the values of the contract: each can be shown, filled in and judged. */
export const FORMS = {
  'form-broken': {
    faults: [
      fault('a keyword of numbers at a text', edit(form('shared/remark'), '"type": "string",⟦→ ▸"multipleOf": 2,⟧')),
      fault(
        'a bound of texts at a number',
        edit(form('shared/giftcard-quantity'), '"type": "integer", ▸⟦"minimum" → "minLength"⟧'),
      ),
      fault(
        'a keyword of ours at a number',
        edit(form('shared/giftcard-quantity'), '"type": "integer",⟦→ ▸"ageAtLeast": 18,⟧'),
      ),
      fault(
        'a keyword of texts at a list',
        edit(form('giftcard-entity/cards'), '"custom_lines": { "type": "array",⟦→ ▸"maxLength": 5,⟧'),
      ),
      fault(
        'a keyword of numbers at a choice',
        edit(form('card-to-activate/way'), '"variant": { "type": "string",⟦→ ▸"multipleOf": 1,⟧'),
      ),
    ],
    valid: [twin('another pattern', edit(form('shared/card-last4'), '"pattern": "⟦^[0-9]+$ → ^[0-9]{4}$⟧"'))],
  },
  'form-name': {
    faults: [
      ...LOOK_UPS['form-name'],
      fault(
        'a file of an operation that gives none',
        edit(flow('transfer-to-account'), `${GIVES}▸⟦"historyReceiptFile" → "historyDetail"⟧`),
        { says: 'has no "file_url"', follows: ['word-missing locales/*/transfer-to-account.json'] },
      ),
      fault('where options come from', edit(HK_DETAILS, '"from": ▸⟦"accounts" → "acounts"⟧'), {
        says: 'Did you mean "accounts"?',
      }),
      fault(
        'what an option is called by',
        edit(form('choose-card/pick'), '"label": ▸⟦"/card_no_mask" → "/card_mask"⟧'),
      ),
      fault(
        'what finds an option',
        edit(layout('shared/bank-code'), '"searchBy": ["/bank_code", "/name_tw", ▸⟦"/name_cn" → "/name_zh"⟧'),
        { says: 'a row has no "name_zh"' },
      ),
      fault(
        'a member of the options that words say',
        edit(form('choose-card/pick'), '▸⟦"status" → "state"⟧: "card-status" }'),
      ),
      fault(
        'the choice whose words say it',
        edit(form('choose-card/pick'), '"status": ▸⟦"card-status" → "card-state"⟧ }'),
        { says: 'Did you mean "card-status"?' },
      ),
      fault(
        'a choice that has no words for what it may be',
        edit(HK_DETAILS, '"status": ▸⟦"card-status" → "currency"⟧ }'),
        { says: 'has no words for what "status" may be: active' },
      ),
      fault(
        'a choice that forms share',
        edit(flow('forgot-by-question'), '"of": ▸⟦"security-question" → "security-qestion"⟧'),
        { says: 'Did you mean "security-question"?' },
      ),
      fault(
        'in a row, a choice that has no words for what it may be',
        edit(flow('card-activate'), '"data": "done/card_organ", "as": "option", "of": ▸"⟦card-organ → review-state⟧"'),
        { says: 'has no words for what "done/card_organ" may be: Mastercard' },
      ),
      fault(
        'in a row, a shared field that is no choice',
        edit(flow('card-lock'), '"data": "card/status", "as": "option", "of": ▸"⟦card-status → amount⟧"'),
        { says: 'shared choice "amount" is not known' },
      ),
      fault(
        'in a row, a text as a choice',
        edit(
          flow('transfer-to-account'),
          '"name": "holder", "data": "payee", "as": "⟦text → option", "of": ▸"currency⟧" }, { "name": "nameCheck"',
        ),
        { says: 'Show it "as" "text".' },
      ),
      fault('a figure of a reply', edit(form('transfer-to-account/details'), '"data": ▸⟦"fee" → "fees"⟧'), {
        says: 'Did you mean "fee"?',
      }),
      fault('a row of a summary', edit(flow('transfer-to-hk'), '"until", "data": ▸⟦"error/until" → "error/utnil"⟧'), {
        says: 'Did you mean "until"?',
        // Screens of other flows are like this one.
        follows: ['form-name flows/*/flow.json'],
      }),
      ...IN_LISTS,
      ...IN_ROWS,
      fault('a code to scan', edit(flow('topup-fps'), '"data": ▸⟦"order/qrcodeTxt" → "order/qrCode"⟧')),
      fault('the number that a text goes to', edit(flow('forgot-by-uplink'), '"smsTo": ▸⟦"to" → "number"⟧')),
      fault('where a rule is told', edit(form('reset-mobile/number'), '"at": ▸⟦"/mob_no" → "/mobno"⟧'), {
        says: 'Did you mean "mob_no"?',
        follows: ['word-unused locales/*/reset-mobile.json'],
      }),
      fault(
        'the list that a field asks for',
        edit(form('giftcard-entity/delivery'), '"list": ▸⟦"/code_list" → "/codes"⟧'),
      ),
    ],
    valid: [
      twin(
        'another value to scan',
        edit(flow('bank-bind'), '"data": "check/pay_to/account_name", "as": "text", "role": ⟦"reference" → "qrCode"⟧'),
      ),
      twin('a list that says the day alone', edit(flow('giftcard-query'), '"data": "time", "as": "⟦dateTime → date⟧"')),
      twin('another member of the options', edit(form('choose-card/pick'), '"label": ⟦"/card_no_mask" → "/currency"⟧')),
    ],
  },
  'layout-unknown': {
    faults: [
      fault('a misspelt field', edit(layout('transfer-to-hk/details'), '▸⟦"account_id" → "acount_id"⟧'), {
        says: 'Did you mean "account_id"?',
      }),
      fault(
        'a field of a row',
        edit(layout('giftcard-entity/cards'), '"items": { ▸⟦"denomination" → "denominations"⟧'),
      ),
      fault('a field of another step', write(layout('register/pin'), '{ ▸"email": { "ui:widget": "text" } }')),
      fault(
        'what a shared value does not have',
        edit(layout('shared/captcha'), '"ui:widget": "captcha"⟦→ , ▸"image": { "ui:widget": "text" }⟧'),
      ),
      fault(
        'an area code that is not beside the number',
        write(
          layout('register/mobile'),
          '{ "mob_no": { "ui:options": { "areaCode": ▸"area_cod" } }, "agree": { "ui:options": { "documents": ["00", "01"] } } }',
        ),
        { says: 'Did you mean "area_code"?' },
      ),
      fault('a field that the form calls otherwise', edit(form('close-account/balance'), '⟦"choice" → "way"⟧: {'), {
        at: edit(layout('close-account/balance'), '▸"choice": {'),
        follows: [
          'pointer-missing *',
          'word-missing locales/*/close-account.json',
          'word-unused locales/*/close-account.json',
          'required-unknown schemas/close-account/balance.schema.json',
          'pointer-uncertain flows/close-account/flow.json',
        ],
      }),
    ],
    valid: [twin('a field that is there', write(layout('register/pin'), '{ "pay_pwd": { "ui:widget": "pin" } }'))],
  },
  'bounds-crossed': {
    faults: [
      fault('lengths', edit(form('shared/remark'), '⟦→ "minLength": ▸21, ⟧"maxLength": 20'), { follows: EXAMPLES }),
      fault('numbers', edit(form('shared/giftcard-quantity'), '"minimum": ▸⟦0 → 1000⟧'), { follows: EXAMPLES }),
      fault(
        'rows',
        edit(form('giftcard-entity/cards'), '"custom_lines": { "type": "array",⟦→ "minItems": ▸6,⟧ "maxItems": {'),
      ),
      fault(
        'numbers of the contract',
        edit(operation('auth/authPayPwd'), 'left: { type: integer, minimum: ▸⟦0 → 101⟧'),
      ),
      fault(
        'lengths of the contract',
        edit(
          operation('transfer/transferQuote'),
          'bank_card_no_mask: … type: string ⟦→ minLength: ▸31\n                        ⟧maxLength: 30',
        ),
      ),
      fault(
        'a length and that of the shared field',
        edit(form('transfer-to-hk/details'), '"remark": {⟦→ "minLength": ▸30,⟧'),
        { says: '"minLength" 30 is above "maxLength" 20 of schemas/shared/remark.schema.json' },
      ),
      fault(
        'a number and that of the shared field',
        edit(
          form('giftcard-entity/cards'),
          '"custom_lines": { … "quantity": { "$ref": "../shared/giftcard-quantity.schema.json"⟦→ , "minimum": ▸1000⟧',
        ),
      ),
      fault('choices', edit(form('spending-notice/choose'), '"uniqueItems": true,⟦→ "minItems": ▸3,⟧')),
      fault('in a rule', edit(rules('bank'), '"card_no": {⟦→ "minLength": ▸20, "maxLength": 19,⟧ "pattern"'), {
        follows: [`rule-example ${rules('bank')}`, `rule-constant ${rules('bank')}`],
      }),
    ],
    valid: [
      twin('all the choices there are', edit(form('spending-notice/choose'), '"uniqueItems": true,⟦→ "minItems": 2,⟧')),
      twin('one length only', edit(form('shared/recipient'), '"minLength": ⟦1 → 10⟧')),
      twin(
        'as long as the shared field at most',
        edit(form('transfer-to-hk/details'), '"remark": {⟦→ "minLength": 20,⟧'),
      ),
    ],
  },
  'tidy-misfit': {
    faults: [
      fault(
        'brackets that the pattern asks for are taken away',
        edit(
          form('shared/hk-id'),
          '"x-tidy": ▸⟦["width", "spaces", "hyphens", "upperCase", "checkDigit"] → ["brackets"]⟧',
        ),
      ),
      fault('hyphens of a code', edit(form('forgot-password/mailed-code'), '"x-tidy": ▸⟦["trim"] → ["hyphens"]⟧')),
      fault(
        'a number',
        edit(form('shared/giftcard-quantity'), '"type": "integer",⟦→ "x-tidy": ▸["width"],⟧ "minimum"'),
        {
          says: 'of type "integer"',
        },
      ),
      fault(
        'the code of a field that is not there',
        edit(
          form('reset-mobile/number'),
          '"mob_no": { ⟦→ "x-tidy": ▸[{ "countryCode": { "beside": "areacode" } }], ⟧"$ref"',
        ),
        { says: 'Did you mean "area_code"?' },
      ),
      fault(
        'kinds of a document that the step does not offer',
        edit(
          form('forgot-by-code-and-id/verify'),
          '"doc_no": { ⟦→ "x-tidy": ▸{ "by": "doc_type", "of": { "hkPermanentId": ["width"] } }, ⟧"$ref"',
        ),
      ),
      fault(
        'what decides is called otherwise',
        edit(form('realname/guardian'), '"x-tidy": ▸{ "by": ⟦"guardian_doc_type" → "doc_type"⟧'),
        { says: 'no field "doc_type" is beside' },
      ),
    ],
    valid: [
      twin(
        'capitals of a number that takes them',
        edit(form('shared/passport-no'), '"x-tidy": ⟦["width", "spaces", "hyphens", "upperCase"] → ["upperCase"]⟧'),
      ),
      twin(
        'brackets around digits that have none',
        edit(form('shared/otp'), '"x-tidy": ["width", "spaces", ⟦"hyphens" → "brackets"⟧]'),
      ),
    ],
  },
  'required-unknown': {
    faults: [
      fault('a misspelt field', edit(HK_DETAILS, '"payee_name_en", ▸⟦"amount" → "ammount"⟧ ]'), {
        says: 'Did you mean "amount"? If "amount" is the one that is misspelt, rename it in "properties".',
        follows: ['pointer-uncertain flows/transfer-to-hk/flow.json'],
      }),
      fault(
        'a field of a row',
        edit(form('giftcard-entity/cards'), '"lines": { … "required": ["denomination", ▸⟦"quantity" → "qantity"⟧]'),
        { follows: ['word-name locales/*/giftcard-entity.json', 'pointer-misfit flows/giftcard-entity/flow.json'] },
      ),
      fault('a field of a reply', edit(operation('auth/authPayPwd'), 'required: [▸⟦ticket → tickt⟧, expire_time]'), {
        follows: ['pointer-uncertain flows/confirm-payment/flow.json', ...EXAMPLES],
      }),
      fault('a field that went by another name', edit(form('register/card'), '⟦"card_organ" → "organ"⟧: { "$ref"'), {
        at: edit(form('register/card'), '"required": ["currency", ▸"card_organ"]'),
        follows: ['layout-unknown schemas/register/card.ui.json', 'pointer-missing flows/register/flow.json'],
      }),
      fault(
        'a field of a part of a shared value',
        edit(form('shared/captcha'), '"required": ["captcha_key", "captcha"⟦→ , ▸"image"⟧]'),
      ),
      fault(
        'what comes beside a code',
        edit(operation('auth/authPayPwd'), 'maximum: 100 } required: [▸⟦left → tries⟧]'),
      ),
    ],
    valid: [
      twin('not all fields are required', edit(form('register/card'), '"required": ["currency"⟦→ ⟧, "card_organ"]')),
    ],
  },
  'pattern-slow': {
    faults: [
      fault(
        'a repeat inside a repeat',
        edit(
          HK_DETAILS,
          '"account_id": { "type": "string", "pattern": ▸⟦"^[0-9A-Za-z_-]{1,64}$" → "^([0-9A-Za-z_-]+)*$"⟧',
        ),
        { follows: ['pointer-misfit flows/transfer-to-hk/flow.json', `pointer-misfit ${HK_DETAILS}`] },
      ),
      fault(
        'two ways to say the same',
        edit(form('shared/login-id'), '"pattern": ▸⟦"^([0-9]{1,11}|[0-9]{16})$" → "^([0-9]|[0-9][0-9])*$"⟧'),
      ),
      fault(
        'two repeats side by side',
        edit(rules('bank'), '"pattern": ▸⟦"^[3-9][0-9]{11,18}$" → "^[3-9][0-9]+[0-9]*$"⟧'),
        { follows: [`rule-example ${rules('bank')}`] },
      ),
      fault(
        'a repeat without a beginning',
        edit(operation('auth/authPayPwd'), "pattern: ▸⟦'^[0-9a-f]{64}$' → '[0-9a-f]+$'⟧"),
      ),
      fault(
        'a look behind, of which nothing is proven',
        edit(form('shared/bank-code'), '"pattern": ▸⟦"^[0-9A-Z]{3,11}$" → "(?<=[A-Z])[0-9]$"⟧'),
        { follows: EXAMPLES },
      ),
      fault(
        'in a part that operations share',
        edit(component('OpaqueId'), "pattern: ▸⟦'^[0-9A-Za-z_-]{6,64}$' → '^([0-9a-z]+_?)+$'⟧"),
        { follows: ['pointer-misfit */*/*.json', ...EXAMPLES] },
      ),
    ],
    valid: [
      twin(
        'a long repeat by itself',
        edit(form('shared/bank-code'), '"pattern": ⟦"^[0-9A-Z]{3,11}$" → "^[0-9A-Z]*$"⟧'),
      ),
      twin(
        'repeats of different characters',
        edit(form('shared/bank-code'), '"pattern": ⟦"^[0-9A-Z]{3,11}$" → "^[0-9]*[A-Z]*$"⟧'),
      ),
    ],
  },
  'pattern-broken': {
    faults: [
      fault(
        'a bracket that stays open',
        edit(form('shared/bank-code'), '"pattern": ▸⟦"^[0-9A-Z]{3,11}$" → "^[0-9A-Z{3,11}$"⟧'),
      ),
      fault(
        'a group that stays open',
        edit(operation('auth/authPayPwd'), "pattern: ▸⟦'^[0-9a-f]{64}$' → '^([0-9a-f]{64}$'⟧"),
      ),
      fault(
        'a repeat of nothing',
        edit(rules('mobile'), '"86" }, "mob_no": { "pattern": ▸⟦"^[0-9]{11}$" → "^{11}$"⟧'),
        { follows: ['rule-broken flows/rules/mobile.json'] },
      ),
      fault('an escape that means nothing', edit(form('shared/card-last4'), '"pattern": ▸⟦"^[0-9]+$" → "^\\\\p+$"⟧')),
      fault(
        'bounds the wrong way round',
        edit(form('choose-card/pick'), '"pattern": ▸⟦"^[0-9A-Za-z_-]{1,64}$" → "^[0-9A-Za-z_-]{64,1}$"⟧'),
      ),
    ],
    valid: [
      twin(
        'an escape that means something',
        edit(form('shared/card-last4'), '"pattern": ⟦"^[0-9]+$" → "^\\\\p{Nd}+$"⟧'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
