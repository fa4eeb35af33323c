import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { attempt } from './attempt.ts';

/** The files of `public/`, by their paths in it; `undefined` where there is no such folder. */
export function publicFiles(root: string): readonly string[] | undefined {
  return filesBelow(join(root, 'public'));
}

/** The code of the gateway's operations, `history/historyDetail.ts`; `undefined` where there is no gateway beside the data. */
export function operationFiles(root: string): readonly string[] | undefined {
  return filesBelow(join(root, 'gateway/operations'));
}

function filesBelow(folder: string): readonly string[] | undefined {
  return attempt(() =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort(),
  );
}
