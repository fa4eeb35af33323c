import type { JsonObject } from '../../../src/domain/json.ts';
import { NAME, details, left } from './freshParts.ts';
import { DONE, FLOW, NEXT, ROWS, SUB, WORDS, asking, is, poll } from './parts.ts';
import { step } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const words = (file: string, steps: JsonObject): readonly Put[] =>
  ['en', 'zh-HK', 'zh-CN'].map((locale): Put => [`locales/${locale}/${file}.json`, '/steps', steps]);

export const FRESH_WORDS: readonly Trap[] = [
  {
    title: 'a button with a sum of the quote, on a step that letters come to without one',
    given: [
      [FLOW, '/states/late', step({ NEXT: { target: 'cancelled' } }, { data: { quote: '$reply/quoting' } })],
      [FLOW, '/states/review/on/LATER', { target: 'late' }],
      [FLOW, NEXT, [{ guard: is('$form/ask/kind', 'letter'), target: 'late' }, { target: 'quoting' }]],
    ],
    trap: words('parcel', { late: { title: 'Later', events: { NEXT: 'Pay {{quote.total, money}}' } } }),
    twin: words('parcel', { late: { title: 'Later', events: { NEXT: ['Pay {{quote.total, money}}', 'Go on'] } } }),
    at: [[WORDS, '/steps/late/events/NEXT']],
  },
  {
    title: 'the row of a list of people names what only children have',
    given: [
      ...details(
        {
          people: {
            type: 'array',
            maxItems: 2,
            items: {
              type: 'object',
              properties: {
                age: { type: 'string', enum: ['adult', 'child'] },
                school: { ...NAME, 'x-when': is('$self/people/-/age', 'child') },
              },
              required: ['age', 'school'],
              additionalProperties: false,
            },
          },
        },
        ['people'],
      ),
      [FLOW, '/states/review/meta/summary', [...ROWS, { answer: 'details/people' }]],
    ],
    trap: words('parcel', { details: { fields: { people: { label: 'People', row: '{{age}} at {{school}}' } } } }),
    twin: words('parcel', { details: { fields: { people: { label: 'People', row: '{{age}}' } } } }),
    at: [[WORDS, '/steps/details/fields/people/row']],
  },
  {
    title: 'the sentence of a code names what another code brings',
    given: [],
    trap: words('parcel', { ask: { codes: { PAYEE_NOT_FOUND: 'Not until {{until, time}}' } } }),
    twin: words('parcel', { ask: { codes: { PAYEE_NOT_FOUND: 'Nobody is there' } } }),
    at: [[WORDS, '/steps/ask/codes/PAYEE_NOT_FOUND']],
  },
  {
    title: 'a sub-flow says what only one of its two callers gives',
    given: [
      [FLOW, NEXT, [{ guard: is('$form/ask/kind', 'letter'), target: 'askingAgain' }, { target: 'asking' }]],
      asking([...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }]),
      [SUB, '/states/ask/meta/data', { kind: '$input/kind' }],
      ...words('parcel-sub', { ask: { title: 'Send a {{kind}}?' } }),
    ],
    trap: [
      [
        FLOW,
        '/states/askingAgain',
        {
          invoke: {
            src: 'flow:parcel-sub',
            input: { kind: { maybe: '$form/ask/note' } },
            onDone: [...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }],
          },
        },
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/askingAgain',
        {
          invoke: {
            src: 'flow:parcel-sub',
            input: { kind: { first: ['$form/ask/note', '$form/ask/kind'] } },
            onDone: [...left, { guard: 'outcome:declined', target: 'refused' }, { target: 'quoting' }],
          },
        },
      ],
    ],
    at: [
      ['locales/en/parcel-sub.json', '/steps/ask/title'],
      [SUB, '/states/ask/meta/data/kind'],
      [SUB, '/states/ask'],
      [FLOW, '/states/askingAgain/invoke/input/kind'],
    ],
  },
  {
    title: 'after a poll, a sentence with its reply where the poll has ended without one',
    given: [
      [FLOW, DONE, { target: 'waiting' }],
      [FLOW, '/states/waiting', poll({ target: 'late' })],
      [FLOW, '/states/late', step({ NEXT: { target: 'review' } }, { data: { turn: '$reply/waiting/turn' } })],
      ...words('parcel', { late: { title: 'Turn {{turn, number}}' } }),
    ],
    trap: [
      [
        FLOW,
        '/states/waiting/invoke/onError',
        [{ guard: 'code:PAYEE_NOT_FOUND', target: 'late' }, { target: 'cancelled' }],
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/waiting/invoke/onError',
        [{ guard: 'code:PAYEE_NOT_FOUND', target: 'refused' }, { target: 'cancelled' }],
      ],
    ],
    at: [
      [WORDS, '/steps/late/title'],
      [FLOW, '/states/late/meta/data/turn'],
      [FLOW, '/states/late'],
    ],
  },
  {
    title: 'in one language alone, a sum is said as a plain number',
    given: [
      [FLOW, '/states/late', step({ NEXT: { target: 'cancelled' } }, { data: { quote: '$reply/quoting' } })],
      [FLOW, '/states/review/on/LATER', { target: 'late' }],
      ...words('parcel', { late: { title: '{{quote.total, money}}' } }),
    ],
    trap: [['locales/zh-CN/parcel.json', '/steps/late/title', '{{quote.total, number}}']],
    twin: [['locales/zh-CN/parcel.json', '/steps/late/title', '{{quote.total, money}} 元']],
    at: [['locales/zh-CN/parcel.json', '/steps/late/title']],
  },
  {
    title: 'in one language alone, the sum of a sentence is left out',
    given: [
      [FLOW, '/states/late', step({ NEXT: { target: 'cancelled' } }, { data: { quote: '$reply/quoting' } })],
      [FLOW, '/states/review/on/LATER', { target: 'late' }],
      ...words('parcel', { late: { title: 'You pay {{quote.total, money}}' } }),
      ['locales/zh-CN/parcel.json', '/steps/late/title', '请付款 {{quote.total, money}}'],
    ],
    trap: [['locales/zh-HK/parcel.json', '/steps/late/title', '請付款']],
    twin: [['locales/zh-HK/parcel.json', '/steps/late/title', '請付款 {{quote.total, money}}']],
    at: [['locales/zh-HK/parcel.json', '/steps/late/title']],
  },
];
