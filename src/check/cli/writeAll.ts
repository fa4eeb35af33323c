import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FileRefused } from './fileRefused.ts';

/** Writes several files, or none of them: what cannot be written shows before the first one is replaced.
 * @param root where the paths begin
 * @param files whole texts by path
 * @throws FileRefused of the file itself, never of its draft */
export function writeAll(root: string, files: ReadonlyMap<string, string>): void {
  const drafts: { readonly given: string; readonly path: string; readonly draft: string }[] = [];
  try {
    for (const [given, text] of files) {
      const named = resolve(root, given);
      const path = existsSync(named) ? realpathSync(named) : named;
      const draft = `${path}.${process.pid}.draft`;
      drafts.push({ given, path, draft });
      refusable(given, () => writeFileSync(draft, text, existsSync(path) ? { mode: statSync(path).mode } : {}));
    }
    for (const { given, path, draft } of drafts) refusable(given, () => renameSync(draft, path));
  } catch (error) {
    for (const { draft } of drafts) rmSync(draft, { force: true });
    throw error;
  }
}

function refusable(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new FileRefused(path, 'written', error);
  }
}
