import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before the tests of a run: a folder for databases that are made once and copied by every file of tests (`templateOf`).
 * Vitest runs it once for all its processes; what it sets in the environment they inherit.
 * @returns what ends it */
export default function databaseTemplates(): () => void {
  if (process.env['DATABASE_TEMPLATES']) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'wallet-templates-'));
  process.env['DATABASE_TEMPLATES'] = folder;
  return () => {
    delete process.env['DATABASE_TEMPLATES'];
    rmSync(folder, { recursive: true, force: true });
  };
}
