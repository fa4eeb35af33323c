import type { Project } from '../../compile/project.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { optionServiceOf } from '../../forms/options/serviceOptions.ts';
import { suggestionServiceOf } from '../../forms/options/suggestions.ts';
import { isOpenRow } from '../../rules/formScope.ts';
import { optionsOf, severalOf } from '../../rules/formSchema.ts';
import { proposeChoices } from '../../rules/proposeChoices.ts';
import { keptRows } from './keptRows.ts';
import { replySample } from './operationSamples.ts';

/** What a member is offered in a field: the rows of the step's data that may be chosen, or what the contract's example of its
 * read or look-up answers; none where they type.
 * @param schema of the field, at the top of a form or in a row of a list
 * @param data of the step */
export function offeredValues(project: Project, data: JsonObject, schema: JsonObject): readonly Json[] {
  const options = optionsOf(schema);
  if (options) {
    const open = rowsOf(data[options.from]).filter((row) => isOpenRow(options, row));
    return chosen(schema, open, options.value);
  }
  const found = suggestionServiceOf({ schema });
  if (found) return keptRows(project, schema, found);
  const service = optionServiceOf({ schema });
  if (!service) return [];
  const rows = getAt(replySample(project, service.operation), parsePointer(service.list));
  return chosen(schema, rowsOf(rows), service.value);
}

function rowsOf(data: Json | undefined): readonly Json[] {
  return Array.isArray(data) ? (data as readonly Json[]) : [];
}

/** What a field says that chooses among these: one, or several. */
function chosen(schema: JsonObject, rows: readonly Json[], value: string): readonly Json[] {
  const choices = rows.flatMap((row) => getAt(row, parsePointer(value)) ?? []);
  return severalOf(schema) ? proposeChoices(schema, choices).hold : choices;
}
