import { isJsonObject, type Json, type JsonObject } from './json.ts';
import type { ReplyShape } from './replyShape.ts';

/** The light outline of a JSON Schema: fields, kinds, what may be absent. Runs when the portal is built. What it cannot
 * say (unions, patterns, bounds) is left open.
 * @param refs follows `$ref`; a schema without them needs none */
export function replyShapeOf(
  schema: Json | undefined,
  refs: (ref: string) => Json | undefined = () => undefined,
): ReplyShape {
  const { type, properties, items, required } = merged(schema, refs);
  if (type === 'array') return items === undefined ? ['json'] : [replyShapeOf(items, refs)];
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  if (!isJsonObject(properties)) return 'json';
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      needed.has(name) ? name : `${name}?`,
      replyShapeOf(field, refs),
    ]),
  );
}

/** A schema with its `$ref` and `allOf` folded into it. */
function merged(schema: Json | undefined, refs: (ref: string) => Json | undefined): JsonObject {
  if (!isJsonObject(schema)) return {};
  const { $ref, allOf, ...own } = schema;
  const parts = [
    ...(typeof $ref === 'string' ? [refs($ref)] : []),
    ...(Array.isArray(allOf) ? (allOf as Json[]) : []),
    own,
  ];
  return parts.map((part) => (part === own ? own : merged(part, refs))).reduce<JsonObject>(fold, {});
}

function fold(left: JsonObject, right: JsonObject): JsonObject {
  const both = (name: string): object =>
    isJsonObject(left[name]) && isJsonObject(right[name]) ? { [name]: { ...left[name], ...right[name] } } : {};
  const required = [left['required'], right['required']].flatMap((list) =>
    Array.isArray(list) ? (list as Json[]) : [],
  );
  return { ...left, ...right, ...both('properties'), ...(required.length > 0 ? { required } : {}) };
}
