import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import type { SensitiveKind } from '../../src/domain/sensitive.ts';

/** Kinds of secret fields by JSON Pointer; `-` stands for every row of a list. */
export type SensitivePointers = ReadonlyMap<string, SensitiveKind>;

/** Collects the fields that `x-sensitive` marks in a schema of a bundled document.
 * @param below only those below this pointer, named from there */
export function sensitivePointers(schema: JsonObject, document: JsonObject, below = ''): SensitivePointers {
  const found = new Map<string, SensitiveKind>();
  const visit = (node: Json | undefined, at: string): void => {
    if (!isJsonObject(node)) return;
    if (typeof node.$ref === 'string') visit(component(node.$ref, document), at);
    if (typeof node['x-sensitive'] === 'string' && at.startsWith(below)) {
      found.set(at.slice(below.length), node['x-sensitive'] as SensitiveKind);
    }
    for (const [name, child] of Object.entries((node.properties ?? {}) as JsonObject)) visit(child, `${at}/${name}`);
    visit(node.items, `${at}/-`);
    for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
      for (const branch of (node[keyword] ?? []) as readonly Json[]) visit(branch, at);
    }
  };
  visit(schema, '');
  return found;
}

function component(ref: string, document: JsonObject): Json | undefined {
  const schemas = (document.components as JsonObject).schemas as JsonObject;
  return schemas[ref.replace('#/components/schemas/', '')];
}

/** The value without its secret fields. */
export function withoutSecrets(value: Json, secrets: SensitivePointers, at = ''): Json {
  if (Array.isArray(value)) return value.map((row: Json) => withoutSecrets(row, secrets, `${at}/-`));
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !secrets.has(`${at}/${name}`));
  return Object.fromEntries(kept.map(([name, child]) => [name, withoutSecrets(child, secrets, `${at}/${name}`)]));
}
