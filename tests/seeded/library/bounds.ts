import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { constants, form } from '../paths.ts';

const VIRTUAL = form('giftcard-virtual/cards');
const ENTITY = form('giftcard-entity/cards');
const QUANTITY = form('shared/giftcard-quantity');
const GUARDIAN = form('realname/guardian');
const QUOTE = 'openapi/paths/giftcard/giftcardQuote.yaml';

/** Bounds of schemas that are constants: each is one number, on all days. */
export const BOUNDS = {
  'bound-constant': {
    faults: [
      fault('a constant of money', edit(VIRTUAL, '"maxItems": { "const": ▸"giftcard.⟦custom → card⟧.most" }'), {
        says: 'of money a rule says "moneyAtMost"',
        follows: ['form-broken schemas/giftcard-virtual/cards.schema.json'],
      }),
      fault('one of a list of hours', edit(GUARDIAN, '"maxItems": ⟦5 → { "const": ▸"transfer.bank.hours" }⟧'), {
        follows: ['form-broken schemas/realname/guardian.schema.json'],
      }),
      fault('a yes or no', edit(QUANTITY, '"maximum": ⟦999 → { "const": ▸"access.cardLogin.precise" }⟧'), {
        follows: ['form-broken schemas/shared/giftcard-quantity.schema.json'],
      }),
      fault(
        'one that changes on a day to come',
        edit(
          constants('giftcard'),
          '"giftcard.custom.most" … "rows": [{ "effectiveFrom": "2012-01-01", "value": 5 }⟦→ , { "effectiveFrom": "2031-01-01", "value": 8 }⟧]',
        ),
        {
          at: edit(ENTITY, '"maxItems": { "const": ▸"giftcard.custom.most" }'),
          says: '"giftcard.custom.most" changes on 2031-01-01',
          follows: ['bound-constant schemas/giftcard-virtual/cards.schema.json', `bound-constant ${QUOTE}`],
        },
      ),
      fault(
        'one that the contract asks alone',
        edit(QUOTE, 'maxItems: { const: ▸giftcard.⟦custom.most → card.most⟧ }'),
      ),
    ],
    valid: [
      twin(
        'another number, in its one place',
        edit(
          constants('giftcard'),
          '"giftcard.custom.most" … "rows": [{ "effectiveFrom": "2012-01-01", "value": ⟦5 → 8⟧ }]',
        ),
      ),
      twin(
        'the same number from another day on',
        edit(
          constants('giftcard'),
          '"giftcard.custom.most" … "rows": [{ "effectiveFrom": "2012-01-01", "value": 5 }⟦→ , { "effectiveFrom": "2031-01-01", "value": 5 }⟧]',
        ),
      ),
      twin('the most of a whole number', edit(QUANTITY, '"maximum": ⟦999 → { "const": "account.history.most" }⟧')),
    ],
  },
} as const satisfies Partial<SeededKinds>;
