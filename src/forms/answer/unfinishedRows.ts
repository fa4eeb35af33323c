import type { Json, JsonObject } from '../../domain/json.ts';
import type { FieldError } from '../../rules/compiled.ts';
import type { FormPlan } from '../plan/formPlan.ts';
import { pathOf, readPointer } from './answerTree.ts';

/** Pointers of the rows in which something that has to be given is missing or wrong; none of a list that has no other rows.
 * @param found in the order of the screen */
export function unfinishedRows(answer: JsonObject, plan: FormPlan, found: readonly FieldError[]): readonly string[] {
  const byList = new Map<string, Set<number>>();
  for (const { pointer, keyword } of found) {
    const [, list, index] = /^(.+?)\/(\d+)\//.exec(pointer) ?? [];
    if (list === undefined || (keyword !== 'required' && plan.byPath.get(pathOf(pointer))?.isOptional !== false))
      continue;
    byList.set(list, (byList.get(list) ?? new Set()).add(Number(index)));
  }
  return [...byList].flatMap(([list, rows]) => {
    const all = readPointer(answer, list) as readonly Json[];
    return rows.size < all.length ? [...rows].map((index) => `${list}/${index}`) : [];
  });
}
