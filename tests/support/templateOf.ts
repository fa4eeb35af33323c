import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../gateway/db/database.ts';
import { lightDump } from './lightDump.ts';

const made = new Map<string, Promise<Blob>>();

/** A dump of an embedded database, made by the first process of a run that asks for it: starting one again, with its
 * migrations and sample members, takes ten times as long as starting a copy.
 * @param name tells it from others; plain letters, digits and hyphens
 * @param make the database; it is closed here */
export function templateOf(name: string, make: () => Promise<Database>): Promise<Blob> {
  const known = made.get(name) ?? kept(name).catch(() => makeOne(name, make));
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
