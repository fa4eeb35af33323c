import type { JsonObject } from '../../../src/domain/json.ts';
import { DETAILS, MONEY, details } from './freshParts.ts';
import { operation } from './parcel.ts';
import { ASK, FLOW, NEXT, asks, call, callFile, form, is, rule } from './parts.ts';
import { rules, step } from './parts.ts';
import type { Put, Spot, Trap } from './trap.ts';

const CONSTANTS = 'content/constants/parcel.json';

const at = (file: string, state: string, ...places: readonly string[]): readonly Spot[] => [
  [FLOW, `/states/${state}`],
  ...places.map((place): Spot => [file, place]),
];

const offers = (reply: JsonObject, example: JsonObject): readonly Put[] => [
  [
    callFile('parcelDepots'),
    '',
    operation(
      'parcelDepots',
      'read',
      ['PAYEE_NOT_FOUND'],
      [{ kind: { type: 'string', maxLength: 40 } }, ['kind']],
      [{ list: reply }, ['list']],
      [{ kind: 'letter' }, { list: [example] }],
    ),
  ],
  [FLOW, NEXT, { target: 'finding' }],
  [FLOW, '/states/finding', call('parcelDepots', { kind: '$form/ask/kind' }, { target: 'details' }, { target: 'ask' })],
];

const DEPOT: JsonObject = {
  type: 'object',
  properties: { id: { type: 'string', maxLength: 20 }, open: { type: 'boolean' } },
  required: ['id', 'open'],
  additionalProperties: false,
};

/** A step that offers the depots which the reply lists. */
const chosen = (field: JsonObject, required: readonly string[] = ['depot']): readonly Put[] => [
  [
    FLOW,
    '/states/details',
    step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } }, { data: { depots: '$reply/finding/list' } }),
  ],
  [DETAILS, '', form({ depot: field }, required)],
  [FLOW, '/states/quoting/invoke/input/note', { maybe: '$form/details/depot' }],
];

const OPTIONS: JsonObject = {
  type: 'string',
  maxLength: 20,
  'x-options': { from: 'depots', value: '/id', label: '/id' },
};

const constant = (rows: readonly JsonObject[], unit = 'count'): Put => [
  CONSTANTS,
  '',
  {
    $schema: '../../schemas/language/constants.schema.json',
    constants: [
      { id: 'parcel.bound', description: 'Made for a trap.', unit, source: ['defined'], sample: true, rows: [...rows] },
    ],
  },
];

