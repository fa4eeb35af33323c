import type { JsonObject } from '../../domain/json.ts';
import type { CompiledForm } from '../../rules/compiled.ts';
import { createForm } from '../../rules/createForm.ts';

/** A form that accepts every answer, for stories: the page has no schema compiler. */
export function plainForm(properties: JsonObject, ui: JsonObject, required: readonly string[]): CompiledForm {
  const schema = { type: 'object', properties, required };
  return createForm({ id: 'sample/step', schema, ui, secrets: {}, sources: {} }, () => true, {});
}
