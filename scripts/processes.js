// Prints every process in numbers, from flows/, schemas/, openapi/ and tests/journeys. Run with `npm run processes`.
import { fileURLToPath } from 'node:url';
import { loadProject } from '../src/compile/loadProject.ts';
import { processFacts, processPage } from './lib/processTable.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.stdout.write(processPage(processFacts(loadProject(root), root)));
