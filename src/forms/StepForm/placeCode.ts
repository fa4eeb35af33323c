import type { Json } from '../../domain/json.ts';
import type { StepWords } from '../../i18n/stepWords.ts';
import type { CompiledForm, PointerScope } from '../../rules/compiled.ts';
import { isJsonObject } from '../../domain/json.ts';
import { hiddenFields } from '../answer/hiddenFields.ts';
import { pathOf } from '../answer/answerTree.ts';
import { planForm } from '../plan/formPlan.ts';
import type { FieldMessage, SummaryMessage } from './StepFormProps.ts';
import type { JsonObject } from '../../domain/json.ts';

/** What the error catalogue (`content/return-codes.json`) says of one code. */
export interface CodeEntry {
  readonly severity: 'error' | 'warning' | 'info';
  readonly at?: readonly string[];
}

export interface PlacedCode {
  readonly fieldErrors: readonly FieldMessage[];
  readonly summaryMessage: SummaryMessage | undefined;
}

interface PlaceInput {
  readonly code: string;
  readonly data: Json;
  /** The gateway's own sentence, for a code the catalogue does not know. */
  readonly desc?: string | undefined;
  readonly form: CompiledForm;
  readonly answer: JsonObject;
  readonly scope: PointerScope;
  readonly catalogue: { readonly [code: string]: CodeEntry | undefined };
  readonly words: StepWords;
}

/** Where a return code shows on a step: at the first of its fields that the step asks now, else in the summary. The
 * gateway's list of refused fields goes to those fields. */
export function placeCode({ code, data, desc, form, answer, scope, catalogue, words }: PlaceInput): PlacedCode {
  const plan = planForm(form);
  const entry = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  const message = words.code(code, data) ?? desc ?? code;
  const hidden = hiddenFields(form, plan, answer, scope);
  const isAsked = (pointer: string): boolean => plan.byPath.has(pathOf(pointer)) && !hidden.has(pointer);
  const refused = refusedFields(data).filter(({ pointer }) => isAsked(pointer));
  if (refused.length > 0) {
    const said = refused.map(({ pointer, keyword }) => {
      const path = pathOf(pointer);
      return { pointer, message: words.field(path, plan.byPath.get(path)?.shared).error(keyword) };
    });
    return { fieldErrors: said, summaryMessage: undefined };
  }
  const at = entry?.at?.find(isAsked);
  if (at !== undefined) return { fieldErrors: [{ pointer: at, message }], summaryMessage: undefined };
  return { fieldErrors: [], summaryMessage: { severity: entry?.severity ?? 'error', message } };
}

/** `ret_data.fields` of PARAM_ERROR. */
function refusedFields(data: Json): readonly { readonly pointer: string; readonly keyword: string }[] {
  const fields = isJsonObject(data) && Array.isArray(data.fields) ? (data.fields as readonly Json[]) : [];
  return fields.flatMap((field) =>
    isJsonObject(field) && typeof field.pointer === 'string' && typeof field.keyword === 'string'
      ? [{ pointer: field.pointer, keyword: field.keyword }]
      : [],
  );
}
