import type { Json, JsonObject } from './json.ts';

/** Of `{ "by": …, "<value>": …, "else": … }` the part for a value, else the one for every other and for none. */
export function partFor(choice: JsonObject, value: string): Json | undefined {
  return value !== 'by' && Object.hasOwn(choice, value) ? choice[value] : choice['else'];
}
