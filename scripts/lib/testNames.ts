import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, idsInTestNames } from './requirementIds.ts';

const FOLDERS = ['src', 'gateway', 'tests', 'scripts', 'bench'];

/** The ids that the names of all tests of the project hold. Tables in YAML beside the tests are read as names too: their rows
 * make titles. */
export function idsOfTests(root: string): ReadonlySet<string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((file) => !file.includes('node_modules'));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return new Set([
    ...files.filter((file) => /\.test\.tsx?$/.test(file)).flatMap((file) => idsInTestNames(file, read(file))),
    ...files.filter((file) => /^tests\/.*\.yaml$/.test(file)).flatMap((file) => idsIn(read(file))),
  ]);
}
