import type { JsonObject } from '../../domain/json.ts';
import { rulesOf } from '../../rules/formSchema.ts';
import { textsIn } from '../eachMember.ts';

/** Ids of the rules of a form that judge a field, look at it, or hold by what it says: where nobody can answer, two of them may contradict
 * each other, or one look at the wrong values.
 * @param pointer of the field, in the answer */
export function rulesConcerned(schema: JsonObject, pointer: string): readonly string[] {
  const [, name = ''] = pointer.split('/');
  if (name === '') return [];
  const isOfField = (text: string) => [`/${name}`, `$self/${name}`].some((one) => `${text}/`.startsWith(`${one}/`));
  const rules = rulesOf(schema).filter((rule) => textsIn(rule as unknown as JsonObject).some(isOfField));
  return [...new Set(rules.map(({ rule }) => rule))];
}
