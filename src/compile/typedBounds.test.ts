import { expect, test } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { withTypedBounds } from './typedBounds.ts';

const request: JsonObject = {
  type: 'object',
  allOf: [
    { type: 'object', properties: { lang: { type: 'string', maxLength: 5 } } },
    { type: 'object', properties: { text: { allOf: [{ type: 'string', minLength: 3 }], maxLength: 40 } } },
  ],
};
const field = (service: JsonObject): JsonObject => ({
  type: 'object',
  'x-service': { op: 'find', as: 'suggestions', ...service },
});
const requestOf = (operation: string) => (operation === 'find' ? request : undefined);

test('a look-up learns from the contract how long a text is asked about, in rows too', () => {
  const place = field({ typed: 'text' });
  const told = field({ typed: 'text', least: 3, most: 40 });
  const rows = (inner: JsonObject): JsonObject => ({
    properties: { list: { type: 'array', items: { properties: { place: inner } } } },
  });
  expect(withTypedBounds(rows(place), requestOf)).toEqual(rows(told));
  expect(withTypedBounds({ anyOf: [{ properties: { place } }] }, requestOf)).toEqual({
    anyOf: [{ properties: { place: told } }],
  });
});

test('what has no look-up stays the very same, and an unknown operation says nothing', () => {
  const plain = { properties: { name: { type: 'string', allOf: [{ maxLength: 3 }] } } };
  expect(withTypedBounds(plain, requestOf)).toBe(plain);
  const other = { properties: { place: { ...field({ typed: 'text' }), 'x-service': { op: 'other', typed: 'text' } } } };
  expect(withTypedBounds(other, requestOf)).toEqual(other);
});
