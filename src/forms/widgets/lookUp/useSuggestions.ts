import { useEffect, useMemo, useState } from 'react';
import type { Json, JsonObject } from '../../../domain/json.ts';
import type { AnswerStore } from '../../answer/answerStore.ts';
import { isResolved, resolveMapping } from '../../answer/resolveMapping.ts';
import { inRow } from '../../answer/stepScope.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import { useAsked } from '../../field/useAsked.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { optionLabel } from '../../options/optionLabel.ts';
import { loadRows } from '../../options/serviceOptions.ts';
import type { SuggestionService } from '../../options/suggestions.ts';
import { suggestionServiceOf } from '../../options/suggestions.ts';
import type { FieldPlan } from '../../plan/formPlan.ts';
import type { Findable } from '../combobox/findOptions.ts';
import { findable } from '../combobox/findOptions.ts';

export interface Suggestions {
  readonly service: SuggestionService;
  /** Of the text as it stands; none while the gateway is asked. */
  readonly options: readonly Findable[];
  /** `idle` where nothing is typed, `short` where too little is. */
  readonly state: 'idle' | 'short' | 'loading' | 'ready' | 'failed';
  readonly valueOf: (row: Json) => string;
  readonly nameOf: (row: Json) => string;
  readonly retry: () => void;
}

/** What each answer of a step was looked up in. It outlives the field, which may be hidden while that changes. */
const lookedUpIn = new WeakMap<AnswerStore, Map<string, string | undefined>>();

/** What the gateway finds for what was typed, once typing has paused. An answer about another text is dropped.
 * @param onOther what is looked up in has become another: nothing found before is an answer
 * @throws Error when the schema names no operation: the checker finds it first */
export function useSuggestions(
  { field, words, pointer }: Pick<WidgetProps, 'field' | 'words' | 'pointer'>,
  typed: string | undefined,
  onOther: () => void,
): Suggestions {
  const { store, services, words: step } = useStep();
  const service = useMemo(() => serviceOf(field), [field]);
  const [turn, setTurn] = useState(0);
  const input = useStore((store) => {
    const { resolve } = store.scope();
    return isResolved(service.input, resolve) ? JSON.stringify(resolveMapping(service.input, resolve)) : undefined;
  });
  useEffect(() => {
    const known = lookedUpIn.get(store) ?? new Map<string, string | undefined>();
    const isOther = known.has(pointer) && known.get(pointer) !== input;
    lookedUpIn.set(store, known.set(pointer, input));
    if (isOther) onOther();
  }, [store, pointer, input, onOther]);
  const text = typed?.trim() ?? '';
  const isLong = [...text].length >= service.least;
  const about = isLong && input !== undefined ? JSON.stringify([turn, input, text]) : '';
  const asked = useAsked<readonly Json[] | 'failed'>(about, async () => {
    const given = { ...(JSON.parse(input ?? '{}') as JsonObject), [service.typed]: text };
    return (await loadRows(services, service, given)) ?? 'failed';
  });
  const answer = about === '' || asked?.isOld !== false ? undefined : asked.answer;
  const { valueOf, labelOf } = useMemo(
    () => ({
      valueOf: (row: Json): string => String(inRow(row, service.value) ?? ''),
      labelOf: (row: Json): string => optionLabel(row, service.label(step.locale), words, step),
    }),
    [service, words, step],
  );
  const options = useMemo(() => {
    const rows = answer === undefined || answer === 'failed' ? [] : answer;
    return findable(
      rows.map((row) => ({ value: valueOf(row), label: labelOf(row), row, closed: false })),
      [],
    );
  }, [answer, valueOf, labelOf]);
  const waits = about === '' ? (text !== '' && !isLong ? 'short' : 'idle') : 'loading';
  return {
    service,
    options,
    state: answer === undefined ? waits : answer === 'failed' ? 'failed' : 'ready',
    valueOf,
    nameOf: (row) => labelOf(row).split('\n')[0] ?? '',
    retry: () => setTurn(turn + 1),
  };
}

function serviceOf(field: FieldPlan): SuggestionService {
  const service = suggestionServiceOf(field);
  if (!service) throw new Error(`Field "${field.path}" needs an operation in x-service.op.`);
  return service;
}
