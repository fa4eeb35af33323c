import { remembering } from '../remembering.ts';
import { eachMember } from '../eachMember.ts';
import { attempt } from '../attempt.ts';
import { formatPointer, getAt } from '../../domain/jsonPointer.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import type { Reporter } from './checkContext.ts';
import { filesLike } from '../../compile/filesLike.ts';
import type { Project } from '../../compile/project.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { FormField } from '../../rules/formSchema.ts';
import type { Place } from '../finding.ts';
import { joinPath } from '../../rules/resolveRefs.ts';

/** A schema object inside a data file, and where it is. */
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
  return filesLike(project, /^(schemas|openapi|flows\/rules)\//).flatMap(schemasOfFile);
}

/** One that did not change is not searched again. */
const schemasOfFile = remembering(searched);

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

/** Where a field of a form, or what it says at `tokens`, stands: in the form's file, or in the shared schema that says it. */
export function fieldPlace(
  { forms, files }: Project,
  form: string,
  fields: readonly FormField[],
  field: FormField,
  tokens: readonly string[],
): Place {
  const at = [...pathOf(field.tokens), ...tokens];
  const own = { file: `schemas/${form}.schema.json`, pointer: formatPointer(at) };
  if (getAt(forms[form]?.schema.data, at) !== undefined) return own;
  for (let length = field.tokens.length; length > 0; length -= 1) {
    const around = fields.find((one) => deepEqual(one.tokens, field.tokens.slice(0, length)));
    const shared = around?.schema['x-shared'];
    if (typeof shared !== 'string') continue;
    const file = `schemas/shared/${shared}.schema.json`;
    const inside = [...pathOf(field.tokens.slice(length)), ...tokens];
    if (getAt(files.get(file)?.data, inside) !== undefined) return { file, pointer: formatPointer(inside) };
  }
  return own;
}

/** Names of fields as they lie in a schema. */
export function pathOf(tokens: readonly string[]): readonly string[] {
  return tokens.flatMap((token) => (token === '-' ? ['items'] : ['properties', token]));
}

/** A `$ref`, and where it is in its file. */
export interface Reference {
  readonly ref: string;
  readonly pointer: string;
}

/** The references of a file; one that did not change is not searched again. */
export const referencesIn = remembering(({ data }: DataFile): readonly Reference[] => {
  const found: Reference[] = [];
  eachMember(data, ({ key, value, pointer, owner }) => {
    if (key !== '$ref' || typeof value !== 'string' || !isJsonObject(owner as Json))
      return key !== 'examples' && key !== 'example';
    found.push({ ref: value, pointer });
  });
  return found;
});

/** The file that a reference names, from the root; `undefined` when that leaves the project. */
export function fileNamed(file: string, path: string): string | undefined {
  return attempt(() => (path === '' ? file : joinPath(file, path)));
}
