// Writes src/api/gateway.gen.ts from openapi/. Run with `node --import tsx scripts/generate-types.js`.
import { writeFile } from 'node:fs/promises';
import { bundleDocument } from '../gateway/contract/bundleDocument.ts';
import { generateTypes } from '../gateway/contract/generateTypes.ts';

const file = new URL('../src/api/gateway.gen.ts', import.meta.url);
await writeFile(file, await generateTypes(bundleDocument()));
console.log('src/api/gateway.gen.ts is written.');
