import { listOf } from '../../domain/json.ts';
import type { FormField } from '../../rules/formSchema.ts';
import type { Place } from '../finding.ts';

import type { Typed } from '../types/lookUp.ts';
import { below } from './below.ts';
import type { FlowView } from './checkContext.ts';
import { fieldPlan } from './fieldPlan.ts';
import { layoutPlace } from './layoutPlace.ts';
import { checkMember } from './shownMember.ts';

export type ChoiceRows = Typed | 'none' | undefined;

/** What finds a choice while its name is typed: members of the rows that a combobox offers.
 * @param rows what each choice is made of; `undefined` where that is not known, which is told of elsewhere */
export function checkSearchBy(view: FlowView, form: string, field: FormField, rows: ChoiceRows): void {
  const plan = fieldPlan(view, form, field);
  const searchBy = plan?.options['searchBy'];
  if (!plan || searchBy === undefined) return;
  const place = layoutPlace(view, form, field, plan, 'searchBy');
  if (plan.widget !== 'combobox') return reportIdle(view, `"${plan.widget}" is not typed into`, place);
  if (rows === 'none') return reportIdle(view, 'the choices are no rows', place);
  if (rows === undefined) return;
  listOf(searchBy).forEach((pointer, index) => checkMember(view, rows, String(pointer), below(place, String(index))));
}

function reportIdle(view: FlowView, why: string, place: Place): void {
  view.add('widget-misfit', { ...place, of: 'key' }, `"searchBy" finds nothing: ${why}`, 'Leave it out.');
}
