import { isJsonObject, type Json, type JsonObject } from '../domain/json.ts';
import { getAt, parsePointer } from '../domain/jsonPointer.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import type { SummaryRow } from '../forms/StepForm/StepFormProps.ts';
import type { FormatName } from '../i18n/stepWordFormats.ts';
import type { CompiledForm, PointerScope } from '../rules/compiled.ts';
import { answerText, type AnsweredField } from './answerText.ts';
import type { WordsOf } from './useStepWords.ts';

/** What a summary is made of. */
export interface SummarySource {
  readonly flow: FlowFile;
  readonly state: string;
  readonly form: CompiledForm;
  readonly formOf: (state: string) => CompiledForm | undefined;
  readonly data: JsonObject;
  readonly scope: PointerScope;
  readonly wordsOf: WordsOf;
  /** Rows that a field's service gave, by operation: names of banks. */
  readonly serviceRows: { readonly [operationId: string]: readonly Json[] };
}

/** The rows of a form's `x-summary`, in file order: answers of other steps with a Change link, and data with a label of
 * its own. What was not answered or is not there gives no row; secrets never do. */
export function summaryRows(source: SummarySource): readonly SummaryRow[] {
  const items = source.form.schema['x-summary'];
  if (!Array.isArray(items)) return [];
  return (items as readonly Json[]).flatMap((item) => {
    if (!isJsonObject(item)) return [];
    return typeof item['answer'] === 'string' ? answerRow(source, item['answer']) : dataRow(source, item);
  });
}

function answerRow(source: SummarySource, place: string): readonly SummaryRow[] {
  const field = answeredField(source, place);
  const text = field && answerText(field);
  if (!field || text === undefined || text === '') return [];
  const isStep = source.flow.states[source.state]?.type !== 'final';
  return [
    {
      name: place.replaceAll('/', '.'),
      label: field.words.label,
      value: text,
      ...(isStep ? { edit: field.state } : {}),
    },
  ];
}

/** A field of another step by its place, `details/amount`. */
export function answeredField(source: Omit<SummarySource, 'form'>, place: string): AnsweredField | undefined {
  const [state = '', ...names] = place.split('/');
  const form = source.formOf(state);
  if (!form || form.secrets[`/${names.join('/')}`] !== undefined) return undefined;
  const schema = getAt(
    form.schema,
    names.flatMap((name) => ['properties', name]),
  );
  if (!isJsonObject(schema)) return undefined;
  const dataOf = source.flow.states[state]?.meta?.data ?? {};
  const data = Object.fromEntries(
    Object.entries(dataOf).flatMap(([name, pointer]) => {
      const value = source.scope.resolve(pointer);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const shared = schema['x-shared'];
  const stepWords = source.wordsOf(state, data);
  return {
    state,
    schema,
    form,
    data,
    answer: source.scope.resolve(`$form/${state}`),
    value: source.scope.resolve(`$form/${place}`),
    words: stepWords.field(names.join('.'), typeof shared === 'string' ? shared : undefined),
    stepWords,
    serviceRows: source.serviceRows,
  };
}

const FORMATS: { readonly [as: string]: FormatName } = {
  money: 'money',
  date: 'date',
  time: 'time',
  dateTime: 'dateTime',
};

function dataRow({ data, state, wordsOf }: SummarySource, item: JsonObject): readonly SummaryRow[] {
  const { name, data: place, as } = item;
  if (typeof name !== 'string' || typeof place !== 'string') return [];
  const words = wordsOf(state, data);
  const value = words.format(FORMATS[String(as)] ?? 'text', getAt(data, parsePointer(`/${place}`)));
  return value === '' ? [] : [{ name, label: words.summary(name), value }];
}
