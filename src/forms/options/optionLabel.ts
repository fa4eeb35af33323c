import type { Json } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FieldWords, StepWords } from '../../i18n/stepWords.ts';
import { inRow } from '../answer/stepScope.ts';

/** How a row reads: by the template of the words, else by the member that `label` points to. */
export function optionLabel(row: Json, label: string | undefined, words: FieldWords, step: StepWords): string {
  if (words.row !== undefined && isJsonObject(row)) return step.fill(words.row, row);
  const found = label === undefined ? undefined : inRow(row, label);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
