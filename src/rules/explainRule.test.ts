import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../domain/json.ts';
import { explainRule } from './explainRule.ts';

const said = (schema: JsonObject, follow?: (ref: string) => Json | undefined) =>
  explainRule({ schema }, 'en', follow).join('\n');
const ofValue = (schema: JsonObject) => said({ properties: { it: schema } });

const LANGUAGE = JSON.parse(readFileSync('schemas/language/rules.schema.json', 'utf8')) as {
  readonly $defs: { readonly schema: { readonly properties: JsonObject } };
};

/** What says nothing of a value. */
const SILENT = ['type', '$comment', 'description'];

const PARAMS: JsonObject = {
  const: 'a',
  enum: ['a', 'b'],
  pattern: '^a$',
  minLength: 1,
  maxLength: 2,
  minimum: 1,
  maximum: 2,
  exclusiveMinimum: 1,
  exclusiveMaximum: 2,
  multipleOf: 5,
  minItems: 1,
  maxItems: 0,
  uniqueItems: true,
  minProperties: 1,
  maxProperties: 3,
  format: 'email',
  additionalProperties: false,
  unevaluatedProperties: false,
  $ref: '../../schemas/shared/amount.schema.json',
};

const LISTS = ['allOf', 'anyOf', 'oneOf'];

test.each(Object.keys(LANGUAGE.$defs.schema.properties).filter((keyword) => !SILENT.includes(keyword)))(
  'the keyword %s is said, in each language',
  (keyword) => {
    const inner: JsonObject = { properties: { a: { const: 1 } }, required: ['b'] };
    const param =
      keyword === 'properties'
        ? { a: { const: 1 } }
        : keyword === 'required'
          ? ['a']
          : keyword === 'dependentRequired'
            ? { a: ['b'] }
            : keyword === 'dependentSchemas'
              ? { a: inner }
              : LISTS.includes(keyword)
                ? [inner]
                : (PARAMS[keyword] ?? inner);
    const isOfValue = Object.hasOwn(PARAMS, keyword) || ['items', 'contains'].includes(keyword);
    const schema: JsonObject = isOfValue ? { properties: { it: { [keyword]: param } } } : { [keyword]: param };
    for (const lang of ['en', 'zh-HK', 'zh-CN'] as const)
      expect(explainRule({ schema }, lang).join(''), keyword).not.toBe('');
  },
);

test.each<[JsonObject, string]>([
  [{ not: { const: '0' } }, 'it is not "0"'],
  [{ enum: ['0'] }, 'it is "0"'],
  [{ not: { enum: ['0', '1'] } }, 'it is not one of "0", "1"'],
  [{ maxItems: 0 }, 'it has no rows'],
  [{ minItems: 1 }, 'it has at least 1 row'],
  [{ maximum: { const: 'limit.rows' } }, 'it ≤ [limit.rows]'],
  [{ contains: { const: 'a' } }, 'it has a row that is "a"'],
  [{ items: { enum: ['a', 'b'] } }, 'it has only rows, each of which is one of "a", "b"'],
  [
    { not: { contains: { properties: { status: { const: 'active' } }, required: ['status'] } } },
    'it has no row where status is "active"',
  ],
  [{ anyOf: [{ const: 'a' }, { minLength: 9 }] }, 'it meets any of\n  is "a"\n  has at least 9 characters'],
  [{ properties: { city: { const: 'HK' } } }, 'it.city is "HK"'],
  [{ not: { minLength: 3 } }, 'it is none that has at least 3 characters'],
])('%j: %s', (schema, words) => {
  expect(ofValue(schema)).toBe(words);
});

test('each alternative stands by itself, with what holds together in it', () => {
  const one = { properties: { a: { const: 1 }, b: { const: 2 } } };
  expect(said({ anyOf: [one, { properties: { a: { const: 3 } } }] })).toBe('any of\n  a is 1 and b is 2\n  a is 3');
  expect(said({ not: one })).toBe('it is not so that a is 1 and b is 2');
  expect(said({ if: one, then: { required: ['c'] } })).toBe('if a is 1 and b is 2\nthen c is given');
});

test('what is referred to is said below, as far as it can be followed', () => {
  const schema = { allOf: [{ $ref: 'rule:level.isHigh' }] };
  expect(said(schema)).toBe('the rule level.isHigh holds');
  expect(said(schema, () => ({ properties: { level: { const: '3' } } }))).toBe(
    'the rule level.isHigh holds\n  level is "3"',
  );
});
