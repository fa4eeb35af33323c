import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { WizardView } from '../engine/view.ts';
import type { Wizard } from '../engine/wizard.ts';
import { useHasLeft } from './LatestPlaceContext.ts';
import { leaveField } from './useWizard.ts';
import { depthOf } from './wizardDepth.ts';

/** Gives every step an entry in the browser's history, so that the browser's Back is the wizard's Back (AMB-44).
 * Where the wizard cannot go back, Back leaves it; while a call is under way it does nothing. Forward shows nothing new:
 * a step is reached by answering the one before it. A step that a Change link asks again comes after the review, which Back leads to.
 * Whoever comes to a finished wizard in any other way than by its own entry in the history begins a new one.
 * @param sought something after a Change link was followed, until its step is shown
 * @param onArrival called for such a new arrival */
export function useWizardHistory(
  wizard: Wizard,
  view: WizardView,
  entry: string,
  sought: RefObject<string | undefined>,
  onArrival: () => void,
): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const hasLeft = useHasLeft(entry);
  /** The step shown at each depth; `undefined` for those of before a reload. */
  const trail = useRef<(string | undefined)[]>([]);
  /** Where the browser's Back went, until the wizard has followed. */
  const popped = useRef<number>(undefined);
  /** Where we have sent the browser ourselves. */
  const sent = useRef<number>(undefined);

  const key = keyOf(view);
  const url = urlOf(view, entry, location.search);
  const at = depthOf(location.state);

  useEffect(() => {
    if (key === undefined || hasLeft()) return;
    const state = (depth: number): object => ({
      ...(location.state as object | null),
      wizardEntry: entry,
      wizardDepth: depth,
      wizardEnd: view.type === 'end' ? view.record : undefined,
    });
    const steps = trail.current;
    const here = steps.length - 1;
    if (steps[here] === key) {
      // A Change that led nowhere.
      sought.current = undefined;
      return;
    }
    if (here < 0) {
      const depth = at ?? 0;
      steps.length = depth + 1;
      steps[depth] = key;
      void navigate(url, { replace: true, state: state(depth) });
      return;
    }
    const target = popped.current;
    popped.current = undefined;
    const isChange = sought.current !== undefined;
    sought.current = undefined;
    const known = steps.lastIndexOf(key);
    if (known >= 0 && !isChange) {
      steps.length = known + 1;
      const from = target ?? here;
      if (known !== from) {
        sent.current = known;
        void navigate(known - from);
      }
    } else if (target !== undefined) {
      steps.length = target + 1;
      steps[target] = key;
      void navigate(url, { replace: true, state: state(target) });
    } else {
      steps.push(key);
      void navigate(url, { state: state(here + 1) });
    }
  });

  useEffect(() => {
    const here = trail.current.length - 1;
    const ours = sent.current === at;
    sent.current = undefined;
    const isNewArrival = at === undefined && here >= 0 && location.hash === '';
    if (isNewArrival && wizard.getView().type === 'end') return onArrival();
    if (ours || !isPop || at === undefined || here < 0 || at === here) return;
    if (at > here) return stay(here);
    const shown = wizard.getView();
    if (shown.type === 'busy' && !shown.canBack) return stay(here);
    if ((shown.type !== 'step' && shown.type !== 'busy') || !shown.canBack) {
      trail.current = trail.current.slice(0, at + 1);
      trail.current[at] = keyOf(shown);
      void navigate(-(at + 1));
      return;
    }
    popped.current = at;
    leaveField();
    let depth = here;
    if (shown.type === 'busy') {
      // A call that can be given up is a way back of its own: to the step that it was made from, which has its entry.
      wizard.back();
      if (keyOf(wizard.getView()) !== trail.current[here]) depth -= 1;
    }
    for (; depth > at; depth -= 1) wizard.back();

    function stay(depth: number): void {
      sent.current = depth;
      void navigate(depth - (at ?? 0));
    }
    // Only a move of the browser may set this going: the view is read when it happens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location.key, at]);
}

function keyOf(view: WizardView): string | undefined {
  if (view.type === 'step') return view.statePath;
  return view.type === 'end' && view.form ? `end:${view.state}` : undefined;
}

function urlOf(view: WizardView, entry: string, search: string): string {
  return (('path' in view ? view.path : undefined) ?? entry) + search;
}
