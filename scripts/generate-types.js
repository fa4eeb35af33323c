// Writes src/api/gateway.gen.ts, src/api/operations.gen.ts and src/api/operations/ from openapi/. Run with `node --import tsx scripts/generate-types.js`.
import { writeFile } from 'node:fs/promises';
import { writtenDocument } from '../gateway/contract/writtenDocument.ts';
import { generateTypes } from '../gateway/contract/generateTypes.ts';
import { generateOperations } from './lib/generateOperations.ts';

const document = writtenDocument();
await writeFile(new URL('../src/api/gateway.gen.ts', import.meta.url), await generateTypes(document));
for (const [file, text] of generateOperations(document)) {
  await writeFile(new URL(`../src/api/${file}`, import.meta.url), text);
}
console.log('src/api/gateway.gen.ts, src/api/operations.gen.ts and src/api/operations/ are written.');
