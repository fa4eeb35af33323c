// Prints the requirements that no test names, by area. Run with `npm run requirements`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverageOf, coverageText, requirementsIn } from './lib/requirementIds.ts';
import { idsOfTests } from './lib/testNames.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const requirements = requirementsIn(readFileSync(`${root}/docs/requirements.md`, 'utf8'));
process.stdout.write(coverageText(requirements, coverageOf(requirements, idsOfTests(root))));
