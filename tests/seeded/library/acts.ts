import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin, write } from '../seeded.ts';
import { flow, form } from '../paths.ts';

const GC = flow('transfer-to-account');
const LIFE = 'const:transfer.quote.life';

/** What only a member may do. */
export const ACTS = {
  'effect-unasked': {
    faults: [
      ...(
        [
          ['card-activate', 'activating', 'pointer-uncertain'],
          ['register', 'registering', 'state-unreachable'],
          ['reset-email', 'confirming', undefined],
          ['security-question', 'setting', 'pointer-uncertain'],
        ] as const
      ).map(([id, call, also]) =>
        fault(
          `a button that leaves, ${id}`,
          edit(flow(id), `"NEXT": { "target": "${call}" }, "CANCEL": ▸{ "target": "⟦cancelled → ${call}⟧" }`),
          {
            says: 'commits something although the member leaves',
            follows: also ? [`${also} ${flow(id)}`] : [],
          },
        ),
      ),
      fault(
        'a button that leaves beside one that does it',
        edit(
          flow('realname'),
          '"RETRY": { "target": "submitting" }, "CANCEL": ▸{ "target": "⟦cancelled → submitting⟧" }',
        ),
      ),
      fault(
        'a timer',
        edit(
          flow('reset-mobile'),
          `"NEXT": { "target": "changing" }, … }⟦→ , "after": { "${LIFE}": ▸{ "target": "changing" } }⟧, "onError"`,
        ),
        { says: 'although the member does nothing', follows: ['pointer-uncertain flows/reset-mobile/flow.json'] },
      ),
    ],
    valid: [
      twin(
        'a timer that ends it',
        edit(
          flow('reset-mobile'),
          `"NEXT": { "target": "changing" }, … }⟦→ , "after": { "${LIFE}": { "target": "cancelled" } }⟧, "onError"`,
        ),
      ),
    ],
  },
  'consent-given': {
    faults: [
      fault(
        'a box that starts ticked',
        edit(form('close-account/empty-balance'), '"$ref": "../shared/agree.schema.json"⟦→ , "default": ▸true⟧'),
        { says: 'starts ticked' },
      ),
      ...(['realname/review', 'register/mobile', 'giftcard-entity/delivery'] as const).map((id) =>
        fault(
          `the terms agreed to, ${id}`,
          edit(form(id), '"agree": { "$ref": "../shared/agree.schema.json", ⟦→ "default": ▸true,⟧'),
        ),
      ),
      fault(
        'a payee that need not be confirmed',
        edit(form('transfer-to-hk/review'), '▸"payee_confirmed": { … "required": [⟦"payee_confirmed" →⟧]'),
        { says: 'may be left without a tick' },
      ),
      fault(
        'a payee confirmed who was paid before',
        edit(
          form('transfer-to-account/review'),
          '"payee_confirmed": { … "x-when": ▸{ "type": "is", "params": { "at": "$reply/quoting/first_payment", "in": [⟦true → false⟧]',
        ),
        { says: 'the call needs "payee_confirmed" where "first_payment" is true' },
      ),
      fault(
        'a payee confirmed where one can be saved',
        edit(
          form('transfer-instant/review'),
          '"payee_confirmed": { … "x-when": ▸{ "type": "is", "params": { "at": "$reply/quoting/⟦first_payment → can_save_payee⟧"',
        ),
      ),
      fault(
        'a payee confirmed, and the call is not told',
        edit(
          flow('transfer-to-hk'),
          '"src": "op:transferToHk", ▸"input": { … ⟦, "payee_confirmed": { "maybe": "$form/review/payee_confirmed" } →⟧ }',
        ),
        {
          says: '"payee_confirmed": { "maybe": "$form/review/payee_confirmed" }',
        },
      ),
      fault(
        'a payee confirmed by what the gateway said',
        edit(form('transfer-to-hk/review'), '"const": true, ⟦→ "x-prefill": ▸"$reply/quoting/first_payment",⟧'),
        { follows: ['pointer-misfit schemas/transfer-to-hk/review.schema.json'] },
      ),
      fault(
        'a tick by a migration',
        [
          edit(flow('register'), '"version": ⟦1 → 2⟧'),
          write(
            'flows/register/migrations/1-2.json',
            '{ "$schema": "../../../schemas/language/migration.schema.json", "from": 1, "to": 2, "steps": [{ "default": "/mobile/agree", "value": ▸true }] }',
          ),
        ],
        { says: 'the migration ticks it for the member' },
      ),
      fault(
        'another tick by a migration',
        [
          edit(flow('realname'), '"version": ⟦1 → 2⟧'),
          write(
            'flows/realname/migrations/1-2.json',
            '{ "$schema": "../../../schemas/language/migration.schema.json", "from": 1, "to": 2, "steps": [{ "move": "/review/news", "to": ▸"/review/agree" }] }',
          ),
        ],
        { says: '"/review/news" was another box' },
      ),
      fault(
        'a payee confirmed for the member',
        edit(flow('transfer-to-account'), '"payee_confirmed": ▸⟦{ "maybe": "$form/review/payee_confirmed" } → true⟧'),
        { says: 'whether they did or not' },
      ),
      fault(
        'a balance given up for the member',
        edit(
          flow('close-account'),
          '"abandon_balance": ▸⟦{ "first": ["$form/balance/abandon_balance", "$form/emptyBalance/abandon_balance"] } → true⟧',
        ),
      ),
      fault('terms agreed to for the member', edit(flow('card-cancel'), '"agree": ▸⟦"$form/review/agree" → true⟧')),
      fault(
        'a payee confirmed because it is asked for',
        edit(
          flow('transfer-to-hk'),
          '"payee_confirmed": { "maybe": ▸"$⟦form/review/payee_confirmed → reply/quoting/first_payment⟧" }',
        ),
      ),
    ],
    valid: [
      twin(
        'a payee that is confirmed each time',
        edit(
          form('transfer-to-account/review'),
          '"payee_confirmed": { … "const": true⟦, "x-when": { "type": "is", "params": { "at": "$reply/quoting/first_payment", "in": [true] } } →⟧',
        ),
      ),
      twin(
        'the same tick at another step, by a migration',
        edit(flow('realname'), '"version": ⟦1 → 2⟧'),
        write(
          'flows/realname/migrations/1-2.json',
          '{ "$schema": "../../../schemas/language/migration.schema.json", "from": 1, "to": 2, "steps": [{ "move": "/terms/agree", "to": "/review/agree" }] }',
        ),
      ),
      twin(
        'a box that may be left empty starts ticked',
        edit(form('transfer-to-hk/review'), '"type": "boolean", ⟦"const": true, → "default": true,⟧'),
      ),
    ],
  },
  'mark-misfit': {
    faults: [
      fault('a refusal', edit(GC, '"betweenAnonymous": { … "outcome": "refused",⟦→ "mark": ▸"success",⟧'), {
        says: 'has the outcome "refused" and wears the sign "success"',
      }),
      fault('frozen funds', edit(flow('transfer-to-hk'), '"frozen": { … "mark": ▸"⟦closed → success⟧"'), {
        // The same refusal of the other transfers is like it.
        follows: ['mark-misfit flows/*/flow.json'],
      }),
      fault('what nobody knows yet', edit(GC, '"processing": { … "meta": {⟦→ "mark": ▸"success",⟧')),
      fault('a transfer that was made', edit(GC, '"done": { … "outcome": "success",⟦→ "mark": ▸"failed",⟧')),
      fault(
        'a card of which nobody knows',
        edit(flow('card-lock'), '"lockUnknown": { … "meta": {⟦→ "mark": ▸"refused",⟧'),
      ),
    ],
    valid: [
      twin(
        'an order that was taken, and takes days',
        edit(flow('register'), '"path": "/register/success",⟦→ "mark": "processing",⟧'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
