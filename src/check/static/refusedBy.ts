import type { Json, JsonObject } from '../../domain/json.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { schemaErrors } from '../../rules/schemaErrors.ts';
import { tidyAnswer } from '../../rules/tidyAnswer.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Reporter } from './checkContext.ts';

/** The keywords by which a field refuses a value, as a list to read; `undefined` when it takes it.
 * @param how what is `typed` is tidied first, what is `kept` in a record is judged as it stands */
export function refusedBy(
  context: Reporter,
  schema: JsonObject,
  value: Json,
  how: 'typed' | 'kept',
): string | undefined {
  try {
    const validator = compileSchema(schema);
    const judged = how === 'typed' ? tidyAnswer([{ tokens: ['field'], schema }], { field: value })['field'] : value;
    if (validator.call({ world: checkWorld(context.project) }, judged)) return undefined;
    const keywords = new Set(schemaErrors(validator.errors ?? []).map(({ keyword }) => `"${keyword}"`));
    return [...keywords].join(' and ');
  } catch {
    // A schema that does not compile is told of by itself.
    return undefined;
  }
}