export const FRESH_CHOICES: readonly Trap[] = [
  {
    title: 'a choice from a list of the reply that may be empty',
    given: chosen(OPTIONS),
    trap: offers({ type: 'array', maxItems: 3, items: DEPOT }, { id: 'a', open: true }),
    twin: offers({ type: 'array', minItems: 1, maxItems: 3, items: DEPOT }, { id: 'a', open: true }),
    at: at(DETAILS, 'details', '/properties/depot', '/properties/depot/x-options'),
  },
  {
    title: 'a choice from a list of the reply of which all may be closed',
    given: offers({ type: 'array', minItems: 1, maxItems: 3, items: DEPOT }, { id: 'a', open: true }),
    trap: chosen({
      ...OPTIONS,
      'x-options': { ...(OPTIONS['x-options'] as JsonObject), only: { at: '/open', in: [true] } },
    }),
    twin: chosen(
      { ...OPTIONS, 'x-options': { ...(OPTIONS['x-options'] as JsonObject), only: { at: '/open', in: [true] } } },
      [],
    ),
    at: at(DETAILS, 'details', '/properties/depot', '/properties/depot/x-options'),
  },
  {
    title: 'an empty list is caught by a fork, but not for crates',
    given: [
      ...offers({ type: 'array', maxItems: 3, items: DEPOT }, { id: 'a', open: true }),
      ...chosen(OPTIONS),
      rules(
        rule(
          'hasDepots',
          { list: 'rows' },
          { properties: { list: { minItems: 1 } } },
          [{ list: [{ id: 'a' }] }],
          [{ list: [] }],
        ),
      ),
    ],
    trap: [
      [
        FLOW,
        '/states/finding/invoke/onDone',
        [
          { guard: is('$form/ask/kind', 'crate'), target: 'details' },
          { guard: asks('hasDepots', { list: '$reply/finding/list' }), target: 'details' },
          { target: 'refused' },
        ],
      ],
    ],
    twin: [
      [
        FLOW,
        '/states/finding/invoke/onDone',
        [{ guard: asks('hasDepots', { list: '$reply/finding/list' }), target: 'details' }, { target: 'refused' }],
      ],
    ],
    at: at(DETAILS, 'details', '/properties/depot', '/properties/depot/x-options'),
  },
  {
    title: 'who typed more than ten letters cannot type them again',
    given: [
      [ASK, '/properties/name', { type: 'string', minLength: 1, maxLength: 20 }],
      [ASK, '/required', ['kind', 'count', 'name']],
      rules(
        rule(
          'isSame',
          { first: 'string', again: 'string' },
          { properties: { again: { equalTo: { data: '/first' } } } },
          [{ first: 'a', again: 'a' }],
          [{ first: 'a', again: 'b' }],
        ),
      ),
    ],
    trap: details({ again: { type: 'string', minLength: 1, maxLength: 10 } }, ['again'], {
      'x-rules': [{ rule: 'parcel.isSame', params: { first: '$form/ask/name', again: '$self/again' }, at: '/again' }],
    }),
    twin: details({ again: { type: 'string', minLength: 1, maxLength: 20 } }, ['again'], {
      'x-rules': [{ rule: 'parcel.isSame', params: { first: '$form/ask/name', again: '$self/again' }, at: '/again' }],
    }),
    at: at(DETAILS, 'details', '/properties/again', '/x-rules/0', '/properties/again/maxLength'),
  },
  {
    title: 'a deposit of at least the value, and of at most 50',
    given: [
      [ASK, '/properties/value', MONEY],
      [ASK, '/required', ['kind', 'count', 'value']],
      rules(
        rule(
          'isCovered',
          { deposit: 'money', value: 'money' },
          { properties: { deposit: { moneyAtLeast: { data: '/value' } } } },
          [{ deposit: '10.00', value: '10.00' }],
          [{ deposit: '9.99', value: '10.00' }],
        ),
        rule(
          'isModest',
          { deposit: 'money' },
          { properties: { deposit: { moneyAtMost: '50.00' } } },
          [{ deposit: '50.00' }],
          [{ deposit: '50.01' }],
        ),
      ),
    ],
    trap: details({ deposit: MONEY }, ['deposit'], {
      'x-rules': [
        { rule: 'parcel.isCovered', params: { deposit: '$self/deposit', value: '$form/ask/value' }, at: '/deposit' },
        { rule: 'parcel.isModest', params: { deposit: '$self/deposit' }, at: '/deposit' },
      ],
    }),
    twin: details({ deposit: MONEY }, ['deposit'], {
      'x-rules': [
        { rule: 'parcel.isCovered', params: { deposit: '$self/deposit', value: '$form/ask/value' }, at: '/deposit' },
      ],
    }),
    at: at(DETAILS, 'details', '/properties/deposit', '/x-rules/0', '/x-rules/1'),
  },
  {
    title: 'a day in the future on which somebody turned 18',
    given: [
      rules(
        rule(
          'isAhead',
          { day: 'date' },
          { properties: { day: { daysUntil: { min: 1 } } } },
          [{ day: '2099-01-01' }],
          [{ day: '2000-01-01' }],
        ),
        rule(
          'isAdult',
          { day: 'date' },
          { properties: { day: { ageAtLeast: 18 } } },
          [{ day: '1990-01-01' }],
          [{ day: '2099-01-01' }],
        ),
      ),
    ],
    trap: details({ day: { type: 'string', format: 'date' } }, ['day'], {
      'x-rules': [
        { rule: 'parcel.isAdult', params: { day: '$self/day' }, at: '/day' },
        { rule: 'parcel.isAhead', params: { day: '$self/day' }, at: '/day', when: is('$form/ask/kind', 'crate') },
      ],
    }),
    twin: details({ day: { type: 'string', format: 'date' } }, ['day'], {
      'x-rules': [
        { rule: 'parcel.isAdult', params: { day: '$self/day' }, at: '/day', when: is('$form/ask/kind', 'letter') },
        { rule: 'parcel.isAhead', params: { day: '$self/day' }, at: '/day', when: is('$form/ask/kind', 'crate') },
      ],
    }),
    at: at(DETAILS, 'details', '/properties/day', '/x-rules/0', '/x-rules/1'),
  },
  {
    title: 'from next year a bound of the constants is above what the form takes',
    given: [
      rules(
        rule(
          'isWorthIt',
          { value: 'money' },
          { properties: { value: { moneyAtLeast: { value: { const: 'parcel.bound' }, currency: 'HKD' } } } },
          [{ value: '900000.00' }],
          [{ value: '1.00' }],
        ),
        rule(
          'isModest',
          { value: 'money' },
          { properties: { value: { moneyAtMost: '50.00' } } },
          [{ value: '50.00' }],
          [{ value: '50.01' }],
        ),
      ),
      ...details({ value: MONEY }, ['value'], {
        'x-rules': [
          { rule: 'parcel.isWorthIt', params: { value: '$self/value' }, at: '/value' },
          { rule: 'parcel.isModest', params: { value: '$self/value' }, at: '/value' },
        ],
      }),
    ],
    trap: [
      constant(
        [
          { effectiveFrom: '2024-01-01', currency: 'HKD', amount: '20.00' },
          { effectiveFrom: '2027-01-01', currency: 'HKD', amount: '60.00' },
        ],
        'money',
      ),
    ],
    twin: [
      constant(
        [
          { effectiveFrom: '2024-01-01', currency: 'HKD', amount: '20.00' },
          { effectiveFrom: '2027-01-01', currency: 'HKD', amount: '40.00' },
        ],
        'money',
      ),
    ],
    at: [
      ...at(DETAILS, 'details', '/properties/value', '/x-rules/0', '/x-rules/1'),
      [CONSTANTS, '/constants/0'],
      [CONSTANTS, '/constants/0/rows/1'],
    ],
  },
  {
    title: 'a bound in a currency that the constant has no row of',
    given: [
      rules(
        rule(
          'isWorthIt',
          { value: 'money', currency: 'currency' },
          {
            properties: {
              value: { moneyAtLeast: { value: { const: 'parcel.bound' }, currency: { data: '/currency' } } },
            },
          },
          [{ value: '900000.00', currency: 'HKD' }],
          [{ value: '1.00', currency: 'HKD' }],
        ),
      ),
      constant([{ effectiveFrom: '2024-01-01', currency: 'HKD', amount: '20.00' }], 'money'),
    ],
    trap: details({ value: MONEY }, ['value'], {
      'x-rules': [{ rule: 'parcel.isWorthIt', params: { value: '$self/value', currency: 'USD' }, at: '/value' }],
    }),
    twin: details({ value: MONEY }, ['value'], {
      'x-rules': [{ rule: 'parcel.isWorthIt', params: { value: '$self/value', currency: 'HKD' }, at: '/value' }],
    }),
    at: at(DETAILS, 'details', '/properties/value', '/x-rules/0', '/x-rules/0/params/currency'),
  },
];
