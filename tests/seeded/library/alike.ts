import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { form, words } from '../paths.ts';

const BANKS = 'content/banks.json';

const LANGUAGES = ['en', 'zh-HK', 'zh-CN'] as const;

/** Words that say to some what others are not told, that cannot be told apart, or that tell of another bound. */
export const ALIKE = {
  'word-uneven': {
    faults: [
      fault(
        'a value that one language leaves to all others',
        edit(
          words('zh-CN', 'giftcard-query'),
          '"waiting": { "intro": ▸{ "by": "order.status", … ⟦"paid": "…", →⟧ "else"',
        ),
        { says: 'zh-CN has no text of its own for "paid"' },
      ),
      fault(
        'the first of several values',
        edit(
          words('en', 'giftcard-mobile-query'),
          '"waiting": { "intro": ▸{ "by": "order.status", ⟦"audit": "…", →⟧ "paid"',
        ),
        { says: 'en has no text of its own for "audit"' },
      ),
      fault(
        'a paragraph that one language says in one sentence',
        edit(
          words('zh-HK', 'apply-card'),
          '"body": [ ▸⟦{ "by": "cardType", "physical": "…", "else": "…" } → "付款後，卡片即時可用。"⟧',
        ),
        { says: 'zh-HK has no text of its own for "physical"', follows: ['word-name locales/zh-HK/apply-card.json'] },
      ),
      fault(
        'a hint that one language says in one sentence',
        edit(
          words('zh-CN', 'topup-fps'),
          '"hint": ▸⟦{ "by": "level", "3": "…", "else": "…" } → "每次最多 HK$ {{registered, number}}。"⟧',
        ),
        { says: 'zh-CN has no text of its own for "3"', follows: ['word-name locales/zh-CN/topup-fps.json'] },
      ),
      fault(
        'a value that one language alone has thought of',
        [
          edit(words('en', 'fps-manage'), '"intro": { "by": "needsDefault", ⟦→ "false": "Nothing is needed.", ⟧"true"'),
          edit(words('zh-HK', 'fps-manage'), '"intro": ▸{ "by": "needsDefault"'),
        ],
        { says: 'zh-HK has no text of its own for "false"', follows: ['word-uneven locales/zh-CN/fps-manage.json'] },
      ),
      fault(
        'one text for values that the others tell apart',
        edit(
          words('zh-CN', 'transfer-to-hk'),
          '"done": { … "intro": ▸{ "by": "method", ⟦"FPS": "…", "bank": → "else":⟧ "',
        ),
        { says: 'zh-CN has no text of its own for "FPS" and "bank"' },
      ),
    ],
    valid: [
      twin(
        'a text for all other values where there is one other',
        edit(words('zh-HK', 'transfer-to-hk'), '"done": { … "intro": { "by": "method", "FPS": "…", "⟦bank → else⟧": "'),
      ),
      twin(
        'what one language alone has to tell apart',
        edit(
          words('en', 'transfer-to-hk'),
          '"done": { "title": ⟦"Your money has been sent" → { "by": "method", "FPS": "It is there", "else": "It is on its way" }⟧',
        ),
      ),
      twin(
        'one value fewer, in every language',
        ...LANGUAGES.map((locale) =>
          edit(
            words(locale, 'giftcard-query'),
            '"waiting": { "intro": { "by": "order.status", … ⟦"paid": "…", →⟧ "else"',
          ),
        ),
      ),
    ],
  },
  'word-alike': {
    faults: [
      fault(
        'two buttons of a step',
        edit(words('en', 'close-account'), '"consequences": { … "NEXT": ▸"⟦I understand, continue → Cancel⟧"'),
        { says: '"steps.consequences.events.NEXT" reads like "buttons.CANCEL" beside it in en' },
      ),
      fault(
        'a link and a button',
        edit(words('en', 'transfer-to-hk'), '"/dashboard/topup": ▸"⟦Not enough money? Top up first → Continue⟧"'),
        { says: 'reads like "buttons.NEXT" beside it' },
      ),
      fault(
        'two choices',
        edit(
          words('en', 'close-account'),
          '"withdraw": "…", "abandon": ▸"⟦Give it up and close the account → Withdraw it first – go to Transfer⟧"',
        ),
        { says: 'steps.balance.fields.choice.options.withdraw' },
      ),
      fault(
        'two choices of a question that many forms share, in one language',
        edit(
          words('zh-CN', 'shared'),
          '"transfer-method": { … "options": { "FPS": "…", "bank": ▸"⟦银行转账\\n所有会员均可使用，转入银行账号 → 转数快\\n供香港会员使用，即时到账⟧"',
        ),
      ),
      fault(
        'two questions of a form',
        edit(words('zh-HK', 'transfer-to-hk'), '"payee_name_en": { "label": ▸"⟦… → 轉出戶口⟧"'),
      ),
      fault(
        'two rows of a summary',
        edit(words('en', 'transfer-to-hk'), '"review": { … "fee": "Fee", "deducted": ▸"⟦… → Fee⟧"'),
        { says: '"steps.review.summary.deducted" reads like "steps.review.summary.fee"' },
      ),
      fault(
        'two banks of a region, in one language',
        edit(BANKS, '"bank_code": "902", … "name_en": ▸"⟦Peak → Harbour⟧ Sample Bank"'),
        { says: 'reads like the name of bank "901" above, of the same region, in en' },
      ),
      fault(
        'two banks, but for case and width',
        edit(BANKS, '"bank_code": "903", … "name_en": ▸"⟦Islands Sample Bank → ＰＥＡＫ  sample bank⟧"'),
        { says: 'reads like the name of bank "902" above' },
      ),
      fault('a bank copied, in Chinese', edit(BANKS, '"bank_code": "904", "name_tw": ▸"⟦數碼 → 離島⟧樣本銀行"'), {
        says: 'of the same region, in zh-HK',
      }),
    ],
    valid: [
      twin(
        'questions of which one is asked',
        edit(words('en', 'transfer-to-hk'), '"mobile": { "label": "⟦Payee’s mobile number → Payee⟧"'),
        edit(words('en', 'transfer-to-hk'), '"email": { "label": "⟦Payee’s email → Payee⟧"'),
      ),
      twin('banks of two regions', edit(BANKS, '"bank_code": "951", … "name_en": "⟦… → Harbour Sample Bank⟧"')),
      twin(
        'buttons of two steps',
        edit(words('en', 'close-account'), '"consequences": { … "NEXT": "⟦I understand, continue → Go on⟧"'),
        edit(words('en', 'transfer-to-hk'), '"review": { … "NEXT": "⟦Continue to payment password → Go on⟧"'),
      ),
    ],
  },
  'word-bound': {
    faults: [
      fault(
        'more characters than the field takes',
        edit(words('en', 'contact'), '"content": { … "maxLength": ▸"…⟦500 → 5,000⟧"'),
        { says: 'says 5000, and the maxLength of the field is 500' },
      ),
      fault(
        'of a question that many forms share',
        edit(words('zh-HK', 'shared'), '"remark": { … "maxLength": ▸"…備註最多 ⟦20 → 30⟧'),
        { says: '"fields.remark.errors.maxLength" says 30' },
      ),
      fault(
        'fewer digits than it needs',
        edit(words('zh-CN', 'shared'), '"new-pay-pwd": { … "minLength": ▸"支付密码为 ⟦6 → 4⟧'),
        { says: 'and the minLength of the field is 6', follows: ['word-figure locales/zh-CN/shared.json'] },
      ),
      fault(
        'the largest number',
        LANGUAGES.map((locale) =>
          edit(
            words(locale, 'shared'),
            `"giftcard-quantity": { … "maximum": ${locale === 'en' ? '▸' : ''}"…⟦{{limit}} → 99⟧`,
          ),
        ),
        {
          says: 'says 99, and the maximum of the field is 999',
          follows: ['word-bound locales/zh-*/shared.json'],
        },
      ),
      fault(
        'a hint of more digits than the field takes',
        LANGUAGES.map((locale) =>
          edit(
            words(locale, 'shared'),
            locale === 'en' ? '"hint": ▸"⟦6 to 19 → 6 to 20⟧ digits"' : `"hint": "⟦6 至 19 → 6 至 20⟧ 位`,
          ),
        ),
        { says: 'says 6 to 20 digits, and the field takes 6 to 19', follows: ['word-bound locales/zh-*/shared.json'] },
      ),
      fault(
        'a hint of one length that the field refuses',
        LANGUAGES.map((locale) =>
          edit(
            words(locale, 'shared'),
            locale === 'en' ? '"hint": ▸"⟦12 to 19 → 9⟧ digits"' : `"hint": "⟦12 至 19 → 9⟧ 位`,
          ),
        ),
        { says: 'says 9 digits, and the field takes 12 to 19', follows: ['word-bound locales/zh-*/shared.json'] },
      ),
      fault(
        'a bound of the form that was changed, and no word with it',
        edit(form('giftcard-entity/cards'), '"lines": { "type": "array", "maxItems": ⟦20 → 15⟧'),
        {
          at: edit(words('en', 'giftcard-entity'), '"lines": { … "maxItems": ▸"At most 20'),
          says: 'and the maxItems of the field is 15',
          follows: ['word-bound locales/*/giftcard-entity.json'],
        },
      ),
      fault(
        'a bound of the step alone, of a field that many share',
        edit(form('transfer-to-hk/details'), '"remark": {⟦→ "maxLength": 10,⟧ "$ref"'),
        {
          at: edit(words('en', 'transfer-to-hk'), '"details": { … ▸"fields"'),
          says: 'Say it here, as "steps.details.fields.remark.errors.maxLength", or leave the field the bound that it shares.',
          follows: ['word-bound locales/*/transfer-to-hk.json'],
        },
      ),
    ],
    valid: [
      twin(
        'the bound by its name, in every language',
        ...LANGUAGES.map((locale) => edit(words(locale, 'contact'), '"content": { … "maxLength": "…⟦500 → {{limit}}⟧')),
      ),
      twin(
        'what most have, of all that the field takes',
        edit(words('en', 'shared'), '"hint": "⟦6 to 19 digits → Usually 9 to 12 digits⟧'),
        edit(words('zh-HK', 'shared'), '"hint": "⟦6 至 19 → 一般為 9 至 12⟧ 位'),
        edit(words('zh-CN', 'shared'), '"hint": "⟦6 至 19 → 一般为 9 至 12⟧ 位'),
      ),
      twin(
        'the digits of another thing beside it',
        edit(words('en', 'shared'), '"hint": "⟦12 to 19 digits → The long number, and no security code of 3 digits⟧'),
        edit(words('zh-HK', 'shared'), '"hint": "⟦12 至 19 位數字 → 長的號碼，並無 3 位數字的保安碼⟧'),
        edit(words('zh-CN', 'shared'), '"hint": "⟦12 至 19 位数字 → 长的号码，并无 3 位数字的安全码⟧'),
      ),
      twin(
        'what fits on a card, of a name that may be longer',
        edit(words('en', 'register'), '"user_name": { … "hint": "⟦… → Up to 26 characters fit on the card⟧"'),
        edit(words('zh-HK', 'register'), '"user_name": { … "hint": "⟦… → 卡面最多可印 26 個字元⟧"'),
        edit(words('zh-CN', 'register'), '"user_name": { … "hint": "⟦… → 卡面最多可印 26 个字符⟧"'),
      ),
      twin(
        'another bound beside it',
        edit(words('en', 'contact'), '"content": { … "maxLength": "…room for ⟦→ 2 to ⟧500"'),
      ),
      twin(
        'no figure at all',
        edit(words('zh-HK', 'shared'), '"giftcard-quantity": { … "maximum": "⟦每種面額最多 {{limit}} 張 → 數量太多⟧"'),
        edit(words('zh-CN', 'shared'), '"giftcard-quantity": { … "maximum": "⟦每种面额最多 {{limit}} 张 → 数量太多⟧"'),
        edit(
          words('en', 'shared'),
          '"giftcard-quantity": { … "maximum": "⟦At most {{limit}} cards of one amount → Too many cards⟧"',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
