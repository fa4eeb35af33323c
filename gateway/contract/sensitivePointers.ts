import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import type { SensitiveKind } from '../../src/domain/sensitive.ts';
import { markedPointers } from './markedPointers.ts';

/** Kinds of secret fields by JSON Pointer; `-` stands for every row of a list. */
export type SensitivePointers = ReadonlyMap<string, SensitiveKind>;

/** Collects the fields that `x-sensitive` marks in a schema of a bundled document.
 * @param below only those below this pointer, named from there */
export function sensitivePointers(schema: JsonObject, document: JsonObject, below = ''): SensitivePointers {
  const marked = [...markedPointers(schema, document, 'x-sensitive')].filter(([at]) => at.startsWith(below));
  return new Map(marked.map(([at, kind]) => [at.slice(below.length), kind as SensitiveKind]));
}

/** The value without its secret fields. */
export function withoutSecrets(value: Json, secrets: SensitivePointers, at = ''): Json {
  if (Array.isArray(value)) return value.map((row: Json) => withoutSecrets(row, secrets, `${at}/-`));
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !secrets.has(`${at}/${name}`));
  return Object.fromEntries(kept.map(([name, child]) => [name, withoutSecrets(child, secrets, `${at}/${name}`)]));
}
