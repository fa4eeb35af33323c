import type { DataFile } from '../../compile/dataFile.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { joinPath } from '../../rules/resolveRefs.ts';

/** A `$ref`, and where it stands in its file. */
export interface Reference {
  readonly ref: string;
  readonly pointer: string;
}

const referencesOf = new WeakMap<DataFile, readonly Reference[]>();

/** The references of a file; one that did not change is not searched again. */
export function referencesIn(file: DataFile): readonly Reference[] {
  const before = referencesOf.get(file);
  if (before) return before;
  const found: Reference[] = [];
  search(file.data, '', found);
  referencesOf.set(file, found);
  return found;
}

function search(value: Json, pointer: string, into: Reference[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}${formatPointer([key])}`;
    if (key === '$ref' && typeof inner === 'string' && isJsonObject(value)) into.push({ ref: inner, pointer: at });
    else if (key !== 'examples' && key !== 'example') search(inner as Json, at, into);
  }
}

/** The file that a reference names, from the root; `undefined` when that leaves the project. */
export function fileNamed(file: string, path: string): string | undefined {
  try {
    return path === '' ? file : joinPath(file, path);
  } catch {
    return undefined;
  }
}
