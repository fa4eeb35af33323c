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

/** A `$ref` that cannot be followed. */
export class RefError extends DataError {
  /** The references that lead back to where they stand, in the order of their places; none where a reference names nothing. */
  readonly circle: readonly Place[];

  constructor(message: string, circle: readonly Place[] = []) {
    super(message);
    const key = ({ file, pointer }: Place) => `${file}#${pointer}`;
    this.circle = [...circle].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  }
}

/** A schema with every `$ref` replaced by what it names, so that it stands alone. Keywords beside a `$ref` win over those
 * of the schema it names. `$defs` and what is for editors only are left out.
 * @throws RefError for a reference that names nothing, leaves the project, or refers to itself */
export function resolveRefs(schema: Json, place: Place, context: RefContext): Json {
  return resolve(schema, place, context, []);
}

const dropped = new Set(['$schema', '$id', '$defs', '$comment', 'description', 'title', 'examples', '$ref']);
/** Keywords whose value maps names to schemas: the names are not keywords. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas']);
/** Keywords whose value is data, not schemas. */
const data = new Set(['const', 'enum', 'default', 'required', 'dependentRequired']);

/** A reference on the way: where it stands, and what it names. */
interface Followed {
  readonly at: Place;
  readonly key: string;
}

function resolve(schema: Json, place: Place, context: RefContext, trail: readonly Followed[]): Json {
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

function resolveMap(map: JsonObject, place: Place, context: RefContext, trail: readonly Followed[]): JsonObject {
  return Object.fromEntries(
    Object.entries(map).map(([name, value]) => [name, resolve(value, below(place, name), context, trail)]),
  );
}

function embed(ref: string, place: Place, context: RefContext, trail: readonly Followed[]): Json {
  const target = locate(ref, place, context);
  const followed = { at: below(place, '$ref'), key: `${target.file}#${target.pointer}` };
  const before = trail.findIndex(({ key }) => key === followed.key);
  if (before >= 0) {
    const circle = [...trail.slice(before + 1), followed].map(({ at }) => at);
    throw new RefError(`"$ref": "${ref}" refers to itself; schemas here are finite.`, circle);
  }
  const resolved = resolve(target.schema, target, context, [...trail, followed]);
  if (!isJsonObject(resolved)) throw new RefError(`"$ref": "${ref}" names no schema.`);
  return context.mark ? context.mark(resolved, target) : resolved;
}

function locate(ref: string, place: Place, context: RefContext): Place & { readonly schema: Json } {
  const named = context.named?.(ref);
  if (named) return named;
  const [path = '', pointer = ''] = ref.split('#');
  const file = path === '' ? place.file : joinPath(place.file, path);
  const document = context.load(file);
  if (document === undefined) throw new RefError(`"$ref": "${ref}" names ${file}, which is not there.`);
  const schema = getAt(document, parsePointer(decodeURIComponent(pointer)));
  if (schema === undefined) throw new RefError(`"$ref": "${ref}": ${file} has nothing at "${pointer}".`);
  return { file, pointer: decodeURIComponent(pointer), schema };
}

/** A path relative to a file's folder, as a path from the root. */
export function joinPath(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) throw new RefError(`"${path}" leaves the project.`);
    else if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function below(place: Place, token: string): Place {
  return { file: place.file, pointer: `${place.pointer}${formatPointer([token])}` };
}
