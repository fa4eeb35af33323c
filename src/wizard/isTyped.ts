import { isJsonObject, type Json, type JsonObject } from '../domain/json.ts';
import type { StepView } from '../engine/view.ts';

/** True when somebody filled in what the step did not bring with it. */
export function isTyped(answer: JsonObject, { answer: given, form }: Pick<StepView, 'answer' | 'form'>): boolean {
  const fields = form.schema['properties'];
  return Object.entries(answer).some(([name, value]) => {
    const field = isJsonObject(fields) ? fields[name] : undefined;
    const known = given[name] ?? (isJsonObject(field) ? field['default'] : undefined);
    return !isEmpty(value) && JSON.stringify(value) !== JSON.stringify(known);
  });
}

function isEmpty(value: Json): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === '' || value === false;
}
