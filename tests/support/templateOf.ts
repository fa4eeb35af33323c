import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { Database } from '../../gateway/db/database.ts';
import { lightDump } from './lightDump.ts';

const A_MOMENT_MS = 50;
/** Whoever was to make it may have been ended. */
const LONGEST_WAIT_MS = 30_000;

const made = new Map<string, Promise<Blob>>();

/** A dump of an embedded database, made by the first process of a run that asks for it: starting one again, with its
 * migrations and sample members, takes ten times as long as starting a copy.
 * @param name tells it from others; plain letters, digits and hyphens
 * @param make the database; it is closed here */
export function templateOf(name: string, make: () => Promise<Database>): Promise<Blob> {
  const known = made.get(name) ?? kept(name).catch(() => makeInTurn(name, make));
  made.set(name, known);
  return known;
}

const fileOf = (folder: string, name: string) => join(folder, `${name}.tar`);

/** @throws Error when no process has made it yet */
async function kept(name: string): Promise<Blob> {
  const folder = process.env['DATABASE_TEMPLATES'];
  if (!folder) throw new Error('There is no folder for templates.');
  return new Blob([await readFile(fileOf(folder, name))]);
}

/** One process makes it, and those that ask meanwhile wait for it. */
async function makeInTurn(name: string, make: () => Promise<Database>): Promise<Blob> {
  const folder = process.env['DATABASE_TEMPLATES'];
  if (!folder) return makeOne(name, make);
  const making = join(folder, `${name}.making`);
  const isFirst = await writeFile(making, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  if (isFirst) return makeOne(name, make).finally(() => rm(making, { force: true }));
  for (let waited = 0; existsSync(making) && waited < LONGEST_WAIT_MS; waited += A_MOMENT_MS) await later(A_MOMENT_MS);
  return kept(name).catch(() => makeOne(name, make));
}

async function makeOne(name: string, make: () => Promise<Database>): Promise<Blob> {
  const database = await make();
  // Else every copy begins by doing once more what was written since the last one.
  await database.transaction((tx) => tx.script('CHECKPOINT'));
  const dump = await database.dump!();
  await database.close();
  const light = lightDump(Buffer.from(await dump.arrayBuffer()));
  const folder = process.env['DATABASE_TEMPLATES'];
  if (folder) {
    // Under another name until it is whole: another process may be looking for it.
    const own = join(folder, `${name}.${randomBytes(6).toString('hex')}`);
    await writeFile(own, light);
    await rename(own, fileOf(folder, name));
  }
  return new Blob([light as Uint8Array<ArrayBuffer>]);
}
