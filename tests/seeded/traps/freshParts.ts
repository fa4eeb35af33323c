import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW, NEXT, form, step } from './parts.ts';
import type { Put } from './trap.ts';

export const DETAILS = 'schemas/parcel/details.schema.json';

export const NAME: JsonObject = { type: 'string', minLength: 1, maxLength: 20 };

/** A second form between the first and the quote. */
export const details = (
  properties: JsonObject,
  required: readonly string[],
  more: JsonObject = {},
  way: JsonObject = {},
): readonly Put[] => [
  [FLOW, NEXT, { target: 'details' }],
  [FLOW, '/states/details', { ...step({ NEXT: { target: 'quoting' }, CANCEL: { target: 'cancelled' } }), ...way }],
  [DETAILS, '', form(properties, required, more)],
];

/** A sum in Hong Kong dollars. */
export const MONEY: JsonObject = { $ref: '../shared/amount.schema.json', 'x-currency': 'HKD' };

/** Rows of people. */
export const people = (fields: JsonObject, required: readonly string[], more: JsonObject = {}): JsonObject => ({
  type: 'array',
  minItems: 1,
  maxItems: 3,
  ...more,
  items: { type: 'object', properties: fields, required: [...required], additionalProperties: false },
});

export const AGE: JsonObject = { type: 'string', enum: ['adult', 'child'] };

/** Where those go who leave a sub-flow. */
export const left: readonly JsonObject[] = [
  { guard: 'outcome:back', target: 'ask' },
  { guard: 'outcome:cancelled', target: 'cancelled' },
];
