import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { FLOW, ASK, SUB, SUB_ASK, callFile, rule, rules, is, asks, poll, NEXT, DONE, count, asking } from './parts.ts';
import type { Put, Trap } from './trap.ts';

/** A branch of its own for a guard, beside the way that everybody goes. */
const fork = (at: string, guard: JsonObject, target: string): Put => [
  FLOW,
  at,
  [{ guard, target: 'refused' }, { target }],
];

const heavy = rules(
  rule('isHeavy', { count: 'integer' }, { properties: { count: { minimum: 20 } } }, [{ count: 20 }], [{ count: 19 }]),
);

const asksHeavy = asks('isHeavy', { count: '$form/ask/count' });

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

const hasLarge = rules(
  rule(
    'hasLarge',
    { lines: 'rows' },
    {
      properties: {
        lines: { contains: { type: 'object', properties: { size: { const: 'xl' } }, required: ['size'] } },
      },
    },
    [{ lines: [{ size: 'xl' }] }],
    [{ lines: [{ size: 's' }] }],
  ),
);

export const GUARDS: readonly Trap[] = [
  {
    title: 'a rule that asks for 20 pieces of a field that takes 10',
    given: [heavy, fork(NEXT, asksHeavy, 'quoting')],
    trap: [],
    twin: [count({ minimum: 1, maximum: 30 })],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
    ],
  },
  {
    title: 'a number above the maximum',
    given: [fork(NEXT, is('$form/ask/count', 20), 'quoting')],
    trap: [],
    twin: [count({ minimum: 1, maximum: 20 })],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard/params/in/0`],
    ],
  },
  {
    title: 'the bound itself, which is refused',
    given: [fork(NEXT, is('$form/ask/count', 10), 'quoting')],
    trap: [count({ exclusiveMinimum: 0, exclusiveMaximum: 10 })],
    twin: [count({ exclusiveMinimum: 0, maximum: 10 })],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard/params/in/0`],
    ],
  },
  {
    title: 'a number between the steps',
    given: [fork(NEXT, is('$form/ask/count', 3), 'quoting')],
    trap: [count({ minimum: 2, maximum: 10, multipleOf: 2 })],
    twin: [count({ minimum: 3, maximum: 9, multipleOf: 3 })],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard/params/in/0`],
    ],
  },
  {
    title: 'a choice that the form no longer has',
    given: [fork(NEXT, is('$form/ask/kind', 'crate'), 'quoting')],
    trap: [[ASK, '/properties/kind/enum', ['letter', 'parcel']]],
    twin: [],
    at: [[FLOW, `${NEXT}/0/guard/params/in/0`]],
  },
  {
    title: 'a text that the pattern refuses',
    given: [fork(NEXT, is('$form/ask/note', 'abc'), 'quoting')],
    trap: [[ASK, '/properties/note', { type: 'string', pattern: '^[0-9]{1,6}$', maxLength: 6 }]],
    twin: [[ASK, '/properties/note', { type: 'string', pattern: '^[a-z]{1,6}$', maxLength: 6 }]],
    at: [[FLOW, `${NEXT}/0/guard/params/in/0`]],
  },
  {
    title: 'a pair of answers that "if" and "then" refuse',
    given: [
      rules(
        rule(
          'isHeavyCrate',
          { kind: 'string', count: 'integer' },
          { properties: { kind: { const: 'crate' }, count: { minimum: 3 } } },
          [{ kind: 'crate', count: 3 }],
          [
            { kind: 'crate', count: 2 },
            { kind: 'letter', count: 3 },
          ],
        ),
      ),
      fork(NEXT, asks('isHeavyCrate', { kind: '$form/ask/kind', count: '$form/ask/count' }), 'quoting'),
      [ASK, '/if', { type: 'object', properties: { kind: { const: 'crate' } } }],
    ],
    trap: [[ASK, '/then', { type: 'object', properties: { count: { type: 'integer', maximum: 2 } } }]],
    twin: [[ASK, '/then', { type: 'object', properties: { count: { type: 'integer', maximum: 3 } } }]],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
    ],
  },
  {
    title: 'more rows than the form takes',
    given: [
      rules(
        rule(
          'hasThree',
          { lines: 'rows' },
          { properties: { lines: { minItems: 3 } } },
          [{ lines: [{ size: 's' }, { size: 's' }, { size: 's' }] }],
          [{ lines: [{ size: 's' }] }],
        ),
      ),
      fork(NEXT, asks('hasThree', { lines: '$form/ask/lines' }), 'quoting'),
      REQUIRED,
    ],
    trap: [askLines(lines(size('s', 'm'), { maxItems: 2 }))],
    twin: [askLines(lines(size('s', 'm'), { maxItems: 3 }))],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
    ],
  },
  {
    title: 'a row of a size that is not on offer',
    given: [hasLarge, fork(NEXT, asks('hasLarge', { lines: '$form/ask/lines' }), 'quoting'), REQUIRED],
    trap: [askLines(lines(size('s', 'm')))],
    twin: [askLines(lines(size('s', 'm', 'xl')))],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
    ],
  },
  {
    title: 'a row that lacks a member that is required',
    given: [
      rules(
        rule(
          'hasSizeless',
          { lines: 'rows' },
          { properties: { lines: { contains: { type: 'object', not: { type: 'object', required: ['size'] } } } } },
          [{ lines: [{}] }],
          [{ lines: [{ size: 's' }] }],
        ),
      ),
      fork(NEXT, asks('hasSizeless', { lines: '$form/ask/lines' }), 'quoting'),
      REQUIRED,
    ],
    trap: [askLines(lines(size('s', 'm')))],
    twin: [askLines(lines({ ...size('s', 'm'), required: [] }))],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
    ],
  },
  {
    title: 'more days than the contract ever answers',
    given: [
      rules(
        rule('isSlow', { days: 'integer' }, { properties: { days: { minimum: 40 } } }, [{ days: 40 }], [{ days: 39 }]),
      ),
      fork(DONE, asks('isSlow', { days: '$reply/quoting/days' }), 'review'),
    ],
    trap: [],
    twin: [
      [
        callFile('parcelQuote'),
        '/post/responses/200/content/application~1json/schema/allOf/1/properties/ret_data/properties/days/maximum',
        60,
      ],
    ],
    at: [
      [FLOW, `${DONE}/0`],
      [FLOW, `${DONE}/0/guard`],
    ],
  },
  {
    title: 'an answer that has left by an earlier branch',
    given: [[FLOW, NEXT, [{ guard: is('$form/ask/kind', 'letter'), target: 'refused' }, { target: 'quoting' }]]],
    trap: [fork(DONE, is('$form/ask/kind', 'letter'), 'review')],
    twin: [fork(DONE, is('$form/ask/kind', 'parcel'), 'review')],
    at: [
      [FLOW, `${DONE}/0`],
      [FLOW, `${DONE}/0/guard`],
    ],
  },
  {
    title: 'an answer of a field that is hidden then',
    given: [
      rules(
        rule(
          'isFragileLetter',
          { kind: 'string', fragile: 'boolean' },
          { properties: { kind: { const: 'letter' }, fragile: { const: true } } },
          [{ kind: 'letter', fragile: true }],
          [{ kind: 'crate', fragile: true }],
        ),
      ),
      fork(NEXT, asks('isFragileLetter', { kind: '$form/ask/kind', fragile: '$form/ask/fragile' }), 'quoting'),
    ],
    trap: [[ASK, '/properties/fragile', { type: 'boolean', 'x-when': is('$self/kind', 'crate') }]],
    twin: [[ASK, '/properties/fragile', { type: 'boolean', 'x-when': is('$self/kind', 'letter') }]],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
    ],
  },
  {
    title: 'what a sub-flow never gives with that outcome',
    given: [
      [SUB_ASK, '/properties/choice/enum', ['yes', 'no', 'perhaps']],
      [FLOW, NEXT, { target: 'asking' }],
      asking([
        { guard: 'outcome:back', target: 'ask' },
        { guard: 'outcome:cancelled', target: 'cancelled' },
        { guard: 'outcome:declined', target: 'refused' },
        { guard: is('$reply/asking/choice', 'perhaps'), target: 'cancelled' },
        { target: 'quoting' },
      ]),
    ],
    trap: [],
    twin: [[SUB, '/states/ask/on/NEXT/0/guard', is('$form/ask/choice', 'yes', 'perhaps')]],
    at: [
      [FLOW, '/states/asking/invoke/onDone/3'],
      [FLOW, '/states/asking/invoke/onDone/3/guard/params/in/0'],
    ],
  },
  {
    title: 'in a sub-flow, an input that its only caller never gives',
    given: [
      [
        SUB,
        '/states/ask/on/NEXT',
        [
          { guard: is('$input/kind', 'crate'), target: 'declined' },
          { guard: is('$form/ask/choice', 'yes'), target: 'agreed' },
          { target: 'declined' },
        ],
      ],
      [FLOW, NEXT, { target: 'asking' }],
      asking([
        { guard: 'outcome:back', target: 'ask' },
        { guard: 'outcome:cancelled', target: 'cancelled' },
        { guard: 'outcome:declined', target: 'refused' },
        { target: 'quoting' },
      ]),
    ],
    trap: [[ASK, '/properties/kind/enum', ['letter', 'parcel']]],
    twin: [],
    at: [
      [SUB, '/states/ask/on/NEXT/0'],
      [SUB, '/states/ask/on/NEXT/0/guard/params/in/0'],
    ],
    flows: ['parcel', 'parcel-sub'],
  },
  {
    title: 'after a poll, the answer that keeps it asking',
    given: [
      [FLOW, DONE, { target: 'waiting' }],
      [FLOW, '/states/waiting', poll([{ guard: is('$reply/waiting/state', 'READY'), target: 'review' }])],
    ],
    trap: [
      [FLOW, '/states/waiting/invoke/onDone/1', { guard: is('$reply/waiting/state', 'WAITING'), target: 'refused' }],
      [FLOW, '/states/waiting/invoke/onDone/2', { target: 'cancelled' }],
    ],
    twin: [
      [FLOW, '/states/waiting/invoke/onDone/1', { guard: is('$reply/waiting/state', 'HELD'), target: 'refused' }],
      [FLOW, '/states/waiting/invoke/onDone/2', { target: 'cancelled' }],
    ],
    at: [
      [FLOW, '/states/waiting/invoke/onDone/1'],
      [FLOW, '/states/waiting/invoke/onDone/1/guard'],
    ],
  },
  {
    title: 'a rule that every answer of the form fulfils',
    given: [
      rules(
        rule('isSome', { count: 'integer' }, { properties: { count: { minimum: 1 } } }, [{ count: 1 }], [{ count: 0 }]),
      ),
      fork(NEXT, asks('isSome', { count: '$form/ask/count' }), 'quoting'),
    ],
    trap: [],
    twin: [count({ minimum: 0, maximum: 10 })],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
      [FLOW, '/states/quoting'],
    ],
  },
];
