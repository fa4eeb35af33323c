import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, ASK, ROWS, WORDS, form, is, step, NEXT, DONE } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const asked = (input: JsonObject = { kind: '$form/ask/kind' }): readonly Put[] => [
  [FLOW, NEXT, { target: 'asking' }],
  [
    FLOW,
    '/states/asking',
    {
      invoke: {
        src: 'flow:parcel-sub',
        input,
        onDone: [
          { guard: 'outcome:back', target: 'ask' },
          { guard: 'outcome:cancelled', target: 'cancelled' },
          { guard: 'outcome:declined', target: 'refused' },
          { target: 'quoting' },
        ],
      },
    },
  ],
];

const sentence = (text: string): readonly Put[] => [
  [WORDS, '/steps', { late: { title: text } }],
  ['locales/zh-HK/parcel.json', '/steps', { late: { title: text } }],
  ['locales/zh-CN/parcel.json', '/steps', { late: { title: text } }],
];

const late = (data: JsonObject): Put => [FLOW, '/states/late', step({ NEXT: { target: 'cancelled' } }, { data })];

export const SENTENCES: readonly Trap[] = [
  {
    title: 'a sentence with a figure of the quote, on a step that letters come to without one',
    given: [late({ quote: '$reply/quoting' }), ...sentence('{{quote.days, number}} days')],
    trap: [
      [FLOW, NEXT, [{ guard: is('$form/ask/kind', 'letter'), target: 'late' }, { target: 'quoting' }]],
      [FLOW, '/states/review/on/LATER', { target: 'late' }],
    ],
    twin: [[FLOW, '/states/review/on/LATER', { target: 'late' }]],
    at: [
      [WORDS, '/steps/late/title'],
      [FLOW, '/states/late/meta/data/quote'],
      [FLOW, '/states/late'],
    ],
  },
  {
    title: 'a sentence with a field that only crates have',
    given: [
      late({ height: '$form/ask/height' }),
      ...sentence('{{height, number}} cm'),
      [FLOW, '/states/review/on/LATER', { target: 'late' }],
      [ASK, '/required', ['kind', 'count', 'height']],
    ],
    trap: [[ASK, '/properties/height', { type: 'integer', minimum: 1, 'x-when': is('$self/kind', 'crate') }]],
    twin: [[ASK, '/properties/height', { type: 'integer', minimum: 1 }]],
    at: [
      [WORDS, '/steps/late/title'],
      [FLOW, '/states/late/meta/data/height'],
      [FLOW, '/states/late'],
    ],
  },
  {
    title: 'a sentence with what a sub-flow gives when it is agreed, on a step for the others',
    given: [...asked(), late({ choice: '$reply/asking/choice' }), ...sentence('You chose {{choice}}')],
    trap: [[FLOW, '/states/asking/invoke/onDone/2/target', 'late']],
    twin: [
      [FLOW, '/states/asking/invoke/onDone/3/target', 'late'],
      [FLOW, '/states/late/on/NEXT/target', 'quoting'],
    ],
    at: [
      [WORDS, '/steps/late/title'],
      [FLOW, '/states/late/meta/data/choice'],
      [FLOW, '/states/late'],
    ],
  },
  {
    title: 'the review shows an answer that only parcels gave',
    given: [
      [
        FLOW,
        '/states/extra',
        {
          meta: { form: 'parcel/extra' },
          on: { NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } },
        },
      ],
      [
        'schemas/parcel/extra.schema.json',
        '',
        form({ height: { type: 'integer', minimum: 1, maximum: 5 } }, ['height']),
      ],
      [
        FLOW,
        '/states/late',
        {
          meta: { data: { height: '$form/extra/height' } },
          on: { NEXT: { target: 'cancelled' } },
        },
      ],
      [FLOW, '/states/review/on/LATER', { target: 'late' }],
      ...sentence('{{height, number}} cm'),
    ],
    trap: [[FLOW, NEXT, [{ guard: is('$form/ask/kind', 'parcel'), target: 'extra' }, { target: 'quoting' }]]],
    twin: [[FLOW, NEXT, { target: 'extra' }]],
    at: [
      [WORDS, '/steps/late/title'],
      [FLOW, '/states/late/meta/data/height'],
      [FLOW, '/states/late'],
    ],
  },
  {
    title: 'a format that the value is not of: an amount as a day',
    given: [late({ quote: '$reply/quoting' }), [FLOW, '/states/review/on/LATER', { target: 'late' }]],
    trap: sentence('{{quote.total, date}}'),
    twin: sentence('{{quote.total, money}}'),
    at: [[WORDS, '/steps/late/title']],
  },
];

