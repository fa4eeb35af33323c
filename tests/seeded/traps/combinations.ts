import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { FLOW, CHECKS, ASK, rule, rules, is, asks, promise, step, NEXT, DONE, count, ROWS } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const lines = (items: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'array',
  minItems: 1,
  maxItems: 3,
  ...more,
  items: { type: 'object', ...items, additionalProperties: false },
});

const size = (...values: readonly Json[]): JsonObject => ({
  properties: { size: { type: 'string', enum: [...values] } },
  required: ['size'],
});

const askLines = (schema: JsonObject): Put => [ASK, '/properties/lines', schema];

const REQUIRED: Put = [ASK, '/required', ['kind', 'count', 'lines']];

const ODD = rule(
  'isNot137',
  { count: 'integer' },
  { properties: { count: { anyOf: [{ maximum: 136 }, { minimum: 138, maximum: 400 }] } } },
  [{ count: 1 }, { count: 300 }],
  [{ count: 500 }],
);

const holdsAt = (state: string, holds: JsonObject): Put => [
  CHECKS,
  '/promises',
  [promise('trap', 'always', { when: { state }, holds })],
];

const four = { type: 'string', enum: ['a', 'b', 'c', 'd'] };

const FIELDS = ['one', 'two', 'three', 'four', 'five'];

const five: readonly Put[] = [
  ...FIELDS.map((name): Put => [ASK, `/properties/${name}`, four]),
  [ASK, '/required', ['kind', 'count', ...FIELDS]],
];

const allOfD = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { const: 'd' }])) as JsonObject;

const subjectOf = (names: readonly string[], value: Json) =>
  Object.fromEntries(names.map((name) => [name, value])) as JsonObject;

const paramsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `$form/ask/${name}`])) as JsonObject;

