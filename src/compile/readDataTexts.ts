import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Odd } from './dataFile.ts';

/** Folders that hold data, below the root. */
export const dataFolders = ['content', 'flows', 'locales', 'openapi', 'schemas'] as const;

/** A data file as it lies on disk, not yet parsed. */
export interface DataText {
  /** Path from the project's root, with `/`. */
  readonly path: string;
  readonly text: string;
  /** Why it cannot be read as text, and how far it could. */
  readonly fault?: Odd;
}

/** `content/articles/<id>/<language>.md` */
export const ARTICLE_FILE = /^content\/articles\/([^/]+)\/([^/]+)\.md$/;

/** True for a path below the root that is a data file of the project, also where its ending is in capitals: on some disks it is
 * the same file, on others none, which the checker says. */
export function isDataPath(path: string): boolean {
  const isInFolder = dataFolders.some((folder) => path.startsWith(`${folder}/`));
  return isInFolder && (/\.(json|ya?ml)$/i.test(path) || ARTICLE_FILE.test(path));
}

/** Every data file below `root`, in order of path within its folder. */
export function readDataTexts(root: string): readonly DataText[] {
  return dataFolders.flatMap((folder) => entriesBelow(root, folder).flatMap((entry) => readText(root, entry) ?? []));
}

interface Entry {
  readonly path: string;
  readonly kind: Dirent;
}

function entriesBelow(root: string, folder: string): readonly Entry[] {
  try {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries
      .map((kind) => ({ path: relative(root, join(kind.parentPath, kind.name)).split(sep).join('/'), kind }))
      .filter(({ path }) => isDataPath(path))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  } catch {
    return [];
  }
}

/** `undefined` when the file went away between listing and reading, as editors do when they save. */
function readText(root: string, { path, kind }: Entry): DataText | undefined {
  const faulty = (message: string, fix: string) => ({ path, text: '', fault: { offset: 0, message, fix } });
  if (kind.isDirectory())
    return faulty('is a folder.', 'A file of this name was to stand here; give the folder another name.');
  // Of a pipe or a device nobody knows whether it ever ends.
  if (!kind.isFile() && !kind.isSymbolicLink()) return faulty('is no plain file.', 'Put a file in its place.');
  try {
    return textOf(path, readFileSync(join(root, path)));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !kind.isSymbolicLink()) return undefined;
    return faulty(`cannot be read (${code}).`, 'Make it a plain file that you may read.');
  }
}

function textOf(path: string, bytes: Buffer): DataText {
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { path, text };
  const again = Buffer.from(text);
  let good = 0;
  while (bytes[good] === again[good]) good += 1;
  const offset = bytes
    .subarray(0, good)
    .toString('utf8')
    .replace(/\ufffd$/, '').length;
  const message = 'is not text in UTF-8 from here on.';
  return { path, text, fault: { offset, message, fix: 'Save the file as UTF-8.' } };
}
