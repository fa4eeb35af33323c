import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { component, constants, flow, form, layout, operation, rules } from '../paths.ts';

const SITE = 'content/site.json';
const ACCESS = constants('access');

/** References to schemas, constants and pages: each is there, and has a value when it is asked. */
export const REFERENCES = {
  'reference-unknown': {
    faults: [
      fault(
        'a field of a form',
        edit(
          form('transfer-to-hk/details'),
          '"$ref": ▸⟦"../shared/remark.schema.json" → "../shared/remrak.schema.json"⟧',
        ),
        {
          says: 'Did you mean "schemas/shared/remark.schema.json"?',
        },
      ),
      fault('the variant that a site is', edit(SITE, '"variant": ⟦"hk" → ▸"hongkong"⟧'), {
        says: 'Known: "hk", "mainland".',
      }),
      fault('a feature that a variant is without', edit(SITE, '"without": [⟦"fps" → ▸"fsp"⟧'), {
        says: 'Did you mean "fps"?',
      }),
      fault('the area code of a variant', edit(SITE, '"area_code": ⟦"86" → ▸"87"⟧'), {
        says: 'Did you mean "86"?',
      }),
      fault('the text in the footer of a variant', edit(SITE, '"imprint": ⟦"filing_numbers" → ▸"filing_number"⟧'), {
        says: 'Did you mean "filing_numbers"?',
      }),
      fault('an operation of a feature', edit(SITE, '"operations": [⟦"fpsQuery" → ▸"fpsQeury"⟧'), {
        says: 'Did you mean "fpsQuery"?',
      }),
      fault('the sign of a page in the menu of members', edit(SITE, '"icon": ⟦"zap" → ▸"zapp"⟧'), {
        says: 'Did you mean "zap"?',
      }),
      fault('a way of sending money of a feature', edit(SITE, '"methods": [⟦"FPS" → ▸"FSP"⟧'), {
        says: 'Did you mean "FPS"?',
      }),
      fault('the feature that an advert is about', edit('content/adverts.json', '"needs": ⟦"fps" → ▸"fsp"⟧'), {
        says: 'feature "fsp" is not known',
      }),
      fault('the feature that a figure needs', edit(form('transfer-to-hk/details'), '"needs": ⟦"fps" → ▸"fsp"⟧'), {
        says: 'feature "fsp" is not known',
      }),
      fault(
        'a field of a shared value',
        edit(form('shared/one-time-code'), '"$ref": ▸⟦"./otp.schema.json" → "./opt.schema.json"⟧'),
        {
          says: 'Did you mean "schemas/shared/otp.schema.json"?',
        },
      ),
      fault(
        'a field of a request',
        edit(
          operation('auth/authPayPwd'),
          'pay_pwd: { $ref: ▸⟦../../../schemas/shared/pay-pwd.schema.json → ../../../schemas/shared/pay-pswd.schema.json⟧',
        ),
        {
          says: 'Did you mean "schemas/shared/pay-pwd.schema.json"?',
        },
      ),
      fault(
        'a field of a reply',
        edit(
          operation('auth/authPayPwd'),
          'ticket: { $ref: ▸⟦../../components/Ticket.yaml → ../../components/Tickt.yaml⟧',
        ),
      ),
      fault(
        'what comes beside a code',
        edit(
          operation('transfer/transferQuote'),
          'FUNDS_FROZEN: { $ref: ▸⟦../../components/FrozenData.yaml → ../../components/FrozenDate.yaml⟧',
        ),
      ),
      fault(
        'a place inside a file',
        edit(
          form('giftcard-entity/delivery'),
          '"remark": { "$ref": ▸⟦"../shared/order-remark.schema.json" → "../shared/order-remark.schema.json#/$defs/short"⟧',
        ),
      ),
    ],
    valid: [
      twin(
        'a third variant of the site, with another area code',
        edit(SITE, '"mainland": {⟦→  "imprint": "licence", "area_code": "853", "without": [] }, "macao": {⟧ "imprint"'),
      ),
      twin(
        'a feature of its own, which an advert is about',
        edit(SITE, '"features": {⟦→  "gifts": { "pages": [], "operations": ["giftcardQuote"] },⟧ "fps"'),
        edit('content/adverts.json', '"needs": ⟦"fps" → "gifts"⟧'),
      ),
      twin(
        'a place inside a file that is there',
        edit(
          form('giftcard-entity/delivery'),
          '"remark": { "$ref": ⟦"../shared/order-remark.schema.json" → "../shared/order-remark.schema.json#"⟧',
        ),
      ),
    ],
  },
  'reference-circle': {
    faults: [
      fault(
        'a shared value that three forms and two calls take',
        edit(form('shared/remark'), '"type": "string",⟦→ "not": { "$ref": ▸"remark.schema.json" },⟧'),
        { says: 'the reference leads back to itself.' },
      ),
      fault(
        'two shared values that hold one another: at the first of them',
        edit(form('shared/otp'), '"type": "string",⟦→ "not": { "$ref": "one-time-code.schema.json" },⟧'),
        {
          at: edit(form('shared/one-time-code'), '"otp": { "$ref": ▸"./otp.schema.json" }'),
          says: 'leads back to itself by way of schemas/shared/otp.schema.json',
          follows: [
            'word-name locales/*/giftcard-entity.json',
            'word-name locales/*/giftcard-virtual.json',
            'word-name locales/*/apply-card.json',
          ],
        },
      ),
      fault(
        'a part of many replies',
        edit(component('MoneyByCurrency'), 'HKD: { $ref: ▸⟦./Money.yaml → ./MoneyByCurrency.yaml⟧ }'),
        { follows: ['word-name locales/*/close-account.json'] },
      ),
      fault(
        'a rule that stands on itself',
        edit(
          rules('fps'),
          '"fps.isFpsId" … "schema": ⟦{ "properties": { "proxy_id": { "pattern": "^([0-9]{7}|[0-9]{9})$" } } } → { "not": { "$ref": ▸"rule:fps.isFpsId" } }⟧',
        ),
      ),
      fault('two rules that ask one another: at the first of them', [
        edit(
          rules('person'),
          '"person.isMinor" … "schema": ⟦{ "properties": { "birth_date": { "ageBelow": 18 } } } → { "not": { "$ref": ▸"rule:person.isAdult" } }⟧',
        ),
        edit(
          rules('person'),
          '"person.isAdult" … "schema": ⟦{ "properties": { "birth_date": { "ageAtLeast": 18 } } } → { "not": { "$ref": "rule:person.isMinor" } }⟧',
        ),
      ]),
    ],
    valid: [
      twin(
        'one rule asked twice',
        edit(
          rules('person'),
          '"person.isAdult" … "schema": ⟦{ "properties": { "birth_date": { "ageAtLeast": 18 } } } → { "allOf": [{ "not": { "$ref": "rule:person.isMinor" } }, { "not": { "$ref": "rule:person.isMinor" } }] }⟧',
        ),
      ),
    ],
  },
  'constant-unknown': {
    faults: [
      fault('in a rule', edit(rules('topup'), '"rowsSum": { … "const": ▸⟦"limit.topup.order" → "limit.topup.ordre"⟧'), {
        says: 'Did you mean "limit.topup.order"?',
        follows: [`rule-example ${rules('topup')}`, `rule-constant ${rules('topup')}`],
      }),
      fault(
        'a level without a limit',
        edit(constants('limits'), '"id": ⟦"limit.transfer.single.1" → "limit.transfer.single.2"⟧'),
        {
          at: edit(rules('transfer'), '"const": ▸"limit.transfer.single"'),
          says: 'constant "limit.transfer.single.1" is not known',
          follows: [
            `rule-example ${rules('transfer')}`,
            'article-value content/articles/*',
            'article-value content/documents/*',
            `constant-unlisted ${constants('limits')}`,
          ],
        },
      ),
      fault(
        'no limit for a level that nobody knows',
        edit(rules('topup'), '"by": { "data": "/status" }, "else": ▸⟦"1" → "2"⟧'),
        { says: 'constant "limit.topup.order.2" is not known' },
      ),
      fault(
        'in a multiple',
        edit(rules('giftcard'), '"const": ▸⟦"giftcard.custom.multiple" → "giftcard.custom.multiples"⟧'),
        {
          follows: [`rule-example ${rules('giftcard')}`, `rule-constant ${rules('giftcard')}`],
        },
      ),
      fault(
        'in a layout',
        edit(layout('shared/image'), '"maxBytes": ▸⟦"$const/portal.image.size" → "$const/portal.image.sizes"⟧'),
      ),
      fault(
        'how often is asked',
        edit(flow('forgot-by-uplink'), '"every": ▸⟦"const:access.uplink.poll" → "const:access.uplink.pol"⟧'),
        {
          says: 'Did you mean "access.uplink.poll"?',
        },
      ),
      fault(
        'a constant that goes by another name',
        edit(constants('realname'), '"id": ⟦"realname.document.daysLeft" → "realname.document.daysOver"⟧'),
        {
          at: edit(rules('document'), '"const": ▸"realname.document.daysLeft"'),
          follows: [
            `rule-constant ${rules('document')}`,
            `rule-example ${rules('document')}`,
            'article-value content/articles/*',
            'article-value content/documents/*.json',
          ],
        },
      ),
      fault(
        'a timer',
        edit(flow('selfie'), '"take": { ⟦→ "after": { ▸"const:access.session.idel": { "target": "cancelled" } },⟧'),
        {
          says: 'Did you mean "access.session.idle"?',
        },
      ),
    ],
    valid: [
      twin(
        'the limit of another level for one that nobody knows',
        edit(rules('topup'), '"by": { "data": "/status" }, "else": ⟦"1" → "0"⟧'),
      ),
      twin(
        'a timer',
        edit(flow('selfie'), '"take": { ⟦→ "after": { "const:access.session.idle": { "target": "cancelled" } },⟧'),
      ),
      twin(
        'a text that looks like a constant',
        edit(form('choose-card/pick'), '"$comment": "R-FLOW-03⟦→ limit.of.nothing⟧"'),
      ),
    ],
  },
  'constant-without-row': {
    faults: [
      fault(
        'the life of a quote',
        edit(
          constants('transfer'),
          '"transfer.quote.life" … ▸"rows": [{ "effectiveFrom": ⟦"2012-01-01" → "2099-01-01"⟧',
        ),
      ),
      fault(
        'how long a session lasts',
        edit(
          constants('access'),
          '"access.session.idle" … ▸"rows": [ { "effectiveFrom": ⟦"2021-01-01" → "2031-01-01"⟧',
        ),
      ),
      fault(
        'how many cards',
        edit(constants('card'), '"card.most" … ▸"rows": [ { "effectiveFrom": ⟦"2021-01-01" → "2921-01-01"⟧'),
        { follows: ['edition-missing content/constants/card.json'] },
      ),
      fault(
        'which denominations',
        edit(
          constants('giftcard'),
          '"giftcard.denominations" … ▸"rows": [{ "effectiveFrom": ⟦"2012-01-01" → "2026-03-04"⟧',
        ),
      ),
      fault(
        'whether hours hold',
        edit(
          constants('transfer'),
          '"transfer.bank.hoursApply" … ▸"rows": [{ "effectiveFrom": ⟦"2012-01-01" → "2027-01-01"⟧',
        ),
      ),
    ],
    valid: [
      twin(
        'the row begins on the very day',
        edit(
          constants('giftcard'),
          '"giftcard.denominations" … "rows": [{ "effectiveFrom": ⟦"2012-01-01" → "2025-03-03"⟧',
        ),
      ),
    ],
  },
  'constant-unit': {
    faults: [
      fault(
        'a poll every so many days',
        edit(flow('forgot-by-uplink'), '"every": ▸"const:⟦access.uplink.poll → access.record.life⟧"'),
        { says: 'is in days, and a time in seconds is asked' },
      ),
      fault(
        'a poll every so many milliseconds',
        edit(flow('reset-email'), '"every": ▸"const:⟦access.email.pollEvery → portal.request.timeout⟧"'),
      ),
      fault('a poll without a rest', edit(ACCESS, '"access.uplink.poll" … "value": ▸⟦3 → 0⟧'), {
        says: 'Write a number of seconds above 0.',
      }),
      fault('a poll without a pause', edit(ACCESS, '"access.email.pollEvery" … "value": ▸⟦3 → 0⟧')),
      ...(
        [
          ['reset-mobile', 'changing', 'transfer.bank.hours'],
          ['security-question', 'setting', 'limit.transfer.single.3'],
          ['card-activate', 'activating', 'card.delivery.days'],
        ] as const
      ).map(([id, call, constant]) =>
        fault(
          `a time limit of ${constant}`,
          edit(
            flow(id),
            `"NEXT": { "target": "${call}" }, "CANCEL": { "target": "cancelled" } }⟦→ , "after": { ▸"const:${constant}": { "target": "cancelled" } }⟧`,
          ),
        ),
      ),
    ],
    valid: [
      twin(
        'another number of seconds',
        edit(flow('reset-email'), '"every": "const:⟦access.email.pollEvery → access.uplink.poll⟧"'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
