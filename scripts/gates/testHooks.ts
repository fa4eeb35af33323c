import { ensureBuilt } from '../lib/build.js';
import { findTestHooks } from './findTestHooks.ts';

/** Fails when the production build holds anything of the sandbox; and when the demonstration holds nothing of it,
 * because then the search would find nothing anywhere. */
const found = findTestHooks(await ensureBuilt('production'));
const expected = findTestHooks(await ensureBuilt('demonstration'));
for (const { file, excerpt } of found) console.error(`dist/production/${file} names a test hook: …${excerpt}…`);
if (expected.length === 0)
  console.error('The demonstration build has no sandbox: this gate looks for the wrong words.');
if (found.length > 0 || expected.length === 0) process.exitCode = 1;
else console.log(`none in production; the demonstration has them in ${expected.length} files`);
