import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';

/** A form whose look-ups know how long a text their operations take: `least` and `most` beside `typed`.
 * @param requestOf the request of an operation, with its references resolved */
export function withTypedBounds(schema: JsonObject, requestOf: (operation: string) => Json | undefined): JsonObject {
  const given = Object.entries(schema).map(([key, value]): readonly [string, Json] => {
    if (key === 'x-service' && isJsonObject(value) && typeof value['typed'] === 'string')
      return [key, { ...value, ...bounds(requestOf(String(value['op'])), value['typed']) }];
    return [key, inside(value, requestOf)];
  });
  return given.some(([key, value]) => value !== schema[key]) ? Object.fromEntries(given) : schema;
}

function inside(value: Json, requestOf: (operation: string) => Json | undefined): Json {
  if (isJsonObject(value)) return withTypedBounds(value, requestOf);
  if (!Array.isArray(value)) return value;
  const list = value as readonly Json[];
  const changed = list.map((one) => inside(one, requestOf));
  return changed.some((one, index) => one !== list[index]) ? changed : value;
}

function bounds(request: Json | undefined, name: string): JsonObject {
  const texts = partsOf(request).flatMap(({ properties }) =>
    partsOf(isJsonObject(properties) ? properties[name] : null),
  );
  const least = texts.flatMap(({ minLength }) => (typeof minLength === 'number' ? [minLength] : []));
  const most = texts.flatMap(({ maxLength }) => (typeof maxLength === 'number' ? [maxLength] : []));
  return {
    ...(least.length > 0 && { least: Math.max(...least) }),
    ...(most.length > 0 && { most: Math.min(...most) }),
  };
}

/** A schema and those over the same value. */
function partsOf(schema: Json | undefined): readonly JsonObject[] {
  if (!isJsonObject(schema)) return [];
  const all = Array.isArray(schema['allOf']) ? (schema['allOf'] as readonly Json[]) : [];
  return [schema, ...all.flatMap(partsOf)];
}
