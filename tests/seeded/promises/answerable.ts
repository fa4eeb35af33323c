import { edit, fault } from '../seeded.ts';
import { flow, form } from '../paths.ts';
import type { SeededPromises } from './promiseFault.ts';
import { breaks, keeps } from './promiseFault.ts';

/** Every step that asks can be answered, beside whatever was answered and replied before it. */
export const ANSWERABLE = {
  answerable: {
    broken: [
      breaks(
        'card-buy-chip',
        'answerable',
        fault(
          'nothing is on offer for a member whose accounts are all closed',
          edit(flow('card-buy-chip'), '"rule:transfer.noAccountIsOpen", … "target": "⟦statusForbids → choose⟧"'),
          { at: edit(flow('card-buy-chip'), '"choose": ▸{ "description"'), says: 'then choose' },
        ),
      ),
      breaks(
        'confirm-payment',
        'answerable',
        fault(
          'a pattern against a bound',
          edit(form('confirm-payment/ask'), '"pay_pwd": { ⟦→ "maxLength": 5, ⟧"$ref"'),
          {
            at: edit(flow('confirm-payment'), '"ask": ▸{'),
            says: 'the flow begins at ask',
            follows: ['noConstantGuard'],
          },
        ),
      ),
      breaks(
        'transfer-to-mainland',
        'answerable',
        fault(
          'a rule over a name that not everybody has',
          edit(flow('transfer-to-mainland'), '{ "target": ⟦"noChineseName" → "details"⟧ }'),
          {
            at: edit(flow('transfer-to-mainland'), '"details": ▸{ "description"'),
            says: 'then details',
          },
        ),
      ),
      breaks(
        'giftcard-entity',
        'answerable',
        fault(
          'a bound against a step',
          edit(form('shared/giftcard-quantity'), '"minimum": ⟦0 → 1⟧, "maximum": ⟦999 → 5, "multipleOf": 7⟧'),
          {
            at: edit(flow('giftcard-entity'), '"cards": ▸{ "description"'),
            says: 'then cards',
            follows: ['noConstantGuard'],
          },
        ),
      ),
      breaks(
        'choose-card',
        'answerable',
        fault(
          'no row may be chosen',
          edit(form('choose-card/pick'), '"label": "/card_no_mask",⟦→ "only": { "at": "/status", "in": ["none"] },⟧'),
          {
            at: edit(flow('choose-card'), '"pick": ▸{'),
            says: 'the flow begins at pick',
          },
        ),
      ),
    ],
    kept: [
      keeps(
        'security-question',
        'several patterns, and a text that may be left empty',
        edit(
          form('security-question/question'),
          '"properties": {⟦→ "memo": { "type": "string", "maxLength": 9, "allOf": [{ "type": "string", "pattern": "^[a-z]+$" }, { "type": "string", "pattern": "^[0-9]+$" }] },⟧ "question"',
        ),
      ),
      keeps(
        'choose-card',
        'a row may be chosen',
        edit(form('choose-card/pick'), '"label": "/card_no_mask",⟦→ "only": { "at": "/status", "in": ["active"] },⟧'),
      ),
    ],
  },
} as const satisfies { readonly [promise: string]: SeededPromises };
