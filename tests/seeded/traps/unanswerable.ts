import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, ASK, REVIEW, ROWS, rule, rules, is, count } from './parts.ts';
import type { Put, Spot, Trap } from './trap.ts';

/** Where a form that nobody can answer may be told: the state, the form, or the field. */
const fields = (...names: readonly string[]): readonly Spot[] => [
  [FLOW, '/states/ask'],
  ...names.map((field): Spot => [ASK, field]),
];

/** The note, asked of everybody and told on the review. */
const note = (schema: JsonObject): readonly Put[] => [
  [ASK, '/properties/note', { type: 'string', ...schema }],
  [ASK, '/required', ['kind', 'count', 'note']],
  [FLOW, '/states/review/meta/summary', [...ROWS, { answer: 'ask/note' }]],
];

const between = (id: string, least: number, most: number) =>
  rule(
    id,
    { count: 'integer' },
    { properties: { count: { type: 'integer', minimum: least, maximum: most } } },
    [{ count: least }],
    [{ count: most + 1 }],
  );

const rows = (item: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'array',
  maxItems: 3,
  ...more,
  items: { type: 'object', properties: { pieces: item }, required: ['pieces'], additionalProperties: false },
});

const patterns = (...all: readonly string[]): JsonObject => ({
  allOf: all.map((pattern) => ({ type: 'string', pattern })),
});

const EXCLUDING: JsonObject = { maxLength: 9, ...patterns('^[a-z]+$', '^[0-9]+$') };

const TOGETHER = patterns('^[A-Z]', 'xyz', '[0-9]$');

const KINDS = ['letter', 'parcel', 'crate'];

