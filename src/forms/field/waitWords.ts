import type { JsonObject } from '../../domain/json.ts';
import type { StepWords } from '../../i18n/stepWords.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A button that has to wait says for how long, in the largest unit that still tells something: seconds for up to two
 * minutes, then minutes, then hours. */
export function waitWords(words: StepWords, widget: string, seconds: number, values: JsonObject = {}): string {
  if (seconds <= 2 * MINUTE) return words.widget(widget, 'wait', { ...values, seconds });
  if (seconds <= 2 * HOUR)
    return words.widget(widget, 'waitMinutes', { ...values, minutes: Math.ceil(seconds / MINUTE) });
  return words.widget(widget, 'waitHours', { ...values, hours: Math.ceil(seconds / HOUR) });
}
