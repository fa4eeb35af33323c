import { describe, expect, it } from 'vitest';
import { chainProject } from '../../../../tests/support/chainProject.ts';
import type { Json, JsonObject } from '../../../domain/json.ts';
import { compileSchema } from '../../../rules/compileRule.ts';
import { createForm } from '../../../rules/createForm.ts';
import { testWorld } from '../../../rules/testing/testWorld.ts';
import { fillAnswer } from './fillAnswer.ts';

const project = chainProject(1);

function filled(
  schema: JsonObject,
  given: { readonly [pointer: string]: Json | undefined } = {},
  data: JsonObject = {},
  begin: JsonObject = {},
) {
  const sources = Object.fromEntries(Object.keys(data).map((name) => [name, [`$reply/${name}`]]));
  const whole = { type: 'object', ...schema };
  const form = createForm({ id: 'x/y', schema: whole, ui: {}, secrets: {}, sources }, compileSchema(whole), {});
  const at = {
    project,
    form,
    data,
    world: testWorld(),
    resolve: (pointer: string) => data[pointer.split('/')[1] ?? ''],
  };
  return fillAnswer(at, begin, new Map(Object.entries(given)));
}

function row(properties: JsonObject): JsonObject {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

describe('an answer is repaired until the form takes it', () => {
  it('with values at the edges of every keyword', () => {
    const amount = { type: 'integer', minimum: 7, maximum: 13, multipleOf: 5 };
    const code = { type: 'string', pattern: '^[A-Z]{2}[0-9]{3}$' };
    expect(filled({ properties: { amount, code }, required: ['amount', 'code'] })).toMatchObject({ amount: 10 });
  });

  it('gives another of several where one is given or left empty, and is none where all are', () => {
    const branches = ['phone', 'email'].map((name) => ({ required: [name] }));
    const schema = {
      properties: { phone: { type: 'string', minLength: 3 }, email: { type: 'string', format: 'email' } },
      anyOf: branches,
    };
    const withOnly = (given: { readonly [pointer: string]: Json | undefined }) =>
      Object.keys(filled(schema, given) ?? {});
    expect(withOnly({ '/phone': undefined })).toEqual(['email']);
    expect(withOnly({ '/email': undefined })).toEqual(['phone']);
    expect(withOnly({ '/email': 'a@b.co' })).toEqual(['email']);
    expect(filled(schema, { '/phone': undefined, '/email': undefined })).toBeUndefined();
  });

  it('keeps what shows a given field, as long as another one may be repaired', () => {
    const shown = { 'x-when': { type: 'is', params: { at: '$self/type', in: ['child'] } } };
    const ticks = ['adopted', 'stepchild', 'at_school'];
    const isTicked = ticks.map((name) => ({ properties: { [name]: { const: true } }, required: [name] }));
    const schema = {
      properties: {
        type: { enum: ['spouse', 'parent', 'child'] },
        ...Object.fromEntries(ticks.map((name) => [name, { type: 'boolean', default: false, ...shown }])),
      },
      required: ['type'],
      if: { properties: { type: { const: 'child' } } },
      then: { anyOf: isTicked },
    };
    expect(filled(schema, { '/adopted': false })).toMatchObject({ type: 'child', adopted: false });
    expect(filled(schema, { '/adopted': false, '/stepchild': false })).toMatchObject({ at_school: true });
  });

  it('chooses as many of several as are asked for', () => {
    const days = {
      type: 'array',
      items: { type: 'string', enum: ['mon', 'tue', 'wed'] },
      uniqueItems: true,
      minItems: 2,
    };
    expect(filled({ properties: { days }, required: ['days'] })).toEqual({ days: ['mon', 'tue'] });
    expect(filled({ properties: { days: { ...days, minItems: 4 } }, required: ['days'] })).toBeUndefined();
  });

  it('chooses in the rows of a list among what is offered there, and types a word where nothing is', () => {
    const country = {
      type: 'string',
      minLength: 1,
      'x-options': { from: 'countries', value: '/code', label: { text: '/name' } },
    };
    const stays = { type: 'array', minItems: 1, items: row({ country, town: { type: 'string', maxLength: 40 } }) };
    const countries = [{ code: 'JP', name: 'Japan' }];
    expect(filled({ properties: { stays }, required: ['stays'] }, {}, { countries })).toEqual({
      stays: [{ country: 'JP', town: 'Sample' }],
    });
  });

  it('keeps what is given, and fills what that asks for besides', () => {
    const schema = {
      properties: { kind: { enum: ['a', 'b'] }, why: { type: 'string', minLength: 3 } },
      required: ['kind'],
      if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
      then: { required: ['why'] },
    };
    expect(filled(schema, { '/kind': 'a' })).toEqual({ kind: 'a' });
    expect(filled(schema, { '/kind': 'b' })).toMatchObject({ kind: 'b', why: expect.stringMatching(/.{3}/) });
  });

  it('shows what is given, one field after another, in its own row too', () => {
    const when = (at: string, value: string) => ({
      'x-when': { type: 'is', params: { at: `$self/${at}`, in: [value] } },
    });
    const choice = { enum: ['a', 'b'] };
    const chain = {
      first: choice,
      second: { ...choice, ...when('first', 'b') },
      third: { ...choice, ...when('second', 'b') },
    };
    expect(filled({ properties: chain }, { '/third': 'a' })).toEqual({ first: 'b', second: 'b', third: 'a' });
    expect(filled({ properties: chain }, { '/first': 'a', '/third': 'a' })).toEqual({ first: 'a' });
    const row = { type: 'object', properties: { kind: choice, why: { ...choice, ...when('rows/-/kind', 'b') } } };
    const rows = { type: 'array', items: row };
    expect(filled({ properties: { rows } }, { '/rows': [{ kind: 'a' }], '/rows/0/why': 'a' })).toEqual({
      rows: [{ kind: 'a' }],
    });
    expect(filled({ properties: { rows } }, { '/rows/0/why': 'a' }, {}, { rows: [{}] })).toEqual({
      rows: [{ kind: 'b', why: 'a' }],
    });
  });

  it('chooses among the rows that are on offer', () => {
    const account = { type: 'string', 'x-options': { from: 'accounts', value: '/id', label: '/id' } };
    const schema = { properties: { account }, required: ['account'] };
    expect(filled(schema, {}, { accounts: [{ id: 'one' }, { id: 'two' }] })).toEqual({ account: 'one' });
    expect(filled(schema, {}, { accounts: [] })).toBeUndefined();
  });

  it('is not found where the form takes none, or not what is given', () => {
    const never = { type: 'integer', minimum: 7, maximum: 9, multipleOf: 5 };
    expect(filled({ properties: { never }, required: ['never'] })).toBeUndefined();
    expect(filled({ properties: { kind: { enum: ['a', 'b'] } } }, { '/kind': 'c' })).toBeUndefined();
  });
});
