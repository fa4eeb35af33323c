import { useEffect, useMemo, useState } from 'react';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { isOpenRow } from '../../rules/formScope.ts';
import { optionsOf } from '../../rules/formSchema.ts';
import type { FieldWords, StepWords } from '../../i18n/stepWords.ts';
import { optionRowsOf } from '../answer/optionRows.ts';
import { resolveMapping } from '../answer/resolveMapping.ts';
import { inRow } from '../answer/stepScope.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import { useStep, useStore } from './StepContext.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Shown, but not to be chosen. */
  readonly closed: boolean;
}

export interface Options {
  readonly options: readonly Option[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

/** What a field chooses from: rows of the step's data, what a read answers, or the schema's own list. */
export function useOptions(field: FieldPlan, words: FieldWords): Options {
  const step = useStep();
  const service = useServiceRows(field);
  const options = useMemo(
    () => service.rows.map((row) => serviceOption(field, row, words, step.words)) ?? [],
    [field, service.rows, words, step.words],
  );
  const fixed = useMemo(() => fixedOptions(field, words, step.words, step.data), [field, words, step.words, step.data]);
  return fixed ? { options: fixed, state: 'ready', retry: service.retry } : { ...service, options };
}

function fixedOptions(
  field: FieldPlan,
  words: FieldWords,
  step: StepWords,
  data: JsonObject,
): readonly Option[] | undefined {
  const from = optionsOf(field.schema);
  if (from)
    return optionRowsOf(from, data).map((row) => ({
      value: String(inRow(row, from.value) ?? ''),
      label: rowLabel(row, from.label, words, step),
      closed: !isOpenRow(from, row),
    }));
  if (!Array.isArray(field.schema.enum)) return undefined;
  return (field.schema.enum as readonly Json[]).map((value) => ({
    value: String(value),
    label: words.option(String(value)),
    closed: false,
  }));
}

function rowLabel(row: Json, label: string | undefined, words: FieldWords, step: StepWords): string {
  if (words.row !== undefined && isJsonObject(row)) return step.fill(words.row, row);
  const found = label === undefined ? undefined : inRow(row, label);
  return String(found ?? '');
}

function serviceOption(field: FieldPlan, row: Json, words: FieldWords, step: StepWords): Option {
  const service = serviceOf(field);
  return {
    value: String(inRow(row, textOf(service?.value) ?? '') ?? ''),
    label: rowLabel(row, textOf(service?.label), words, step),
    closed: false,
  };
}

const noRows: readonly Json[] = [];

/** Asks the read a field names, again whenever its input changes. */
function useServiceRows(field: FieldPlan): { rows: readonly Json[]; state: Options['state']; retry: () => void } {
  const { services } = useStep();
  const service = serviceOf(field);
  const operation = textOf(service?.op);
  const input = useStore((store) =>
    operation === undefined ? '' : JSON.stringify(resolveMapping(service?.input, store.scope().resolve)),
  );
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ rows: readonly Json[]; state: Options['state'] }>({
    rows: noRows,
    state: 'loading',
  });
  useEffect(() => {
    if (operation === undefined) return undefined;
    let current = true;
    setAnswer({ rows: noRows, state: 'loading' });
    void services.call(operation, JSON.parse(input) as JsonObject).then((outcome) => {
      if (!current) return;
      const found = outcome.type === 'done' ? inRow(outcome.data, textOf(service?.list) ?? '/list') : undefined;
      setAnswer(
        Array.isArray(found) ? { rows: found as readonly Json[], state: 'ready' } : { rows: noRows, state: 'failed' },
      );
    });
    return () => {
      current = false;
    };
  }, [services, operation, input, service, turn]);
  return { ...answer, retry: () => setTurn(turn + 1) };
}

function serviceOf(field: FieldPlan): JsonObject | undefined {
  const service = field.schema['x-service'];
  return isJsonObject(service) && service.as === 'options' ? service : undefined;
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
