import type { JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { severalOf } from '../../rules/formSchema.ts';

/** The widget of a field whose layout names none. */
export function defaultWidget(schema: JsonObject) {
  const service = schema['x-service'];
  if (schema.type === 'array') return severalOf(schema) ? 'checkboxes' : 'rows';
  if (schema.type === 'object') return isJsonObject(service) && service.as === 'suggestions' ? 'lookUp' : 'section';
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.enum !== undefined || schema['x-options'] !== undefined) return 'select';
  if (isJsonObject(service) && service.as === 'options') return 'select';
  if (schema['x-currency'] !== undefined) return 'money';
  if (schema.format === 'date') return 'date';
  if (schema.type === 'integer') return 'wholeNumber';
  return 'text';
}
