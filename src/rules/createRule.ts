import type { JsonObject } from '../domain/json.ts';
import type { CompiledRule, World } from './compiled.ts';
import { noDetail } from './keyword.ts';
import type { ValidationError, Validator } from './validator.ts';

/** A compiled rule that can also say what a message may show when it fails. */
export interface JudgedRule extends CompiledRule {
  /** Undefined when the rule holds; else the parameters of the keyword that failed, such as `limit`. */
  readonly failure: (subject: JsonObject, world: World) => JsonObject | undefined;
}

/** A rule from its validator: what runs in the page, the gateway and the checker alike.
 * @param defaults what members are that are absent
 * @param worked the figures that the rule names, worked out from its subject */
export function createRule(
  id: string,
  subject: readonly string[],
  validator: Validator,
  defaults?: JsonObject,
  worked?: (subject: JsonObject, world: World) => JsonObject,
): JudgedRule {
  const failure: JudgedRule['failure'] = (given, world) => {
    const values = { ...defaults, ...given };
    if (!subject.every((member) => Object.hasOwn(values, member))) return noDetail;
    return validator.call({ world }, { ...values, ...worked?.(values, world) })
      ? undefined
      : detailOf(validator.errors ?? []);
  };
  return { id, subject, holds: (values, world) => failure(values, world) === undefined, failure };
}

/** The parameters of what failed first; that a branch failed says nothing. */
function detailOf(errors: readonly ValidationError[]): JsonObject {
  const own = errors.find(({ keyword }) => !['if', 'not', 'anyOf', 'oneOf'].includes(keyword));
  return (own?.params ?? noDetail) as JsonObject;
}
