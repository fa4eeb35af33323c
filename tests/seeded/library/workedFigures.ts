import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { figures, flow, rules, words } from '../paths.ts';

const GIFTCARD = figures('giftcard');
const VIRTUAL = flow('giftcard-virtual');

/** A rule over a figure. */
const ruleOver = (figure: string) =>
  edit(
    rules('giftcard'),
    `"rules": [⟦→ {
      "id": "giftcard.isSeeded",
      "description": "An order of at least one card and at most ten.",
      "source": ["defined"],
      "subject": { "lines": "rows", "custom_lines": "rows" },
      "figures": { "cards": ${figure} },
      "schema": { "properties": { "cards": { "minimum": 1, "maximum": 10 } } },
      "examples": {
        "hold": [{ "lines": [{ "quantity": 1 }], "custom_lines": [] }],
        "fail": [{ "lines": [{ "quantity": 11 }], "custom_lines": [] }]
      }
    },⟧ {`,
  );

/** A step that offers a figure of what was answered before. */
const shown = (name: string) =>
  edit(
    VIRTUAL,
    `"stage": "recipient",⟦→ "figures": {
      ${name}: {
        "figure": "giftcard.count",
        "params": { "lines": "$form/cards/lines", "custom_lines": "$form/cards/custom_lines" }
      }
    },⟧`,
  );

