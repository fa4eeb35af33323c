import type { DataFile } from '../../compile/dataFile.ts';
import { resolveFormSchema } from '../../compile/formSource.ts';
import { languageProblems } from '../../compile/languageProblems.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Reporter } from './checkContext.ts';

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
