import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Writes several files, or none of them: what cannot be written shows before the first one is replaced.
 * @param files whole texts by path
 * @throws what the file system says, with every file as it was */
export function writeAll(files: ReadonlyMap<string, string>): void {
  const drafts: { readonly path: string; readonly draft: string }[] = [];
  try {
    for (const [given, text] of files) {
      const path = existsSync(given) ? realpathSync(given) : given;
      const draft = `${path}.${process.pid}.draft`;
      drafts.push({ path, draft });
      writeFileSync(draft, text, existsSync(path) ? { mode: statSync(path).mode } : {});
    }
  } catch (error) {
    for (const { draft } of drafts) rmSync(draft, { force: true });
    throw error;
  }
  for (const { path, draft } of drafts) renameSync(draft, path);
}