/** Figures: they are there, can be worked out from their subject, are as their examples say, and are shown or asked. */
export const WORKED_FIGURES = {
  'figure-unknown': {
    faults: [
      fault('one that a step shows', edit(VIRTUAL, '"count": { "figure": ▸"giftcard.⟦count → cuont⟧"'), {
        says: 'Did you mean "giftcard.count"?',
      }),
      fault('another that a step shows', edit(VIRTUAL, '"amount": { "figure": ▸"giftcard.⟦amount → sum⟧"')),
      fault('one of no area', edit(VIRTUAL, '"total": { "figure": ▸"⟦giftcard → gift⟧.virtualTotal"'), {
        follows: ['figure-unused flows/figures/giftcard.json'],
      }),
      fault(
        'one that another is worked out with',
        edit(GIFTCARD, '"product": [{ "figure": ▸"giftcard.⟦count → cards⟧" }'),
      ),
      fault('one that a rule asks', ruleOver('▸"giftcard.cards"')),
    ],
    valid: [twin('a rule over a figure', ruleOver('"giftcard.count"'))],
  },
  'figure-broken': {
    faults: [
      fault(
        'two that take each other',
        edit(
          GIFTCARD,
          '"id": "giftcard.virtualFee" … "value": ▸{ "product": [⟦{ "figure": "giftcard.count" } → { "figure": "giftcard.virtualTotal" }⟧',
        ),
        {
          says: 'giftcard.virtualFee → giftcard.virtualTotal → giftcard.virtualFee',
          follows: ['figure-broken flows/figures/giftcard.json'],
        },
      ),
      fault(
        'two words for one value',
        edit(GIFTCARD, '▸{ "sum": { "row": "/quantity", "default": 0 }, "over": "/lines"⟦→ , "product": [1, 2]⟧ }'),
        { says: '"sum" and "product" stand beside each other' },
      ),
      fault('a word of another one', edit(GIFTCARD, '"product": [{ "figure": "giftcard.count"⟦→ , ▸"else": 1⟧ }'), {
        says: '"else" does not belong to "figure"',
      }),
      fault(
        'a day that is added',
        edit(GIFTCARD, '"value": { "sum": [▸⟦{ "figure": "giftcard.amount" } → "2026-01-01"⟧,'),
        { says: 'a number is asked here, and this is a day' },
      ),
      fault(
        'a text that is multiplied',
        edit(GIFTCARD, '"product": [▸⟦{ "figure": "giftcard.count" } → { "data": "/currency" }⟧, { "lookUp"'),
      ),
      fault(
        'a table for a number',
        edit(
          GIFTCARD,
          '⟦{ "lookUp": { "data": "/currency" }, "in": "giftcard.fee.virtual" } → { "const": ▸"giftcard.fee.virtual" }⟧',
        ),
        { says: 'Look the amount up' },
      ),
      fault('a number for a table', edit(GIFTCARD, '"in": ▸"giftcard.⟦fee.virtual → waived.cards⟧"')),
      fault('one value added to nothing', [
        edit(
          GIFTCARD,
          '"value": { "sum": ▸⟦[{ "figure": "giftcard.amount" }, { "figure": "giftcard.virtualFee" }] → { "figure": "giftcard.amount" }⟧ }',
        ),
      ]),
      fault('rows that are none', edit(GIFTCARD, '"id": "giftcard.amount" … "over": ▸"/⟦lines → currency⟧"')),
      fault('money in rows', edit(GIFTCARD, '"id": "giftcard.amount" … "currency": ▸"/⟦currency → lines⟧"')),
      fault(
        'a name that a value of the step has too',
        edit(
          VIRTUAL,
          '"data": { "denominations": "$reply/loading/denominations",⟦→ "count": "$reply/loading/custom_most",⟧ "cardMost" … "figures": { ▸"count": {',
        ),
      ),
    ],
    valid: [
      twin(
        'a number more',
        edit(GIFTCARD, '"sum": [{ "figure": "giftcard.amount" }, { "figure": "giftcard.virtualFee" }⟦→ , 0⟧]'),
      ),
      twin(
        'an amount of each currency, and one for others',
        edit(GIFTCARD, '"in": "giftcard.fee.virtual"⟦→ , "else": "10.00"⟧'),
      ),
    ],
  },
  'figure-member': {
    faults: [
      fault('a place', edit(GIFTCARD, '"lookUp": { "data": ▸"/⟦currency → curency⟧" }'), {
        says: 'Did you mean "currency"?',
      }),
      fault('rows', edit(GIFTCARD, '"id": "giftcard.count" … "over": ▸"/⟦lines → line⟧"')),
      fault('a currency', edit(GIFTCARD, '"id": "giftcard.amount" … "currency": ▸"/⟦currency → currencies⟧"')),
      fault(
        'a member of a row outside of rows',
        edit(
          GIFTCARD,
          '"sum": [{ "figure": "giftcard.amount" }, ⟦{ "figure": "giftcard.virtualFee" } → { "row": ▸"/quantity" }⟧]',
        ),
      ),
      fault(
        'a figure about more',
        edit(GIFTCARD, '"id": "giftcard.count" … "sum": [⟦→ { "figure": ▸"giftcard.amount" },⟧ {'),
        { says: 'which is about "currency"' },
      ),
      fault(
        'a rule about something else',
        edit(
          GIFTCARD,
          '"sum": [{ "figure": "giftcard.amount" }, ⟦{ "figure": "giftcard.virtualFee" } → { "first": [{ "if": ▸"rule:giftcard.inSteps", "then": 1 }], "else": { "figure": "giftcard.virtualFee" } }⟧]',
        ),
      ),
    ],
    valid: [
      twin(
        'a figure about less',
        edit(
          GIFTCARD,
          '"sum": [{ "figure": "giftcard.amount" }, { "figure": "giftcard.virtualFee" }⟦→ , { "product": [0, { "figure": "giftcard.count" }] }⟧]',
        ),
      ),
    ],
  },
  'figure-example': {
    faults: [
      fault('another value', edit(GIFTCARD, '"is": ▸"⟦1150.00 → 1250.00⟧"'), { says: 'is "1150.00" for this example' }),
      fault('money without its decimals', edit(GIFTCARD, '"is": ▸"⟦30.00 → 30⟧"')),
      fault('a whole number as a text', edit(GIFTCARD, '"is": ▸⟦5 → "5"⟧ }')),
      fault('one that lacks a member', edit(GIFTCARD, '"of": ▸{ "lines": []⟦, "custom_lines": [] →⟧ }, "is": 0')),
      fault(
        'one with a value of another type',
        edit(GIFTCARD, '"of": { "currency": ▸"⟦USD → EUR⟧", "lines": [], "custom_lines": [] }'),
      ),
      fault(
        'one with a member too many',
        edit(GIFTCARD, '"of": { "lines": [], "custom_lines": []⟦→ , "others": ▸[]⟧ }, "is": 0'),
      ),
      fault('a figure that is another', edit(GIFTCARD, '"in": "giftcard.fee.⟦virtual → entity⟧"'), {
        at: edit(GIFTCARD, '"is": ▸"3.75"'),
        follows: ['figure-example flows/figures/giftcard.json'],
      }),
    ],
    valid: [
      twin(
        'another example',
        edit(GIFTCARD, '"is": 5 }⟦→ , { "of": { "lines": [{}], "custom_lines": [] }, "is": 0 }⟧,'),
      ),
    ],
  },
  'figure-unused': {
    faults: [
      fault(
        'a new one',
        edit(
          GIFTCARD,
          `"figures": [⟦→ {
            "id": ▸"giftcard.seeded",
            "description": "Twice a number.",
            "source": ["defined"],
            "subject": { "number": "integer" },
            "type": "integer",
            "value": { "product": [2, { "data": "/number" }] },
            "examples": [{ "of": { "number": 3 }, "is": 6 }]
          },⟧ {`,
        ),
      ),
      fault(
        'one in whose place another is shown',
        edit(VIRTUAL, '"total": { "figure": "giftcard.⟦virtualTotal → amount⟧"'),
        { at: edit(GIFTCARD, '"id": ▸"giftcard.virtualTotal"') },
      ),
      fault(
        'a name of which the row is gone',
        edit(
          VIRTUAL,
          '{ "name": "cardFee", "data": "cardFee", "as": "fee" }⟦, { "name": "total", "data": "total", "as": "money" } →⟧ ]',
        ),
        { at: edit(VIRTUAL, '▸"total": { "figure"'), follows: ['word-unused locales/*/giftcard-virtual.json'] },
      ),
      fault(
        'a name in whose place a row shows another',
        edit(VIRTUAL, '▸"amount": { "figure" … { "name": "amount", "data": "⟦amount → total⟧", "as": "money" }'),
      ),
      fault('a name that no word says', shown('▸"cards"')),
    ],
    valid: [
      twin(
        'a name that words say',
        shown('"cards"'),
        ...(['en', 'zh-HK', 'zh-CN'] as const).map((locale) =>
          edit(words(locale, 'giftcard-virtual'), '"recipient": { "title": … "intro": "⟦→ {{cards}}⟧'),
        ),
      ),
    ],
  },
} satisfies Partial<SeededKinds>;
