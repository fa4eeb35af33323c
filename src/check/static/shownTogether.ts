import { ownEntry } from '../../domain/ownEntry.ts';
import type { Project } from '../../compile/project.ts';
import { listOf, type Json } from '../../domain/json.ts';
import { deepEqual, isAmong } from '../../domain/deepEqual.ts';
import { whenOf, type FormField, type FormGuard } from '../../rules/formSchema.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';

/** The fields of a form, and the rules that its guards may ask. */
interface Form {
  readonly project: Project;
  readonly fields: readonly FormField[];
}

/** Guards that all hold whenever a place of a form is shown: its own, those of the fields around it, and those of the fields
 * that these look at, for no guard is true of what is hidden. */
export function guardsOfShown(form: Form, tokens: readonly string[]): readonly FormGuard[] {
  return guardsWith(
    form,
    ownGuards(form, tokens).map(({ guard }) => guard),
  );
}

/** Guards that all hold whenever one does, itself included. */
export function guardsWith(form: Form, guards: readonly FormGuard[]): readonly FormGuard[] {
  const found = new Set(guards);
  const seen = new Set<FormField>();
  // A set that grows while it is walked is walked to its end.
  for (const guard of found) {
    for (const tokens of looksAt(form, guard)) {
      for (const { field, guard: other } of ownGuards(form, tokens)) {
        if (seen.has(field)) continue;
        seen.add(field);
        found.add(other);
      }
    }
  }
  return [...found];
}

function ownGuards(
  { fields }: Form,
  place: readonly string[],
): readonly { readonly field: FormField; readonly guard: FormGuard }[] {
  return fields.flatMap((field) => {
    const guard = whenOf(field.schema);
    return guard && field.tokens.every((token, index) => token === place[index]) ? [{ field, guard }] : [];
  });
}

/** Places of the form without which a guard is never true. */
function looksAt({ project }: Form, guard: FormGuard): readonly (readonly string[])[] {
  const { defaults = {} } = ownEntry(project.rules, ruleOfGuard(guard as unknown as Json) ?? '')?.rule ?? {};
  return Object.entries(guard.params).flatMap(([member, value]) => {
    if (!isWordPointer(value) || Object.hasOwn(defaults, member)) return [];
    const { word, tokens } = parseWordPointer(value);
    if (word === 'self') return [tokens];
    return word === 'option' ? [tokens.slice(0, 1)] : [];
  });
}

/** Whether guards are never all true: what they compare with lists has no value that is in all of these. */
export function neverTogether(guards: readonly FormGuard[]): boolean {
  const left = new Map<string, readonly Json[]>();
  for (const { type, params } of guards) {
    const at = params['at'];
    if (type !== 'is' || typeof at !== 'string') continue;
    const values = listOf(params['in']);
    const before = left.get(at) ?? values;
    left.set(
      at,
      before.filter((value) => isAmong(value, values)),
    );
  }
  return [...left.values()].some((values) => values.length === 0);
}

/** Whether a guard is true wherever all of these are. */
export function isImplied(one: FormGuard, by: readonly FormGuard[]): boolean {
  return by.some((other) => {
    if (deepEqual(other as unknown as Json, one as unknown as Json)) return true;
    const isSame = one.type === 'is' && other.type === 'is' && one.params['at'] === other.params['at'];
    return isSame && listOf(other.params['in']).every((value) => isAmong(value, listOf(one.params['in'])));
  });
}
