import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/postgres.js';
import { readyOrigin, sandboxAt, type Demonstration } from './demonstration.ts';

/** `npm run dev` of a copy of the project, on a port and a data folder of its own. */
export async function startDevelopment(root: string): Promise<Demonstration> {
  const dataDir = mkdtempSync(join(tmpdir(), 'journey-data-'));
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['scripts/dev.js'], {
    cwd: root,
    // Vitest says "test", and React's development build must not think so.
    env: { ...inherited, NODE_ENV: 'development', PORT: String(await freePort()), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await readyOrigin(child);
  return {
    origin,
    sandbox: sandboxAt(origin),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      // The gateway that an edit of a rule has ended may still be closing its database.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}
