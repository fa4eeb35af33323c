import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the sample members, to be copied; empty where each gateway makes its own. */
    readonly seededFolder: string;
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Makes the sample members once for all files of a project: it takes ten seconds of every gateway that begins with
 * nothing. On PostgreSQL each file has a schema of its own, and its gateway fills it. */
export default async function seedOnce({ provide }: TestProject): Promise<(() => void) | void> {
  if (process.env['DATABASE_URL']) return provide('seededFolder', '');
  const folder = mkdtempSync(join(tmpdir(), 'seeded-data-'));
  await startAndStop(folder);
  provide('seededFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

function startAndStop(folder: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', SANDBOX: 'true', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (/^ready /m.test(text)) child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The gateway that makes the sample members ended with ${code}.`)),
    );
  });
}
