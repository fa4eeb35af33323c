import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';

const dependent = new Set(['x-when', 'x-currency', 'x-options', 'x-service', 'x-figures']);

/** Paths of fields that something else on the step shows at once: named by a `$self/…` or `$option/…` pointer in
 * another's condition, currency, options or service, or by a figure; of a list or an object that is named whole, with a dot behind
 * it, all below. Rules are not among them: they speak on NEXT. */
export function liveFields(schema: JsonObject): ReadonlySet<string> {
  const found = new Set<string>();
  collect(schema, false, found);
  return found;
}

function collect(value: Json | undefined, inside: boolean, found: Set<string>): void {
  if (typeof value === 'string') {
    if (inside) addPath(value, found);
  } else if (Array.isArray(value)) {
    for (const part of value as readonly Json[]) collect(part, inside, found);
  } else if (isJsonObject(value)) {
    for (const [key, part] of Object.entries(value)) collect(part, inside || dependent.has(key), found);
  }
}

function addPath(pointer: string, found: Set<string>): void {
  const match = /^\$(self|option)\/(.+)$/.exec(pointer);
  if (!match?.[2]) return;
  const names = match[2].split('/').filter((name) => !/^(\d+|-)$/.test(name));
  for (let length = 1; length <= (match[1] === 'option' ? 1 : names.length); length += 1)
    found.add(names.slice(0, length).join('.'));
  if (match[1] === 'self') found.add(`${names.join('.')}.`);
}
