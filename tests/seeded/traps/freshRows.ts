import { AGE, DETAILS, MONEY, NAME, details, people } from './freshParts.ts';
import { operation } from './parcel.ts';
import { FLOW, call, callFile, is, rule, rules } from './parts.ts';
import type { Spot, Trap } from './trap.ts';

const at = (file: string, state: string, ...places: readonly string[]): readonly Spot[] => [
  [FLOW, `/states/${state}`],
  ...places.map((place): Spot => [file, place]),
];

export const FRESH_ROWS: readonly Trap[] = [
  {
    title: 'in rows, a rule over a field that adults are not asked',
    given: [
      rules(
        rule(
          'isSchool',
          { school: 'string' },
          { properties: { school: { minLength: 3 } } },
          [{ school: 'abc' }],
          [{ school: 'a' }],
        ),
      ),
    ],
    trap: details(
      {
        people: people(
          { age: AGE, school: { ...NAME, 'x-when': is('$self/people/-/age', 'child') } },
          ['age', 'school'],
          { minItems: 2, uniqueItems: true, contains: { type: 'object', properties: { age: { const: 'adult' } } } },
        ),
      },
      ['people'],
      {
        'x-rules': [{ rule: 'parcel.isSchool', params: { school: '$form/details/people/0/school' }, at: '/people' }],
      },
    ),
    twin: details(
      {
        people: people(
          { age: AGE, school: { ...NAME, 'x-when': is('$self/people/-/age', 'child') } },
          ['age', 'school'],
          { minItems: 2, uniqueItems: true, contains: { type: 'object', properties: { age: { const: 'adult' } } } },
        ),
      },
      ['people'],
      {
        'x-rules': [{ rule: 'parcel.isSchool', params: { school: '$self/people/-/school' }, at: '/people/-/school' }],
      },
    ),
    at: at(DETAILS, 'details', '/properties/people', '/x-rules/0', '/x-rules/0/params/school'),
  },
  {
    title: 'rows of at most 20 each, of which three have to come to 100',
    given: [
      rules(
        rule(
          'isEnough',
          { lines: 'rows' },
          { properties: { lines: { rowsSum: { of: '/value', atLeast: '100.00' } } } },
          [{ lines: [{ value: '100.00' }] }],
          [{ lines: [{ value: '99.00' }] }],
        ),
        rule(
          'isSmall',
          { value: 'money' },
          { properties: { value: { moneyAtMost: '20.00' } } },
          [{ value: '20.00' }],
          [{ value: '20.01' }],
        ),
      ),
    ],
    trap: details({ people: people({ value: MONEY }, ['value']) }, ['people'], {
      'x-rules': [
        { rule: 'parcel.isEnough', params: { lines: '$self/people' }, at: '/people' },
        { rule: 'parcel.isSmall', params: { value: '$self/people/-/value' }, at: '/people/-/value' },
      ],
    }),
    twin: details({ people: people({ value: MONEY }, ['value'], { maxItems: 5 }) }, ['people'], {
      'x-rules': [
        { rule: 'parcel.isEnough', params: { lines: '$self/people' }, at: '/people' },
        { rule: 'parcel.isSmall', params: { value: '$self/people/-/value' }, at: '/people/-/value' },
      ],
    }),
    at: at(DETAILS, 'details', '/properties/people', '/x-rules/0', '/x-rules/1'),
  },
  {
    title: 'rows have to hold an adult, and of letters children alone are taken',
    given: [
      rules(
        rule(
          'isWelcome',
          { kind: 'string', age: 'string' },
          {
            if: { properties: { kind: { const: 'letter' } } },
            then: { properties: { age: { const: 'child' } } },
          },
          [{ kind: 'letter', age: 'child' }],
          [{ kind: 'letter', age: 'adult' }],
        ),
      ),
    ],
    trap: details(
      {
        people: people({ age: AGE }, ['age'], {
          contains: { type: 'object', properties: { age: { const: 'adult' } }, required: ['age'] },
        }),
      },
      ['people'],
      {
        'x-rules': [
          {
            rule: 'parcel.isWelcome',
            params: { kind: '$form/ask/kind', age: '$self/people/-/age' },
            at: '/people/-/age',
          },
        ],
      },
    ),
    twin: details(
      {
        people: people({ age: AGE }, ['age'], {
          contains: { type: 'object', properties: { age: { const: 'child' } }, required: ['age'] },
        }),
      },
      ['people'],
      {
        'x-rules': [
          {
            rule: 'parcel.isWelcome',
            params: { kind: '$form/ask/kind', age: '$self/people/-/age' },
            at: '/people/-/age',
          },
        ],
      },
    ),
    at: at(DETAILS, 'details', '/properties/people', '/x-rules/0', '/properties/people/contains'),
  },
  {
    title: 'in rows, two fields that show each other',
    given: [],
    trap: details(
      {
        people: people(
          {
            age: AGE,
            a: { ...NAME, 'x-when': is('$self/people/-/b', 'x') },
            b: { ...NAME, 'x-when': is('$self/people/-/a', 'x') },
          },
          ['age'],
        ),
      },
      ['people'],
    ),
    twin: details(
      {
        people: people(
          {
            age: AGE,
            a: { ...NAME, 'x-when': is('$self/people/-/age', 'adult') },
            b: { ...NAME, 'x-when': is('$self/people/-/a', 'x') },
          },
          ['age'],
        ),
      },
      ['people'],
    ),
    at: [
      ...at(DETAILS, 'details', '/properties/people'),
      ...['a', 'b'].flatMap((name): Spot[] => [
        [DETAILS, `/properties/people/items/properties/${name}`],
        [DETAILS, `/properties/people/items/properties/${name}/x-when`],
      ]),
    ],
  },
  {
    title: 'three fields that show each other in a ring',
    trap: details(
      {
        a: { ...NAME, 'x-when': is('$self/b', 'x') },
        b: { ...NAME, 'x-when': is('$self/c', 'x') },
        c: { ...NAME, 'x-when': is('$self/a', 'x') },
      },
      [],
    ),
    twin: details(
      {
        a: { ...NAME, 'x-when': is('$self/b', 'x') },
        b: { ...NAME, 'x-when': is('$self/c', 'x') },
        c: { ...NAME, 'x-when': is('$form/ask/kind', 'crate') },
      },
      [],
    ),
    at: ['a', 'b', 'c'].flatMap((name): Spot[] => [
      [DETAILS, `/properties/${name}`],
      [DETAILS, `/properties/${name}/x-when`],
    ]),
  },
  {
    title: 'a call wants of every row what only the rows of crates have',
    given: [
      [
        callFile('parcelList'),
        '',
        operation(
          'parcelList',
          'read',
          ['PAYEE_NOT_FOUND'],
          [
            {
              people: {
                type: 'array',
                maxItems: 5,
                items: {
                  type: 'object',
                  properties: { name: { type: 'string', maxLength: 40 }, weight: { type: 'integer' } },
                  required: ['name', 'weight'],
                  additionalProperties: false,
                },
              },
            },
            ['people'],
          ],
          [{ done: { type: 'boolean' } }, ['done']],
          [{ people: [{ name: 'Ann', weight: 1 }] }, { done: true }],
        ),
      ],
      [
        FLOW,
        '/states/listing',
        call('parcelList', { people: '$form/details/people' }, { target: 'quoting' }, { target: 'details' }),
      ],
    ],
    trap: [
      ...details(
        {
          people: people(
            {
              name: NAME,
              weight: { type: 'integer', minimum: 1, maximum: 9, 'x-when': is('$form/ask/kind', 'crate') },
            },
            ['name', 'weight'],
          ),
        },
        ['people'],
      ),
      [FLOW, '/states/details/on/NEXT/target', 'listing'],
    ],
    twin: [
      ...details(
        { people: people({ name: NAME, weight: { type: 'integer', minimum: 1, maximum: 9 } }, ['name', 'weight']) },
        ['people'],
      ),
      [FLOW, '/states/details/on/NEXT/target', 'listing'],
    ],
    at: [
      [FLOW, '/states/listing/invoke/input/people'],
      [FLOW, '/states/listing'],
    ],
  },
  {
    title: 'rows that start with two of the same, where no two may be',
    trap: details(
      { people: people({ age: AGE }, ['age'], { uniqueItems: true, default: [{ age: 'adult' }, { age: 'adult' }] }) },
      ['people'],
    ),
    twin: details({ people: people({ age: AGE }, ['age'], { uniqueItems: true, minItems: 2 }) }, ['people']),
    at: [
      [DETAILS, '/properties/people'],
      [DETAILS, '/properties/people/default'],
    ],
  },
  {
    title: 'in rows, a field starts with a choice that only adults have',
    given: [
      rules(
        rule(
          'isSeat',
          { age: 'string', seat: 'string' },
          {
            if: { properties: { age: { const: 'child' } } },
            then: { properties: { seat: { const: 'back' } } },
          },
          [{ age: 'child', seat: 'back' }],
          [{ age: 'child', seat: 'front' }],
        ),
      ),
    ],
    trap: details(
      {
        people: people(
          {
            age: AGE,
            seat: { type: 'string', enum: ['front', 'back'], default: 'left' },
          },
          ['age', 'seat'],
        ),
      },
      ['people'],
      {
        'x-rules': [
          {
            rule: 'parcel.isSeat',
            params: { age: '$self/people/-/age', seat: '$self/people/-/seat' },
            at: '/people/-/seat',
          },
        ],
      },
    ),
    twin: details(
      {
        people: people(
          {
            age: AGE,
            seat: { type: 'string', enum: ['front', 'back'], default: 'front' },
          },
          ['age', 'seat'],
        ),
      },
      ['people'],
      {
        'x-rules': [
          {
            rule: 'parcel.isSeat',
            params: { age: '$self/people/-/age', seat: '$self/people/-/seat' },
            at: '/people/-/seat',
          },
        ],
      },
    ),
    at: [
      [DETAILS, '/properties/people'],
      [DETAILS, '/properties/people/items/properties/seat'],
      [DETAILS, '/properties/people/items/properties/seat/default'],
    ],
  },
];
