import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { attempt } from './attempt.ts';

/** The files of `public/`, by their paths in it; `undefined` where there is no such folder. */
export function publicFiles(root: string): readonly string[] | undefined {
  const folder = join(root, 'public');
  return attempt(() =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort(),
  );
}