export const COMBINATIONS: readonly Trap[] = [
  {
    title: 'a promise that one of 200 numbers breaks, in no example',
    given: [rules(ODD), holdsAt('quoting', asks('isNot137', { count: '$form/ask/count' }))],
    trap: [count({ minimum: 1, maximum: 200 })],
    twin: [count({ minimum: 1, maximum: 136 })],
    at: [[CHECKS, '/promises/0']],
  },
  {
    title: 'a promise that one pair of two fields breaks, in no example',
    given: [
      rules(
        rule(
          'isNoPair',
          { kind: 'string', count: 'integer' },
          {
            properties: { kind: { enum: ['letter', 'parcel', 'crate'] } },
            not: {
              type: 'object',
              properties: { kind: { const: 'crate' }, count: { const: 7 } },
              required: ['kind', 'count'],
            },
          },
          [{ kind: 'letter', count: 1 }],
          [{ kind: 'tube', count: 1 }],
        ),
      ),
      holdsAt('quoting', asks('isNoPair', { kind: '$form/ask/kind', count: '$form/ask/count' })),
    ],
    trap: [],
    twin: [count({ minimum: 1, maximum: 6 })],
    at: [[CHECKS, '/promises/0']],
  },
  {
    title: 'a promise that three of five choices together break',
    given: [
      ...five,
      rules(
        rule(
          'isNoTriple',
          { one: 'string', three: 'string', five: 'string' },
          { not: { type: 'object', properties: allOfD(['one', 'three', 'five']), required: ['one', 'three', 'five'] } },
          [subjectOf(['one', 'three', 'five'], 'a')],
          [subjectOf(['one', 'three', 'five'], 'd')],
        ),
      ),
      holdsAt('quoting', asks('isNoTriple', paramsOf(['one', 'three', 'five']))),
    ],
    trap: [],
    twin: [[ASK, '/properties/five', { type: 'string', enum: ['a', 'b', 'c'] }]],
    at: [[CHECKS, '/promises/0']],
  },
  {
    title: 'a promise that only four plain guards together break',
    given: [
      ...five,
      [
        FLOW,
        NEXT,
        [
          { guard: is('$form/ask/one', 'a', 'b', 'c'), target: 'quoting' },
          { guard: is('$form/ask/two', 'a', 'b', 'c'), target: 'quoting' },
          { guard: is('$form/ask/three', 'a', 'b', 'c'), target: 'quoting' },
          { guard: is('$form/ask/four', 'a', 'b', 'c'), target: 'quoting' },
          { target: 'stuck' },
        ],
      ],
    ],
    trap: [
      [
        FLOW,
        '/states/stuck',
        step({ NEXT: [{ guard: is('$form/ask/five', 'd'), target: 'cancelled' }, { target: 'stuck' }] }),
      ],
    ],
    twin: [[FLOW, '/states/stuck', step({ NEXT: { target: 'cancelled' } })]],
    at: [[FLOW, '/states/stuck']],
  },
  {
    title: 'a guard that holds for one of 200 numbers leads past the review',
    given: [rules(ODD), count({ minimum: 1, maximum: 200 })],
    trap: [
      [
        FLOW,
        DONE,
        [{ guard: asks('isNot137', { count: '$form/ask/count' }), target: 'review' }, { target: 'authorise' }],
      ],
    ],
    twin: [
      [
        FLOW,
        DONE,
        [{ guard: asks('isNot137', { count: '$form/ask/count' }), target: 'review' }, { target: 'refused' }],
      ],
    ],
    at: [
      [FLOW, '/states/paying'],
      [FLOW, '/states/quoting'],
      [FLOW, `${DONE}/1`],
    ],
  },
  {
    title: 'three choices together lead past the review',
    given: [
      ...five,
      rules(
        rule(
          'isTriple',
          { one: 'string', three: 'string', five: 'string' },
          { properties: allOfD(['one', 'three', 'five']) },
          [subjectOf(['one', 'three', 'five'], 'd')],
          [subjectOf(['one', 'three', 'five'], 'a')],
        ),
      ),
    ],
    trap: [
      [
        FLOW,
        DONE,
        [{ guard: asks('isTriple', paramsOf(['one', 'three', 'five'])), target: 'authorise' }, { target: 'review' }],
      ],
    ],
    twin: [
      [
        FLOW,
        DONE,
        [{ guard: asks('isTriple', paramsOf(['one', 'three', 'five'])), target: 'refused' }, { target: 'review' }],
      ],
    ],
    at: [
      [FLOW, '/states/paying'],
      [FLOW, `${DONE}/0`],
    ],
  },
  {
    title: 'a promise that only multiples of 7 above 100 break, in no example',
    given: [
      rules(
        rule(
          'isNoLateSeven',
          { count: 'integer' },
          { properties: { count: { maximum: 400, anyOf: [{ maximum: 100 }, { not: { multipleOf: 7 } }] } } },
          [{ count: 7 }, { count: 101 }],
          [{ count: 401 }],
        ),
      ),
      holdsAt('quoting', asks('isNoLateSeven', { count: '$form/ask/count' })),
    ],
    trap: [count({ minimum: 1, maximum: 110 })],
    twin: [count({ minimum: 1, maximum: 104 })],
    at: [[CHECKS, '/promises/0']],
  },
  {
    title: 'a promise that only a text with a sign in the middle breaks',
    given: [
      rules(
        rule(
          'isPlain',
          { note: 'string' },
          { properties: { note: { maxLength: 60, not: { pattern: '^[a-z]+#[a-z]+$' } } } },
          [{ note: 'abc' }],
          [{ note: 'a'.repeat(61) }],
        ),
      ),
      [ASK, '/required', ['kind', 'count', 'note']],
      [FLOW, '/states/review/meta/summary', [...ROWS, { answer: 'ask/note' }]],
      holdsAt('quoting', asks('isPlain', { note: '$form/ask/note' })),
    ],
    trap: [],
    twin: [[ASK, '/properties/note', { type: 'string', pattern: '^[a-z]{1,20}$', maxLength: 20 }]],
    at: [[CHECKS, '/promises/0']],
  },
  {
    title: 'a promise that only the last of three rows breaks',
    given: [
      rules(
        rule(
          'isSmall',
          { lines: 'rows' },
          {
            properties: {
              lines: {
                not: {
                  minItems: 3,
                  contains: { type: 'object', properties: { size: { const: 'm' } }, required: ['size'] },
                },
              },
            },
          },
          [{ lines: [{ size: 's' }] }],
          [{ lines: [{ size: 'm' }, { size: 'm' }, { size: 'm' }, { size: 'm' }, { size: 'm' }] }],
        ),
      ),
      REQUIRED,
      holdsAt('quoting', asks('isSmall', { lines: '$form/ask/lines' })),
    ],
    trap: [askLines(lines(size('s', 'm'), { maxItems: 3 }))],
    twin: [askLines(lines(size('s', 'm'), { maxItems: 2 }))],
    at: [[CHECKS, '/promises/0']],
  },
];
