import type { JsonObject } from '../domain/json.ts';

/** A data file without the name of its schema, which is for editors. */
export function withoutSchemaName({ $schema: _named, ...rest }: JsonObject): JsonObject {
  return rest;
}
