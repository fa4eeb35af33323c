import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../gateway/db/database.ts';

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
  const blob = await database.dump!();
  await database.close();
  const folder = process.env['DATABASE_TEMPLATES'];
  if (folder) {
    // Under another name until it is whole: another process may be looking for it.
    const own = join(folder, `${name}.${randomBytes(6).toString('hex')}`);
    await writeFile(own, Buffer.from(await blob.arrayBuffer()));
    await rename(own, fileOf(folder, name));
  }
  return blob;
}
