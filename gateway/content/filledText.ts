import { writtenDateTime, writtenTime } from '../../src/domain/writtenDate.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Lang } from '../shared/lang.ts';

/** The sentence of a return code with its `{{name}}`, `{{name, time}}` and `{{name, dateTime}}` filled in from the data of the reply, so that it can
 * be shown as it is; a value that the data do not have is left out. */
export function filledText(text: string, data: JsonObject, lang: Lang): string {
  return text.replaceAll(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_whole, name: string, format?: string) => {
    const value = data[name];
    if (value === undefined || value === null || typeof value === 'object') return '';
    if (format === 'time') return writtenTime(String(value));
    return format === 'dateTime' ? writtenDateTime(String(value), lang) : String(value);
  });
}
