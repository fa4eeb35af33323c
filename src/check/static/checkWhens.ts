import { attempt } from '../attempt.ts';
import { listOf, type Json, type JsonObject } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { getAt, setAt } from '../../domain/jsonPointer.ts';
import type { CompiledRule } from '../../rules/compiled.ts';
import { formFields, whenOf, type FormField } from '../../rules/formSchema.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { createPointerScope, isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import { pruneAnswer } from '../../rules/pruneAnswer.ts';
import { checkWorld } from '../checkWorld.ts';
import { ruleSubjects } from '../ruleSubjects.ts';

import { typeOf, valuesOf } from '../types/lookUp.ts';
import type { Reporter } from './checkContext.ts';
import { fieldPlace } from './schemaPlaces.ts';
import { refusedBy, resolvedForm } from './forms.ts';

/** Answers tried for one field; with more to try nothing is said. */
const MOST_TRIED = 2000;

/** Every field can be shown: some answer of the step meets its `x-when`. Judged where that looks at other fields of the step
 * alone, each with few values, so that all there are can be tried; a hidden one counts as not answered. */
export function checkWhens(context: Reporter): void {
  for (const [id, { schema }] of Object.entries(context.project.forms)) {
    const fields = formFields(resolvedForm(context, schema) ?? {});
    for (const field of fields) {
      if (!whenOf(field.schema) || isEverShown(context, fields, field) !== false) continue;
      const place = fieldPlace(context.project, id, fields, field, ['x-when']);
      const what = `"${field.tokens.join('/')}" is never shown: no answer of the step meets its x-when`;
      context.add('guard-constant', place, what, 'Let it look at what may be answered, or remove the field.');
    }
  }
}

/** `undefined` where that cannot be tried. */
function isEverShown(context: Reporter, fields: readonly FormField[], field: FormField): boolean | undefined {
  const looked = lookedAt(fields, field);
  const rules = rulesOf(context, [field, ...(looked ?? [])]);
  const values = looked?.map((one) => valuesTaken(context, one.schema));
  if (!looked || !rules || !values?.every((some) => some !== undefined)) return undefined;
  // That a field never has one value that a guard asks for is reported at that value.
  if (isOddly(field, looked, values)) return undefined;
  if (values.reduce((count, some) => count * (some.length + 1), 1) > MOST_TRIED) return undefined;
  const parts = { fields: [...looked, field], sources: {}, rules, closed: undefined };
  const scope = createPointerScope(checkWorld(context.project));
  const own = setAt({}, field.tokens, 0) as JsonObject;
  // Each may also be left empty, which only a guard of another field can tell from any value.
  const answers = looked.reduce<readonly JsonObject[]>(
    (made, { tokens }, index) =>
      made.flatMap((answer) => [
        answer,
        ...(values[index] ?? []).map((value) => setAt(answer, tokens, value) as JsonObject),
      ]),
    [own],
  );
  return answers.some((answer) => getAt(pruneAnswer(parts, answer, scope).answer, field.tokens) !== undefined);
}

function isOddly(
  { schema }: FormField,
  looked: readonly FormField[],
  values: readonly (readonly Json[] | undefined)[],
): boolean {
  const { type, params } = whenOf(schema) ?? {};
  const at = looked.findIndex(({ tokens }) => `$self/${tokens.join('/')}` === params?.['at']);
  return type === 'is' && listOf(params?.['in']).some((value) => !values[at]?.some((one) => deepEqual(one, value)));
}

/** Fields of the step that decide whether one is shown, and whether they are: `undefined` where anything else decides too. */
function lookedAt(fields: readonly FormField[], field: FormField): readonly FormField[] | undefined {
  const found = new Set<FormField>([field]);
  for (const { schema, tokens } of found) {
    const pointers = Object.values(whenOf(schema)?.params ?? {})
      .filter(isWordPointer)
      .map(parseWordPointer);
    if (tokens.length > 1 || pointers.some(({ word, tokens: names }) => word !== 'self' || names.length > 1))
      return undefined;
    for (const { tokens: names } of pointers) {
      const named = fields.filter((one) => one.tokens.length === 1 && one.tokens[0] === names[0]);
      // What several places of a schema say of a field together is not asked here.
      if (named.length !== 1) return undefined;
      // A circle is reported as such.
      if (named[0] === field) return undefined;
      for (const one of named) found.add(one);
    }
  }
  return [...found].filter((one) => one !== field);
}

