import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import type { TidyOperation } from '../domain/tidyText.ts';

/** A field of a form schema. `-` in its tokens stands for every row: `['lines', '-', 'amount']`. */
export interface FormField {
  readonly tokens: readonly string[];
  readonly schema: JsonObject;
}

/** Every field of a form in screen order, objects before what they hold; those of `then`, `else`, `allOf`… too. */
export function formFields(schema: JsonObject, tokens: readonly string[] = []): readonly FormField[] {
  const fields: FormField[] = [];
  const properties = schema['properties'];
  if (isJsonObject(properties)) {
    for (const [name, field] of Object.entries(properties)) {
      if (!isJsonObject(field)) continue;
      const at = [...tokens, name];
      fields.push({ tokens: at, schema: field }, ...formFields(field, at));
    }
  }
  const items = schema['items'];
  if (isJsonObject(items)) fields.push(...formFields(items, [...tokens, '-']));
  for (const branch of branches(schema)) fields.push(...formFields(branch, tokens));
  return fields;
}

/** Schemas over the same value. */
function branches(schema: JsonObject): readonly JsonObject[] {
  const single = ['if', 'then', 'else'].map((key) => schema[key]);
  const listed = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    Array.isArray(schema[key]) ? (schema[key] as Json[]) : [],
  );
  const dependent = isJsonObject(schema['dependentSchemas']) ? Object.values(schema['dependentSchemas']) : [];
  return [...single, ...listed, ...dependent].filter(isJsonObject);
}

/** `x-rules` of a form: a rule over this and other steps, shown at one field. */
export interface FormRule {
  readonly rule: string;
  readonly params: JsonObject;
  readonly at: string;
  readonly when?: FormGuard;
  /** What it refuses is not offered, where `at` chooses from the schema's own list. */
  readonly offer?: true;
}

/** `x-when`: `is` or a rule. */
export interface FormGuard {
  readonly type: string;
  readonly params: JsonObject;
}

/** `x-options`: the rows that a field chooses from. */
export interface FormOptions {
  /** A name of the step's `data`. */
  readonly from: string;
  readonly value: string;
  readonly label: string;
  /** Rows that may be chosen; the others are shown, disabled. */
  readonly only?: OpenRows | readonly OpenRows[];
  /** By member of a row: the shared choice whose words say its value in the `row` of the words. */
  readonly choices?: { readonly [member: string]: string };
}

/** What a member of a row that may be chosen is one of. */
export interface OpenRows {
  readonly at: string;
  readonly in: readonly Json[];
}

/** `x-tidy`: what is done to a text before it is judged; `by` another field beside it where that decides. */
export type FieldTidy = readonly TidyStep[] | TidyByField;

export type TidyStep = TidyOperation | { readonly countryCode: string | { readonly beside: string } };

export interface TidyByField {
  readonly by: string;
  readonly of: { readonly [value: string]: readonly TidyStep[] };
  readonly else?: readonly TidyStep[];
}

export function rulesOf(schema: JsonObject): readonly FormRule[] {
  return Array.isArray(schema['x-rules']) ? (schema['x-rules'] as unknown as readonly FormRule[]) : [];
}

export function whenOf(schema: JsonObject): FormGuard | undefined {
  return isJsonObject(schema['x-when']) ? (schema['x-when'] as unknown as FormGuard) : undefined;
}

export function optionsOf(schema: JsonObject): FormOptions | undefined {
  return isJsonObject(schema['x-options']) ? (schema['x-options'] as unknown as FormOptions) : undefined;
}

/** What one of several choices is, where a field is a list of them; rows have fields and are no choices. */
export function severalOf(schema: JsonObject): JsonObject | undefined {
  const items = schema['items'];
  return schema['type'] === 'array' && isJsonObject(items) && items['type'] !== 'object' ? items : undefined;
}

/** What has to hold of a row that may be chosen; nothing where each may. */
export function onlyOf({ only }: FormOptions): readonly OpenRows[] {
  if (only === undefined) return [];
  return 'in' in only ? [only] : only;
}

export function tidyOf(schema: JsonObject): FieldTidy | undefined {
  return schema['x-tidy'] === undefined ? undefined : (schema['x-tidy'] as unknown as FieldTidy);
}

/** What a text has to meet: the schema itself and those of its `allOf` that have a name for it (`x-check`). */
export function checksOf(schema: JsonObject): readonly { readonly name: string; readonly schema: JsonObject }[] {
  const all = Array.isArray(schema['allOf']) ? (schema['allOf'] as readonly Json[]).filter(isJsonObject) : [];
  return [schema, ...all].flatMap((one) => {
    const name = one['x-check'];
    return typeof name === 'string' ? [{ name, schema: one }] : [];
  });
}
