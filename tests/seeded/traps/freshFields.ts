import { AGE, DETAILS, MONEY, NAME, details, people } from './freshParts.ts';
import { ASK, FLOW, NEXT, QUOTE_INPUT, asks, is, rule, rules } from './parts.ts';
import type { Spot, Trap } from './trap.ts';

const at = (file: string, state: string, ...places: readonly string[]): readonly Spot[] => [
  [FLOW, `/states/${state}`],
  ...places.map((place): Spot => [file, place]),
];

export const FRESH_FIELDS: readonly Trap[] = [
  {
    title: 'an amount is typed in US dollars and judged by a rule for Hong Kong dollars',
    given: [
      rules(
        rule(
          'isInside',
          { value: 'money', currency: 'currency' },
          {
            properties: {
              value: { moneyAtMost: { value: { const: 'limit.transfer.single.3' }, currency: { data: '/currency' } } },
            },
          },
          [{ value: '1.00', currency: 'HKD' }],
          [{ value: '99999999.00', currency: 'HKD' }],
        ),
      ),
    ],
    trap: details({ value: { ...MONEY, 'x-currency': 'USD' } }, ['value'], {
      'x-rules': [{ rule: 'parcel.isInside', params: { value: '$self/value', currency: 'HKD' }, at: '/value' }],
    }),
    twin: details({ value: { ...MONEY, 'x-currency': 'USD' } }, ['value'], {
      'x-rules': [{ rule: 'parcel.isInside', params: { value: '$self/value', currency: 'USD' }, at: '/value' }],
    }),
    at: at(
      DETAILS,
      'details',
      '/properties/value',
      '/properties/value/x-currency',
      '/x-rules/0',
      '/x-rules/0/params/currency',
    ),
  },
  {
    title: 'an error is said at a field that letters do not see',
    given: [
      rules(
        rule('isFew', { count: 'integer' }, { properties: { count: { maximum: 5 } } }, [{ count: 5 }], [{ count: 6 }]),
      ),
    ],
    trap: details(
      {
        pieces: { type: 'integer', minimum: 1, maximum: 9 },
        why: { ...NAME, 'x-when': is('$form/ask/kind', 'crate') },
      },
      ['pieces', 'why'],
      { 'x-rules': [{ rule: 'parcel.isFew', params: { count: '$self/pieces' }, at: '/why' }] },
    ),
    twin: details(
      {
        pieces: { type: 'integer', minimum: 1, maximum: 9 },
        why: { ...NAME, 'x-when': is('$form/ask/kind', 'crate') },
      },
      ['pieces', 'why'],
      { 'x-rules': [{ rule: 'parcel.isFew', params: { count: '$self/pieces' }, at: '/pieces' }] },
    ),
    at: [
      [DETAILS, '/x-rules/0'],
      [DETAILS, '/x-rules/0/at'],
      [DETAILS, '/properties/why'],
    ],
  },
  {
    title: 'a step that follows asks what its own earlier answer hides, and the call needs it',
    given: [
      ...details(
        {
          insured: { type: 'string', enum: ['yes', 'no'] },
          why: {
            type: 'string',
            maxLength: 20,
            minLength: 1,
            'x-when': is('$self/insured', 'yes'),
          },
        },
        ['insured', 'why'],
      ),
    ],
    trap: [[FLOW, '/states/quoting/invoke/input', { ...QUOTE_INPUT, kind: '$form/details/why' }]],
    twin: [[FLOW, '/states/quoting/invoke/input', { ...QUOTE_INPUT, note: { maybe: '$form/details/why' } }]],
    at: [
      [FLOW, '/states/quoting/invoke/input/kind'],
      [FLOW, '/states/quoting'],
    ],
  },
  {
    title: 'a guard about a letter in small, of a text that is tidied to capitals',
    given: [
      [ASK, '/properties/code', { type: 'string', minLength: 1, maxLength: 5, 'x-tidy': ['width', 'upperCase'] }],
      [ASK, '/required', ['kind', 'count', 'code']],
    ],
    trap: [[FLOW, NEXT, [{ guard: is('$form/ask/code', 'vip'), target: 'refused' }, { target: 'quoting' }]]],
    twin: [[FLOW, NEXT, [{ guard: is('$form/ask/code', 'VIP'), target: 'refused' }, { target: 'quoting' }]]],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
      [FLOW, '/states/ask'],
    ],
  },
  {
    title: 'a number is compared with a text',
    trap: [[FLOW, NEXT, [{ guard: is('$form/ask/count', '1'), target: 'refused' }, { target: 'quoting' }]]],
    twin: [[FLOW, NEXT, [{ guard: is('$form/ask/count', 1), target: 'refused' }, { target: 'quoting' }]]],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
    ],
  },
  {
    title: 'a guard that means "left empty" and never holds',
    trap: [[FLOW, NEXT, [{ guard: is('$form/ask/note', ''), target: 'refused' }, { target: 'quoting' }]]],
    twin: [[FLOW, NEXT, [{ guard: is('$form/ask/note', 'x'), target: 'refused' }, { target: 'quoting' }]]],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
    ],
  },
  {
    title: 'a rule that means "left empty" and never holds, of a field that has at least three letters',
    given: [
      [ASK, '/properties/note', { type: 'string', minLength: 3, maxLength: 20 }],
      [FLOW, NEXT, [{ guard: asks('isShort', { note: '$form/ask/note' }), target: 'refused' }, { target: 'quoting' }]],
    ],
    trap: [
      rules(
        rule(
          'isShort',
          { note: 'string' },
          { properties: { note: { maxLength: 2 } } },
          [{ note: '' }],
          [{ note: 'abc' }],
        ),
      ),
    ],
    twin: [
      rules(
        rule(
          'isShort',
          { note: 'string' },
          { properties: { note: { maxLength: 3 } } },
          [{ note: '' }],
          [{ note: 'abcd' }],
        ),
      ),
    ],
    at: [
      [FLOW, `${NEXT}/0`],
      [FLOW, `${NEXT}/0/guard`],
    ],
  },
  {
    title: 'a guard asks for a child among the rows, and the rows take adults alone',
    given: [
      rules(
        rule(
          'hasChild',
          { people: 'rows' },
          {
            properties: {
              people: { contains: { type: 'object', properties: { age: { const: 'child' } }, required: ['age'] } },
            },
          },
          [{ people: [{ age: 'child' }] }],
          [{ people: [{ age: 'adult' }] }],
        ),
      ),
    ],
    trap: [
      ...details({ people: people({ age: { type: 'string', enum: ['adult', 'senior'] } }, ['age']) }, ['people']),
      [
        FLOW,
        '/states/details/on/NEXT',
        [{ guard: asks('hasChild', { people: '$form/details/people' }), target: 'refused' }, { target: 'quoting' }],
      ],
    ],
    twin: [
      ...details({ people: people({ age: AGE }, ['age']) }, ['people']),
      [
        FLOW,
        '/states/details/on/NEXT',
        [{ guard: asks('hasChild', { people: '$form/details/people' }), target: 'refused' }, { target: 'quoting' }],
      ],
    ],
    at: at(FLOW, 'details', '/states/details/on/NEXT/0', '/states/details/on/NEXT/0/guard'),
  },
];
