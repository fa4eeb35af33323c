import type { DataFile } from '../../compile/dataFile.ts';
import { isJsonObject, type JsonObject, type Json } from '../../domain/json.ts';
import { resolveFormSchema, formSource } from '../../compile/formSource.ts';
import { languageProblems } from '../../compile/languageProblems.ts';
import type { Reporter, FlowView } from './checkContext.ts';
import { planForm, type FormPlan } from '../../forms/plan/formPlan.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { schemaErrors } from '../../rules/schemaErrors.ts';
import { tidyAnswer } from '../../rules/tidyAnswer.ts';
import { checkWorld } from '../checkWorld.ts';

/** Of a form that is no object of fields nobody knows what it asks. */
export function isReadable({ data }: DataFile): boolean {
  return isJsonObject(data) && isJsonObject(data['properties'] ?? {});
}

/** The schema of a form or a shared field, every reference resolved; `undefined` for one that does not resolve or is not of the
 * language, which is told of elsewhere. */
export function resolvedForm({ project }: Reporter, file: DataFile): JsonObject | undefined {
  if (file.problems.length > 0 || languageProblems(project, file).length > 0) return undefined;
  try {
    return resolveFormSchema(project, file.path, file.data);
  } catch {
    return undefined;
  }
}

type FormSource = ReturnType<typeof formSource>;

/** The source of a form of the flow; `undefined` when it cannot be read, which another check says. */
export function formSourceOf(view: FlowView, form: string): FormSource | undefined {
  if (!view.form(form)) return undefined;
  try {
    return formSource(view.project, form, view.flow);
  } catch {
    return undefined;
  }
}

/** The fields of a form whose answers nobody judges. */
export function planOf(source: FormSource): FormPlan {
  return planForm({ ...source, validate: () => [], tidy: (answer) => answer, prune: (answer) => answer });
}

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
