import { isJsonObject, type Json } from '../domain/json.ts';
import { isNumeric } from '../domain/isNumeric.ts';
import type { FlowError } from '../engine/record.ts';
import type { StepWords } from '../i18n/stepWords.ts';
import type { FieldMessage, SummaryMessage } from '../forms/StepForm/StepFormProps.ts';
import type { CompiledForm } from '../rules/compiled.ts';

/** A return code of the catalogue: how grave it is, and at which fields it shows where the step has them. */
export interface CodePlaces {
  /** `error` unless it is said. */
  readonly severity?: 'error' | 'warning' | 'info';
  readonly at?: readonly string[];
  /** Fields for which something was obtained that is good no longer. */
  readonly ends?: readonly string[];
  /** Nothing was judged: one thing more is asked for. */
  readonly asks?: true;
}

export interface ServerMessages {
  readonly fieldErrors: readonly FieldMessage[];
  readonly ended?: readonly string[];
  readonly summaryMessage?: SummaryMessage;
  readonly asksMore?: boolean;
}

/** What a failed call says at a step: at the fields the catalogue names where the step has them, else above the step.
 * A code that the catalogue does not know is told in the gateway's own sentence, as text. */
export function serverMessages(
  error: FlowError,
  form: CompiledForm,
  words: StepWords,
  codes: { readonly [code: string]: CodePlaces },
): ServerMessages {
  if (error.code === 'PARAM_ERROR') {
    const fieldErrors = refusedFields(error.data, form, words);
    if (fieldErrors.length > 0) return { fieldErrors };
  }
  const places = Object.hasOwn(codes, error.code) ? codes[error.code] : undefined;
  const message = words.code(error.code, error.data) ?? error.desc ?? words.code('UNKNOWN_ERROR') ?? error.code;
  const ofForm = (pointers: readonly string[] = []) => pointers.filter((pointer) => hasField(form, pointer));
  const [at, ended] = [ofForm(places?.at), ofForm(places?.ends)];
  const ending = { ...(ended.length > 0 && { ended }), ...(places?.asks === true && { asksMore: true }) };
  if (at.length > 0) return { fieldErrors: at.map((pointer) => ({ pointer, message })), ...ending };
  return { fieldErrors: [], ...ending, summaryMessage: { severity: places?.severity ?? 'error', message } };
}

/** Fields of the request that the gateway refused, where the step asks for one of the same name. */
function refusedFields(data: Json, form: CompiledForm, words: StepWords): readonly FieldMessage[] {
  const fields = isJsonObject(data) && Array.isArray(data['fields']) ? (data['fields'] as readonly Json[]) : [];
  return fields.flatMap((field) => {
    if (!isJsonObject(field) || typeof field['pointer'] !== 'string') return [];
    const { pointer } = field;
    if (!hasField(form, pointer)) return [];
    const path = pointer
      .slice(1)
      .split('/')
      .filter((part) => !isNumeric(part))
      .join('.');
    const keyword = typeof field['keyword'] === 'string' ? field['keyword'] : 'invalid';
    return [{ pointer, message: words.field(path, sharedOf(form, pointer)).error(keyword) }];
  });
}

function hasField(form: CompiledForm, pointer: string): boolean {
  return propertyOf(form, pointer) !== undefined;
}

function sharedOf(form: CompiledForm, pointer: string): string | undefined {
  const shared = propertyOf(form, pointer)?.['x-shared'];
  return typeof shared === 'string' ? shared : undefined;
}

function propertyOf(form: CompiledForm, pointer: string): { readonly [key: string]: Json } | undefined {
  const name = pointer.split('/')[1] ?? '';
  const { properties } = form.schema;
  const property = isJsonObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isJsonObject(property) ? property : undefined;
}
