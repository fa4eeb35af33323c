import { isJsonObject } from '../domain/json.ts';
import { formFields, onlyOf, optionsOf, type OpenRows } from '../rules/formSchema.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import type { Project } from './project.ts';

/** What has to hold of a row that a link of a page names, by the name in its query: what the form asks that starts with it.
 * So a page that lists rows offers each only what can be done with it. */
export function openRows(
  project: Project,
  { states, meta }: FlowFile,
): { readonly [query: string]: readonly OpenRows[] } {
  const names = Object.values(meta.entries ?? {}).flatMap(({ query = [] }) => query);
  const fields = Object.values(states).flatMap((state) => {
    const form = state.meta?.form === undefined ? undefined : project.forms[state.meta.form]?.schema.data;
    return isJsonObject(form) ? formFields(form) : [];
  });
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields.find(({ schema }) => schema['x-prefill'] === `$input/${name}`);
      const options = field && optionsOf(field.schema);
      return options ? [[name, onlyOf(options)] as const] : [];
    }),
  );
}