function rulesOf(context: Reporter, fields: readonly FormField[]): { readonly [id: string]: CompiledRule } | undefined {
  const ids = fields.flatMap(({ schema }) => ruleOfGuard(whenOf(schema)) ?? []);
  return attempt(() => Object.fromEntries(ids.map((id) => [id, ruleSubjects(context.project, id).compiled])));
}

/** All that a field takes; `undefined` where that is too much to try. */
function valuesTaken(context: Reporter, schema: JsonObject): readonly Json[] | undefined {
  const listed = valuesOf(typeOf(schema)) ?? numbersOf(schema);
  return listed?.filter((value) => refusedBy(context, schema, value as Json, 'typed') === undefined) as
    readonly Json[] | undefined;
}

function numbersOf({ type, minimum, maximum }: JsonObject): readonly number[] | undefined {
  const isFew = typeof minimum === 'number' && typeof maximum === 'number' && maximum - minimum < MOST_TRIED;
  if (type !== 'integer' || !isFew) return undefined;
  const least = Math.ceil(minimum);
  return Array.from({ length: Math.max(0, Math.floor(maximum) - least + 1) }, (_, index) => least + index);
}

/** No field waits, by its `x-when`, for an answer that waits for its own. */
export function checkHidden(context: Reporter): void {
  for (const [id, { schema }] of Object.entries(context.project.forms)) {
    const fields = formFields(resolvedForm(context, schema) ?? {});
    for (const circle of circlesOf(fields)) {
      const [first] = circle;
      if (!first) continue;
      const place = fieldPlace(context.project, id, fields, first, ['x-when']);
      context.add('when-circle', place, whatOf(circle), fixOf(circle));
    }
  }
}

function whatOf(circle: readonly FormField[]): string {
  const names = circle.map(({ tokens }) => `"${tokens.join('/')}"`);
  const [first = ''] = names;
  if (names.length === 1) return `${first} is shown only once it is answered`;
  return names
    .map((name, index) => `${name} is shown only once ${names[index + 1] ?? first} is answered`)
    .join(', and ');
}

function fixOf(circle: readonly FormField[]): string {
  return circle.length === 1 ? 'Let something else show it.' : 'Let something else show one of them.';
}

/** Each circle once, from the field of it that comes first on the screen. */
function circlesOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const told = new Set<FormField>();
  return fields.flatMap((field) => {
    if (told.has(field)) return [];
    const circle = wayBack(fields, field);
    for (const one of circle ?? []) told.add(one);
    return circle ? [circle] : [];
  });
}

/** The shortest path from a field over what it waits for to itself. */
function wayBack(fields: readonly FormField[], start: FormField): readonly FormField[] | undefined {
  const seen = new Set<FormField>();
  let ways: readonly (readonly FormField[])[] = [[start]];
  while (ways.length > 0) {
    const longer: (readonly FormField[])[] = [];
    for (const way of ways) {
      for (const next of awaited(fields, way.at(-1) ?? start)) {
        if (next === start) return way;
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return undefined;
}

/** Fields of the step that are shown before one can be: those that its `x-when` looks at, and all around them. */
function awaited(fields: readonly FormField[], { schema, tokens }: FormField): readonly FormField[] {
  const looked = namedIn(whenOf(schema)?.params ?? {});
  const around = [...looked, ...(looked.length > 0 ? [tokens.slice(0, -1)] : [])];
  return fields.filter(
    (field) => whenOf(field.schema) !== undefined && around.some((one) => isAround(field.tokens, one)),
  );
}

function isAround(outer: readonly string[], inner: readonly string[]): boolean {
  return outer.length <= inner.length && outer.every((token, index) => token === inner[index]);
}

/** `$self/…` and the field of `$option/<field>/…`: a guard is true of what is there only. */
function namedIn(params: JsonObject): readonly (readonly string[])[] {
  return Object.values(params).flatMap((value) => {
    if (!isWordPointer(value)) return [];
    const { word, tokens } = parseWordPointer(value);
    if (word === 'self') return [tokens];
    return word === 'option' ? [tokens.slice(0, 1)] : [];
  });
}
