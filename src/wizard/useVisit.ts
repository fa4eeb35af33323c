import { useState } from 'react';
import type { StepView, WizardView } from '../engine/view.ts';

/** The step on screen (also while a call is under way behind it) and how many visits came before: a step that a call
 * comes back to is the same visit and keeps what is typed; one that is come to from another step is a new one. */
export function useVisit(view: WizardView): { readonly step: StepView | undefined; readonly visit: number } {
  const shown = stepOf(view);
  const [last, setLast] = useState({ statePath: shown?.statePath, visit: 0 });
  const sameVisit = last.statePath === shown?.statePath;
  if (sameVisit) return { step: shown, visit: last.visit };
  const next = { statePath: shown?.statePath, visit: last.visit + 1 };
  setLast(next);
  return { step: shown, visit: next.visit };
}

function stepOf(view: WizardView): StepView | undefined {
  if (view.type === 'step') return view;
  return view.type === 'busy' ? view.behind : undefined;
}
