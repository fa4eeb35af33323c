import type { Project } from '../../compile/project.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { formatPointer, getAt } from '../../domain/jsonPointer.ts';
import type { FormField } from '../../rules/formSchema.ts';
import type { Place } from '../finding.ts';

/** Where a field of a form, or what it says at `tokens`, stands: in the form's file, or in the shared schema that says it. */
export function fieldPlace(
  { forms, files }: Project,
  form: string,
  fields: readonly FormField[],
  field: FormField,
  tokens: readonly string[],
): Place {
  const at = [...pathOf(field.tokens), ...tokens];
  const own = { file: `schemas/${form}.schema.json`, pointer: formatPointer(at) };
  if (getAt(forms[form]?.schema.data, at) !== undefined) return own;
  for (let length = field.tokens.length; length > 0; length -= 1) {
    const around = fields.find((one) => deepEqual(one.tokens, field.tokens.slice(0, length)));
    const shared = around?.schema['x-shared'];
    if (typeof shared !== 'string') continue;
    const file = `schemas/shared/${shared}.schema.json`;
    const inside = [...pathOf(field.tokens.slice(length)), ...tokens];
    if (getAt(files.get(file)?.data, inside) !== undefined) return { file, pointer: formatPointer(inside) };
  }
  return own;
}

/** Names of fields as they lie in a schema. */
export function pathOf(tokens: readonly string[]): readonly string[] {
  return tokens.flatMap((token) => (token === '-' ? ['items'] : ['properties', token]));
}
