import { expect, test } from 'vitest';
import { replyShapeOf } from './replyShapeOf.ts';

const money = { type: 'object', properties: { amount: { type: 'string' } }, required: ['amount'] };

test('fields, kinds, lists and what may be absent', () => {
  const schema = {
    type: 'object',
    properties: {
      fee: { $ref: '#/money' },
      left: { type: 'integer' },
      list: { type: 'array', items: { type: 'boolean' } },
    },
    required: ['fee', 'list'],
  };
  expect(replyShapeOf(schema, (ref) => (ref === '#/money' ? money : undefined))).toEqual({
    fee: { amount: 'string' },
    'left?': 'number',
    list: ['boolean'],
  });
});

test('allOf adds up, also inside a named property', () => {
  const schema = {
    allOf: [money, { properties: { currency: { enum: ['HKD'], type: 'string' } }, required: ['currency'] }],
  };
  expect(replyShapeOf(schema)).toEqual({ amount: 'string', currency: 'string' });
});

test('what has no one kind is left open', () => {
  expect(replyShapeOf({ oneOf: [money] })).toBe('json');
  expect(replyShapeOf({ type: 'object' })).toBe('json');
  expect(replyShapeOf(undefined)).toBe('json');
});
