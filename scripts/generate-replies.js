// Writes src/api/replies.gen.ts from openapi/. Run with `node --import tsx scripts/generate-replies.js`.
import { writeFile } from 'node:fs/promises';
import { bundleDocument } from '../gateway/contract/bundleDocument.ts';
import { generateReplies } from './lib/generateReplies.ts';

const file = new URL('../src/api/replies.gen.ts', import.meta.url);
await writeFile(file, generateReplies(bundleDocument()));
console.log('src/api/replies.gen.ts is written.');
