import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { DataError } from '../domain/dataError.ts';
import { formatPointer, getAt, parsePointer } from '../domain/jsonPointer.ts';

/** Where a schema came from: the file's path from the project's root, and the pointer in it. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

export interface RefContext {
  /** A bundled file by its path from the root; `undefined` when there is none. */
  readonly load: (file: string) => Json | undefined;
  /** What an embedded schema is told of its origin, such as `x-shared`. */
  readonly mark?: (schema: JsonObject, from: Place) => JsonObject;
  /** Reads a reference that is no file, such as `rule:<id>`. */
  readonly named?: (ref: string) => (Place & { readonly schema: Json }) | undefined;
}

/** A schema with every `$ref` replaced by what it names, so that it stands alone. Keywords beside a `$ref` win over those
 * of the schema it names. `$defs` and what is for editors only are left out.
 * @throws DataError for a reference that names nothing, leaves the project, or refers to itself */
export function resolveRefs(schema: Json, place: Place, context: RefContext): Json {
  return resolve(schema, place, context, []);
}

const dropped = new Set(['$schema', '$id', '$defs', '$comment', 'description', 'title', 'examples', '$ref']);
/** Keywords whose value maps names to schemas: the names are not keywords. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas']);
/** Keywords whose value is data, not schemas. */
const data = new Set(['const', 'enum', 'default', 'required', 'dependentRequired']);

function resolve(schema: Json, place: Place, context: RefContext, trail: readonly string[]): Json {
  if (Array.isArray(schema))
    return (schema as readonly Json[]).map((item, index) => resolve(item, below(place, String(index)), context, trail));
  if (!isJsonObject(schema)) return schema;
  const own: Record<string, Json> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (dropped.has(key)) continue;
    const at = below(place, key);
    if (data.has(key) || key.startsWith('x-')) own[key] = value;
    else if (maps.has(key) && isJsonObject(value)) own[key] = resolveMap(value, at, context, trail);
    else own[key] = resolve(value, at, context, trail);
  }
  const ref = schema['$ref'];
  return typeof ref === 'string' ? { ...(embed(ref, place, context, trail) as JsonObject), ...own } : own;
}

function resolveMap(map: JsonObject, place: Place, context: RefContext, trail: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(map).map(([name, value]) => [name, resolve(value, below(place, name), context, trail)]),
  );
}

function embed(ref: string, place: Place, context: RefContext, trail: readonly string[]): Json {
  const target = locate(ref, place, context);
  const key = `${target.file}#${target.pointer}`;
  if (trail.includes(key)) throw new DataError(`"$ref": "${ref}" refers to itself; schemas here are finite.`);
  const resolved = resolve(target.schema, target, context, [...trail, key]);
  if (!isJsonObject(resolved)) throw new DataError(`"$ref": "${ref}" names no schema.`);
  return context.mark ? context.mark(resolved, target) : resolved;
}

function locate(ref: string, place: Place, context: RefContext): Place & { readonly schema: Json } {
  const named = context.named?.(ref);
  if (named) return named;
  const [path = '', pointer = ''] = ref.split('#');
  const file = path === '' ? place.file : joinPath(place.file, path);
  const document = context.load(file);
  if (document === undefined) throw new DataError(`"$ref": "${ref}" names ${file}, which is not there.`);
  const schema = getAt(document, parsePointer(decodeURIComponent(pointer)));
  if (schema === undefined) throw new DataError(`"$ref": "${ref}": ${file} has nothing at "${pointer}".`);
  return { file, pointer: decodeURIComponent(pointer), schema };
}

/** A path relative to a file's folder, as a path from the root. */
export function joinPath(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) throw new DataError(`"${path}" leaves the project.`);
    else if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function below(place: Place, token: string): Place {
  return { file: place.file, pointer: `${place.pointer}${formatPointer([token])}` };
}
