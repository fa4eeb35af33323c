import type { DataFile } from '../../src/compile/dataFile.ts';
import { parseFile } from '../../src/compile/parseFile.ts';

/** The very same file for the same text, so that what was worked out from it holds, as while an analyst edits another. */
export function parsedOnce(path: string, text: string): DataFile {
  const key = `${path}\n${text}`;
  const known = parsedBefore.get(key) ?? parseFile(path, text);
  parsedBefore.set(key, known);
  return known;
}

const parsedBefore = new Map<string, DataFile>();
