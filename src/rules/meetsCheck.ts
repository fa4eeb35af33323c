import { isJsonObject, type JsonObject } from '../domain/json.ts';
import { isRepeated } from './keywords/repeats.ts';
import { lengthInCharacters } from './lengthInCharacters.ts';

/** Whether a text meets `pattern`, `minLength`, `maxLength`, `enum`, `repeats` and `not` of one schema. Comfort while typing: the
 * compiled form judges. */
export function meetsCheck(schema: JsonObject, text: string): boolean {
  const { pattern, minLength, maxLength, enum: values, repeats, not } = schema;
  const length = lengthInCharacters(text);
  if (typeof minLength === 'number' && length < minLength) return false;
  if (typeof maxLength === 'number' && length > maxLength) return false;
  if (Array.isArray(values) && !values.includes(text)) return false;
  if (repeats === true && !isRepeated(text)) return false;
  if (isJsonObject(not) && meetsCheck(not, text)) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}
