import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import { withBounds } from '../../src/rules/boundConstants.ts';
import { namedBound } from '../content/namedBound.ts';

/** Where the contract lies in the project. */
export const CONTRACT_FILE = fileURLToPath(new URL('../../openapi/gateway.yaml', import.meta.url));

/** Keys of a schema file that mean something only in a file of its own. */
const OWN_FILE_KEYS = new Set(['$schema', '$id']);

/** Reads the contract and every file it refers to as one document: path items in place, each schema file once under
 * `components.schemas`, named for its file, and a bound that names a constant has its value. No `$ref` leads out of the result.
 * @param without operations that are left out, and what only they refer to
 * @throws Error naming the file and the `$ref` that cannot be followed */
export function bundleDocument(root: string = CONTRACT_FILE, without?: (post: JsonObject) => boolean): JsonObject {
  const schemas: Record<string, Json> = {};
  const origins = new Map<string, string>();

  const componentName = (file: string): string => {
    const name = basename(file).replace(/(\.schema)?\.(json|yaml)$/, '');
    const known = origins.get(name);
    if (known === undefined) {
      origins.set(name, file);
      schemas[name] = {};
      schemas[name] = bundled(readData(file), file, true);
    } else if (known !== file) {
      throw new Error(`${file} and ${known} both give the component "${name}". Rename one of them.`);
    }
    return name;
  };

  const reference = (target: string, file: string, inPaths: boolean): Json => {
    if (target.startsWith('#')) return { $ref: target };
    const [path = '', pointer] = target.split('#');
    if (pointer) throw new Error(`${file}: $ref "${target}" points inside a file. Give that schema a file of its own.`);
    const other = resolve(dirname(file), path);
    return inPaths ? bundled(readData(other, file), other) : { $ref: `#/components/schemas/${componentName(other)}` };
  };

  const bundled = (node: Json, file: string, atFileRoot = false, inPaths = false): Json => {
    if (Array.isArray(node)) return node.map((item) => bundled(item, file));
    if (!isJsonObject(node)) return node;
    const entries = Object.entries(node).filter(([key]) => !(atFileRoot && OWN_FILE_KEYS.has(key)));
    const { $ref, ...rest } = Object.fromEntries(entries);
    const followed = typeof $ref === 'string' ? (reference($ref, file, inPaths) as JsonObject) : {};
    const own = Object.entries(rest).map(([key, value]) => [key, bundled(value as Json, file)] as const);
    return { ...followed, ...Object.fromEntries(own) };
  };

  const document = readData(root);
  const bundledRoot = bundled({ ...document, paths: {} }, root) as JsonObject;
  // Reads the file of a path once more: only where something may be left out.
  const isOneOf = (item: Json, wanted: (post: JsonObject) => boolean): boolean => {
    const ref = isJsonObject(item) ? item['$ref'] : undefined;
    const own = typeof ref === 'string' ? readData(resolve(dirname(root), ref), root) : item;
    return isJsonObject(own) && isJsonObject(own['post']) && wanted(own['post']);
  };
  const paths = Object.entries((document.paths ?? {}) as JsonObject).flatMap(([path, item]) =>
    without && isOneOf(item, without) ? [] : [[path, bundled(item, root, false, true)] as const],
  );
  const components = (bundledRoot.components ?? {}) as JsonObject;
  return {
    ...bundledRoot,
    paths: Object.fromEntries(paths),
    components: { ...components, schemas: Object.fromEntries(Object.entries(schemas).sort(byName)) },
  };
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0);

function readData(file: string, from?: string): JsonObject {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${from ?? file}: the file ${file} cannot be read. Correct the $ref or add the file.`);
  }
  const data: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text);
  if (!isJsonObject(data)) throw new Error(`${file} does not hold an object.`);
  return withBounds(data, namedBound) as JsonObject;
}
