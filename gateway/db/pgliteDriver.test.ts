import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPglite } from './pgliteDriver.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pglite-'));
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database', 'PG_VERSION'), '12\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const opened = (isFull: boolean) =>
  openPglite({ dataDir: join(folder, 'database') }, () => Promise.resolve(isFull)).then(
    () => 'opened',
    (error: Error) => `${error.name}: ${error.message}`,
  );

it('a database that cannot be opened on a full disk is not said to be damaged: whoever removed it would lose it', async () => {
  const line = await opened(true);
  expect(line).toMatch(/^UnusableDatabase: The database in .* cannot be opened: its disk has no room left\. Make room/);
  expect(line).not.toMatch(/damaged|empty one/);
});

it('on a disk with room, its files are looked at', async () => {
  expect(await opened(false)).toMatch(/its files are damaged/);
});
