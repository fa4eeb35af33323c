import { useMemo } from 'react';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { FieldWords, StepWords } from '../../i18n/stepWords.ts';
import { optionsOf } from '../../rules/formSchema.ts';
import { pointerOf } from '../answer/answerTree.ts';
import { isResolved, resolveMapping } from '../answer/resolveMapping.ts';
import { inRow } from '../answer/stepScope.ts';
import { useStep, useStore } from '../field/StepContext.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import { choicesOf, listedIn } from '../answer/choices.ts';
import { optionLabel } from './optionLabel.ts';
import { optionServiceOf } from './serviceOptions.ts';
import type { ServiceRows } from './useServiceRows.ts';
import { useServiceRows } from './useServiceRows.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** What it was made from, where that is a row. */
  readonly row?: Json | undefined;
  /** Shown, but not to be chosen. */
  readonly closed: boolean;
}

export interface Options extends Omit<ServiceRows, 'rows'> {
  readonly options: readonly Option[];
}

/** What a field chooses from: what a read answers, rows of the step's data, or the schema's own list. */
export function useOptions(field: FieldPlan, words: FieldWords): Options {
  const { words: step, data } = useStep();
  const service = useMemo(() => optionServiceOf(field), [field]);
  const input = useStore((store) =>
    service && isResolved(service.input, store.scope().resolve)
      ? JSON.stringify(resolveMapping(service.input, store.scope().resolve))
      : undefined,
  );
  const { rows, state, retry } = useServiceRows(service, input);
  const offered = useStore((store) =>
    offeredValues(field, data, (value) => store.isOffered(pointerOf(field.path), value)),
  );
  const options = useMemo(
    () =>
      service
        ? rows.map((row) => ({
            value: String(inRow(row, service.value) ?? ''),
            label: optionLabel(row, service.label(step.locale), words, step),
            row,
            closed: false,
          }))
        : fixedOptions(field, words, step, data).filter(({ value }) => isAmong(offered, value)),
    [field, service, rows, words, step, data, offered],
  );
  return { options, state: service ? state : 'ready', retry };
}

/** The values of the schema's own list, or of the rows of the step's data, that rules let be offered: as JSON text, so that
 * the same are the same; `undefined` for a field that has neither. */
function offeredValues(
  { schema }: FieldPlan,
  data: JsonObject,
  isOffered: (value: Json) => boolean,
): string | undefined {
  const values = choicesOf(schema, data)?.map(({ value }) => value ?? '');
  return values && JSON.stringify(values.filter(isOffered).map(String));
}

const isAmong = (offered: string | undefined, value: string): boolean =>
  offered === undefined || (JSON.parse(offered) as readonly string[]).includes(value);

/** Rows of the step's data, or the schema's own list. */
export function fixedOptions(
  field: FieldPlan,
  words: FieldWords,
  step: StepWords,
  data: JsonObject,
): readonly Option[] {
  // Where the schema lists what may come, the words say each.
  const from = listedIn(field.schema) ? undefined : optionsOf(field.schema);
  return (choicesOf(field.schema, data) ?? []).map(({ value: chosen, row, closed }) => {
    const value = String(chosen ?? '');
    const label =
      from && row !== undefined ? optionLabel(row, from.label, words, step, from.choices) : words.option(value);
    return { value, label, row, closed };
  });
}
