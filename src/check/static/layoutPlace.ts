import type { JsonObject } from '../../domain/json.ts';
import { formatPointer, getAt } from '../../domain/jsonPointer.ts';
import type { FieldPlan } from '../../forms/plan/formPlan.ts';
import type { FormField } from '../../rules/formSchema.ts';
import type { Place } from '../finding.ts';
import type { FlowView } from './checkContext.ts';

/** Where a layout sets an option of a field: that of the form before that of a shared field. */
export function layoutPlace(
  { project }: FlowView,
  form: string,
  { tokens }: FormField,
  { shared }: FieldPlan,
  option: string,
): Place {
  const said = ['ui:options', option];
  const own = {
    file: `schemas/${form}.ui.json`,
    pointer: [...tokens.map((token) => (token === '-' ? 'items' : token)), ...said],
  };
  const common = { file: `schemas/shared/${shared ?? ''}.ui.json`, pointer: said };
  const layout = project.files.get(own.file)?.data as JsonObject | undefined;
  const { file, pointer } = getAt(layout, own.pointer) === undefined ? common : own;
  return { file, pointer: formatPointer(pointer) };
}
