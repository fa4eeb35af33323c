import { expect, test } from 'vitest';
import type { Json } from './json.ts';
import { fitsShape, type ReplyShape } from './replyShape.ts';

const shape = { ref_no: 'string', fee: { amount: 'string' }, list: [{ code: 'string' }], 'until?': 'string' } as const;
const good = { ref_no: 'R1', fee: { amount: '5.00' }, list: [{ code: 'a' }] };

test('what the contract promises is there; more does no harm', () => {
  expect(fitsShape(good, shape)).toBe(true);
  expect(fitsShape({ ...good, until: '2026-01-01', more: 1 }, shape)).toBe(true);
});

test.each<[string, Json]>([
  ['a missing field', { ...good, ref_no: null }],
  ['a field of another kind', { ...good, ref_no: 7 }],
  ['an optional field of another kind', { ...good, until: 7 }],
  ['a row that breaks', { ...good, list: [{ code: 'a' }, {}] }],
  ['an inner object that is none', { ...good, fee: '5.00' }],
  ['no object', null],
])('%s does not fit', (_, value) => {
  expect(fitsShape(value, shape)).toBe(false);
});

test('an inherited name is not a field', () => {
  expect(fitsShape({}, { toString: 'json' } as unknown as ReplyShape)).toBe(false);
});
