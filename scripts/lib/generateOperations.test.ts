import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenDocument } from '../../gateway/contract/writtenDocument.ts';
import { generateOperations } from './generateOperations.ts';

test('src/api/operations is what openapi/ says; if not: node --import tsx scripts/generate-types.js', () => {
  const files = ['operations.gen.ts', ...readdirSync('src/api/operations').map((name) => `operations/${name}`)];
  const read = new Map(files.map((file) => [file, readFileSync(`src/api/${file}`, 'utf8')]));
  expect(read).toEqual(generateOperations(writtenDocument()));
});
