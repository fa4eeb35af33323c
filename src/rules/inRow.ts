import type { Json, JsonObject } from '../domain/json.ts';

/** The parameters of a guard or a rule for one row: the `-` of a pointer into the same list becomes the row's index.
 * @param pattern the place in general, with `-` for the row
 * @param place one of its places */
export function inRow(params: JsonObject, pattern: readonly string[], place: readonly string[]): JsonObject {
  const dash = pattern.indexOf('-');
  if (dash < 0) return params;
  const [general, here] = [pattern, place].map((tokens) => `$self/${tokens.slice(0, dash + 1).join('/')}`);
  const placed = (value: Json): Json =>
    typeof value === 'string' && (value === general || value.startsWith(`${general}/`))
      ? `${here}${value.slice(general?.length)}`
      : value;
  return Object.fromEntries(Object.entries(params).map(([member, value]) => [member, placed(value)]));
}
