import type { Json, JsonObject } from '../domain/json.ts';
import { boundValue, withBounds } from '../rules/boundConstants.ts';
import type { ConstantRow } from '../rules/constants.ts';
import type { DataFile } from './dataFile.ts';
import { rememberingReads } from './rememberingReads.ts';

/** Where schemas stand: forms, what they share, and the contract. */
export const SCHEMAS = /^(schemas\/(?!language\/)|openapi\/)/;

/** A bound that is no number, in braces or as a block of YAML. */
const NAMED_BOUND = /"?(minimum|maximum|(min|max)(Length|Items))"?\s*:\s*(\{|const:)/;

/** The files of a project, with the values of the constants that bounds of its schemas name. A file that names none is the very one
 * that was read. */
export function withBoundsOf(
  files: ReadonlyMap<string, DataFile>,
  constant: (id: string) => JsonObject | undefined,
): ReadonlyMap<string, DataFile> {
  const named = [...files.values()].filter(({ path, text }) => SCHEMAS.test(path) && NAMED_BOUND.test(text));
  if (named.length === 0) return files;
  const changed = new Map(files);
  for (const file of named) changed.set(file.path, inFile(file, '', constant));
  return changed;
}

const inFile = rememberingReads((file: DataFile, _: string, read: (id: string) => JsonObject | undefined): DataFile => {
  const valueOf = (id: string): Json | undefined => boundValue(rowsOf(read(id)));
  return { ...file, data: withBounds(file.data, valueOf), written: file.data };
});

function rowsOf(constant: JsonObject | undefined): readonly ConstantRow[] | undefined {
  const rows = constant?.['rows'];
  return Array.isArray(rows) ? (rows as unknown as readonly ConstantRow[]) : undefined;
}
