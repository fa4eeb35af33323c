// Writes docs/processes.md from flows/, schemas/, openapi/ and tests/journeys. Run with `npm run processes`.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadProject } from '../src/compile/loadProject.ts';
import { processFacts, processPage } from './lib/processTable.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
await writeFile(`${root}/docs/processes.md`, processPage(processFacts(loadProject(root), root)));
console.log('docs/processes.md is written.');
