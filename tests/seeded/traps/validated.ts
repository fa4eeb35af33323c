import type { JsonObject } from '../../../src/domain/json.ts';
import { ASK, asks, CHECKS, is, promise, rule, rules } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const heavyCrate: JsonObject = {
  properties: { kind: { const: 'crate' }, count: { minimum: 6 } },
  required: ['kind', 'count'],
};

const IS_LIGHT = rule(
  'isLight',
  { kind: 'string', count: 'integer' },
  { not: { type: 'object', ...heavyCrate } },
  [
    { kind: 'crate', count: 5 },
    { kind: 'letter', count: 6 },
  ],
  [{ kind: 'crate', count: 6 }],
);

const lightAt = (state: string): Put => [
  CHECKS,
  '/promises',
  [
    promise('trap', 'always', {
      when: { state },
      holds: asks('isLight', { kind: '$form/ask/kind', count: '$form/ask/count' }),
    }),
  ],
];

const SURE: JsonObject = { type: 'string', enum: ['yes', 'no'] };

const at = [[CHECKS, '/promises/0']] as const;

/** Promises that only an answer breaks which the form refuses: silent with what refuses it, told without. */
export const VALIDATED: readonly Trap[] = [
  {
    title: 'what x-rules of the form guarantee',
    given: [rules(IS_LIGHT), lightAt('quoting')],
    trap: [],
    twin: [
      [
        ASK,
        '/x-rules',
        [{ rule: 'parcel.isLight', params: { kind: '$self/kind', count: '$self/count' }, at: '/count' }],
      ],
    ],
    at,
  },
  {
    title: 'what if and then of the form guarantee',
    given: [rules(IS_LIGHT), lightAt('quoting')],
    trap: [],
    twin: [
      [ASK, '/if', { type: 'object', properties: { kind: { const: 'crate' } } }],
      [ASK, '/then', { type: 'object', properties: { count: { type: 'integer', maximum: 5 } } }],
    ],
    at,
  },
  {
    title: 'what x-when guarantees: letters are not asked whether they are sure',
    given: [
      [ASK, '/required', ['kind', 'count', 'sure']],
      rules(
        rule(
          'isUnsureLetter',
          { kind: 'string', sure: 'string' },
          { properties: { kind: { const: 'letter' }, sure: { const: 'no' } } },
          [{ kind: 'letter', sure: 'no' }],
          [{ kind: 'crate', sure: 'no' }],
        ),
      ),
      [
        CHECKS,
        '/promises',
        [
          promise('trap', 'never', {
            what: {
              call: 'parcelQuote',
              if: asks('isUnsureLetter', { kind: '$form/ask/kind', sure: '$form/ask/sure' }),
            },
          }),
        ],
      ],
    ],
    trap: [[ASK, '/properties/sure', SURE]],
    twin: [[ASK, '/properties/sure', { ...SURE, 'x-when': is('$self/kind', 'crate') }]],
    at,
  },
];
