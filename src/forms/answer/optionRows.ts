import type { Json, JsonObject } from '../../domain/json.ts';
import type { FormOptions } from '../../rules/formSchema.ts';

/** The rows of the step's data that a field chooses from. */
export function optionRowsOf(options: FormOptions, data: JsonObject): readonly Json[] {
  const rows = Object.hasOwn(data, options.from) ? data[options.from] : undefined;
  return Array.isArray(rows) ? (rows as readonly Json[]) : [];
}
