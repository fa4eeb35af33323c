import { isJsonObject, listOf, objectOf, type Json, type JsonObject } from '../../domain/json.ts';

/** A schema as the list of schemas that all hold: itself and its `allOf`, however deep. References are resolved already. */
export function conjuncts(schema: Json | undefined): readonly JsonObject[] {
  if (!isJsonObject(schema)) return [];
  return [schema, ...listOf(schema['allOf']).flatMap(conjuncts)];
}

/** Schemas of which one or more may hold: what is said there is only sometimes so. */
export function alternatives(schema: JsonObject): readonly JsonObject[] {
  const branches = [
    ...listOf(schema['anyOf']),
    ...listOf(schema['oneOf']),
    schema['then'],
    schema['else'],
    ...Object.values(objectOf(schema['dependentSchemas'])),
  ];
  return branches.flatMap(conjuncts);
}
