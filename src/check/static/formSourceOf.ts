import { formSource } from '../../compile/formSource.ts';
import { planForm, type FormPlan } from '../../forms/plan/formPlan.ts';
import type { FlowView } from './checkContext.ts';

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
