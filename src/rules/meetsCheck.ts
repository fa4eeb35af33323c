import type { JsonObject } from '../domain/json.ts';
import { lengthInCharacters } from './lengthInCharacters.ts';

/** Whether a text meets `pattern`, `minLength` and `maxLength` of one schema. Comfort while typing: the compiled form judges. */
export function meetsCheck({ pattern, minLength, maxLength }: JsonObject, text: string): boolean {
  const length = lengthInCharacters(text);
  if (typeof minLength === 'number' && length < minLength) return false;
  if (typeof maxLength === 'number' && length > maxLength) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}
