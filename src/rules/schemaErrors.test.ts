import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { compileSchema } from './compileRule.ts';
import { schemaErrors } from './schemaErrors.ts';
import { testWorld } from './testing/testWorld.ts';

function errorsOf(schema: JsonObject, value: unknown): readonly string[] {
  const validator = compileSchema(schema);
  validator.call({ world: testWorld() }, value);
  return schemaErrors(validator.errors ?? []).map(({ pointer, keyword }) => `${pointer} ${keyword}`);
}

describe('schemaErrors', () => {
  it('says nothing of "if" itself', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      if: { type: 'object', properties: { a: { type: 'string', const: 'x' } } },
      then: { type: 'object', required: ['b'] },
    };
    expect(errorsOf(schema, { a: 'x' })).toEqual(['/b required']);
  });

  it('says "anyOf" once instead of what every branch lacks', () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'string', anyOf: [{ pattern: '^a' }, { pattern: '^b' }] } },
    };
    expect(errorsOf(schema, { id: 'c' })).toEqual(['/id anyOf']);
  });

  it('says what is asked of several fields at the first of them, and which the others are', () => {
    const asked = (name: string) => ({ type: 'object', required: [name] });
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, phone: { type: 'string' }, email: { type: 'string' } },
      allOf: [{ anyOf: ['phone', 'email'].map(asked) }],
    };
    const validator = compileSchema(schema);
    validator.call({ world: testWorld() }, { name: 'Ann' });
    const errors = (hidden: readonly string[]) =>
      schemaErrors(validator.errors ?? [], schema, new Set(hidden)).map(({ params: _, ...said }) => said);
    expect(errors([])).toEqual([{ pointer: '/phone', keyword: 'anyOf', beside: ['/email'] }]);
    expect(errors(['/phone'])).toEqual([{ pointer: '/email', keyword: 'anyOf', beside: [] }]);
  });

  it('refuses a schema that is not strict, with the reason', () => {
    expect(() => compileSchema({ type: 'string', minimum: 1 })).toThrow(/minimum/);
    expect(() => compileSchema({ type: 'string', moneyAtMots: '1' })).toThrow(/moneyAtMots/);
    expect(() => compileSchema({ type: 'number', moneyAtMost: '1' })).toThrow(/moneyAtMost/);
    expect(() => compileSchema({ type: 'string', moneyAtMost: 5 })).toThrow(/moneyAtMost/);
    expect(() => compileSchema({ type: 'string', format: 'uri' })).toThrow(/uri/);
  });
});
