import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FieldWords, StepWords } from '../../i18n/stepWords.ts';
import type { FormOptions } from '../../rules/formSchema.ts';
import { inRow } from '../answer/stepScope.ts';

/** How a row reads: by the template of the words, else by the member that `label` points to.
 * @param choices members of the row that the words of a shared choice say */
export function optionLabel(
  row: Json,
  label: string | undefined,
  words: FieldWords,
  step: StepWords,
  choices: FormOptions['choices'] = {},
): string {
  if (words.row !== undefined && isJsonObject(row))
    return step.fill(words.row, { ...row, ...said(row, choices, step) });
  const found = label === undefined ? undefined : inRow(row, label);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

function said(row: JsonObject, choices: NonNullable<FormOptions['choices']>, step: StepWords): JsonObject {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([member, choice]) => {
      const value = row[member];
      return typeof value === 'string' || typeof value === 'boolean'
        ? [[member, step.field(member, choice).option(String(value))]]
        : [];
    }),
  );
}
