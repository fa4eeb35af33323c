import type { Json, JsonObject } from '../../src/domain/json.ts';

/** A schema of a bundled document with every `#/components/schemas/…` in place.
 * @throws Error naming a component that is not there, or that contains itself */
export function inlined(schema: JsonObject, document: JsonObject): JsonObject {
  return follow(schema, document, []) as JsonObject;
}

function follow(node: Json, document: JsonObject, inside: readonly string[]): Json {
  if (Array.isArray(node)) return node.map((item) => follow(item, document, inside));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...rest } = node as JsonObject;
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, follow(value, document, inside)]));
  if (typeof $ref !== 'string') return own;
  const name = $ref.replace('#/components/schemas/', '');
  const target = ((document.components as JsonObject).schemas as JsonObject)[name];
  if (target === undefined) throw new Error(`The contract has no component "${name}" (${$ref}).`);
  if (inside.includes(name))
    throw new Error(`The component "${name}" contains itself: ${[...inside, name].join(' → ')}.`);
  return { ...(follow(target, document, [...inside, name]) as JsonObject), ...own };
}
