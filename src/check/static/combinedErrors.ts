import { formFields } from '../../rules/formSchema.ts';
import { listOf, objectOf } from '../types/conjuncts.ts';
import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import { COMBINING, membersNamed } from '../../rules/membersNamed.ts';

/** By path of a field: the keywords over several fields that are told at it, as the first of them that is asked. */
export function combinedErrors(form: JsonObject): { readonly [path: string]: readonly string[] } {
  // A field may have a name of JavaScript's objects, which is told of by itself.
  const found = Object.create(null) as Record<string, string[]>;
  for (const { tokens, schema } of [{ tokens: [], schema: form }, ...formFields(form)]) {
    const object = schema['type'] === 'array' ? objectOf(schema['items']) : schema;
    for (const part of sameValue(object)) {
      for (const keyword of COMBINING) {
        for (const name of maybeFirst(membersNamed(part[keyword]), object)) {
          const path = [...tokens.filter((token) => token !== '-'), name].join('.');
          (found[path] ??= []).push(keyword);
        }
      }
    }
  }
  return found;
}

/** The schema, and those over the same value whose errors are told by themselves. */
function sameValue(schema: JsonObject): readonly JsonObject[] {
  const parts = [...listOf(schema['allOf']), schema['then'], schema['else']].filter(isJsonObject);
  return [schema, ...parts.flatMap(sameValue)];
}

/** A field that is hidden leaves the error to the next. */
function maybeFirst(names: readonly string[], object: JsonObject): readonly string[] {
  const always = names.findIndex((name) => objectOf(objectOf(object['properties'])[name])['x-when'] === undefined);
  return always < 0 ? names : names.slice(0, always + 1);
}
