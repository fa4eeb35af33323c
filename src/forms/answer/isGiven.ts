import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json, JsonObject } from '../../domain/json.ts';

/** True when an answer, or a row of one, holds what a person filled in: something beyond what it began with. */
export function isGiven(answer: JsonObject, begun: JsonObject): boolean {
  return Object.entries(answer).some(([name, value]) => !isEmpty(value) && !deepEqual(value, begun[name]));
}

function isEmpty(value: Json): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === '' || value === false;
}
