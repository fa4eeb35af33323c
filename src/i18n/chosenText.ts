import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { partFor } from '../domain/partFor.ts';
import { lookUp } from '../domain/interpolate.ts';

/** The text that is read: a text as it is, or of several the one for a value, `{ "by": "kind", "pay": …, "else": … }`, or for
 * how a language counts it, `{ "by": "days, plural", "one": …, "other": … }`. `undefined` where there is none. */
export function chosenText(said: Json | undefined, values: JsonObject, locale: string): string | undefined {
  if (!isJsonObject(said)) return typeof said === 'string' ? said : undefined;
  const [name = '', counted] = String(said.by).split(', ');
  const value = lookUp(values, name);
  const key = counted === undefined ? String(value) : new Intl.PluralRules(locale).select(Number(value));
  const text = partFor(said, key);
  return typeof text === 'string' ? text : undefined;
}
