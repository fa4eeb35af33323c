import type { JsonObject } from '../../domain/json.ts';
import type { CompiledForm } from '../../rules/compiled.ts';
import { createForm } from '../../rules/createForm.ts';
import type { ValidationError, Validator } from '../../rules/validator.ts';

/** A form that accepts every answer, for stories: the page has no schema compiler.
 * @param oneOf fields of which one has to be given all the same */
export function plainForm(
  properties: JsonObject,
  ui: JsonObject,
  required: readonly string[],
  oneOf: readonly string[] = [],
): CompiledForm {
  const anyOf = oneOf.map((name) => ({ type: 'object', required: [name] }));
  const schema = { type: 'object', properties, required, ...(anyOf.length > 0 && { anyOf }) };
  return createForm({ id: 'sample/step', schema, ui, secrets: {}, sources: {} }, oneThere(oneOf), {});
}

function oneThere(names: readonly string[]): Validator {
  const none: ValidationError = { instancePath: '', schemaPath: '#/anyOf', keyword: 'anyOf', params: {} };
  const validator: Validator = (answer) => {
    const isThere = names.length === 0 || names.some((name) => (answer as JsonObject)[name] !== undefined);
    validator.errors = isThere ? null : [none];
    return isThere;
  };
  return validator;
}
