import { useMemo } from 'react';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import type { SummaryRow } from '../forms/summary/SummaryRow.ts';
import { summaryRows } from '../forms/StepForm/summaryRows.ts';
import type { CompiledForm, PointerScope } from '../rules/compiled.ts';
import { useFlowWords } from './useStepWords.ts';

interface Summarised {
  readonly flow: string;
  readonly state: string;
  readonly form: CompiledForm;
  readonly data: JsonObject;
  readonly scope: PointerScope;
}

/** The rows of a step's or an outcome's summary; an outcome changes nothing any more and has no Change links. */
export function useSummary({ flow, state, form, data, scope }: Summarised, bundle: FlowBundle): readonly SummaryRow[] {
  const wordsOf = useFlowWords(flow);
  return useMemo(() => {
    const inner = bundleOf(bundle, flow) ?? bundle;
    const { states } = inner.flow;
    const rows = summaryRows({
      form,
      data,
      scope,
      words: wordsOf(state, data),
      stepOf: (name) => {
        const { meta } = states[name] ?? {};
        const other = inner.forms[meta?.form ?? ''];
        const otherData = resolved(meta?.data ?? {}, scope);
        return other && { form: other, data: otherData, words: wordsOf(name, otherData) };
      },
    });
    return states[state]?.type === 'final' ? rows.map(({ edit: _edit, ...row }) => row) : rows;
  }, [bundle, flow, state, form, data, scope, wordsOf]);
}

function resolved(pointers: { readonly [name: string]: string }, scope: PointerScope): JsonObject {
  return Object.fromEntries(
    Object.entries(pointers).flatMap(([name, pointer]) => {
      const value = scope.resolve(pointer);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function bundleOf(bundle: FlowBundle, flow: string): FlowBundle | undefined {
  if (bundle.flow.id === flow) return bundle;
  for (const inner of Object.values(bundle.flows)) {
    const found = bundleOf(inner, flow);
    if (found) return found;
  }
  return undefined;
}
