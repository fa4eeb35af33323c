import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const roots = [fileURLToPath(new URL('../../../', import.meta.url))];

/** A copy of the project, for files that the project itself does not have. */
export function addProject(root: string): void {
  roots.push(root);
}

/** Where a file lies, by its path in the project; `undefined` where there is none. */
export function projectFile(path: string): string | undefined {
  return roots.map((root) => join(root, path)).find((file) => existsSync(file));
}
