import type { FieldWords } from '../../i18n/stepWords.ts';
import type { ShownError } from '../answer/answerStore.ts';

/** The sentence for an error at a field whose words are `words`; an error inside it may have one of its own
 * (`otp_id.required`: the code was never asked for). */
export function errorWords(error: ShownError, words: FieldWords, pointer: string): string {
  if (!error.finding) return error.message ?? '';
  const inside = error.pointer.slice(pointer.length + 1).replaceAll('/', '.');
  return words.error(error.finding.keyword, error.finding.params, inside === '' ? undefined : inside);
}
