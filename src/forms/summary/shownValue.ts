import type { Json, JsonObject } from '../../domain/json.ts';
import type { FormatName } from '../../domain/valueFormats.ts';
import { isFormatName } from '../../domain/valueFormats.ts';
import type { StepWords } from '../../i18n/stepWords.ts';
import { readPointer } from '../answer/answerTree.ts';

/** One value of a summary or of figures as it is read, from where it lies in `data`; nothing where it is not there. */
export function shownValue(entry: JsonObject, data: JsonObject, words: StepWords): string | undefined {
  const { name, data: at, as, of } = entry;
  const value = typeof at === 'string' ? readPointer(data, `/${at}`) : undefined;
  if (value === undefined || value === null || value === '') return undefined;
  if (as === 'option' && typeof of === 'string') return words.field(String(name), of).option(String(value));
  if (as === 'fee') return isNothing(value) ? words.widget('summary', 'free') : words.format('money', value);
  const format: FormatName = typeof as === 'string' && isFormatName(as) ? as : 'text';
  return words.format(format, value);
}

const isNothing = (sum: Json): boolean => !/[1-9]/.test(JSON.stringify(sum));
