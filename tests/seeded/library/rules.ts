import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin, write } from '../seeded.ts';
import { flow, form, rules, words } from '../paths.ts';
import { spans } from './spans.ts';

const RULE_OF_ITS_OWN = `{
  "$schema": "../../schemas/language/rules.schema.json",
  "rules": [
    {
      "id": "seeded.hasNext",
      "description": "Something comes next.",
      "source": ["defined"],
      "subject": { "next": "string" },
      "schema": ▸{ "properties": { "next": { "minLength": 0 } } },
      "examples": { "hold": [{ "next": "TOKEN" }], "fail": [{ "next": "" }] }
    }
  ]
}`;

/** Rules: they compile, look at their subject, are as their examples say, and tell some from others. */
export const RULES = {
  'rule-broken': {
    faults: [
      fault(
        'a keyword that rules do not have',
        edit(
          rules('person'),
          '"person.isMinor" … "schema": ▸{ "properties": { "birth_date": { ⟦"ageBelow" → "ageUnder"⟧',
        ),
        { follows: ['file-invalid flows/rules/person.json'] },
      ),
      fault(
        'an age at a text',
        edit(
          rules('bank'),
          '"schema": ▸{ "properties": { "card_no": { ⟦"pattern": "^[3-9][0-9]{11,18}$" → "minimum": 3⟧',
        ),
      ),
      fault(
        'a keyword of lists at a text',
        edit(
          rules('fps'),
          '"fps.isFpsId" … "schema": ▸⟦{ "properties": { "proxy_id": { "pattern": "^([0-9]{7}|[0-9]{9})$" } } } → { "properties": { "proxy_id": { "uniqueItems": true } } }⟧',
        ),
      ),
      fault(
        'a calendar that is not there',
        edit(rules('transfer'), '"transfer.isInBankHours" … "schema": ▸{ … "calendar": ⟦"prc" → "cn"⟧'),
        { follows: ['file-invalid flows/rules/transfer.json'] },
      ),
      fault(
        'a bound that is no amount',
        edit(rules('giftcard'), '"giftcard.hasCards" … "schema": ▸{ … "atLeast": ⟦"1" → true⟧'),
        { follows: ['file-invalid flows/rules/giftcard.json'] },
      ),
    ],
    valid: [twin('a keyword with another value', edit(rules('person'), '"ageBelow": ⟦18 → 21⟧'))],
  },
  'rule-member': {
    faults: [
      fault('a balance', edit(rules('transfer'), '"data": ▸⟦"/available" → "/avaliable"⟧'), {
        says: 'Did you mean "available"?',
        follows: ['rule-constant flows/rules/transfer.json', 'rule-example flows/rules/transfer.json'],
      }),
      fault('a currency', edit(rules('giftcard'), '"data": ▸⟦"/currency" → "/curency"⟧'), {
        follows: ['rule-constant flows/rules/giftcard.json', 'rule-example flows/rules/giftcard.json'],
      }),
      fault('another name', edit(rules('person'), '"data": ▸⟦"/member_name" → "/name"⟧'), {
        follows: ['rule-constant flows/rules/person.json', 'rule-example flows/rules/person.json'],
      }),
      fault(
        'a member that the subject lost',
        edit(rules('topup'), '"subject": { "payments": "rows", ⟦"currency" → "money"⟧: "currency"'),
        {
          at: edit(rules('topup'), '"by": { "data": "/status" }, "else": "1" }, "currency": { "data": ▸"/currency"'),
          follows: ['rule-example flows/rules/topup.json'],
        },
      ),
      fault(
        'a place inside a member',
        edit(
          rules('transfer'),
          '"by": { "data": "/status" }, "else": "1" }, "currency": { "data": ▸⟦"/currency" → "/account/currency"⟧',
        ),
        { follows: ['rule-constant flows/rules/transfer.json', 'rule-example flows/rules/transfer.json'] },
      ),
      fault(
        'a member that is judged',
        edit(rules('document'), '"document.hasTwoSides" … "properties": { ▸⟦"doc_type" → "doctype"⟧'),
        { follows: ['rule-constant flows/rules/document.json', 'rule-example flows/rules/document.json'] },
      ),
      fault(
        'one with the name of a figure',
        edit(
          rules('giftcard'),
          `"rules": [⟦→ {
            "id": "giftcard.isSeeded",
            "description": "An order of at most ten cards.",
            "source": ["defined"],
            "subject": { "lines": "rows", "custom_lines": "rows", "cards": "integer" },
            "figures": { ▸"cards": "giftcard.count" },
            "schema": { "properties": { "cards": { "maximum": 10 } } },
            "examples": {
              "hold": [{ "lines": [{ "quantity": 11 }], "custom_lines": [], "cards": 1 }],
              "fail": [{ "lines": [{ "quantity": 11 }], "custom_lines": [], "cards": 11 }]
            }
          },⟧ {`,
        ),
      ),
    ],
    valid: [
      twin(
        'another member of the subject',
        edit(rules('person'), '"holder_name": { "sameName": { "data": "/member_name" } }'),
      ),
    ],
  },
  'rule-example': {
    faults: [
      fault('rows that touch', edit(rules('giftcard'), `"rules": [⟦→ ${spans('', '▸')},⟧`)),
      fault(
        'one that does not hold',
        edit(rules('fps'), '"hold": [▸⟦{ "proxy_id": "69876543" } → { "proxy_id": "6987654" }⟧]'),
      ),
      fault(
        'one that does not fail',
        edit(rules('person'), '"person.isAdult" … "fail": [ ▸{ "birth_date": ⟦"2024-01-01" → "1984-01-01"⟧'),
      ),
      fault(
        'one that lacks a member',
        edit(rules('mobile'), '"hold": [ ▸⟦{ "area_code": "852", "mob_no": "61234567" } → { "area_code": "852" }⟧'),
      ),
      fault(
        'one that lacks a member beside one with a default',
        edit(
          rules('password'),
          '"hold": [{ "password": "864209", "known": "61234567" }, ▸{ ⟦"password": "864209" → "known": "61234567"⟧ }]',
        ),
        { says: 'lacks "password"' },
      ),
      fault('one with a value of another type', edit(rules('level'), '"hold": [ { "status": ▸⟦"1" → 1⟧ }'), {
        follows: ['rule-example flows/rules/level.json'],
      }),
      fault(
        'one that stands twice',
        edit(
          rules('realname'),
          '"fail": [ { "review_state": "declined" }, ▸{ "review_state": ⟦"waitingFaceToFace" → "declined"⟧ }',
        ),
      ),
      fault('a rule that became narrower', edit(rules('bank'), '"pattern": "^[3-9][0-9]{11,⟦18 → 17⟧}$"'), {
        at: edit(rules('bank'), '▸{ "card_no": "6225880000000000123" }'),
      }),
    ],
    valid: [
      twin('rows that may touch', edit(rules('giftcard'), `"rules": [⟦→ ${spans(', "touching": true')},⟧`)),
      twin(
        'another example',
        edit(rules('fps'), '"hold": [{ "proxy_id": "69876543" }⟦→ , { "proxy_id": "51234567" }⟧]'),
      ),
    ],
  },
  'rule-constant': {
    faults: [
      fault(
        'a holder that is compared with themselves',
        edit(
          form('topup-bank/payer'),
          '"holder_name": "$self/holder_name", "member_name": ▸"⟦$reply/accounts/user_name → $self/holder_name⟧"',
        ),
        { says: 'both are "$self/holder_name"' },
      ),
      fault(
        'one of several fields, of which one has to be answered in any case',
        edit(
          form('realname-modify/details'),
          '"required": ["name_cn", "name_en", "sex", "birth_date"],⟦→ "anyOf": [{ "type": "object", "required": ["email"] }, { "type": "object", "required": ▸["name_en"] }],⟧',
        ),
        { says: '"name_en" is required in any case', follows: ['word-missing locales/*/realname-modify.json'] },
      ),
      fault(
        'everybody, for nobody has that level',
        edit(
          rules('level'),
          '"level.canTransferToHk" … "schema": ▸{ "properties": { "status": { "not": { "const": ⟦"0" → "none"⟧',
        ),
        { follows: ['rule-example flows/rules/level.json'] },
      ),
      fault(
        'everybody, for no text is shorter',
        [
          write(rules('seeded'), RULE_OF_ITS_OWN),
          edit(
            flow('login-by-password'),
            '"guard": ⟦{ "type": "is", "params": { "at": "$reply/signingIn/next", "in": ["NEED_CHOOSE"] } } → { "type": "rule:seeded.hasNext", "params": { "next": "$reply/signingIn/next" } }⟧',
          ),
        ],
        { follows: ['pointer-uncertain flows/login-by-password/flow.json', 'rule-example flows/rules/seeded.json'] },
      ),
      fault(
        'nobody, for nobody is both',
        edit(
          rules('person'),
          '"person.isMinor" … "schema": ▸{ "properties": { "birth_date": { "ageBelow": 18⟦→ , "ageAtLeast": 18⟧',
        ),
        { follows: ['rule-example flows/rules/person.json'] },
      ),
      fault(
        'nobody, for the list is of other words',
        edit(
          rules('document'),
          '"document.hasTwoSides" … "schema": ▸{ "properties": { "doc_type": ⟦{ "enum": ["hkPermanentId", "identityCard", "hkId", "mainlandId", "macauId"] } → { "allOf": [{ "const": "passport" }, { "const": "identityCard" }] }⟧',
        ),
        {
          follows: ['rule-example flows/rules/document.json', 'guard-constant schemas/realname/document.schema.json'],
        },
      ),
      fault('everybody, for one of the two always holds', edit(rules('mobile'), '"schema": ▸{ "anyOf": [⟦→ {},⟧'), {
        follows: ['rule-example flows/rules/mobile.json'],
      }),
      fault(
        'a rule of the rows of one list over those of another',
        edit(
          form('giftcard-entity/cards'),
          '"rule": "giftcard.inSteps", "params": { "denomination": ▸"$self/⟦custom_lines → lines⟧/-/denomination" }',
        ),
        { says: '"$self/lines/-/denomination" is a row of no list that "custom_lines/-/denomination" is in' },
      ),
      fault(
        'a rule of no row over a row',
        edit(
          form('giftcard-entity/cards'),
          '"rule": "giftcard.withinCard", "params": { "denomination": ▸"$self/custom_lines/-/denomination", "currency": "$self/currency" }, "at": "/⟦custom_lines/-/denomination → custom_lines⟧"',
        ),
        { follows: ['word-missing locales/*/giftcard-entity.json', 'word-unused locales/*/giftcard-entity.json'] },
      ),
      fault(
        'a field that has to be the same as itself',
        edit(form('reset-email/address'), '"email_confirm": { … "equalTo": { "data": ▸"/⟦email → email_confirm⟧" }'),
        { says: '"equalTo" compares "/email_confirm" with itself' },
      ),
      fault(
        'a shared field that has to be the same as itself',
        edit(form('shared/pay-pwd-confirm'), '"equalTo": { "data": ▸"/⟦pay_pwd → pay_pwd_confirm⟧" }'),
      ),
      fault(
        'a member of a rule that has to be the same as itself',
        edit(rules('person'), '"holder_name": { "sameName": { "data": ▸"/⟦member_name → holder_name⟧" }'),
        { follows: ['rule-constant flows/rules/person.json', 'rule-example flows/rules/person.json'] },
      ),
    ],
    valid: [
      twin(
        'a rule of a row over the whole list',
        edit(
          form('giftcard-entity/cards'),
          '"x-rules": [⟦→ { "rule": "giftcard.hasCards", "params": { "lines": "$self/lines", "custom_lines": "$self/custom_lines" }, "at": "/lines/-/quantity" },⟧',
        ),
        ...(['en', 'zh-HK', 'zh-CN'] as const).map((locale) =>
          edit(
            words(locale, 'giftcard-entity'),
            '"fields": {⟦→ "lines.quantity": { "errors": { "giftcard.hasCards": "x" } },⟧ "lines": {',
          ),
        ),
      ),
      twin(
        'nearly everybody',
        edit(
          rules('level'),
          '"level.canTransferToHk" … "status": { "not": { "const": ⟦"0" → "1"⟧ … "hold": [ { "status": ⟦"1" → "0"⟧ … "fail": [ { "status": ⟦"0" → "1"⟧',
        ),
      ),
    ],
  },
  'rule-skipped': {
    faults: [
      fault(
        'a password that need not be typed twice',
        edit(
          form('register/account'),
          '▸{ "$ref": "../shared/new-login-pwd-confirm.schema.json" } … "required": ["user_name", "email", "new_login_pwd"⟦, "new_login_pwd_confirm" → ⟧]',
        ),
        { says: 'List "new_login_pwd_confirm" in "required"' },
      ),
      fault(
        'the balance, with its error at a field that few see',
        edit(form('transfer-to-hk/details'), '"rule": "transfer.withinBalance", … "at": ▸"⟦/amount → /mobile⟧"'),
        {
          says: 'is not judged while "mobile" is hidden',
          follows: ['word-missing locales/*/transfer-to-hk.json', 'word-unused locales/*/transfer-to-hk.json'],
        },
      ),
      fault(
        'the limit',
        edit(form('transfer-to-hk/details'), '"rule": "transfer.withinSingleLimit", … "at": ▸"⟦/amount → /email⟧"'),
        { follows: ['word-missing locales/*/transfer-to-hk.json', 'word-unused locales/*/transfer-to-hk.json'] },
      ),
      fault(
        'one field for the error of another',
        edit(
          form('transfer-to-hk/details'),
          '"params": { "proxy_id": "$self/⟦mobile → remark⟧" }, "at": ▸"/mobile", ⟦"when": { "type": "is", "params": { "at": "$self/type", "in": ["mobile"] } } → "when": { "type": "is", "params": { "at": "$self/type", "in": ["email"] } }⟧',
        ),
      ),
      fault(
        'a document number',
        edit(form('realname/document'), '"rule": "document.isNumberOf", … "at": ▸"⟦/doc_no → /doc_valid_from⟧"'),
        { follows: ['word-missing locales/*/realname*.json'] },
      ),
      fault(
        'the kind of a document',
        edit(form('realname/document'), '"rule": "document.isAccepted", … "at": ▸"⟦/doc_type → /doc_valid_to⟧"'),
        { follows: ['word-missing locales/*/realname*.json'] },
      ),
      fault(
        'one that is asked only of those who do not see the field of its error',
        edit(
          form('transfer-to-hk/details'),
          '"rule": "fps.isEmailProxy", … "at": ▸"/email", "when": { "type": "is", "params": { "at": "$self/type", "in": ["⟦email → mobile⟧"] } }',
        ),
        { says: 'rule "fps.isEmailProxy" is never judged: "email" is hidden whenever its "when" holds' },
      ),
      fault(
        'one whose field waits for a choice that is hidden then',
        edit(
          form('transfer-to-hk/details'),
          '"rule": "fps.isFpsId", … "at": ▸"/fps_id", "when": { "type": "is", "params": { "at": "$self/⟦type", "in": ["fpsId → method", "in": ["bank⟧"] } }',
        ),
        { says: 'is never judged' },
      ),
    ],
    valid: [
      twin(
        'a rule for some of those who see the field',
        edit(
          form('transfer-to-hk/details'),
          '"rule": "fps.isMobileProxy", … "when": { "type": "is", "params": { "at": "$self/type", "in": ["mobile"⟦→ , "fpsId"⟧] } }',
        ),
      ),
      twin(
        'a rule for those who see the field',
        edit(form('transfer-to-hk/details'), '"params": { "proxy_id": "$self/⟦mobile → remark⟧" }, "at": "/mobile"'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
