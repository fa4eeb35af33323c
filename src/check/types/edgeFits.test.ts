import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import type { World } from '../../rules/compiled.ts';
import { misfitOf, misfitOfGiven } from './fits.ts';
import { typeOf } from './lookUp.ts';

const world: World = {
  user: { signed_in: false },
  site: {},
  const: {},
  calendars: {},
  now: '2026-03-03T12:00:00+08:00',
};

const text = (more: JsonObject = {}): JsonObject => ({ type: 'string', ...more });
const rows = (items: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'array', items, ...more });
const several = rows({ type: 'string', enum: ['a', 'b', 'c'] }, { uniqueItems: true });
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more });

const why = (source: JsonObject, target: JsonObject) => misfitOf(typeOf(source), typeOf(target), world);

describe('a value that may be refused', () => {
  test.each<[string, JsonObject, JsonObject, string]>([
    ['longer', text({ maxLength: 6 }), text({ maxLength: 5 }), 'it may be "Sample", which "maxLength" refuses'],
    ['very long', text({ maxLength: 90 }), text({ maxLength: 80 }), 'a text of 90 characters, which "maxLength"'],
    ['shorter', text(), text({ minLength: 2 }), 'it may be "a", which "minLength" refuses'],
    ['of another pattern', text({ pattern: '^[A-Z]{2}$' }), text({ pattern: '^[0-9]{2}$' }), 'which "pattern" refuses'],
    ['of another format', text({ format: 'email' }), text({ format: 'date' }), 'which "format" refuses'],
    ['a number beyond', { type: 'integer', maximum: 9 }, { type: 'integer', maximum: 8 }, 'it may be 9, which'],
    ['in rows', rows(text({ maxLength: 3 })), rows(text({ maxLength: 2 })), 'of a row, it may be "aaa"'],
    ['in rows of another type', rows({ type: 'integer' }), rows(text()), 'of a row, it is an integer and a string'],
    [
      'more rows',
      rows(text(), { maxItems: 4 }),
      rows(text(), { maxItems: 3 }),
      'a list of 4 may be given, and at most 3',
    ],
    [
      'fewer rows',
      rows(text(), { minItems: 1 }),
      rows(text(), { minItems: 2 }),
      'a list of 1 may be given, and at least 2',
    ],
    [
      'rows of which no number is said, where two are asked',
      rows(text()),
      rows(text(), { minItems: 2 }),
      'a list of 1 may be given, and at least 2 are asked',
    ],
    ['one of a list, where two are asked', several, rows(text(), { minItems: 2 }), 'a list of 1 may be given'],
    ['more of a list', several, rows(text(), { maxItems: 2 }), 'a list of 3 may be given, and at most 2 are taken'],
    [
      'a member',
      object({ a: text({ maxLength: 3 }) }),
      object({ a: text({ maxLength: 2 }) }),
      'at "a" it may be "aaa"',
    ],
    [
      'a member more where none is taken',
      object({ a: text(), b: text() }),
      object({ a: text() }, { additionalProperties: false }),
      'it has "b", which is not asked',
    ],
  ])('%s', (_, source, target, says) => {
    expect(why(source, target)).toContain(says);
  });
});

describe('nothing speaks against', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['as long as it may be', text({ maxLength: 5 }), text({ maxLength: 5 })],
    ['a narrower pattern', text({ pattern: '^[0-9]{2}$' }), text({ pattern: '^[0-9]{1,4}$' })],
    ['a text of which nothing is said', {}, text({ maxLength: 5 })],
    ['a listed value', { enum: ['a', 'b'] }, text({ maxLength: 1 })],
    ['as many rows', rows(text(), { minItems: 1, maxItems: 3 }), rows(text(), { minItems: 1, maxItems: 3 })],
    ['rows of which no number is said', rows(text()), rows(text(), { minItems: 1, maxItems: 3 })],
    ['some of a list, which is left out where none is chosen', several, rows(text(), { minItems: 1 })],
    ['a list as it is', { const: ['a', 'b'] }, rows(text(), { minItems: 2 })],
    ['as many of a list', several, rows(text(), { maxItems: 3 })],
    ['rows of the same', rows(text({ maxLength: 3 })), rows(text({ maxLength: 3 }))],
    ['a member more where others are taken', object({ a: text(), b: text() }), object({ a: text() })],
  ])('%s', (_, source, target) => {
    expect(why(source, target)).toBeUndefined();
  });
});

test('a value as it is is judged by all that the schema says', () => {
  const date = typeOf(text({ format: 'date' }));
  expect(misfitOfGiven('2001-02-29', date, world)).toBe('"format" refuses it');
  expect(misfitOfGiven('2024-02-29', date, world)).toBeUndefined();
});
