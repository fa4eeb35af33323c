import { keywordsRefusing } from '../types/fits.ts';
import { attempt } from '../attempt.ts';
import { remembering } from '../remembering.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { isJsonObject, type JsonObject, type Json } from '../../domain/json.ts';
import { resolveFormSchema } from '../../compile/formSource.ts';
import { languageProblems } from '../../compile/languageProblems.ts';
import type { FormEntry, Project } from '../../compile/project.ts';
import { planForm, type FormPlan } from '../../forms/plan/formPlan.ts';
import type { FormSource } from '../../rules/createForm.ts';
import { tidyAnswer } from '../../rules/tidyAnswer.ts';
import { checkWorld } from '../checkWorld.ts';

/** Whose forms they are. */
interface Of {
  readonly project: Project;
}

/** Of a form that is no object of fields nobody knows what it asks. */
function isReadable({ data }: DataFile): boolean {
  return isJsonObject(data) && isJsonObject(data['properties'] ?? {});
}

/** What `resolve` makes of a form that is an object of fields. */
export function readableForm(
  entry: FormEntry | undefined,
  resolve: (entry: FormEntry) => JsonObject,
): JsonObject | undefined {
  return entry && isReadable(entry.schema) ? attempt(() => resolve(entry)) : undefined;
}

/** The schema of a form or a shared field, every reference resolved; `undefined` for one that does not resolve or is not of the
 * language, which is reported elsewhere. */
export function resolvedForm({ project }: Of, file: DataFile): JsonObject | undefined {
  if (file.problems.length > 0 || languageProblems(project, file).length > 0) return undefined;
  return attempt(() => resolveFormSchema(project, file.path, file.data));
}

/** The fields of a form whose answers nobody judges. */
export const planOf = remembering((source: FormSource): FormPlan =>
  planForm({ ...source, validate: () => [], tidy: (answer) => answer, prune: (answer) => answer }),
);

/** The keywords by which a field refuses a value, as a list to read; `undefined` when it takes it.
 * @param how what is `typed` is tidied first, what is `kept` in a record is judged as it is */
export function refusedBy({ project }: Of, schema: JsonObject, value: Json, how: 'typed' | 'kept'): string | undefined {
  const tidied = () => tidyAnswer([{ tokens: ['field'], schema }], { field: value })['field'];
  const keywords = attempt(() => keywordsRefusing(schema, how === 'typed' ? tidied() : value, checkWorld(project)));
  return keywords && [...new Set(keywords)].map((keyword) => `"${keyword}"`).join(' and ');
}
