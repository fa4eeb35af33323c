import { useMemo } from 'react';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { FieldWords, StepWords } from '../../i18n/stepWords.ts';
import { isOpenRow } from '../../rules/formScope.ts';
import { optionsOf } from '../../rules/formSchema.ts';
import { resolveMapping } from '../answer/resolveMapping.ts';
import { inRow } from '../answer/stepScope.ts';
import { useStep, useStore } from '../field/StepContext.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import { optionLabel } from './optionLabel.ts';
import { optionRowsOf } from './optionRows.ts';
import { optionServiceOf } from './serviceOptions.ts';
import type { ServiceRows } from './useServiceRows.ts';
import { useServiceRows } from './useServiceRows.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
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
    service ? JSON.stringify(resolveMapping(service.input, store.scope().resolve)) : '',
  );
  const { rows, state, retry } = useServiceRows(service, input);
  const offered = useStore((store) => offeredValues(field, data, (value) => store.isOffered(pointerOf(field), value)));
  const options = useMemo(
    () =>
      service
        ? rows.map((row) => ({
            value: String(inRow(row, service.value) ?? ''),
            label: optionLabel(row, service.label(step.locale), words, step),
            closed: false,
          }))
        : fixedOptions(field, words, step, data).filter(({ value }) => isAmong(offered, value)),
    [field, service, rows, words, step, data, offered],
  );
  return { options, state: service ? state : 'ready', retry };
}

const pointerOf = ({ path }: FieldPlan): string => `/${path.replaceAll('.', '/')}`;

/** The values of the schema's own list, or of the rows of the step's data, that rules let be offered: as JSON text, so that
 * the same are the same; `undefined` for a field that has neither. */
function offeredValues(
  { schema }: FieldPlan,
  data: JsonObject,
  isOffered: (value: Json) => boolean,
): string | undefined {
  const from = optionsOf(schema);
  const rows = from && optionRowsOf(from, data).map((row) => inRow(row, from.value) ?? '');
  const values = rows ?? (Array.isArray(schema.enum) ? (schema.enum as readonly Json[]) : undefined);
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
  const from = optionsOf(field.schema);
  const values = Array.isArray(field.schema.enum) ? (field.schema.enum as readonly Json[]) : undefined;
  if (from)
    return optionRowsOf(from, data).map((row) => {
      const value = String(inRow(row, from.value) ?? '');
      // Where the schema lists what may come, the words say each.
      const label = values ? words.option(value) : optionLabel(row, from.label, words, step, from.choices);
      return { value, label, closed: !isOpenRow(from, row) };
    });
  return (values ?? []).map((value) => ({ value: String(value), label: words.option(String(value)), closed: false }));
}