/** Answers that are no longer on the way, and answers that are hidden. */
export const HIDDEN: readonly Trap[] = [
  {
    title: 'a guard looks at an answer that only crates give, and at no other',
    given: [
      [ASK, '/required', ['kind', 'count', 'sure']],
      [FLOW, DONE, [{ guard: is('$form/ask/sure', 'no'), target: 'refused' }, { target: 'review' }]],
    ],
    trap: [
      [ASK, '/properties/sure', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/kind', 'crate') }],
      [ASK, '/if', { type: 'object', properties: { kind: { const: 'crate' } } }],
      [ASK, '/then', { type: 'object', properties: { sure: { type: 'string', const: 'yes' } } }],
    ],
    twin: [[ASK, '/properties/sure', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/kind', 'crate') }]],
    at: [
      [FLOW, `${DONE}/0`],
      [FLOW, `${DONE}/0/guard`],
    ],
  },
  {
    title: 'behind an x-when, a call is sent what only crates were asked',
    given: [
      [ASK, '/properties/name', { type: 'string', maxLength: 10, 'x-when': is('$self/kind', 'crate') }],
      [ASK, '/properties/note', undefined],
      [ASK, '/required', ['kind', 'count', 'name']],
      [FLOW, '/states/review/meta/summary', [...ROWS, { answer: 'ask/name' }]],
    ],
    trap: [[FLOW, '/states/quoting/invoke/input/note', '$form/ask/name']],
    twin: [[FLOW, '/states/quoting/invoke/input/note', { maybe: '$form/ask/name' }]],
    at: [[FLOW, '/states/quoting/invoke/input/note']],
  },
  {
    title: 'a rule over an answer that was given on the other branch: never for those who come here',
    given: [
      [FLOW, NEXT, [{ guard: is('$form/ask/kind', 'parcel'), target: 'extra' }, { target: 'fork' }]],
      [
        'schemas/parcel/extra.schema.json',
        '',
        form({ height: { type: 'integer', minimum: 1, maximum: 5 } }, ['height']),
      ],
      [
        FLOW,
        '/states/extra',
        {
          meta: { form: 'parcel/extra' },
          on: { NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } },
        },
      ],
    ],
    trap: [
      [
        FLOW,
        '/states/fork',
        { always: [{ guard: is('$form/extra/height', 5), target: 'refused' }, { target: 'quoting' }] },
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/fork',
        { always: [{ guard: is('$form/ask/kind', 'crate'), target: 'refused' }, { target: 'quoting' }] },
      ],
    ],
    at: [
      [FLOW, '/states/fork/always/0'],
      [FLOW, '/states/fork/always/0/guard'],
      [FLOW, '/states/fork/always/0/guard/params/at'],
    ],
  },
  {
    title: 'a guard of an earlier answer whose later step asks it again with another name',
    given: [
      [FLOW, NEXT, { target: 'again' }],
      [
        'schemas/parcel/again.schema.json',
        '',
        form({ kind: { type: 'string', enum: ['letter', 'parcel'] } }, ['kind']),
      ],
      [
        FLOW,
        '/states/again',
        {
          meta: { form: 'parcel/again' },
          on: { NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } },
        },
      ],
    ],
    trap: [[FLOW, DONE, [{ guard: is('$form/again/kind', 'crate'), target: 'refused' }, { target: 'review' }]]],
    twin: [[FLOW, DONE, [{ guard: is('$form/ask/kind', 'crate'), target: 'refused' }, { target: 'review' }]]],
    at: [
      [FLOW, `${DONE}/0`],
      [FLOW, `${DONE}/0/guard/params/in/0`],
    ],
  },
  {
    title: 'a guard over one of two fields that hide each other',
    given: [
      [FLOW, DONE, [{ guard: is('$form/ask/a', 'yes'), target: 'refused' }, { target: 'review' }]],
      [ASK, '/properties/a', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/b', 'yes') }],
    ],
    trap: [[ASK, '/properties/b', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/a', 'yes') }]],
    twin: [[ASK, '/properties/b', { type: 'string', enum: ['yes', 'no'] }]],
    at: [
      [FLOW, `${DONE}/0`],
      [FLOW, `${DONE}/0/guard`],
    ],
  },
  {
    title: 'a guard over a field that hides itself',
    given: [[FLOW, DONE, [{ guard: is('$form/ask/a', 'yes'), target: 'refused' }, { target: 'review' }]]],
    trap: [[ASK, '/properties/a', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/a', 'yes') }]],
    twin: [[ASK, '/properties/a', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$user/realname_status', '3') }]],
    at: [
      [FLOW, `${DONE}/0`],
      [FLOW, `${DONE}/0/guard`],
    ],
  },
];
