import { formFields, type FormField } from '../../rules/formSchema.ts';
import type { CheckContext } from './checkContext.ts';
import { fieldPlace } from './fieldPlace.ts';
import { refusedBy } from './refusedBy.ts';
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
  const keywords = refusedBy(context, schema, value, 'typed');
  if (keywords === undefined) return undefined;
  const what = `${JSON.stringify(value)} is refused by ${keywords} of the same field`;
  return { what, mend: 'Change one of the two.' };
}
