import type { DataFile } from '../../compile/dataFile.ts';
import type { JsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { inQuotes, meant } from '../didYouMean.ts';
import { typesOf } from '../types/fits.ts';
import { valuesOf, type Typed } from '../types/lookUp.ts';
import type { Reporter } from './checkContext.ts';
import { chosenBy, countsIn } from './sentences.ts';
import { languageOf } from './wordFiles.ts';

/** Texts by a value: one for each that may come, and none for one that never does.
 * @param by what the text is chosen by, where that is known */
export function checkTexts(
  context: Reporter,
  file: DataFile,
  key: readonly string[],
  choice: JsonObject,
  by: Typed | undefined,
): void {
  const { path, isCounted } = chosenBy(choice);
  const name = path.join('.');
  const values = isCounted ? countsIn(languageOf(file)) : by && valuesOf(by)?.map(String);
  const texts = Object.keys(choice).filter((one) => one !== 'by');
  const hasElse = texts.includes('else');
  for (const text of texts) {
    if (text === 'else' ? !isCounted : values === undefined || values.includes(text)) continue;
    const place = { file: file.path, pointer: formatPointer([...key, text]), of: 'key' as const };
    const what = isCounted
      ? `no number reads as "${text}" in ${languageOf(file)}`
      : `"${name}" is never ${JSON.stringify(text)}`;
    const unsaid = (values ?? []).filter((value) => !texts.includes(value));
    context.add('word-choice', place, what, meant(text, unsaid, 'Remove it.'));
  }
  if (hasElse && !isCounted) return;
  const place = { file: file.path, pointer: formatPointer(key) };
  // Nothing is known of what cannot be read.
  if (values === undefined && by && typesOf(by) === undefined) return;
  if (values === undefined) {
    const what = `"${name}" may have other values than these, and there is no "else"`;
    context.add('word-choice', place, what, 'Add an "else".');
    return;
  }
  const left = values.filter((value) => !texts.includes(value));
  if (left.length === 0) return;
  const what = isCounted
    ? `numbers that read as ${inQuotes(left)} in ${languageOf(file)} have no text`
    : `"${name}" may be ${left.map((one) => JSON.stringify(one)).join(' or ')}, which has no text`;
  const fix = isCounted ? `Add ${inQuotes(left)}.` : `Add ${inQuotes(left)}, or an "else".`;
  context.add('word-choice', place, what, fix);
}
