import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { FLOW, count, form, is, rule, rules, step } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const MORE = 'schemas/parcel/more.schema.json';

/** One more step after the first, before the quote. */
const second = (schema: JsonObject, data: JsonObject = {}): readonly Put[] => [
  [FLOW, '/states/ask/on/NEXT', { target: 'more' }],
  [
    FLOW,
    '/states/more',
    step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/more', data }),
  ],
  [MORE, '', schema],
];

/** Which sizes a kind may have: the largest for none but crates. */
const sizes = (ofCrates: readonly Json[]) =>
  rules(
    rule(
      'sizeFits',
      { kind: 'string', size: 'string' },
      {
        anyOf: [
          { properties: { kind: { enum: ['letter', 'parcel'] }, size: { enum: ['s', 'm'] } } },
          { properties: { kind: { const: 'crate' }, size: { enum: [...ofCrates] } } },
        ],
      },
      [
        { kind: 'letter', size: 's' },
        { kind: 'crate', size: String(ofCrates[0]) },
      ],
      [{ kind: 'letter', size: 'l' }],
    ),
  );
/** Forms that nobody can answer beside what was answered at an earlier one. */
export const UNANSWERABLE_LATER: readonly Trap[] = [
  {
    title: 'a step that no answer of crates can answer',
    given: second(
      form({ size: { type: 'string', enum: ['s', 'm'] } }, ['size'], {
        'x-rules': [
          { rule: 'parcel.sizeFits', params: { kind: '$form/ask/kind', size: '$self/size' }, at: '/size', offer: true },
        ],
      }),
    ),
    trap: [sizes(['l'])],
    twin: [sizes(['m', 'l'])],
    at: [
      [FLOW, '/states/more'],
      [MORE, '/x-rules/0'],
      [MORE, '/properties/size'],
    ],
  },
  {
    title: 'a step that one pair of kind and number cannot answer',
    given: [
      ...second(
        form({ size: { type: 'string', enum: ['s', 'm'] } }, ['size'], {
          'x-rules': [
            {
              rule: 'parcel.pairFits',
              params: { kind: '$form/ask/kind', count: '$form/ask/count', size: '$self/size' },
              at: '/size',
            },
          ],
        }),
      ),
      rules(
        rule(
          'pairFits',
          { kind: 'string', count: 'integer', size: 'string' },
          {
            not: {
              type: 'object',
              properties: { kind: { const: 'crate' }, count: { const: 7 } },
              required: ['kind', 'count'],
            },
            properties: { size: { enum: ['s', 'm', 'l'] } },
          },
          [{ kind: 'letter', count: 1, size: 's' }],
          [{ kind: 'letter', count: 1, size: 'xl' }],
        ),
      ),
    ],
    trap: [],
    twin: [count({ minimum: 1, maximum: 6 })],
    at: [
      [FLOW, '/states/more'],
      [MORE, '/x-rules/0'],
      [MORE, '/properties/size'],
    ],
  },
  {
    title: 'a pair of kind and number that a later rule takes beside nothing at all',
    given: [
      ...second(
        form({ size: { type: 'string', enum: ['s', 'm'] } }, [], {
          'x-rules': [
            { rule: 'parcel.pairIsSent', params: { kind: '$form/ask/kind', count: '$form/ask/count' }, at: '/size' },
          ],
        }),
      ),
      rules(
        rule(
          'pairIsSent',
          { kind: 'string', count: 'integer' },
          {
            not: {
              type: 'object',
              properties: { kind: { const: 'crate' }, count: { const: 7 } },
              required: ['kind', 'count'],
            },
          },
          [{ kind: 'letter', count: 1 }],
          [{ kind: 'crate', count: 7 }],
        ),
      ),
    ],
    trap: [],
    twin: [count({ minimum: 1, maximum: 6 })],
    at: [
      [FLOW, '/states/more'],
      [MORE, '/x-rules/0'],
      [MORE, '/properties/size'],
    ],
  },
  {
    title: 'a rule over an answer that only parcels gave',
    given: [
      [FLOW, '/states/ask/on/NEXT', [{ guard: is('$form/ask/kind', 'parcel'), target: 'extra' }, { target: 'more' }]],
      [
        'schemas/parcel/extra.schema.json',
        '',
        form({ height: { type: 'integer', minimum: 1, maximum: 5 } }, ['height']),
      ],
      [
        FLOW,
        '/states/extra',
        step({ NEXT: { target: 'more' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/extra' }),
      ],
      [
        FLOW,
        '/states/more',
        step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } }, { form: 'parcel/more' }),
      ],
      rules(
        rule(
          'isFlat',
          { height: 'integer', width: 'integer' },
          { properties: { height: { type: 'integer', maximum: 5 }, width: { type: 'integer', maximum: 5 } } },
          [{ height: 5, width: 5 }],
          [{ height: 6, width: 5 }],
        ),
      ),
    ],
    trap: [
      [
        MORE,
        '',
        form({ width: { type: 'integer', minimum: 1, maximum: 5 } }, ['width'], {
          'x-rules': [
            { rule: 'parcel.isFlat', params: { height: '$form/extra/height', width: '$self/width' }, at: '/width' },
          ],
        }),
      ],
    ],
    twin: [
      [
        MORE,
        '',
        form({ width: { type: 'integer', minimum: 1, maximum: 5 } }, ['width'], {
          'x-rules': [
            {
              rule: 'parcel.isFlat',
              params: { height: '$form/extra/height', width: '$self/width' },
              at: '/width',
              when: is('$form/ask/kind', 'parcel'),
            },
          ],
        }),
      ],
    ],
    at: [
      [FLOW, '/states/more'],
      [MORE, '/x-rules/0'],
      [MORE, '/x-rules/0/params/height'],
    ],
  },
];
