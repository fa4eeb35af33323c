import { isJsonObject, type JsonObject } from '../domain/json.ts';
import { formFields, type FormField } from '../rules/formSchema.ts';

/** A field that calls by itself: a look-up, an upload, a code that is sent, options that are read. */
export interface FieldCall extends FormField {
  readonly operation: string;
}

/** The calls that the fields of a form make, by `x-service`. */
export function fieldCalls(schema: JsonObject): readonly FieldCall[] {
  return formFields(schema).flatMap((field) => {
    const service = field.schema['x-service'];
    const operation = isJsonObject(service) ? service['op'] : undefined;
    return typeof operation === 'string' ? [{ ...field, operation }] : [];
  });
}
