import { ownEntry } from '../../domain/ownEntry.ts';
import { listOf, type Json } from '../../domain/json.ts';
import { uploadTypes } from '../../forms/widgets/widgetValues.ts';
import type { FormField } from '../../rules/formSchema.ts';

import { below } from './below.ts';
import type { FlowView } from './checkContext.ts';
import { whyNot } from './checkWidgets.ts';
import { fieldPlan } from './fieldPlan.ts';
import { layoutPlace } from './layoutPlace.ts';

const CONSTANT = '$const/';

/** Kinds of files that an upload offers are kinds that its widget knows by their bytes: no file of another one is ever taken. */
export function checkUploadTypes(view: FlowView, form: string, field: FormField): void {
  const plan = fieldPlan(view, form, field);
  const types = plan?.options['types'];
  const known = uploadTypes[plan?.widget ?? ''];
  // A widget that does not fit at all is reported as that.
  if (!plan || !known || types === undefined || whyNot(plan.widget, plan) !== undefined) return;
  const place = layoutPlace(view, form, field, plan, 'types');
  const listed = typesOf(view, types);
  listed.forEach((type, index) => {
    if (known.includes(String(type))) return;
    const what = `"${plan.widget}" takes no ${String(type)}: it knows ${known.join(', ')}`;
    const others = Object.keys(uploadTypes).filter((name) => uploadTypes[name]?.includes(String(type)));
    const fix = others.length > 0 ? `Ask by "${others.join('" or "')}", or leave it out.` : 'Leave it out.';
    view.add('widget-misfit', typeof types === 'string' ? place : below(place, String(index)), what, fix);
  });
}

/** As they are listed, or as the constant lists them on any day. */
function typesOf({ project }: FlowView, types: Json): readonly Json[] {
  if (typeof types !== 'string') return listOf(types);
  const rows = ownEntry(project.constants, types.slice(CONSTANT.length))?.constant.rows ?? [];
  return [...new Set(rows.flatMap((row) => ('value' in row ? listOf(row.value) : [])))];
}
