import { useState } from 'react';
import type { StepView, WizardView } from '../engine/view.ts';

/** The step on screen (also while a call is under way behind it) and how many visits came before: a step that a call
 * comes back to is the same visit and keeps what is typed; one that is come to from another step is a new one, and so is one
 * whose answers another tab has changed. */
export function useVisit(view: WizardView): { readonly step: StepView | undefined; readonly visit: number } {
  const shown = stepOf(view);
  const place = shown && `${shown.statePath}${shown.adoptions}`;
  const [last, setLast] = useState({ place, visit: 0 });
  if (last.place === place) return { step: shown, visit: last.visit };
  const next = { place, visit: last.visit + 1 };
  setLast(next);
  return { step: shown, visit: next.visit };
}

function stepOf(view: WizardView): StepView | undefined {
  if (view.type === 'step') return view;
  return view.type === 'busy' ? view.behind : undefined;
}
