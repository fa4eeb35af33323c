import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../domain/json.ts';
import { joinPath, resolveRefs } from './resolveRefs.ts';

const files: { readonly [path: string]: Json } = {
  'schemas/shared/a.schema.json': { $comment: 'x', type: 'string', pattern: '^a$', description: 'd', title: 't' },
  'schemas/shared/b.schema.json': { type: 'object', properties: { a: { $ref: './a.schema.json' } } },
  'schemas/shared/loop.schema.json': { type: 'object', properties: { again: { $ref: 'loop.schema.json' } } },
};
const resolve = (schema: JsonObject) =>
  resolveRefs(
    schema,
    { file: 'schemas/x/y.schema.json', pointer: '' },
    {
      load: (file) => (file === 'schemas/x/y.schema.json' ? schema : files[file]),
      mark: (embedded, { file }) => ({ ...embedded, 'x-shared': /(\w+)\.schema/.exec(file)?.[1] ?? '' }),
    },
  );

describe('resolveRefs', () => {
  it('puts what is referred to in its place, without what is for editors', () => {
    expect(resolve({ $ref: '../shared/b.schema.json' })).toEqual({
      type: 'object',
      properties: { a: { type: 'string', pattern: '^a$', 'x-shared': 'a' } },
      'x-shared': 'b',
    });
  });

  it('lets keywords beside a reference win', () => {
    expect(resolve({ $ref: '../shared/a.schema.json', pattern: '^b$' })).toMatchObject({
      type: 'string',
      pattern: '^b$',
    });
  });

  it('reads definitions of the same file, and leaves data alone', () => {
    const schema = {
      $defs: { n: { type: 'integer' } },
      properties: { title: { $ref: '#/$defs/n' } },
      const: { $ref: 'x', title: 1 },
    };
    expect(resolve(schema)).toEqual({
      properties: { title: { type: 'integer', 'x-shared': 'y' } },
      const: { $ref: 'x', title: 1 },
    });
  });

  it('refuses what is not bundled, what is not there, and what has no end', () => {
    expect(() => resolve({ $ref: 'https://example.com/a.json' })).toThrow(/not there/);
    expect(() => resolve({ $ref: '../shared/none.schema.json' })).toThrow(
      'names schemas/shared/none.schema.json, which is not there',
    );
    expect(() => resolve({ $ref: '../shared/a.schema.json#/none' })).toThrow('has nothing at "/none"');
    expect(() => resolve({ $ref: '../shared/loop.schema.json' })).toThrow('refers to itself');
    expect(() => joinPath('schemas/x/y.json', '../../../etc/passwd')).toThrow('leaves the project');
  });
});
