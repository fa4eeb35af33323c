import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { formatPointer, getAt, splitPointer } from '../domain/jsonPointer.ts';
import { replyShapeOf } from '../domain/replyShapeOf.ts';
import type { SensitiveKind } from '../domain/sensitive.ts';
import { readSessionEffect } from '../domain/sessionEffect.ts';
import type { OperationMeta } from '../engine/bundle.ts';
import { joinPath, RefError, resolveRefs, type Place } from '../rules/resolveRefs.ts';
import type { DataFile, Problem } from './dataFile.ts';
import type { OperationEntry } from './project.ts';

export const openapiRoot = 'openapi/gateway.yaml';

/** The operations of the OpenAPI document by operationId, and what is wrong with their files. */
export function readOperations(files: ReadonlyMap<string, DataFile>): {
  readonly operations: { readonly [operationId: string]: OperationEntry };
  readonly problems: readonly Problem[];
} {
  const operations: Record<string, OperationEntry> = {};
  const problems: Problem[] = [];
  const paths = getAt(files.get(openapiRoot)?.data, ['paths']);
  for (const [path, item] of Object.entries(isJsonObject(paths) ? paths : {})) {
    const place = placeOf(path, item);
    const data = getAt(files.get(place.file)?.data, splitPointer(place.pointer));
    if (!isJsonObject(data)) {
      problems.push(...missing(files, path, place));
      continue;
    }
    try {
      const entry = operationIn(files, path, place, data);
      operations[entry.meta.operationId] = entry;
    } catch (error) {
      const at = files.get(place.file)?.position(place.pointer) ?? { line: 1, column: 1 };
      const reference = error instanceof RefError ? { reference: error } : {};
      const problem = { file: place.file, ...at, message: (error as Error).message, ...reference };
      problems.push(problem);
      // It is there for those who name it; only what it takes and answers is not known.
      const entry = readOperation(path, place, { ...data, requestBody: {}, responses: {} }, () => undefined);
      operations[entry.meta.operationId] ??= { ...entry, request: null, reply: null, problem };
    }
  }
  return { operations, problems };
}

/** An unreadable file is reported as such already. */
function missing(files: ReadonlyMap<string, DataFile>, path: string, place: Place): readonly Problem[] {
  const root = files.get(openapiRoot);
  if (!root || (files.get(place.file)?.problems.length ?? 0) > 0) return [];
  const at = root.position(`/paths/${path.replaceAll('/', '~1')}`);
  return [{ file: openapiRoot, ...at, message: `"${path}" has no "post" operation in ${place.file}.` }];
}

function placeOf(path: string, item: Json): Place {
  const ref = isJsonObject(item) ? item['$ref'] : undefined;
  if (typeof ref === 'string') return { file: joinPath(openapiRoot, ref), pointer: '/post' };
  return { file: openapiRoot, pointer: `/paths/${path.replaceAll('/', '~1')}/post` };
}

/** An operation as it was read, and the data of every file that it refers to. */
interface Read {
  readonly path: string;
  readonly entry: OperationEntry;
  readonly looked: ReadonlyMap<string, Json | undefined>;
}

const known = new WeakMap<JsonObject, Read>();

/** One whose files are the same as before is not read again. */
function operationIn(
  files: ReadonlyMap<string, DataFile>,
  path: string,
  place: Place,
  data: JsonObject,
): OperationEntry {
  const before = known.get(data);
  if (before?.path === path && [...before.looked].every(([file, seen]) => files.get(file)?.data === seen))
    return before.entry;
  const looked = new Map<string, Json | undefined>();
  const entry = readOperation(path, place, data, (file) => {
    looked.set(file, files.get(file)?.data);
    return files.get(file)?.data;
  });
  known.set(data, { path, entry, looked });
  return entry;
}

