import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';

/** The fields that have a mark (`x-sensitive`, `x-operation`) in a schema of a bundled document, and what it says of them, by JSON Pointer;
 * `-` stands for every row of a list. */
export function markedPointers(schema: JsonObject, document: JsonObject, mark: string): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>();
  const visit = (node: Json | undefined, at: string): void => {
    if (!isJsonObject(node)) return;
    if (typeof node.$ref === 'string') visit(component(node.$ref, document), at);
    if (node[mark] !== undefined) found.set(at, node[mark]);
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
