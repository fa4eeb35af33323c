import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { dataFolders } from '../../compile/readDataTexts.ts';

/** Milliseconds of quiet before a change is told: an editor saves in several strokes. */
const QUIET = 40;

/** Tells when something changed in the data folders. Each folder is watched by itself, which sees every way to save:
 * written over, or another file moved into its place. */
export function watchData(root: string, tell: () => void): { readonly close: () => void } {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAll();
      tell();
    }, QUIET);
  };
  const watchAll = () => {
    const folders = foldersBelow(root);
    for (const [key, watcher] of watchers) {
      if (folders.has(key)) continue;
      watcher.close();
      watchers.delete(key);
    }
    for (const [key, folder] of folders) {
      if (!watchers.has(key)) watchers.set(key, watch(folder, changed).on('error', changed));
    }
  };
  watchAll();
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** By number and path: a folder that was taken away and made again is another one. */
function foldersBelow(root: string): ReadonlyMap<string, string> {
  const found = dataFolders.flatMap((folder) => {
    try {
      const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
      const below = entries.filter((entry) => entry.isDirectory());
      return [join(root, folder), ...below.map((entry) => join(entry.parentPath, entry.name))];
    } catch {
      return [];
    }
  });
  return new Map(found.flatMap((folder) => numbered(folder)));
}

function numbered(folder: string): readonly (readonly [key: string, folder: string])[] {
  const number = statSync(folder, { throwIfNoEntry: false })?.ino;
  return number === undefined ? [] : [[`${number} ${folder}`, folder]];
}