function readOperation(
  path: string,
  place: Place,
  data: JsonObject,
  load: (file: string) => Json | undefined,
): OperationEntry {
  const resolved = (...tokens: readonly string[]): Json => {
    const schema = getAt(data, tokens);
    const at = {
      file: place.file,
      pointer: `${place.pointer}/${tokens.map((token) => token.replaceAll('/', '~1')).join('/')}`,
    };
    return schema === undefined ? {} : resolveRefs(schema, at, { load });
  };
  const request = resolved('requestBody', 'content', 'application/json', 'schema');
  const envelope = resolved('responses', '200', 'content', 'application/json', 'schema');
  const reply = memberSchema(envelope, 'ret_data');
  const { 'x-fresh': fresh, 'x-return-codes': codes } = data;
  const session = readSessionEffect(data['x-session']);
  return {
    ...place,
    data,
    request,
    reply,
    meta: {
      operationId: String(data['operationId']),
      path,
      effect: data['x-effect'] as OperationMeta['effect'],
      auth: data['x-auth'] as OperationMeta['auth'],
      ...(session === undefined ? {} : { session }),
      ...(typeof fresh === 'number' ? { fresh } : {}),
      returnCodes: Array.isArray(codes) ? codes.map(String) : [],
      reply: replyShapeOf(reply),
      requestSecrets: sensitiveFields(request),
      replySecrets: sensitiveFields(reply),
      ...untilOf(reply),
      ...(data['x-played'] === true ? { played: true as const } : {}),
    },
  };
}

/** The schema of a property, wherever among `allOf` it is said; several are joined by `allOf`. */
function memberSchema(schema: Json, name: string): Json {
  if (!isJsonObject(schema)) return {};
  const own = getAt(schema, ['properties', name]);
  const parts = Array.isArray(schema['allOf'])
    ? (schema['allOf'] as readonly Json[]).map((part) => memberSchema(part, name))
    : [];
  const said = [own, ...parts].filter((part) => isJsonObject(part) && Object.keys(part).length > 0) as readonly Json[];
  return said.length > 1 ? { allOf: said } : (said[0] ?? {});
}

/** What the document says of the fields that an operation takes and of those that it gives, by pointer; nothing of what stands in
 * a file of its own. */
export function fieldsDescribed({ data }: Pick<OperationEntry, 'data'>): {
  readonly request: { readonly [pointer: string]: string };
  readonly reply: { readonly [pointer: string]: string };
} {
  const schema = (...tokens: readonly string[]) =>
    getAt(data, [...tokens, 'content', 'application/json', 'schema']) ?? {};
  return {
    request: markedFields(schema('requestBody'), 'description'),
    reply: markedFields(memberSchema(schema('responses', '200'), 'ret_data'), 'description'),
  };
}

/** Pointers of the fields marked `x-sensitive`, `-` for every row. */
export function sensitiveFields(schema: Json): { readonly [pointer: string]: SensitiveKind } {
  return markedFields(schema, 'x-sensitive') as { readonly [pointer: string]: SensitiveKind };
}

/** The fields marked `x-until`, each with the place of the instant beside it. */
function untilOf(reply: Json): Pick<OperationMeta, 'replyUntil'> {
  const marked = Object.entries(markedFields(reply, 'x-until'));
  if (marked.length === 0) return {};
  const beside = (at: string, name: string) => `${at.slice(0, at.lastIndexOf('/'))}${formatPointer([name])}`;
  return { replyUntil: Object.fromEntries(marked.map(([at, name]) => [at, beside(at, name)])) };
}

/** What a mark says, by the pointer of the field. */
function markedFields(schema: Json, mark: string, at = ''): { readonly [pointer: string]: string } {
  if (!isJsonObject(schema)) return {};
  const said = schema[mark];
  const found: Record<string, string> = typeof said === 'string' ? { [at]: said } : {};
  const properties = schema['properties'];
  for (const [name, member] of Object.entries(isJsonObject(properties) ? properties : {})) {
    Object.assign(found, markedFields(member, mark, `${at}${formatPointer([name])}`));
  }
  if (schema['items'] !== undefined) Object.assign(found, markedFields(schema['items'], mark, `${at}/-`));
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const list = schema[key];
    if (Array.isArray(list))
      for (const part of list as readonly Json[]) Object.assign(found, markedFields(part, mark, at));
  }
  for (const key of ['if', 'then', 'else'])
    if (schema[key] !== undefined) Object.assign(found, markedFields(schema[key], mark, at));
  return found;
}
