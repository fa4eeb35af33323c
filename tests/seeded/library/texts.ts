import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, words } from '../paths.ts';

/** A figure of an order's cards, which a step says where its button has a text without it too. */
const counted = (figure: string, params: string) =>
  edit(
    flow('giftcard-virtual'),
    `"number": { … "meta": { "stage": "confirm",⟦→ "figures": { "cards": { "figure": "${figure}", "params": { ${params} } } },⟧`,
  );
const LINES = '"lines": "$form/cards/lines", "custom_lines": "$form/cards/custom_lines"';

/** Words: of several texts each is read by somebody, and none is written in another notation. */
export const TEXTS = {
  'word-choice': {
    faults: [
      fault(
        'a value without a text',
        edit(
          words('en', 'transfer-to-hk'),
          '"done": { … "intro": ▸{ "by": "method",⟦ "FPS": "It has reached the payee by FPS. Keep the reference number for any question.", →⟧ "bank"',
        ),
        { says: '"method" may be "FPS", which has no text' },
      ),
      fault(
        'a text for a value that never comes',
        edit(words('zh-HK', 'transfer-to-hk'), '"intro": { "by": "method", ⟦→ ▸"cheque": "x", ⟧"FPS"'),
        { says: '"method" is never "cheque"' },
      ),
      fault(
        'a misspelt value, and another text for all others',
        edit(words('zh-CN', 'transfer-to-hk'), '"intro": { "by": "method", ▸"⟦FPS → FSP⟧": "…", "⟦bank → else⟧": "'),
        { says: 'Did you mean "FPS"?', follows: ['word-uneven locales/zh-CN/transfer-to-hk.json'] },
      ),
      fault(
        'values that nobody lists, and no text for all others',
        edit(
          words('en', 'transfer-to-hk'),
          '"done": { "title": ⟦"Your money has been sent" → ▸{ "by": "payee", "a": "A", "b": "B" }⟧',
        ),
        { says: 'there is no "else"' },
      ),
      fault(
        'a language that counts more than it has texts for',
        edit(
          words('en', 'login-by-password'),
          '"PWD_ERROR": ▸{ "by": "left, plural",⟦ "one": "That number and password do not match. You have one try left before the account is locked.", →⟧ "other"',
        ),
        { says: 'numbers that read as "one" in en have no text' },
      ),
      fault(
        'a language that does not count so',
        edit(
          words('zh-HK', 'login-by-password'),
          '"PWD_ERROR": ⟦"號碼與密碼不符。再錯 {{left}} 次，戶口將被鎖定。" → { "by": "left, plural", ▸"one": "一", "other": "{{left}}" }⟧',
        ),
        { says: 'no number reads as "one" in zh-HK' },
      ),
      fault(
        'of words that all flows share, the same',
        edit(
          words('zh-CN', 'shared'),
          '"errors": { "required": "请填写此项", ⟦→ "minimum": { "by": "limit, plural", ▸"one": "一", "other": "{{limit}}" }, ⟧',
        ),
        { says: 'no number reads as "one" in zh-CN', follows: ['word-missing locales/*/shared.json'] },
      ),
      fault(
        'a text of a button behind one that is always shown',
        edit(words('en', 'confirm-payment'), '"NEXT": [ … "Confirm"⟦→ , ▸"Pay now"⟧ ]'),
        { says: 'the text before it can always be shown' },
      ),
      fault(
        'a text of a button behind one whose values are always there',
        edit(
          words('zh-CN', 'transfer-to-mainland'),
          '"review": { … "events": {⟦→ "CANCEL": ["取消 {{quote.fee.amount}}", ▸"取消"],⟧',
        ),
        { says: 'the text before it can always be shown' },
      ),
      fault(
        'a text of a button behind one whose figure can always be worked out',
        [
          counted('giftcard.count', LINES),
          edit(
            words('zh-CN', 'giftcard-virtual'),
            '"number": { … "events": {⟦→ "CANCEL": ["取消 {{cards}}", ▸"取消"],⟧',
          ),
        ],
        { says: 'the text before it can always be shown' },
      ),
      fault(
        'a text for all others where a language counts',
        edit(words('en', 'login-by-password'), '"PWD_ERROR": { "by": "left, plural", ⟦→ ▸"else": "Wrong.", ⟧"one"'),
        { says: 'no number reads as "else" in en' },
      ),
    ],
    valid: [
      twin(
        'one text for all other values',
        edit(words('en', 'transfer-to-hk'), '"intro": { "by": "method", "FPS": "…", "⟦bank → else⟧": "'),
      ),
      twin(
        'a value that not every code brings, and a text where there is none',
        edit(
          words('en', 'transfer-to-hk'),
          '"failed": { … "intro": ⟦"Nothing has reached the payee. What was to be sent is in your account." → { "by": "error.ref_no", "1": "The first.", "else": "Nothing." }⟧',
        ),
      ),
      twin(
        'a text of a button where a figure cannot be worked out',
        counted('giftcard.amount', `"currency": "$form/cards/currency", ${LINES}`),
        edit(
          words('zh-CN', 'giftcard-virtual'),
          '"number": { … "events": {⟦→ "CANCEL": ["取消 {{cards.amount}}", "取消"],⟧',
        ),
      ),
      twin(
        'a row of a summary that is called by',
        edit(flow('reset-mobile'), '"done": { … { "name": "⟦until → by⟧"'),
        ...(['en', 'zh-HK', 'zh-CN'] as const).map((locale) =>
          edit(words(locale, 'reset-mobile'), '"done": { … "summary": { … "⟦until → by⟧": "'),
        ),
      ),
    ],
  },
  'word-markup': {
    faults: [
      fault(
        'a value where none is filled in',
        edit(
          'content/announcements.json',
          '"en": { "title": "New fee tables", "content": ▸"The new fee tables ⟦take → cost {{card.most}} and take⟧ effect',
        ),
        { says: 'Write it out: values are filled in words, articles and documents.' },
      ),
      fault(
        'a value in single braces, in every language',
        (['en', 'zh-HK', 'zh-CN'] as const).map((locale) =>
          edit(
            words(locale, 'confirm-payment'),
            `"PAY_PWD_WRONG": ${locale === 'en' ? '{ … "other": ▸' : ''}"…⟦{{left}} → {left}⟧`,
          ),
        ),
        { says: 'A value is written "{{left}}".', follows: ['word-markup locales/*/confirm-payment.json'] },
      ),
      fault('a value as in a program', edit(words('zh-HK', 'return-codes'), '"OTP_LIMIT": ▸"⟦→ ${left}⟧'), {
        says: '"${left}" would be read as it stands',
      }),
      fault('a brace too few', edit(words('en', 'shared'), '"NEXT": ▸"⟦→ {{amount} ⟧Continue"'), {
        says: 'A value is written "{{amount}}".',
      }),
      fault('a space of HTML', edit(words('zh-CN', 'selfie'), '"take": { "title": ▸"⟦→ &nbsp;⟧'), {
        says: 'Write the sign itself.',
      }),
      fault('a character that turns what follows', edit(words('en', 'selfie'), '"take": { "title": ▸"⟦→ \u202e⟧'), {
        says: 'a character that nobody sees, U+202E',
      }),
      fault(
        'a mark of the byte order inside a sentence',
        edit(words('en', 'choose-card'), '"flow": { "title": ▸"Choose a card⟦→ \ufeff⟧"'),
        {
          says: 'U+FEFF',
        },
      ),
      fault('a tag', edit(words('en', 'pages'), '"title": ▸"⟦→ <b>⟧Prepaid cards in'), { says: '"<b>" would be read' }),
      fault('a break in a paragraph', edit(words('zh-HK', 'selfie'), '"body": [▸"⟦→ <br/>⟧')),
      fault(
        'a link by its name alone',
        edit(words('en', 'login-by-card'), '"card": { … "intro": ▸"⟦→ [[lost]] ⟧Enter'),
        {
          says: 'A link is written "[[name: words]]"',
        },
      ),
      fault('a link as in an article', edit(words('zh-CN', 'selfie'), '"take": { … "intro": ▸"⟦→ [123](/guide)⟧')),
      fault(
        'a sign by its number in a document',
        edit('content/documents/en.json', '"paragraphs": [ ▸"The account⟦→ &#8217;s⟧'),
      ),
    ],
    valid: [
      twin('signs that stand for themselves', edit(words('en', 'shared'), '"NEXT": "⟦→ R&D < 5 > 3; $ ⟧Continue"')),
      twin('brackets around a word', edit(words('en', 'shared'), '"NEXT": "⟦→ [1] ⟧Continue"')),
      twin(
        'a currency before a value',
        edit(words('en', 'confirm-payment'), '"PAY_PWD_WRONG": { … "other": "…⟦→ $⟧{{left}}'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
