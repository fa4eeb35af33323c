import { expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { makeForm } from '../forms/testing/makeForm.ts';
import { scopeOf } from '../forms/testing/scopeOf.ts';
import { isTyped } from './isTyped.ts';

const text = { type: 'string' };
const form = makeForm(
  {
    area_code: { ...text, default: '852' },
    account: { ...text, 'x-options': { from: 'accounts', value: '/id', label: '/id' } },
    mob_no: text,
    agree: { type: 'boolean' },
    email: text,
    lines: { type: 'array', items: { type: 'object', properties: { card: text } } },
  },
  { schema: { required: ['account'] }, data: ['accounts'] },
);
const data = { accounts: [{ id: 'only' }] };
const step = { form, data, scope: scopeOf(data), answer: { email: 'kept@example.com' } };

it.each<{ answer: JsonObject; typed: boolean }>([
  { answer: {}, typed: false },
  { answer: { area_code: '852', mob_no: '', agree: false, lines: [{ card: '' }] }, typed: false },
  { answer: { area_code: '86' }, typed: true },
  { answer: { mob_no: '6' }, typed: true },
  { answer: { email: 'kept@example.com' }, typed: false },
  { answer: { email: 'other@example.com' }, typed: true },
  // The only choice is not the member's.
  { answer: { account: 'only' }, typed: false },
])('$answer is typed: $typed', ({ answer, typed }) => {
  expect(isTyped(answer, step)).toBe(typed);
});
