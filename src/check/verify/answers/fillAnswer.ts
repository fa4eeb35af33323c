import type { Json, JsonObject } from '../../../domain/json.ts';
import { getAt, parsePointer, setAt } from '../../../domain/jsonPointer.ts';
import type { FieldError, PointerScope } from '../../../rules/compiled.ts';
import { formFields, rulesOf } from '../../../rules/formSchema.ts';
import { isWordPointer } from '../../../rules/pointerScope.ts';
import { fieldsHiding, fieldsShowing } from './fieldsHiding.ts';
import { distinct, fieldValues, inRows, type FormAt } from './fieldValues.ts';

const MOST_ROUNDS = 80;

/** A whole answer that the form takes, with the values given in it: the rest is mended, error by error, with what the fields
 * offer. `undefined` when none was found.
 * @param begin what a member might have filled in
 * @param given by pointer of a field; `undefined` leaves it empty */
export function fillAnswer(
  at: FormAt,
  begin: JsonObject,
  given: ReadonlyMap<string, Json | undefined>,
): JsonObject | undefined {
  const { form } = at;
  const scope: PointerScope = { resolve: at.resolve, world: at.world };
  const tried = new Map<string, Set<string>>();
  let answer: JsonObject = begin;
  for (const [pointer, value] of given) answer = (setAt(answer, parsePointer(pointer), value) ?? {}) as JsonObject;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const pruned = form.prune(answer, scope);
    const errors = form.validate(pruned, scope);
    const showing = [...given].flatMap(([pointer, value]) => {
      // What is not taken while it is shown may be elsewhere, or be hidden.
      if (errors.some((error) => error.pointer === pointer)) return fieldsShowing(form.schema, pointer);
      return value === undefined ? [] : fieldsHiding(form, pruned, scope, pointer);
    });
    if (errors.length === 0 && showing.length === 0) return pruned;
    const next = mended(at, pruned, [...showing, ...errors.flatMap((error) => fieldsBehind(at, error))], given, tried);
    // What nothing shows beside the rest of what is given is left out.
    if (!next) return errors.length === 0 ? pruned : undefined;
    answer = next;
    // What was hidden before may be shown now.
    for (const [pointer, value] of given)
      if (value !== undefined && getAt(answer, parsePointer(pointer)) === undefined)
        answer = setAt(answer, parsePointer(pointer), value) as JsonObject;
  }
  return undefined;
}

/** The answer with one more value tried for one of the fields. */
function mended(
  at: FormAt,
  answer: JsonObject,
  fields: readonly string[],
  given: ReadonlyMap<string, Json | undefined>,
  tried: Map<string, Set<string>>,
): JsonObject | undefined {
  for (const pointer of fields) {
    const tokens = parsePointer(pointer);
    if (isGiven(given, pointer, getAt(answer, tokens))) continue;
    const before = tried.get(pointer) ?? new Set<string>();
    tried.set(pointer, before);
    const values = [...fieldValues(at, tokens, answer), ...likeOthers(answer, pointer)];
    const value = distinct(values).find((one) => !before.has(JSON.stringify(one)));
    if (value === undefined) continue;
    before.add(JSON.stringify(value));
    return setAt(answer, tokens, value) as JsonObject;
  }
  return undefined;
}

/** Where something is wrong, the field around it, and what its rule looks at. */
function fieldsBehind({ form }: FormAt, { pointer, keyword, beside }: FieldError): readonly string[] {
  const [top = ''] = parsePointer(pointer);
  const looked = rulesOf(form.schema)
    .filter(({ rule }) => rule === keyword)
    .flatMap(({ params }) => Object.values(params))
    .flatMap((value) => {
      if (!isWordPointer(value)) return [];
      if (value.startsWith('$self/')) return [value.slice('$self'.length)];
      return value.startsWith('$option/') ? [`/${parsePointer(value.slice('$option'.length))[0] ?? ''}`] : [];
    });
  const known = new Set(formFields(form.schema).map(({ tokens }) => `/${tokens.join('/')}`));
  // What is said of the whole form, or of several fields together, may be mended by any field.
  const named = pointer === '' || beside ? [pointer, ...(beside ?? []), ...known] : [pointer, `/${top}`, ...looked];
  return [...new Set(named)].filter((one) => known.has(`/${parsePointer(one).map(inRows).join('/')}`));
}

/** What is missing in a given row may be filled in. */
function isGiven(given: ReadonlyMap<string, Json | undefined>, pointer: string, value: Json | undefined): boolean {
  return [...given.keys()].some(
    (one) => one === pointer || one.startsWith(`${pointer}/`) || (pointer.startsWith(`${one}/`) && value !== undefined),
  );
}

/** What stands in the other fields: a password is typed twice. */
function likeOthers(answer: JsonObject, pointer: string): readonly Json[] {
  return Object.entries(answer).flatMap(([name, value]) =>
    `/${name}` === pointer || typeof value === 'object' ? [] : [value],
  );
}
