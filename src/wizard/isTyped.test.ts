import { expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import type { CompiledForm } from '../rules/compiled.ts';
import { isTyped } from './isTyped.ts';

const form = { schema: { properties: { area_code: { default: '852' }, mob_no: {} } } } as unknown as CompiledForm;

it.each<{ answer: JsonObject; typed: boolean }>([
  { answer: {}, typed: false },
  { answer: { area_code: '852', mob_no: '', agree: false, lines: [{ card: '' }] }, typed: false },
  { answer: { area_code: '86' }, typed: true },
  { answer: { mob_no: '6' }, typed: true },
  { answer: { email: 'kept@example.com' }, typed: false },
  { answer: { email: 'other@example.com' }, typed: true },
])('$answer is typed: $typed', ({ answer, typed }) => {
  expect(isTyped(answer, { form, answer: { email: 'kept@example.com' } })).toBe(typed);
});
