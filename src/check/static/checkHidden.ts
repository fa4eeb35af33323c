import type { JsonObject } from '../../domain/json.ts';
import { formFields, whenOf, type FormField } from '../../rules/formSchema.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import type { Reporter } from './checkContext.ts';
import { fieldPlace } from './fieldPlace.ts';
import { resolvedForm } from './resolvedForm.ts';

/** No field waits, by its `x-when`, for an answer that waits for its own. */
export function checkHidden(context: Reporter): void {
  for (const [id, { schema }] of Object.entries(context.project.forms)) {
    const fields = formFields(resolvedForm(context, schema) ?? {});
    for (const circle of circlesOf(fields)) {
      const [first] = circle;
      if (!first) continue;
      const place = fieldPlace(context.project, id, fields, first, ['x-when']);
      context.add('when-circle', place, whatOf(circle), mendOf(circle));
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

function mendOf(circle: readonly FormField[]): string {
  return circle.length === 1 ? 'Let something else show it.' : 'Let something else show one of them.';
}

/** Each circle once, from the field of it that stands first on the screen. */
function circlesOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const told = new Set<FormField>();
  return fields.flatMap((field) => {
    if (told.has(field)) return [];
    const circle = wayBack(fields, field);
    for (const one of circle ?? []) told.add(one);
    return circle ? [circle] : [];
  });
}

/** The shortest way from a field over what it waits for to itself. */
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
