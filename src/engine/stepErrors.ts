import type { JsonObject } from '../domain/json.ts';
import { getAt, parsePointer } from '../domain/jsonPointer.ts';
import type { CompiledForm, FieldError, PointerScope } from '../rules/compiled.ts';
import { hasHole } from './secrets.ts';

/** What is wrong with a recorded answer. A secret that left a hole was judged when it was given: errors at holes,
 * and of rules on an answer with holes, are passed over. */
export function stepErrors(form: CompiledForm, answer: JsonObject, scope: PointerScope): readonly FieldError[] {
  const errors = form.validate(answer, scope);
  if (errors.length === 0 || !hasHole(answer)) return errors;
  return errors.filter(({ pointer, keyword }) => !keyword.includes('.') && !isAtHole(answer, pointer));
}

function isAtHole(answer: JsonObject, pointer: string): boolean {
  const tokens = parsePointer(pointer);
  return tokens.some((_, depth) => hasHole(getAt(answer, tokens.slice(0, depth + 1))));
}
