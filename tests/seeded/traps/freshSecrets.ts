import type { JsonObject } from '../../../src/domain/json.ts';
import { DETAILS, NAME, details, left } from './freshParts.ts';
import { ASK, FLOW, NEXT, SUB, SUB_ASK, asking, step } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const MIGRATION = 'flows/parcel/migrations/1-2.json';

const PIN: JsonObject = { type: 'string', minLength: 4, maxLength: 20, 'x-sensitive': 'cvc' };

const shape = (steps: JsonObject): Put => [
  'flows/parcel/shape.json',
  '',
  { version: 1, steps, calls: { quoting: 'op:parcelQuote', paying: 'op:parcelPay' } },
];

const migration = (...steps: readonly JsonObject[]): readonly Put[] => [
  [MIGRATION, '', { $schema: '../../../schemas/language/migration.schema.json', from: 1, to: 2, steps: [...steps] }],
  [FLOW, '/version', 2],
];

const OLD_ASK: JsonObject = { kind: 'string', count: 'integer', note: 'string', old: 'string', older: 'string' };

export const FRESH_SECRETS: readonly Trap[] = [
  {
    title: 'the whole answer with its secret is given to a sub-flow that shows it',
    given: [
      [ASK, '/properties/pin', PIN],
      [ASK, '/required', ['kind', 'count', 'pin']],
      [FLOW, NEXT, { target: 'asking' }],
      [SUB, '/states/ask/meta/data', { kind: '$input/kind' }],
    ],
    trap: [
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }], {
        kind: '$form/ask',
      }),
    ],
    twin: [asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }])],
    at: [
      [FLOW, '/states/asking/invoke/input/kind'],
      [FLOW, '/states/asking'],
      [SUB, '/states/ask/meta/data/kind'],
    ],
  },
  {
    title: 'a row shows the ticket out of a whole reply',
    given: [[FLOW, '/states/paying/invoke/onDone/target', 'thanks']],
    trap: [
      [
        FLOW,
        '/states/thanks',
        step(
          { NEXT: { target: 'done' } },
          { data: { all: '$reply/authorise' }, summary: [{ name: 'ticket', data: 'all/ticket', as: 'text' }] },
        ),
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/thanks',
        step(
          { NEXT: { target: 'done' } },
          { data: { all: '$reply/quoting' }, summary: [{ name: 'ticket', data: 'all/quote_id', as: 'text' }] },
        ),
      ],
    ],
    at: [
      [FLOW, '/states/thanks/meta/data/all'],
      [FLOW, '/states/thanks/meta/summary/0'],
      [FLOW, '/states/thanks/meta/summary/0/data'],
      [FLOW, '/states/thanks'],
    ],
  },
  {
    title: 'the first of a secret and a plain answer is given to a sub-flow that shows it',
    given: [
      [ASK, '/properties/pin', PIN],
      [FLOW, NEXT, { target: 'asking' }],
      [SUB, '/states/ask/meta/data', { kind: '$input/kind' }],
    ],
    trap: [
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }], {
        kind: { first: ['$form/ask/pin', '$form/ask/kind'] },
      }),
    ],
    twin: [
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }], {
        kind: { first: ['$form/ask/note', '$form/ask/kind'] },
      }),
    ],
    at: [
      [FLOW, '/states/asking/invoke/input/kind'],
      [FLOW, '/states/asking/invoke/input/kind/first/0'],
      [FLOW, '/states/asking'],
      [SUB, '/states/ask/meta/data/kind'],
    ],
  },
  {
    title: 'a plain field starts with a secret of the step before',
    given: [
      [ASK, '/properties/pin', PIN],
      [FLOW, '/states/quoting/invoke/input/note', { maybe: '$form/details/why' }],
    ],
    trap: details({ why: { ...NAME, 'x-prefill': '$form/ask/pin' } }, ['why']),
    twin: details({ why: { ...NAME, 'x-prefill': '$form/ask/note' } }, ['why']),
    at: [
      [DETAILS, '/properties/why'],
      [DETAILS, '/properties/why/x-prefill'],
    ],
  },
  {
    title: 'a secret is given to the flow that a link begins',
    given: [
      [ASK, '/properties/pin', PIN],
      [FLOW, '/meta/input', ['code']],
    ],
    trap: [
      [
        FLOW,
        '/states/done/meta/next',
        [{ page: '/dashboard' }, { flow: 'parcel', input: { code: { maybe: '$form/ask/pin' } } }],
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/done/meta/next',
        [{ page: '/dashboard' }, { flow: 'parcel', input: { code: { maybe: '$form/ask/note' } } }],
      ],
    ],
    at: [
      [FLOW, '/states/done/meta/next'],
      [FLOW, '/states/done/meta/next/1'],
      [FLOW, '/states/done/meta/next/1/input/code'],
      [FLOW, '/states/done/meta/next/1/input/code/maybe'],
    ],
  },
  {
    title: 'a field asks a call with the secret beside it, in a place that is no secret',
    given: [[ASK, '/properties/pin', PIN]],
    trap: [
      [
        ASK,
        '/properties/note/x-service',
        {
          op: 'parcelTrack',
          input: { kind: '$self/kind', count: '$self/count', note: { maybe: '$self/pin' } },
          as: 'found',
        },
      ],
    ],
    twin: [
      [
        ASK,
        '/properties/note/x-service',
        {
          op: 'parcelTrack',
          input: { kind: '$self/kind', count: '$self/count', note: { maybe: '$self/note' } },
          as: 'found',
        },
      ],
    ],
    at: [
      [ASK, '/properties/note/x-service'],
      [ASK, '/properties/note/x-service/input/note'],
      [ASK, '/properties/note/x-service/input/note/maybe'],
    ],
  },
  {
    title: 'in rows, a secret of each person is given to a sub-flow that shows the rows',
    given: [[SUB, '/states/ask/meta/data', { kind: '$input/kind' }]],
    trap: [
      ...details(
        {
          people: {
            type: 'array',
            minItems: 1,
            maxItems: 2,
            items: { type: 'object', properties: { pin: PIN }, required: ['pin'], additionalProperties: false },
          },
        },
        ['people'],
        {},
        { on: { NEXT: { target: 'asking' }, CANCEL: { target: 'cancelled' } } },
      ),
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }], {
        kind: '$form/details/people',
      }),
    ],
    twin: [
      ...details(
        {
          people: {
            type: 'array',
            minItems: 1,
            maxItems: 2,
            items: { type: 'object', properties: { name: NAME }, required: ['name'], additionalProperties: false },
          },
        },
        ['people'],
        {},
        { on: { NEXT: { target: 'asking' }, CANCEL: { target: 'cancelled' } } },
      ),
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }], {
        kind: '$form/details/people',
      }),
    ],
    at: [
      [FLOW, '/states/asking/invoke/input/kind'],
      [FLOW, '/states/asking'],
      [SUB, '/states/ask/meta/data/kind'],
      [DETAILS, '/properties/people'],
      [DETAILS, '/properties/people/items/properties/pin'],
    ],
  },
  {
    title: 'a migration moves a plain text to where a secret is asked',
    given: [shape({ ask: OLD_ASK }), [ASK, '/properties/pin', PIN]],
    trap: migration({ move: '/ask/old', to: '/ask/pin' }),
    twin: migration({ move: '/ask/old', to: '/ask/note' }),
    at: [
      [MIGRATION, '/steps/0'],
      [MIGRATION, '/steps/0/to'],
    ],
  },
  {
    title: 'a sub-flow gives its secret away, and the flow shows it',
    given: [
      [FLOW, NEXT, { target: 'asking' }],
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }]),
      [SUB_ASK, '/properties/pin', PIN],
      [FLOW, '/states/review/meta/data/more', '$reply/asking/more'],
    ],
    trap: [[SUB, '/states/agreed/meta/output/more', { first: ['$form/ask/pin', '$form/ask/choice'] }]],
    twin: [[SUB, '/states/agreed/meta/output/more', { first: ['$input/kind', '$form/ask/choice'] }]],
    at: [
      [SUB, '/states/agreed/meta/output/more'],
      [FLOW, '/states/review/meta/data/more'],
      [SUB, '/states/agreed/meta/output/more/first/0'],
      [SUB, '/states/agreed'],
    ],
  },
];
