import { formatPointer } from '../../domain/jsonPointer.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import type { Reporter } from './checkContext.ts';

/** A schema object inside a data file, and where it stands. */
export interface SchemaPlace {
  readonly file: DataFile;
  readonly pointer: string;
  readonly schema: JsonObject;
  /** Schemas around it that are about the same value: of `allOf`, `if`, `then`… */
  readonly around: readonly JsonObject[];
}

/** Keywords whose members are schemas under names. */
const NAMED = ['properties', '$defs', 'dependentSchemas', 'patternProperties'];
/** Keywords that hold a schema, or a list of them, about the same value. */
const SAME = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'];
/** Keywords that hold a schema about what is inside. */
const INSIDE = ['items', 'additionalProperties', 'unevaluatedProperties', 'contains', 'schema'];

/** Every schema of forms, of rules and of the contract. */
export function schemasOf({ project }: Reporter): readonly SchemaPlace[] {
  return [...project.files.values()].flatMap(schemasOfFile);
}

const known = new WeakMap<DataFile, readonly SchemaPlace[]>();

/** One that did not change is not searched again. */
function schemasOfFile(file: DataFile): readonly SchemaPlace[] {
  const before = known.get(file);
  if (before) return before;
  const found = searched(file);
  known.set(file, found);
  return found;
}

function searched(file: DataFile): readonly SchemaPlace[] {
  if (/^schemas\/(?!language\/).*\.schema\.json$/.test(file.path)) return schemasIn(file, file.data, '', []);
  if (/^openapi\/components\//.test(file.path)) return schemasIn(file, file.data, '', []);
  return /^(flows\/rules|openapi\/paths)\//.test(file.path) ? below(file, file.data, '') : [];
}

/** Schemas that stand at `schema` somewhere below a value, or beside a return code. */
function below(file: DataFile, value: Json, pointer: string): readonly SchemaPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${pointer}${formatPointer([key])}`;
    if (key === 'x-code-data' && isJsonObject(inner as Json)) {
      const codes = Object.entries(inner as JsonObject);
      return codes.flatMap(([code, schema]) => schemasIn(file, schema, `${at}${formatPointer([code])}`, []));
    }
    return key === 'schema' ? schemasIn(file, inner as Json, at, []) : below(file, inner as Json, at);
  });
}

function schemasIn(
  file: DataFile,
  value: Json | undefined,
  pointer: string,
  around: readonly JsonObject[],
): readonly SchemaPlace[] {
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((one, index) => schemasIn(file, one, `${pointer}/${index}`, around));
  if (!isJsonObject(value)) return [];
  const found: SchemaPlace[] = [{ file, pointer, schema: value, around }];
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}${formatPointer([key])}`;
    if (NAMED.includes(key) && isJsonObject(inner)) {
      const own = key === 'dependentSchemas' ? [...around, value] : [];
      for (const [name, one] of Object.entries(inner))
        found.push(...schemasIn(file, one, `${at}${formatPointer([name])}`, own));
    } else if (SAME.includes(key)) found.push(...schemasIn(file, inner, at, [...around, value]));
    else if (INSIDE.includes(key)) found.push(...schemasIn(file, inner, at, []));
  }
  return found;
}
