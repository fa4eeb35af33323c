import type { JsonObject } from '../../../src/domain/json.ts';
import { ASK, FLOW } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const REQUIRED: Put = [ASK, '/required', ['kind', 'count', 'more']];
const more = (schema: JsonObject): readonly Put[] => [[ASK, '/properties/more', schema]];
const at: Trap['at'] = [
  [FLOW, '/states/ask'],
  [ASK, '/properties/more'],
];

const rowsOf = (values: readonly string[]): JsonObject => ({
  type: 'array',
  minItems: 1,
  maxItems: 3,
  contains: { type: 'object', properties: { size: { const: 'l' } }, required: ['size'] },
  items: {
    type: 'object',
    properties: { size: { type: 'string', enum: [...values] } },
    required: ['size'],
    additionalProperties: false,
  },
});

/** Fields that take an answer which is not at the edge of one keyword alone. */
export const ANSWERED: readonly Trap[] = [
  {
    title: 'a number above a bound that is refused itself',
    given: [REQUIRED],
    trap: more({ type: 'integer', exclusiveMinimum: 10, exclusiveMaximum: 11 }),
    twin: more({ type: 'integer', exclusiveMinimum: 10, exclusiveMaximum: 12 }),
    at,
  },
  {
    title: 'a number above a bound that is refused itself, which may be left empty',
    trap: [REQUIRED, ...more({ type: 'integer', exclusiveMinimum: 10, exclusiveMaximum: 11 })],
    twin: more({ type: 'integer', exclusiveMinimum: 10 }),
    at,
  },
  {
    title: 'the first multiple above a minimum',
    given: [REQUIRED],
    trap: more({ type: 'integer', minimum: 5, maximum: 7, multipleOf: 4 }),
    twin: more({ type: 'integer', minimum: 5, multipleOf: 4 }),
    at,
  },
  {
    title: 'an address of at least ten characters',
    given: [REQUIRED],
    trap: more({ type: 'string', format: 'email', minLength: 3, maxLength: 4 }),
    twin: more({ type: 'string', format: 'email', minLength: 10, maxLength: 30 }),
    at,
  },
  {
    title: 'a day of one year',
    given: [REQUIRED],
    trap: more({ type: 'string', format: 'date', pattern: '^2027-13-' }),
    twin: more({ type: 'string', format: 'date', pattern: '^2027-' }),
    at,
  },
  {
    title: 'a row of the kind that has to be among them, and that is listed last',
    given: [REQUIRED],
    trap: more(rowsOf(['s', 'm'])),
    twin: more(rowsOf(['s', 'm', 'l'])),
    at,
  },
];
