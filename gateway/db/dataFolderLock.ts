import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { processStart } from './processStart.ts';

/** The data folder belongs to another running process. */
export class DataFolderInUse extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderInUse';
  }
}

const MOST_TRIES = 5;

/** Takes the folder for this process; returns what gives it back. The lock of a process that has died is taken over.
 * Two processes on one PGlite folder corrupt it silently (electric-sql/pglite#1106), and PGlite takes no lock itself.
 * @throws DataFolderInUse while another process holds it */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${resolve(folder)}.lock`;
  await mkdir(dirname(file), { recursive: true });
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (await create(file)) return () => rm(file, { force: true });
    const text = await textOf(file);
    if (isHeld(text)) throw new DataFolderInUse(folder, pidOf(text));
    await putAside(file, text);
  }
  throw new DataFolderInUse(folder, pidOf(await textOf(file)));
}

/** Makes the lock file with its content at once, so that no one reads it half written; false when it exists. */
async function create(file: string): Promise<boolean> {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(own, `${process.pid}\n${processStart(process.pid)}\n`);
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');
const pidOf = (text: string) => text.split('\n')[0] ?? '';

function isHeld(text: string): boolean {
  const [pid, start] = text.split('\n');
  return /^\d+$/.test(pid ?? '') && processStart(Number(pid)) === start;
}

/** Removes a dead lock. Another starter may have replaced it in the meantime: what was moved is looked at again and,
 * when it is not the dead one, put back. */
async function putAside(file: string, dead: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await rename(file, aside).catch(() => undefined);
  if ((await textOf(aside)) !== dead) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}
