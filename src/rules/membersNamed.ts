import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';

/** Keywords that judge several members of an object together. */
export const COMBINING = ['anyOf', 'oneOf', 'not'] as const;

/** Members of which one has to be there: every branch of `anyOf` asks for some. */
export function oneOfThese({ anyOf = [] }: JsonObject): readonly string[] {
  const asked = (anyOf as readonly JsonObject[]).map(({ required }) => required as readonly string[] | undefined);
  return asked.every((names) => names) ? (asked.flat() as readonly string[]) : [];
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
