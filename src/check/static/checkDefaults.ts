import type { Json } from '../../domain/json.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { formFields, type FormField } from '../../rules/formSchema.ts';
import { schemaErrors } from '../../rules/schemaErrors.ts';
import { tidyAnswer } from '../../rules/tidyAnswer.ts';
import { checkWorld } from '../checkWorld.ts';
import type { CheckContext } from './checkContext.ts';
import { fieldPlace } from './fieldPlace.ts';
import { resolvedForm } from './resolvedForm.ts';

/** What fields start with is something that they take themselves. */
export function checkDefaults(context: CheckContext): void {
  for (const [id, { schema }] of Object.entries(context.project.forms)) {
    const fields = formFields(resolvedForm(context, schema) ?? {});
    for (const field of fields) {
      const why = whyRefused(context, field);
      if (why === undefined) continue;
      const place = fieldPlace(context.project, id, fields, field, ['default']);
      context.add('default-refused', place, `the default ${why.what}`, why.mend);
    }
  }
}

interface Refusal {
  readonly what: string;
  readonly mend: string;
}

function whyRefused(context: CheckContext, { schema }: FormField): Refusal | undefined {
  const value = schema['default'];
  if (value === undefined) return undefined;
  const { type } = schema;
  if (type === 'array')
    return { what: 'of a list is never taken', mend: 'Say "minItems": a list starts with its fewest rows.' };
  if (type === 'object') return { what: 'of several fields is never taken', mend: 'Give each field inside its own.' };
  const keywords = refusedBy(context, { tokens: ['field'], schema }, value);
  if (keywords.length === 0) return undefined;
  const by = keywords.map((keyword) => `"${keyword}"`).join(' and ');
  return { what: `${JSON.stringify(value)} is refused by ${by} of the same field`, mend: 'Change one of the two.' };
}

/** As the form would judge it: tidied first. */
function refusedBy(context: CheckContext, field: FormField, value: Json): readonly string[] {
  try {
    const validator = compileSchema(field.schema);
    const { field: tidied } = tidyAnswer([field], { field: value });
    const holds = validator.call({ world: checkWorld(context.project) }, tidied);
    return holds ? [] : [...new Set(schemaErrors(validator.errors ?? []).map(({ keyword }) => keyword))];
  } catch {
    // A schema that does not compile is told of by itself.
    return [];
  }
}
