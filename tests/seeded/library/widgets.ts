import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin, write } from '../seeded.ts';
import { form, layout } from '../paths.ts';
import { LOOK_UPS } from './lookUps.ts';

const HK_DETAILS = form('transfer-to-hk/details');
const HK_WORDS = 'word-missing locales/*/transfer-to-hk.json';

/** What asks a field gives what the field takes. */
export const WIDGETS = {
  'widget-misfit': {
    faults: [
      ...LOOK_UPS['widget-misfit'],
      fault(
        'an amount without its currency',
        edit(
          form('transfer-to-account/details'),
          '▸"amount": { "$ref": "../shared/amount.schema.json"⟦, "x-currency": "$option/account_id/currency" →⟧',
        ),
        { says: 'asks an amount with the sign of its currency, and "amount" has none' },
      ),
      fault('a number with decimals', edit(form('shared/giftcard-quantity'), '"type": ▸⟦"integer" → "number"⟧'), {
        says: 'Ask for an "integer"; an amount of money is a text',
      }),
      fault('numbers to choose from', edit(HK_DETAILS, '"remark": {⟦→ "enum": [▸1, 2],⟧ "$ref"'), {
        says: '1 is listed, and never given',
        follows: [HK_WORDS],
      }),
      fault('a number among texts', edit(form('shared/account-purpose'), '"enum": [⟦→ ▸1, ⟧'), {
        says: 'Write the choices as texts.',
        follows: ['word-missing locales/*/realname*.json', 'word-missing locales/*/dormant.json'],
      }),
      fault(
        'a list of texts',
        edit(
          HK_DETAILS,
          '"properties": {⟦→ "tags": { "type": ▸"array", "items": { "type": "string" } },⟧ "account_id": {',
        ),
        {
          says: 'List the choices: "items": { "type": "string", "enum": [ … ] }',
          follows: [HK_WORDS, `answer-unused ${HK_DETAILS}`],
        },
      ),
      fault(
        'figures under a list of rows',
        edit(
          form('giftcard-entity/cards'),
          '"custom_lines": {⟦→ "x-service": { "op": "accountLimitQuery", "input": { "account_id": "main" }, "as": ▸"figures", "rows": [{ "name": "tier", "data": "tier", "as": "text" }] },⟧',
        ),
        { says: 'the field only frames others', follows: ['word-missing locales/*/giftcard-entity.json'] },
      ),
      fault(
        'a code for one use that a browser fills with that of a card',
        edit(layout('shared/otp'), '"autocomplete": ▸"⟦one-time-code → cc-csc⟧"'),
        { says: 'Write "autocomplete": "one-time-code", or "off".' },
      ),
      fault(
        'an account number that a browser fills with that of a card',
        edit(layout('shared/account-number'), '"autocomplete": ▸"⟦off → cc-number⟧"'),
        { says: 'takes no such secret' },
      ),
      fault(
        'keys of digits alone for the number of a document',
        edit(layout('shared/doc-no'), '"autocomplete": "off"⟦→, "inputMode": ▸"numeric"⟧'),
        { says: '"doc_no" takes letters' },
      ),
      fault(
        'several choices',
        [
          edit(
            form('reset-password/kind'),
            '"kind": { … }⟦→ , "days": { "type": "array", "items": { "type": "string", "enum": ["mon", "tue"] }, "uniqueItems": true }⟧ }, "required"',
          ),
          edit(layout('reset-password/kind'), '"kind": { … }⟦→ , "days": { "ui:widget": ▸"select" }⟧'),
        ],
        {
          says: 'Leave the widget out: then it is asked by "checkboxes".',
          follows: [
            'word-missing locales/*/reset-password.json',
            'answer-unused schemas/reset-password/kind.schema.json',
          ],
        },
      ),
      fault(
        'several choices, of which one may come twice',
        edit(form('spending-notice/choose'), '"channels": { "type": ▸"array", … ⟦"uniqueItems": true, →⟧'),
        { says: 'Write "uniqueItems": true.' },
      ),
      fault(
        'numbers of which several are chosen',
        edit(form('spending-notice/choose'), '"enum": [⟦→ ▸1, ⟧"sms", "mail"]'),
        {
          says: '1 is listed, and never given',
          follows: ['word-missing locales/*/spending-notice.json', 'pointer-misfit flows/spending-notice/flow.json'],
        },
      ),
      fault(
        'several where one is taken',
        edit(layout('close-account/balance'), '"choice": { "ui:widget": ▸⟦"radioCards" → "checkboxes"⟧'),
        { says: 'it is an array and a string is asked' },
      ),
      fault(
        'a whole number in the place of a text',
        edit(layout('shared/remark'), '"ui:widget": ▸⟦"text" → "wholeNumber"⟧'),
        {
          says: 'Leave the widget out: then it is asked by "text".',
        },
      ),
      fault(
        'a tick in the place of a choice',
        edit(layout('reset-password/kind'), '"ui:widget": ▸⟦"radioCards" → "checkbox"⟧'),
        {
          says: 'asked by "select"',
        },
      ),
      fault(
        'a choice among nothing',
        edit(layout('transfer-to-hk/details'), '"fps_id": {⟦→ "ui:widget": ▸"radioCards",⟧ "ui:options"'),
        { says: 'there is nothing to choose from' },
      ),
      fault(
        'an area code, which is chosen, and that nothing lists',
        edit(
          form('reset-mobile/number'),
          '▸"area_code": { … "x-prefill": "$site/area_code"⟦, "x-service": { "op": "queryGcCode", "as": "options", "list": "/code_list", "value": "/code" } →⟧ }',
        ),
        { says: 'Give it choices: "enum", "x-options", or "x-service" with "as": "options".' },
      ),
      fault(
        'a picture that nothing takes up',
        edit(
          form('selfie/take'),
          '▸"selfie": { … ⟦"x-service": { "op": "fileUpload", "input": { "scene": "SELFIE" } }, →⟧',
        ),
        { says: 'Say which: "x-service"' },
      ),
      fault(
        'a code that nothing sends',
        edit(
          form('one-time-code/enter'),
          '▸"code": { "$ref": "../shared/one-time-code.schema.json"⟦, "x-service": { "op": "smsSendCode", "input": { "scene": "$input/scene", "operation": "$input/operation", "quote_id": { "maybe": "$input/quote_id" }, "channel": { "maybe": "$input/channel" } }, "onArrival": true } →⟧ }',
        ),
        { says: '"code" names no call', follows: ['word-unused locales/*/confirm-payment.json'] },
      ),
      fault('a day in the place of four digits', edit(layout('shared/card-last4'), '"ui:widget": ▸⟦"text" → "date"⟧'), {
        says: 'its minLength is 10, and a maxLength of 4 is asked',
      }),
      fault(
        'a document where a picture is taken',
        edit(layout('selfie/take'), '"ui:options": { ⟦→ "types": ["image/png", ▸"application/pdf"],⟧ "camera"'),
        { says: 'Ask by "fileUpload"' },
      ),
      fault(
        'kinds of files for documents, of a picture',
        edit(layout('shared/image'), '"types": ▸⟦"$const/portal.image.types" → "$const/portal.file.types"⟧'),
        { says: '"imageUpload" takes no application/pdf' },
      ),
      fault(
        'a kind of picture by a name that nothing has',
        edit(layout('shared/files'), '"types": ⟦"$const/portal.file.types" → ["image/png", ▸"image/jpg"]⟧'),
        { says: '"fileUpload" takes no image/jpg' },
      ),
      fault(
        'what finds a choice that nobody types',
        edit(layout('shared/bank-code'), '"ui:widget": ⟦"combobox" → "select"⟧, "ui:options": { ▸"searchBy"'),
        { says: '"select" is not typed into' },
      ),
      fault(
        'what finds a choice that is no row',
        edit(
          layout('shared/occupation'),
          '"ui:widget": ⟦"select" → "combobox", "ui:options": { ▸"searchBy": ["/name_en"] }⟧',
        ),
        { says: 'the choices are no rows' },
      ),
      fault(
        'an answer that is only shown',
        write(layout('register/pin'), '{ "pay_pwd": { "ui:widget": ▸"summary" } }'),
        {
          says: 'it only shows a value',
          follows: ['secret-shown schemas/register/pin.ui.json'],
        },
      ),
      fault(
        'a field that only a branch describes',
        edit(
          form('reset-password/kind'),
          '"required": ["kind"],⟦→ "if": { "type": "object", "properties": { "kind": { "const": "login" } } }, "then": { "type": "object", "properties": { ▸"why": { "type": "string" } } },⟧',
        ),
        { says: 'no widget asks "why"' },
      ),
    ],
    valid: [
      twin(
        'a code that a browser leaves empty, by keys of digits',
        edit(layout('shared/otp'), '"autocomplete": "⟦one-time-code → off⟧"⟦→, "inputMode": "numeric"⟧'),
      ),
      twin('the end of a card that a browser may fill', edit(layout('shared/bank-card-no'), '"⟦off → cc-number⟧"')),
      twin('one kind of picture', edit(layout('selfie/take'), '"ui:options": { ⟦→ "types": ["image/png"],⟧ "camera"')),
      twin(
        'several of a list',
        edit(layout('spending-notice/choose'), '"enabled": { … }⟦→ , "channels": { "ui:widget": "checkboxes" }⟧'),
      ),
      twin('a text of several lines', edit(layout('shared/remark'), '"ui:widget": ⟦"text" → "textarea"⟧')),
      twin(
        'a choice that is found by typing',
        edit(layout('shared/occupation'), '"ui:widget": ⟦"select" → "combobox"⟧'),
      ),
      twin(
        'rows that are found by typing',
        edit(
          layout('choose-card/pick'),
          '"account_id": { "ui:widget": ⟦"radioCards" → "combobox", "ui:options": { "searchBy": ["/currency"] }⟧',
        ),
      ),
      twin('a choice as a list', edit(layout('reset-password/kind'), '"ui:widget": ⟦"radioCards" → "select"⟧')),
      twin(
        'a shown value that may be left out',
        edit(
          layout('transfer-to-hk/details'),
          '"account_id": {⟦→ "ui:options": { "width": "short" },⟧ "ui:widget": "radioCards" }⟦→ , "remark": { "ui:widget": "summary" }⟧',
        ),
      ),
      twin(
        'a branch that narrows a field',
        edit(
          form('reset-password/kind'),
          '"required": ["kind"],⟦→ "if": { "type": "object", "properties": { "kind": { "const": "login" } } }, "then": { "type": "object", "required": ["kind"] },⟧',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
