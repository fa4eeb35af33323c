import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { FileRefused } from './fileRefused.ts';

/** Writes several files, or none of them: what cannot be written shows before the first one is replaced.
 * @param files whole texts by path
 * @throws FileRefused of the file itself, never of its draft */
export function writeAll(files: ReadonlyMap<string, string>): void {
  const drafts: { readonly given: string; readonly path: string; readonly draft: string }[] = [];
  try {
    for (const [given, text] of files) {
      const path = existsSync(given) ? realpathSync(given) : given;
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
