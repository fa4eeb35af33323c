import type { Json, JsonObject } from './json.ts';
import { isJsonObject } from './json.ts';
import { formatValue, isFormatName } from './valueFormats.ts';

/** Fills `{{name}}`, `{{quote.fee, money}}` as i18next does; an absent value leaves nothing. */
export function interpolate(text: string, values: JsonObject, locale: string): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*([^},]+?)\s*(?:,\s*(\w+)\s*)?\}\}/g, (_, path: string, format?: string) =>
    formatValue(format !== undefined && isFormatName(format) ? format : 'text', lookUp(values, path), locale),
  );
}

/** Whether every value that the text names is there. */
export function isFilled(text: string, values: JsonObject): boolean {
  return [...text.matchAll(/\{\{\s*([^},]+?)\s*[,}]/g)].every(([, path = '']) => lookUp(values, path) !== undefined);
}

/** The value at a dotted path; `undefined` where there is none. */
export function lookUp(values: JsonObject, path: string): Json | undefined {
  let at: Json | undefined = values;
  for (const name of path.split('.')) {
    if (Array.isArray(at)) at = (at as readonly Json[])[Number(name)];
    else if (isJsonObject(at) && Object.hasOwn(at, name)) at = at[name];
    else return undefined;
  }
  return at;
}
