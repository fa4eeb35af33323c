// Writes src/api/operations.gen.ts from openapi/. Run with `node --import tsx scripts/generate-operations.js`.
import { writeFile } from 'node:fs/promises';
import { bundleDocument } from '../gateway/contract/bundleDocument.ts';
import { generateOperations } from './lib/generateOperations.ts';

const file = new URL('../src/api/operations.gen.ts', import.meta.url);
await writeFile(file, generateOperations(bundleDocument()));
console.log('src/api/operations.gen.ts is written.');
