import { parseDataFile } from '../../src/compile/dataFile.ts';
import type { DataFile } from '../../src/compile/dataFile.ts';
import { expandRows } from '../../src/engine/expandFlow.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';

/** The files with a branch for each code and outcome in flows, and a row for each answer: a mutant changes one of them, and finds it where the
 * checker does. */
export function writtenApart(files: ReadonlyMap<string, DataFile>): ReadonlyMap<string, DataFile> {
  return new Map([...files].map(([path, file]) => [path, isFlow(path) ? apartIn(file) : file]));
}

function isFlow(path: string): boolean {
  return /^flows\/[^/]+\/flow\.json$/.test(path);
}

function apartIn({ path, data }: DataFile): DataFile {
  return parseDataFile(path, `${JSON.stringify(apart(data), null, 2)}\n`);
}

function apart(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(oneEach).map(apart);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, apart(inner as Json)]));
}

function oneEach(row: Json): readonly Json[] {
  if (isJsonObject(row) && Array.isArray(row['answers'])) return expandRows([row]);
  const guard = isJsonObject(row) ? row['guard'] : undefined;
  const [, kind, names] = (typeof guard === 'string' && /^(code|outcome):(.+,.+)$/.exec(guard)) || [];
  if (kind === undefined || names === undefined) return [row];
  return names.split(',').map((name) => ({ ...(row as JsonObject), guard: `${kind}:${name}` }));
}
