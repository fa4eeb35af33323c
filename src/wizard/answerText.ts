import { isJsonObject, type Json, type JsonObject } from '../domain/json.ts';
import { getAt, parsePointer } from '../domain/jsonPointer.ts';
import type { FieldWords, StepWords } from '../i18n/stepWords.ts';
import type { CompiledForm } from '../rules/compiled.ts';

/** A field of a step that was answered, with all that its text takes. */
export interface AnsweredField {
  readonly state: string;
  readonly schema: JsonObject;
  readonly form: CompiledForm;
  /** The step's `data`, resolved. */
  readonly data: JsonObject;
  /** The whole answer of the step. */
  readonly answer: Json | undefined;
  readonly value: Json | undefined;
  readonly words: FieldWords;
  readonly stepWords: StepWords;
  readonly serviceRows: { readonly [operationId: string]: readonly Json[] };
}

/** An answer as the member would say it: the name of what was chosen, an amount with its currency, a date in words. */
export function answerText(field: AnsweredField): string | undefined {
  const { value, schema, stepWords } = field;
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map((row: Json) => rowText(field, row)).join('\n');
  const row = optionRow(field, schema, value);
  if (row) return rowLabel(field, row);
  if (schema['x-currency'] !== undefined) {
    return stepWords.format('money', { currency: currencyOf(field, schema['x-currency']), amount: String(value) });
  }
  if (schema['format'] === 'date') return stepWords.format('date', value);
  if (typeof value === 'string' && isChoice(schema)) return field.words.option(value);
  if (isJsonObject(value)) return typeof value['file_name'] === 'string' ? value['file_name'] : undefined;
  return stepWords.format('text', value);
}

function isChoice(schema: JsonObject): boolean {
  return Array.isArray(schema['enum']) || schema['const'] !== undefined;
}

/** A row of a list: its values side by side. */
function rowText(field: AnsweredField, row: Json): string {
  if (!isJsonObject(row)) return field.stepWords.format('text', row);
  const columns = getAt(field.schema, ['items', 'properties']);
  const texts = Object.entries(row).map(([name, value]) => {
    const column = isJsonObject(columns) ? columns[name] : undefined;
    return answerText({ ...field, value, schema: isJsonObject(column) ? column : {} }) ?? '';
  });
  return texts.filter((text) => text !== '').join(' · ');
}

/** The row that was chosen, of the step's own options or of those its service gave. */
function optionRow(field: AnsweredField, schema: JsonObject, value: Json): JsonObject | undefined {
  const [rows, key] = optionsOf(field, schema);
  const row = rows.find((each) => getAt(each, parsePointer(key)) === value);
  return isJsonObject(row) ? row : undefined;
}

function optionsOf(field: AnsweredField, schema: JsonObject): readonly [readonly Json[], string] {
  const { 'x-options': options, 'x-service': service } = schema;
  if (isJsonObject(options)) return [listAt(field.data, `/${String(options['from'])}`), String(options['value'] ?? '')];
  if (!isJsonObject(service) || service['as'] !== 'options') return [[], ''];
  return [field.serviceRows[String(service['op'])] ?? [], String(service['value'] ?? '')];
}

/** A short name where the schema points at one: a template is made for choosing, with all that matters then. */
function rowLabel({ schema, words, stepWords, value }: AnsweredField, row: JsonObject): string {
  const source = schema['x-options'] ?? schema['x-service'];
  const label = isJsonObject(source) ? source['label'] : undefined;
  const named = typeof label === 'string' ? getAt(row, parsePointer(label)) : undefined;
  if (typeof named === 'string') return named;
  return words.row === undefined ? String(value) : stepWords.fill(words.row, row);
}

/** `HKD`, `$option/<field>/currency`, or a place in the step's own answer. */
function currencyOf(field: AnsweredField, pointer: Json): string {
  if (typeof pointer !== 'string' || !pointer.startsWith('$')) return String(pointer);
  const [word, name = '', ...rest] = pointer.split('/');
  if (word === '$self') return String(getAt(field.answer, [name, ...rest]) ?? '');
  if (word !== '$option') return '';
  const schema = getAt(field.form.schema, ['properties', name]);
  const chosen = getAt(field.answer, [name]);
  const row = isJsonObject(schema) && chosen !== undefined ? optionRow(field, schema, chosen) : undefined;
  return String(getAt(row, rest) ?? '');
}

/** The list in an operation's reply or in a step's data. */
export function listAt(value: Json | undefined, pointer: string): readonly Json[] {
  const list = getAt(value, parsePointer(pointer));
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}
