import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { formatPointer } from '../domain/jsonPointer.ts';
import type { ConstantRow } from './constants.ts';

/** Keywords of JSON Schema whose bound may be a constant: `"maxItems": { "const": "giftcard.custom.most" }`. */
const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];

/** Members that hold schemas by name: what stands there is no keyword. */
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'schemas'];

/** Members that hold values, which only look like schemas. */
const VALUES = ['const', 'enum', 'default', 'example', 'examples'];

/** Where a bound names a constant. */
export interface BoundConstant {
  readonly pointer: string;
  readonly id: string;
}

/** A schema, or a document with schemas in it, with the values of the constants that its bounds name. One that is not known is left as
 * it is written, which compiles nowhere.
 * @param told is given every place */
export function withBounds(
  written: Json,
  valueOf: (id: string) => Json | undefined,
  told: (bound: BoundConstant) => void = () => undefined,
): Json {
  const visit = (value: Json, tokens: readonly string[], isNamed: boolean): Json => {
    if (Array.isArray(value))
      return (value as readonly Json[]).map((one, index) => visit(one, [...tokens, String(index)], false));
    if (!isJsonObject(value)) return value;
    const members = Object.entries(value).map(([key, inner]): readonly [string, Json] => {
      const at = [...tokens, key];
      if (isNamed) return [key, visit(inner, at, false)];
      const id = BOUNDS.includes(key) ? constantIn(inner) : undefined;
      if (id === undefined) return [key, VALUES.includes(key) ? inner : visit(inner, at, NAMED.includes(key))];
      told({ pointer: formatPointer(at), id });
      return [key, valueOf(id) ?? inner];
    });
    return Object.fromEntries(members);
  };
  return visit(written, [], false);
}

function constantIn(bound: Json): string | undefined {
  const id = isJsonObject(bound) && Object.keys(bound).length === 1 ? bound['const'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The value of a constant that a bound names: it has one, on all days. */
export function boundValue(rows: readonly ConstantRow[] | undefined): Json | undefined {
  const row: JsonObject | undefined = rows?.at(-1);
  return row?.['value'];
}
