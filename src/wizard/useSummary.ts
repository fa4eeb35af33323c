import { useEffect, useMemo, useState } from 'react';
import type { OperationCalls } from '../api/calls.ts';
import { isJsonObject, type Json, type JsonObject } from '../domain/json.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import type { SummaryRow } from '../forms/StepForm/StepFormProps.ts';
import type { CompiledForm, PointerScope } from '../rules/compiled.ts';
import { listAt } from './answerText.ts';
import { answeredField, summaryRows } from './summaryRows.ts';
import { useFlowWords } from './useStepWords.ts';

interface Summarised {
  readonly flow: string;
  readonly state: string;
  readonly form: CompiledForm;
  readonly data: JsonObject;
  readonly scope: PointerScope;
}

/** The summary of a step or an outcome. What was chosen of a service's list (a bank) is named as soon as the list is here. */
export function useSummary(
  view: Summarised,
  bundle: FlowBundle,
  calls: OperationCalls | undefined,
): readonly SummaryRow[] {
  const { flow, state, form, data, scope } = view;
  const wordsOf = useFlowWords(flow);
  const inner = useMemo(() => bundleOf(bundle, flow) ?? bundle, [bundle, flow]);
  const source = useMemo(
    () => ({
      flow: inner.flow,
      state,
      form,
      data,
      scope,
      wordsOf,
      formOf: (step: string) => inner.forms[inner.flow.states[step]?.meta?.form ?? ''],
      serviceRows: {},
    }),
    [inner, state, form, data, scope, wordsOf],
  );
  const serviceRows = useServiceRows(source, calls);
  return useMemo(() => summaryRows({ ...source, serviceRows }), [source, serviceRows]);
}

type Source = Parameters<typeof summaryRows>[0];
type ServiceRows = Source['serviceRows'];

function useServiceRows(source: Source, calls: OperationCalls | undefined): ServiceRows {
  const [rows, setRows] = useState<ServiceRows>({});
  useEffect(() => {
    let current = true;
    for (const { op, input, list } of servicesOf(source)) {
      void calls?.send({ operationId: op, input }).then((reply) => {
        if (current && reply.type === 'done') setRows((known) => ({ ...known, [op]: listAt(reply.data, list) }));
      });
    }
    return () => {
      current = false;
    };
    // Asked once for a visit: words and language change nothing of the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [source.form, calls]);
  return rows;
}

interface Service {
  readonly op: string;
  readonly input: JsonObject;
  readonly list: string;
}

/** Reads behind the answered choices of a summary; those whose input is not literal are left out. */
function servicesOf(source: Source): readonly Service[] {
  const items = source.form.schema['x-summary'];
  return (Array.isArray(items) ? (items as readonly Json[]) : []).flatMap((item) => {
    const place = isJsonObject(item) ? item['answer'] : undefined;
    const field = typeof place === 'string' ? answeredField(source, place) : undefined;
    const service = field?.value === undefined ? undefined : field.schema['x-service'];
    if (!isJsonObject(service) || service['as'] !== 'options' || typeof service['op'] !== 'string') return [];
    const input = isJsonObject(service['input']) ? service['input'] : {};
    const literal = Object.values(input).every((value) => typeof value === 'string' && !value.startsWith('$'));
    return literal ? [{ op: service['op'], input, list: String(service['list'] ?? '') }] : [];
  });
}

function bundleOf(bundle: FlowBundle, flow: string): FlowBundle | undefined {
  if (bundle.flow.id === flow) return bundle;
  for (const inner of Object.values(bundle.flows)) {
    const found = bundleOf(inner, flow);
    if (found) return found;
  }
  return undefined;
}
