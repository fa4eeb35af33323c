import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { MONEY, details } from './freshParts.ts';
import { FLOW, asks, rule, rules } from './parts.ts';
import type { Put } from './trap.ts';

/** Constants of the parcel flow, one for each level of a member, and a form that is bounded by them. */

export const LEVEL_LIMITS = 'content/constants/parcel.json';

export const FIRST_DAY = '2024-01-01';

export type Amounts = { readonly [currency: string]: string };

/** Rows of one constant: amounts from the first day on, and what they become later. */
export const amounts = (from: Amounts, later: { readonly [day: string]: Amounts } = {}): readonly JsonObject[] =>
  Object.entries({ [FIRST_DAY]: from, ...later }).flatMap(([effectiveFrom, all]) =>
    Object.entries(all).map(([currency, amount]) => ({ effectiveFrom, currency, amount })),
  );

/** `parcel.limit.0`, `.1` and `.3`. */
export const limits = (rowsOf: { readonly [level: string]: readonly JsonObject[] }): Put => [
  LEVEL_LIMITS,
  '',
  {
    $schema: '../../schemas/language/constants.schema.json',
    constants: Object.entries(rowsOf).map(([level, rows]) => ({
      id: `parcel.limit.${level}`,
      description: 'Made for a trap.',
      unit: 'money',
      source: ['defined'],
      sample: true,
      rows: [...rows],
    })),
  },
];

/** The same for every level. */
export const everyLevel = (rows: readonly JsonObject[]) => ({ '0': rows, '1': rows, '3': rows });

const withinLimit = (currency: Json): JsonObject =>
  rule(
    'isWithinLimit',
    { value: 'money', currency: 'currency', status: 'level' },
    {
      properties: {
        value: {
          moneyAtMost: {
            value: { const: 'parcel.limit', by: { data: '/status' }, else: '1' },
            currency,
          },
        },
      },
    },
    [{ value: '0.00', currency: 'HKD', status: '3' }],
    [{ value: '900000.00', currency: 'HKD', status: '3' }],
  );

const isWorth = rule(
  'isWorth',
  { value: 'money' },
  { properties: { value: { moneyAtLeast: '1.00' } } },
  [{ value: '1.00' }],
  [{ value: '0.99' }],
);

const mayCome = rule(
  'mayCome',
  { status: 'level' },
  { properties: { status: { not: { const: '0' } } } },
  [{ status: '3' }],
  [{ status: '0' }],
);

/** A second form, whose sum is at most what the level of the member allows.
 * @param more members of the rule's subject that the form gives, such as the currency */
export const boundedByLevel = (currency: Json = 'HKD', more: JsonObject = { currency: 'HKD' }): readonly Put[] => [
  rules(withinLimit(currency), isWorth, mayCome),
  ...details({ value: MONEY }, ['value'], {
    'x-rules': rulesOfLevel('$user/realname_status', more),
  }),
];

/** @param status where the form finds the level */
export const rulesOfLevel = (status: string, more: JsonObject = { currency: 'HKD' }): readonly JsonObject[] => [
  { rule: 'parcel.isWorth', params: { value: '$self/value' }, at: '/value' },
  { rule: 'parcel.isWithinLimit', params: { value: '$self/value', status, ...more }, at: '/value' },
];

/** The entry lets nobody of the lowest level in. */
export const withoutLowest: readonly Put[] = [
  [
    FLOW,
    '/meta/entries/~1parcel/require',
    ['member', { guard: asks('mayCome', { status: '$user/realname_status' }), else: '/error/level' }],
  ],
];
