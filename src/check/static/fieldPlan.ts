import type { FieldPlan } from '../../forms/plan/formPlan.ts';
import type { FormField } from '../../rules/formSchema.ts';
import type { FlowView } from './checkContext.ts';
import { planOf } from './forms.ts';

/** How a form asks one of its fields, a field inside rows as in each of them; `undefined` where there is no such form or field. */
export function fieldPlan(view: FlowView, form: string, { tokens }: FormField): FieldPlan | undefined {
  const source = view.formSource(form);
  return source && planOf(source).byPath.get(tokens.filter((token) => token !== '-').join('.'));
}
