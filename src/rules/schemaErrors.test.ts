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

  it('refuses a schema that is not strict, with the reason', () => {
    expect(() => compileSchema({ type: 'string', minimum: 1 })).toThrow(/minimum/);
    expect(() => compileSchema({ type: 'string', moneyAtMots: '1' })).toThrow(/moneyAtMots/);
    expect(() => compileSchema({ type: 'number', moneyAtMost: '1' })).toThrow(/moneyAtMost/);
    expect(() => compileSchema({ type: 'string', moneyAtMost: 5 })).toThrow(/moneyAtMost/);
    expect(() => compileSchema({ type: 'string', format: 'uri' })).toThrow(/uri/);
  });
});
