import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';

/** Keywords that judge several members of an object together. */
export const COMBINING = ['anyOf', 'oneOf', 'not'] as const;

/** Members of which one has to be there, where every branch of an `anyOf` or `oneOf` asks for some. */
export function oneOfThese(schema: JsonObject): readonly string[] {
  return ['anyOf', 'oneOf'].flatMap((keyword) => {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) return [];
    const asked = (branches as readonly Json[]).map((one) => (isJsonObject(one) ? one.required : undefined));
    return asked.every(Array.isArray) ? (asked.flat() as readonly string[]) : [];
  });
}

/** Members of an object that the value of such a keyword asks for or describes, as it names them. */
export function membersNamed(schema: Json | undefined): readonly string[] {
  const parts = Array.isArray(schema) ? (schema as readonly Json[]) : [];
  if (!isJsonObject(schema)) return [...new Set(parts.flatMap(membersNamed))];
  const { required, properties } = schema;
  const names = Array.isArray(required) ? (required as readonly string[]) : [];
  const described = isJsonObject(properties) ? Object.keys(properties) : [];
  const inner = [...COMBINING, 'allOf'].flatMap((keyword) => membersNamed(schema[keyword]));
  return [...new Set([...names, ...described, ...inner])];
}
