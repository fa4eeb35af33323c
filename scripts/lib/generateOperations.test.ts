import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenDocument } from '../../gateway/contract/writtenDocument.ts';
import { generateOperations } from './generateOperations.ts';

test('src/api/operations.gen.ts is what openapi/ says; if not: node --import tsx scripts/generate-types.js', () => {
  expect(readFileSync('src/api/operations.gen.ts', 'utf8')).toBe(generateOperations(writtenDocument()));
});
