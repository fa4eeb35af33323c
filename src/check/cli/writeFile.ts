import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FileRefused } from './fileRefused.ts';

/** Writes one file, and the folders above it that are not there yet.
 * @param path as it is told to who asked
 * @param root where a relative path begins, if not at the current folder
 * @throws FileRefused */
export function writeFile(path: string, text: string, root = '.'): void {
  const file = resolve(root, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new FileRefused(path, 'written', error);
  }
}
