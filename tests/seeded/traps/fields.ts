import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, ASK, REVIEW, callFile, rule, rules, is, asks, count, ROWS } from './parts.ts';
import type { Spot, Trap } from './trap.ts';

const LAYOUT = 'schemas/parcel/ask.ui.json';

/** Where a form that nobody can answer may be told: the state, the form, or the field. */
const fields = (...names: readonly string[]): readonly Spot[] => [
  [FLOW, '/states/ask'],
  ...names.map((field): Spot => [ASK, field]),
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

const KINDS = ['letter', 'parcel', 'crate'];

export const FIELDS: readonly Trap[] = [
  {
    title: 'two fields that hide each other',
    given: [[ASK, '/properties/a', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/b', 'yes') }]],
    trap: [[ASK, '/properties/b', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/a', 'yes') }]],
    twin: [[ASK, '/properties/b', { type: 'string', enum: ['yes', 'no'] }]],
    at: [
      [ASK, '/properties/a'],
      [ASK, '/properties/b'],
      [ASK, '/properties/a/x-when'],
      [ASK, '/properties/b/x-when'],
    ],
  },
  {
    title: 'a field that hides itself',
    trap: [[ASK, '/properties/a', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/a', 'yes') }]],
    twin: [[ASK, '/properties/a', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/kind', 'crate') }]],
    at: [
      [ASK, '/properties/a'],
      [ASK, '/properties/a/x-when'],
    ],
  },
  {
    title: 'a field that only 20 pieces show, where 10 are taken',
    given: [
      rules(
        rule(
          'isHeavy',
          { count: 'integer' },
          { properties: { count: { minimum: 20 } } },
          [{ count: 20 }],
          [{ count: 19 }],
        ),
      ),
      [
        ASK,
        '/properties/a',
        { type: 'string', enum: ['yes', 'no'], 'x-when': asks('isHeavy', { count: '$self/count' }) },
      ],
    ],
    trap: [],
    twin: [count({ minimum: 1, maximum: 20 })],
    at: [
      [ASK, '/properties/a'],
      [ASK, '/properties/a/x-when'],
    ],
  },
  {
    title: 'a field that is shown only beside a hidden one',
    given: [
      [ASK, '/properties/a', { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/kind', 'crate') }],
      rules(
        rule(
          'isYesLetter',
          { kind: 'string', a: 'string' },
          { properties: { kind: { const: 'letter' }, a: { const: 'yes' } } },
          [{ kind: 'letter', a: 'yes' }],
          [{ kind: 'crate', a: 'yes' }],
        ),
        rule(
          'isYesCrate',
          { kind: 'string', a: 'string' },
          { properties: { kind: { const: 'crate' }, a: { const: 'yes' } } },
          [{ kind: 'crate', a: 'yes' }],
          [{ kind: 'letter', a: 'yes' }],
        ),
      ),
    ],
    trap: [
      [ASK, '/properties/b', { type: 'integer', 'x-when': asks('isYesLetter', { kind: '$self/kind', a: '$self/a' }) }],
    ],
    twin: [
      [ASK, '/properties/b', { type: 'integer', 'x-when': asks('isYesCrate', { kind: '$self/kind', a: '$self/a' }) }],
    ],
    at: [
      [ASK, '/properties/b'],
      [ASK, '/properties/b/x-when'],
    ],
  },
  {
    title: 'a default above the maximum',
    trap: [count({ minimum: 1, maximum: 10, default: 99 })],
    twin: [count({ minimum: 1, maximum: 10, default: 9 })],
    at: [[ASK, '/properties/count/default']],
  },
  {
    title: 'a default that is none of the choices',
    trap: [[ASK, '/properties/kind/default', 'tube']],
    twin: [[ASK, '/properties/kind/default', 'crate']],
    at: [[ASK, '/properties/kind/default']],
  },
  {
    title: 'in a row, a default of another type',
    trap: [[ASK, '/properties/lines', rows({ type: 'integer', minimum: 1, maximum: 5, default: '2' })]],
    twin: [[ASK, '/properties/lines', rows({ type: 'integer', minimum: 1, maximum: 5, default: 2 })]],
    at: [[ASK, '/properties/lines/items/properties/pieces/default']],
  },
  {
    title: 'a default that a rule of the form refuses',
    given: [
      rules(between('isFew', 1, 5)),
      [ASK, '/x-rules', [{ rule: 'parcel.isFew', params: { count: '$self/count' }, at: '/count' }]],
    ],
    trap: [count({ minimum: 1, maximum: 10, default: 9 })],
    twin: [count({ minimum: 1, maximum: 10, default: 5 })],
    at: [[ASK, '/properties/count/default']],
  },
  {
    title: 'an object that no widget fills: a field of it is null',
    trap: [
      [ASK, '/properties/extra', { type: 'null' }],
      [ASK, '/required', ['kind', 'count', 'extra']],
    ],
    twin: [],
    at: fields('/properties/extra'),
  },
  {
    title: 'a list of texts, which rows cannot ask',
    trap: [
      [ASK, '/properties/tags', { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string', maxLength: 9 } }],
      [ASK, '/required', ['kind', 'count', 'tags']],
    ],
    twin: [
      [ASK, '/properties/tags', rows({ type: 'integer', minimum: 1 }, { minItems: 1 })],
      [ASK, '/required', ['kind', 'count', 'tags']],
    ],
    at: fields('/properties/tags', '/properties/tags/type', '/properties/tags/items'),
  },
  {
    title: 'a tick for a number',
    trap: [[LAYOUT, '', { count: { 'ui:widget': 'checkbox' } }]],
    twin: [[LAYOUT, '', { count: { 'ui:widget': 'wholeNumber' } }]],
    at: [
      [LAYOUT, '/count'],
      [LAYOUT, '/count/ui:widget'],
    ],
  },
  {
    title: 'cards to choose from, of a field without choices',
    trap: [[LAYOUT, '', { note: { 'ui:widget': 'radioCards' } }]],
    twin: [[LAYOUT, '', { kind: { 'ui:widget': 'radioCards' } }]],
    at: [
      [LAYOUT, '/note'],
      [LAYOUT, '/note/ui:widget'],
    ],
  },
  {
    title: 'a day asked of a field that is no date',
    trap: [
      [LAYOUT, '', { note: { 'ui:widget': 'date' } }],
      [ASK, '/properties/note', { type: 'string', pattern: '^[a-z]+$', maxLength: 9 }],
    ],
    twin: [
      [LAYOUT, '', { note: { 'ui:widget': 'date' } }],
      [ASK, '/properties/note', { type: 'string', format: 'date' }],
    ],
    at: [
      [LAYOUT, '/note'],
      [LAYOUT, '/note/ui:widget'],
    ],
  },
  {
    title: 'a summary to read where an answer is asked',
    given: [
      [ASK, '/required', ['kind', 'count', 'note']],
      [FLOW, '/states/review/meta/summary', [...ROWS, { answer: 'ask/note' }]],
    ],
    trap: [[LAYOUT, '', { note: { 'ui:widget': 'summary' } }]],
    twin: [[LAYOUT, '', { note: { 'ui:widget': 'textarea' } }]],
    at: [
      [LAYOUT, '/note'],
      [LAYOUT, '/note/ui:widget'],
    ],
  },
  {
    title: 'a start value that the field refuses, from a reply',
    given: [[FLOW, '/states/review/meta/data/quote', '$reply/quoting']],
    trap: [
      [REVIEW, '/properties/days', { type: 'integer', minimum: 1, maximum: 5, 'x-prefill': '$reply/quoting/class' }],
    ],
    twin: [
      [REVIEW, '/properties/days', { type: 'integer', minimum: 1, maximum: 30, 'x-prefill': '$reply/quoting/days' }],
    ],
    at: [[REVIEW, '/properties/days/x-prefill']],
  },
  {
    title: 'a choice that the call refuses',
    trap: [
      [
        callFile('parcelQuote'),
        '/post/requestBody/content/application~1json/schema/allOf/1/properties/kind',
        { type: 'string', enum: ['letter', 'parcel'] },
      ],
    ],
    twin: [
      [
        callFile('parcelQuote'),
        '/post/requestBody/content/application~1json/schema/allOf/1/properties/kind',
        { type: 'string', enum: KINDS },
      ],
    ],
    at: [[FLOW, '/states/quoting/invoke/input/kind']],
  },
  {
    title: 'a number larger than the call takes',
    trap: [
      [
        callFile('parcelQuote'),
        '/post/requestBody/content/application~1json/schema/allOf/1/properties/count',
        { type: 'integer', maximum: 5 },
      ],
    ],
    twin: [
      [
        callFile('parcelQuote'),
        '/post/requestBody/content/application~1json/schema/allOf/1/properties/count',
        { type: 'integer', maximum: 10 },
      ],
    ],
    at: [[FLOW, '/states/quoting/invoke/input/count']],
  },
  {
    title: 'a text longer than the call takes',
    trap: [
      [
        callFile('parcelQuote'),
        '/post/requestBody/content/application~1json/schema/allOf/1/properties/note',
        { type: 'string', maxLength: 5 },
      ],
    ],
    twin: [
      [
        callFile('parcelQuote'),
        '/post/requestBody/content/application~1json/schema/allOf/1/properties/note',
        { type: 'string', maxLength: 20 },
      ],
    ],
    at: [
      [FLOW, '/states/quoting/invoke/input/note'],
      [FLOW, '/states/quoting/invoke/input/note/maybe'],
    ],
  },
];
