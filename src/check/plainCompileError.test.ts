import { expect, test } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { compileSchema } from '../rules/compileRule.ts';
import { plainCompileError } from './plainCompileError.ts';

function whyNot(schema: JsonObject): string {
  try {
    compileSchema(schema);
    return 'compiles';
  } catch (error) {
    return plainCompileError(error);
  }
}

test('a keyword without a type says which to add', () => {
  expect(whyNot({ type: 'object', properties: { currency: { pattern: '^[A-Z]{3}$' } } })).toBe(
    '"pattern" stands without a type. Add "type": "string" beside "pattern"',
  );
});

test('a type that contradicts the one around it', () => {
  expect(whyNot({ type: 'string', allOf: [{ type: 'array' }] })).toBe(
    '"type": "array" stands where the schema around it says "string". Write one of the two',
  );
});

test('whatever else strict mode says is said without its name', () => {
  expect(whyNot({ then: { type: 'string' } })).not.toMatch(/strict/);
  expect(plainCompileError(new Error('strict mode: unknown keyword: "colour"'))).toBe(
    '"colour" is not a keyword of the language',
  );
});
