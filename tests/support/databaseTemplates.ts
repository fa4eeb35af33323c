import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropTemplates } from './serverCopies.ts';

/** Before the tests of a run: a folder for databases that are made once and copied by every file of tests (`templateOf`), and on the PostgreSQL
 * that DATABASE_URL names (`serverCopy`).
 * Vitest runs it once for all its processes; what it sets in the environment they inherit.
 * @returns what ends it */
export default function databaseTemplates(): () => Promise<void> {
  if (process.env['DATABASE_TEMPLATES']) return () => Promise.resolve();
  const folder = mkdtempSync(join(tmpdir(), 'wallet-templates-'));
  process.env['DATABASE_TEMPLATES'] = folder;
  return async () => {
    const url = process.env['DATABASE_URL'];
    if (url) await dropTemplates(url);
    delete process.env['DATABASE_TEMPLATES'];
    rmSync(folder, { recursive: true, force: true });
  };
}
