import { expect, test } from 'vitest';
import type { Json } from '../domain/json.ts';
import { boundValue, withBounds, type BoundConstant } from './boundConstants.ts';

const values: { readonly [id: string]: Json } = { 'gift.most': 5, 'gift.least': 1 };
const valueOf = (id: string) => values[id];

test('a bound that names a constant has its value, wherever a schema stands', () => {
  const items = { type: 'string', minLength: { const: 'gift.least' } };
  const schema = {
    properties: { lines: { type: 'array', maxItems: { const: 'gift.most' }, items } },
    allOf: [{ minimum: { const: 'gift.least' } }],
  };
  expect(withBounds(schema, valueOf)).toEqual({
    properties: { lines: { type: 'array', maxItems: 5, items: { type: 'string', minLength: 1 } } },
    allOf: [{ minimum: 1 }],
  });
});

test('a field that is called like a bound, and a value that looks like one, are left alone', () => {
  const schema = {
    properties: { maximum: { const: 'gift.most' }, minItems: { maxLength: 4 } },
    default: { maxItems: { const: 'gift.most' } },
    enum: [{ maximum: { const: 'gift.most' } }],
  };
  expect(withBounds(schema, valueOf)).toEqual(schema);
});

test('every place is told, and a constant that is not known is left as it is written', () => {
  const told: BoundConstant[] = [];
  const schema = { properties: { lines: { maxItems: { const: 'gift.lost' } } }, minItems: { data: '/x' } };
  expect(withBounds(schema, valueOf, (bound) => told.push(bound))).toEqual(schema);
  expect(told).toEqual([{ pointer: '/properties/lines/maxItems', id: 'gift.lost' }]);
});

test('the value of a constant is that of its row; money has none', () => {
  expect(boundValue([{ effectiveFrom: '2012-01-01', value: 5 }])).toBe(5);
  expect(boundValue([{ effectiveFrom: '2012-01-01', currency: 'HKD', amount: '5.00' }])).toBeUndefined();
  expect(boundValue(undefined)).toBeUndefined();
});
