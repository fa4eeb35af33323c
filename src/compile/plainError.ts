import { counted } from '../domain/counted.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';

/** What is wrong with a value in plain words, as the rest of a sentence that begins with it: `is no day of the calendar`. Ajv's own
 * words for what has no better ones. */
export function plainError({ keyword, params, data, message }: ErrorObject): string {
  const limit = Number(params['limit']);
  const few = limit === 1 ? 'is empty' : undefined;
  switch (keyword) {
    case 'minLength':
      return few ?? `has fewer than ${limit} characters`;
    case 'maxLength':
      return `has more than ${counted(limit, 'character')}`;
    case 'minItems':
      return few ?? `has fewer than ${limit} rows`;
    case 'maxItems':
      return `has more than ${counted(limit, 'row')}`;
    case 'minProperties':
      return few ?? `has fewer than ${limit} members`;
    case 'maxProperties':
      return `has more than ${counted(limit, 'member')}`;
    case 'minimum':
      return `is less than ${limit}`;
    case 'maximum':
      return `is more than ${limit}`;
    case 'uniqueItems':
      return 'has the same twice';
    case 'format':
      return noFormat(String(params['format']), String(data)) ?? message ?? 'is not valid';
    default:
      return message ?? 'is not valid';
  }
}

/** @returns `undefined` for a format that has no plain words */
function noFormat(format: string, text: string): string | undefined {
  if (format !== 'date' && format !== 'date-time') return undefined;
  const isWritten =
    format === 'date' ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
  if (!isWritten.test(text)) return `is not written as ${format === 'date' ? 'a day' : 'a day, a time and an offset'}`;
  return format === 'date' ? 'is no day of the calendar' : 'is no day of the calendar, or no time of a day';
}