export const UNANSWERABLE: readonly Trap[] = [
  {
    title: 'two rules that exclude each other',
    given: [
      [
        ASK,
        '/x-rules',
        [
          { rule: 'parcel.isMany', params: { count: '$self/count' }, at: '/count' },
          { rule: 'parcel.isFew', params: { count: '$self/count' }, at: '/count' },
        ],
      ],
    ],
    trap: [rules(between('isMany', 6, 10), between('isFew', 1, 5))],
    twin: [rules(between('isMany', 5, 10), between('isFew', 1, 5))],
    at: fields('/x-rules/0', '/x-rules/1', '/properties/count'),
  },
  {
    title: 'no multiple between the bounds',
    trap: [count({ minimum: 8, maximum: 13, multipleOf: 7 })],
    twin: [count({ minimum: 8, maximum: 20, multipleOf: 7 })],
    at: fields('/properties/count/multipleOf', '/properties/count', '/properties/count/minimum'),
  },
  {
    title: 'a pattern of three letters and at least five',
    trap: note({ pattern: '^[a-z]{3}$', minLength: 5, maxLength: 20 }),
    twin: note({ pattern: '^[a-z]{3,6}$', minLength: 5, maxLength: 20 }),
    at: fields('/properties/note', '/properties/note/pattern', '/properties/note/minLength'),
  },
  {
    title: 'two patterns that no text is of, asked of everybody',
    trap: note(EXCLUDING),
    twin: [[ASK, '/properties/note', { type: 'string', ...EXCLUDING }]],
    at: [[ASK, '/properties/note']],
  },
  {
    title: 'three patterns and a length that is too short for them',
    trap: note({ ...TOGETHER, maxLength: 4 }),
    twin: note({ ...TOGETHER, maxLength: 5 }),
    at: [[ASK, '/properties/note']],
  },
  {
    title: 'a pattern that none of the choices is of',
    trap: [[ASK, '/properties/kind', { type: 'string', enum: KINDS, pattern: '^[0-9]+$' }]],
    twin: [[ASK, '/properties/kind', { type: 'string', enum: KINDS, pattern: '^[a-z]+$' }]],
    at: fields('/properties/kind', '/properties/kind/pattern', '/properties/kind/enum'),
  },
  {
    title: 'tidied to capitals, and small letters asked',
    trap: note({ 'x-tidy': ['trim', 'upperCase'], pattern: '^[a-z]{1,9}$', maxLength: 9 }),
    twin: note({ 'x-tidy': ['trim', 'upperCase'], pattern: '^[A-Z]{1,9}$', maxLength: 9 }),
    at: fields('/properties/note', '/properties/note/x-tidy', '/properties/note/pattern'),
  },
  {
    title: 'tidied of every space, and a space asked',
    trap: note({ 'x-tidy': ['spaces'], pattern: '^[a-z]{1,4} [a-z]{1,4}$', maxLength: 9 }),
    twin: note({ 'x-tidy': ['trim'], pattern: '^[a-z]{1,4} [a-z]{1,4}$', maxLength: 9 }),
    at: fields('/properties/note', '/properties/note/x-tidy', '/properties/note/pattern'),
  },
  {
    title: 'more different rows than there are',
    given: [[ASK, '/required', ['kind', 'count', 'lines']]],
    trap: [
      [ASK, '/properties/lines', rows({ type: 'integer', minimum: 1, maximum: 2 }, { minItems: 3, uniqueItems: true })],
    ],
    twin: [
      [ASK, '/properties/lines', rows({ type: 'integer', minimum: 1, maximum: 3 }, { minItems: 3, uniqueItems: true })],
    ],
    at: fields('/properties/lines', '/properties/lines/uniqueItems', '/properties/lines/minItems'),
  },
  {
    title: 'rows of which none can be filled in, and one is asked',
    given: [[ASK, '/required', ['kind', 'count', 'lines']]],
    trap: [
      [ASK, '/properties/lines', rows({ type: 'integer', minimum: 8, maximum: 13, multipleOf: 7 }, { minItems: 1 })],
    ],
    twin: [
      [ASK, '/properties/lines', rows({ type: 'integer', minimum: 8, maximum: 14, multipleOf: 7 }, { minItems: 1 })],
    ],
    at: fields('/properties/lines', '/properties/lines/items', '/properties/lines/items/properties/pieces'),
  },
  {
    title: 'rows of which none can be filled in, and none is asked',
    trap: [[ASK, '/properties/lines', rows({ type: 'integer', minimum: 8, maximum: 13, multipleOf: 7 })]],
    twin: [[ASK, '/properties/lines', rows({ type: 'integer', minimum: 8, maximum: 14, multipleOf: 7 })]],
    at: fields('/properties/lines', '/properties/lines/items', '/properties/lines/items/properties/pieces'),
  },
  {
    title: 'a field that is not asked of everybody and that nobody can fill in',
    trap: [[ASK, '/properties/note', { type: 'string', pattern: '^[a-z]{3}$', minLength: 5, maxLength: 20 }]],
    twin: [[ASK, '/properties/note', { type: 'string', pattern: '^[a-z]{5}$', minLength: 5, maxLength: 20 }]],
    at: fields('/properties/note', '/properties/note/pattern', '/properties/note/minLength'),
  },
  {
    title: 'a field that only crates have and that nobody can fill in',
    given: [[ASK, '/required', ['kind', 'count', 'height']]],
    trap: [
      [
        ASK,
        '/properties/height',
        { type: 'integer', minimum: 8, maximum: 13, multipleOf: 7, 'x-when': is('$self/kind', 'crate') },
      ],
    ],
    twin: [
      [
        ASK,
        '/properties/height',
        { type: 'integer', minimum: 8, maximum: 14, multipleOf: 7, 'x-when': is('$self/kind', 'crate') },
      ],
    ],
    at: fields('/properties/height', '/properties/height/multipleOf', '/properties/kind'),
  },
  {
    title: 'a choice that makes the rest of the form unanswerable',
    given: [[ASK, '/if', { type: 'object', properties: { kind: { const: 'crate' } } }]],
    trap: [[ASK, '/then', { type: 'object', properties: { count: { type: 'integer', minimum: 11 } } }]],
    twin: [[ASK, '/then', { type: 'object', properties: { count: { type: 'integer', minimum: 10 } } }]],
    at: fields('/if', '/then', '/properties/kind', '/properties/kind/enum'),
  },
  {
    title: 'of two that exclude each other, both hold for every answer',
    trap: [
      [
        ASK,
        '/oneOf',
        [
          { type: 'object', properties: { count: { type: 'integer', minimum: 1 } } },
          { type: 'object', properties: { count: { type: 'integer', maximum: 10 } } },
        ],
      ],
    ],
    twin: [
      [
        ASK,
        '/oneOf',
        [
          { type: 'object', properties: { count: { type: 'integer', minimum: 6 } } },
          { type: 'object', properties: { count: { type: 'integer', maximum: 5 } } },
        ],
      ],
    ],
    at: fields('/oneOf', '/properties/count'),
  },
  {
    title: 'more answers asked than there are fields',
    trap: [[ASK, '/minProperties', 4]],
    twin: [[ASK, '/minProperties', 3]],
    at: fields('/minProperties'),
  },
  {
    title: 'a review that asks for a tick only of one who sends what nobody may',
    given: [
      [REVIEW, '/properties/sure', { type: 'boolean', const: true, 'x-when': is('$reply/quoting/express', true) }],
    ],
    trap: [
      [REVIEW, '/required', ['sure']],
      [REVIEW, '/not', { type: 'object', properties: { sure: { const: true } }, required: ['sure'] }],
    ],
    twin: [[REVIEW, '/required', ['sure']]],
    at: [
      [FLOW, '/states/review'],
      [REVIEW, '/not'],
      [REVIEW, '/properties/sure'],
    ],
  },
];
