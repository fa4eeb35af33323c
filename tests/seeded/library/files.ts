import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin, write } from '../seeded.ts';
import { constants, flow, form, layout, operation, promises, RETURN_CODES, rules, words } from '../paths.ts';

const MARK = '\ufeff';

/** Files as files: readable, without doubled keys, of their language. */
export const FILES = {
  'file-unreadable': {
    faults: [
      fault(
        'a word between two names of a flow',
        edit(flow('choose-card'), '"initial": "pick", ⟦→ ▸nonsense ⟧"states"'),
        {},
      ),
      fault('a comment, which strict JSON does not have', edit(rules('level'), '"rules": [⟦→ ▸// two of them\n⟧'), {
        follows: ['rule-unknown flows/*/flow.json', 'rule-unknown schemas/transfer-to-mainland/details.schema.json'],
      }),
      fault('words that break off', write(words('en', 'choose-card'), '{\n  "flow": { "title": "Choose a card" }▸')),
      fault('texts in single quotes', edit(layout('register/card'), '"card_organ": { ▸⟦"ui:widget" → \'ui:widget\'⟧')),
      fault('a list of YAML that stays open', edit(operation('bank/bankList'), 'x-effect: ⟦read → [read⟧\n  ▸x-auth'), {
        says: 'Write "]" at its end, or indent what belongs to it.',
        follows: ['operation-unknown schemas/*/*.schema.json'],
      }),
      fault(
        'a name of YAML without its colon',
        edit(operation('bank/bankList'), 'operationId: bankList\n  ▸⟦summary: → summary⟧'),
        {
          says: 'no colon was found behind "summary"',
          follows: ['operation-unknown schemas/*/*.schema.json'],
        },
      ),
      fault('a group of words without its brace', edit(words('en', 'device-code'), '"steps": ⟦{ →⟧ "enter"▸: {'), {
        says: 'Write "{" before "enter".',
      }),
      fault(
        'nested deeper than anybody writes',
        write(words('en', 'selfie'), `${'{"a":'.repeat(200)}▸{"a":1}${'}'.repeat(200)}`),
      ),
      fault(
        'larger than anybody writes',
        write(words('en', 'selfie'), `▸{ "flow": { "title": "${'x'.repeat(2_000_000)}" } }`),
      ),
    ],
    valid: [
      twin(
        'what looks like a comment stands in a text',
        edit(words('en', 'choose-card'), '"title": "Choose a card⟦→  // one of yours⟧"'),
      ),
      twin(
        'all of it on one line',
        edit(layout('register/card'), '{ "card_organ": { "ui:widget": "radioCards" } }⟦\n →⟧'),
      ),
    ],
  },
  'file-mark': {
    faults: [
      fault('before words', edit(words('zh-CN', 'choose-card'), `▸⟦→ ${MARK}⟧{ "flow": { "title"`)),
      fault('before a flow', edit(flow('selfie'), `▸⟦→ ${MARK}⟧{ "$schema"`)),
      fault('before a form', edit(form('confirm-payment/ask'), `▸⟦→ ${MARK}⟧{ "$schema"`)),
      fault('before rules', edit(rules('mobile'), `▸⟦→ ${MARK}⟧{ "$schema"`)),
      fault('before constants', edit(constants('bank'), `▸⟦→ ${MARK}⟧{ "$schema"`)),
      fault('before a file that cannot be read besides', write(words('en', 'device-code'), `▸${MARK}{`), {
        follows: ['file-unreadable locales/en/device-code.json'],
      }),
    ],
    valid: [
      twin('YAML may begin with one', edit(operation('bank/bankList'), `⟦→ ${MARK}⟧post: operationId`)),
      twin('inside a sentence that no member reads', edit(flow('selfie'), `"description": "A selfie⟦→ ${MARK}⟧ of`)),
    ],
  },
  'key-twice': {
    faults: [
      fault(
        'a step',
        edit(
          flow('selfie'),
          '⟦→ "cancelled": { "type": "final", "meta": { "outcome": "cancelled" } },\n    ⟧"take": { … ▸"cancelled": {',
        ),
      ),
      fault('a field of a form', edit(form('register/card'), '"properties": {⟦→ "currency": {},⟧ ▸"currency": {')),
      fault('a word', edit(words('zh-HK', 'confirm-payment'), '"ask": {⟦→ "title": "…", ⟧ ▸"title"'), {
        says: '"title" stands twice in this object, first on line 6',
      }),
      fault(
        'the limit of a rule',
        edit(rules('mobile'), '"86" }, "mob_no": { "pattern": "^[0-9]{11}$"⟦→ , ▸"pattern": "^[0-9]{11}$"⟧'),
      ),
      fault(
        'the value of a constant',
        edit(constants('transfer'), '"id": "transfer.quote.life",⟦→ "unit": "days",⟧ … ▸"unit": "seconds"'),
      ),
      fault(
        'a code of the catalogue',
        edit(
          RETURN_CODES,
          '"codes": {⟦→ "KICK_OUT": { "severity": "info", "source": ["defined"] }, ⟧ … ▸"KICK_OUT": {',
        ),
      ),
    ],
    valid: [
      twin(
        'the same name in two objects',
        edit(words('en', 'confirm-payment'), '"intro": "Enter your 6-digit payment password to confirm.'),
        write(
          layout('register/pin'),
          '{ "pay_pwd": { "ui:widget": "pin" }, "pay_pwd_confirm": { "ui:widget": "pin" } }',
        ),
      ),
    ],
  },
  'file-invalid': {
    faults: [
      fault(
        'a word that flows do not have',
        edit(flow('login-by-password'), '⟦→ ▸"entry": [],\n  ⟧"initial": "credentials"'),
        {
          says: 'is not a word of the language here',
        },
      ),
      fault(
        'a state with a nested state',
        edit(flow('device-code'), '"verified": { "type": "final", ⟦→ ▸"states": {}, ⟧"description"'),
        {
          follows: [],
        },
      ),
      fault(
        'an outcome of its own of a flow with routes',
        edit(flow('giftcard-entity'), '"inPerson": { … "outcome": ▸⟦"refused" → "inPerson"⟧'),
        { says: 'must be equal to one of the allowed values ("success", "processing", "refused", "cancelled")' },
      ),
      fault('a pattern that promises do not have', edit(promises('selfie'), '"pattern": ▸⟦"precedes" → "preceeds"⟧')),
      fault('who may call', edit(operation('bank/bankList'), 'x-auth: ▸⟦public → pubilc⟧'), { says: '"public"' }),
      fault(
        'seconds that are a text',
        edit(constants('access'), '"access.login.ticketLife" … "value": ▸⟦300 → "300.0"⟧'),
        {
          says: 'must be a whole number',
        },
      ),
      fault('days and a half', edit(constants('card'), '"card.delivery.days" … "value": ▸⟦7 → 7.5⟧'), {
        says: 'has no fraction',
      }),
      fault('fewer tries than none', edit(constants('access'), '"access.login.tries" … "value": ▸⟦5 → -5⟧'), {
        says: 'is not below 0',
      }),
      fault(
        'a fee that is given to the member',
        edit(constants('fees'), '"fee.fps.transferOut" … "amount": ▸⟦"5.00" → "-5.00"⟧'),
        { says: 'is not below 0' },
      ),
      fault('half a cent', edit(constants('fees'), '"fee.fps.transferOut" … "amount": ▸⟦"4.50" → "4.505"⟧'), {
        says: 'two decimals at most',
      }),
      fault(
        'a picture of which nothing is told to those who cannot see it',
        edit(
          'content/announcements.json',
          '"alt": ▸⟦"Drawing of a phone with a message that asks for a password, and a warning sign beside it." → " "⟧',
        ),
        { says: 'What it shows, for those who cannot see it' },
      ),
      fault(
        'a day of an announcement that there is not',
        edit(
          'content/announcements.json',
          '"publish_time": ⟦"2025-01-20T09:00:00+08:00" → ▸"2025-01-32T09:00:00+08:00"⟧',
        ),
        { says: 'An existing day, a time and an offset' },
      ),
      fault(
        'a banner without its words in a language',
        edit('content/home.json', '"to": "/register", "texts": { ⟦"zh-HK" → ▸"zh-TW"⟧: {'),
        { says: 'Did you mean "zh-HK"?' },
      ),
      fault('a banner of the home page that leads there', edit('content/home.json', '"to": ▸⟦"/giftcard" → "/"⟧'), {
        says: 'A page of the portal other than the home page',
      }),
      fault(
        'an hour that no day has',
        edit('content/site.json', '"mainland": { "number": … "to": ⟦"18:00" → ▸"25:00"⟧'),
      ),
      fault('a choice twice', edit(form('card-replace/choose'), '"enum": ["lost", ▸⟦"stolen" → "lost"⟧, "damaged"]'), {
        says: '"lost" is in the list twice',
        follows: ['word-unused locales/*/card-replace.json'],
      }),
      fault('examples under another name', edit(rules('mobile'), '"8123456" } ], ▸⟦"fail" → "fails"⟧'), {
        says: 'Did you mean "fail"?',
      }),
      fault('how severe a code is', edit(RETURN_CODES, '"DUPLICATE": { "severity": ▸⟦"warning" → "warnings"⟧')),
      fault(
        'the day from which a fee holds, which an edition would show',
        edit(constants('fees'), '"fee.bank.transferOut" … "effectiveFrom": ▸⟦"2024-11-01" → "2024-13-11"⟧'),
      ),
      fault(
        'a day by its month',
        edit(constants('fees'), '"effectiveFrom": ▸⟦"2024-05-31" → "31/05/2024"⟧, "currency": "HKD"'),
      ),
      fault(
        'one row of a constant whose amount is a number',
        edit(constants('limits'), '"currency": "USD", "amount": ▸⟦"3250.00" → 3250⟧'),
        { says: '3250 in "amount" must be a text' },
      ),
      fault(
        'one row of a family without its currency',
        edit(constants('limits'), '⟦→ ▸⟧{ "effectiveFrom": "2012-01-01",⟦ "currency": "USD", →⟧ "amount": "3250.00"'),
        { says: 'has no "currency"' },
      ),
      fault(
        'a value where rows are amounts',
        edit(constants('limits'), '⟦"currency": "USD", "amount" → ▸"value"⟧: "3250.00"'),
        { says: 'It has: effectiveFrom, currency, amount' },
      ),
      fault(
        'a row of a summary with a format that is not there',
        edit(flow('transfer-to-hk'), '"review": { … "name": "fee", "data": "quote/fee", "as": ▸"⟦fee → mony⟧"'),
        { says: '"mony" must be equal to one of' },
      ),
      fault(
        'a list without what is shown of its items',
        edit(flow('giftcard-query'), '"data": "error/until", "as": ▸⟦"dateTime" → "list"⟧'),
      ),
      fault('at a call, what belongs to a step', edit(flow('transfer-to-hk'), '"quoting": {⟦→ ▸"tags": ["review"],⟧'), {
        says: '`tags`, `onError` and `after` belong to a step',
      }),
      fault(
        'at a step, what belongs to a state that leads on',
        edit(flow('transfer-to-hk'), '"review": {⟦→ ▸"always": { "target": "details" },⟧ "tags"'),
        { says: 'A step is left by its buttons' },
      ),
      fault(
        'at a step, what belongs to an end',
        edit(flow('transfer-to-hk'), '"review": { … "meta": {⟦→ ▸"outcome": "success",⟧'),
        { says: 'belong to an end' },
      ),
      fault(
        'at an end that shows nothing, what is shown',
        edit(flow('confirm-payment'), '"locked": { "type": "final", … "meta": {⟦→ ▸"stage": "x",⟧'),
        { says: 'the ends of a sub-flow show nothing' },
      ),
      fault('a pointer without its sign', edit(flow('confirm-payment'), '"amount": ▸"⟦$input → input⟧'), {
        says: 'A pointer, such as `$form/details/amount`',
      }),
      fault(
        'words under a name that steps do not have',
        edit(words('en', 'selfie'), '"take": { ▸⟦"title" → "titel"⟧'),
        {
          follows: ['word-missing locales/en/selfie.json', 'word-unused locales/en/selfie.json'],
        },
      ),
      fault(
        'a name where a way stands',
        edit(
          flow('device-code'),
          '"verified" }, "onError": [ ⟦{ "guard": "code:TICKET_EXPIRED", "target": "expired" } → ▸"expired"⟧,',
        ),
        { says: 'It has: guard, target, description.' },
      ),
      fault('a number where a way stands', edit(flow('device-code'), '"onDone": ⟦{ "target": "verified" } → ▸5⟧'), {
        says: '5 in "onDone" must be an object or a list',
      }),
      fault(
        'one way in brackets',
        edit(flow('selfie'), '"onDone": ⟦{ "target": "matched" } → ▸[{ "target": "matched" }]⟧'),
        {
          says: 'A single target is written without brackets',
        },
      ),
      fault(
        'a mark that ends do not have',
        edit(flow('transfer-to-hk'), '"failed": { … "mark": ▸⟦"failed" → "failure"⟧'),
      ),
      fault(
        'a role that values do not have',
        edit(flow('transfer-to-hk'), '"done": { … "role": ▸⟦"amount" → "total"⟧'),
      ),
      fault('a layout that says nothing', write(layout('register/pin'), '▸{}'), { says: 'leave it out' }),
      fault('a field of which a layout says nothing', edit(layout('register/card'), '"card_organ": ⟦{ … } → ▸{}⟧'), {
        says: 'leave it out',
      }),
      fault(
        'rows of a call that has no figures',
        edit(form('transfer-to-account/details'), '"op": "transferPreview", … "as": ⟦"figures" → "found"⟧, ▸"rows": ['),
        { follows: ['word-missing locales/*/transfer-to-account.json'] },
      ),
      fault(
        'a bank without a name in one language',
        edit(
          'content/banks.json',
          '▸{ "region": "HK", "bank_code": "902", "name_tw": "山頂樣本銀行",⟦ "name_cn": "山顶样本银行",→⟧',
        ),
        {
          says: 'name_cn',
        },
      ),
      fault('a region that there is not', edit('content/banks.json', '"region": ⟦"HK" → ▸"SG"⟧, "bank_code": "903"')),
      fault(
        'an advert that opens something else',
        edit(
          'content/adverts.json',
          '"pic_type": ⟦"00" → ▸"02"⟧, "pictures": { "zh-HK": { "pic": "/gc4-app-pc/adverts/travel.svg"',
        ),
      ),
      fault(
        'a site that does not say its variants',
        edit('content/site.json', '▸{⟦ → ⟧ "$schema" … ⟦"variants" → "versions"⟧: {'),
        {
          says: 'has no "variants"',
        },
      ),
      fault(
        'a variant without its area code',
        edit('content/site.json', '"hk": ▸{ "imprint": "licence",⟦ "area_code": "852", →⟧'),
        {
          says: 'has no "area_code"',
        },
      ),
      fault('an area code with a plus sign', edit('content/area-codes.json', '"code": ⟦"852" → ▸"+852"⟧'), {
        follows: ['reference-unknown content/site.json'],
      }),
      fault(
        'a reported account without its bank',
        edit('content/reported-payees.json', '▸{ "type": "account",⟦ "bank_code": "901",→⟧ "id"'),
      ),
      fault(
        'a day of a document that there is not',
        edit('content/documents/index.json', '"type": "05", … "effectiveFrom": ⟦"2025-01-01" → ▸"2025-02-29"⟧'),
      ),
      fault(
        'a section of a document that says nothing',
        edit('content/documents/en.json', '▸{ "heading": "The account"⟦, "paragraphs": [ … ]→⟧ }'),
        { says: 'paragraphs' },
      ),
    ],
    valid: [
      twin(
        'a state says what it is for',
        edit(flow('bank-bind'), '"unbinding": {⟦→  "description": "The account is taken off the list.",⟧ "invoke"'),
      ),
      twin(
        'a constant has another row',
        edit(
          constants('transfer'),
          '"transfer.quote.life" … "rows": [⟦→ { "effectiveFrom": "2011-01-01", "value": 200 }, ⟧{',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
