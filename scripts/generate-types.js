// Writes src/api/gateway.gen.ts and src/api/operations.gen.ts from openapi/. Run with `node --import tsx scripts/generate-types.js`.
import { writeFile } from 'node:fs/promises';
import { writtenDocument } from '../gateway/contract/writtenDocument.ts';
import { generateTypes } from '../gateway/contract/generateTypes.ts';
import { generateOperations } from './lib/generateOperations.ts';

const document = writtenDocument();
await writeFile(new URL('../src/api/gateway.gen.ts', import.meta.url), await generateTypes(document));
await writeFile(new URL('../src/api/operations.gen.ts', import.meta.url), generateOperations(document));
console.log('src/api/gateway.gen.ts and src/api/operations.gen.ts are written.');
