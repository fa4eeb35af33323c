import { objectOf } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { nearest } from '../../domain/nearest.ts';
import { meant } from '../didYouMean.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { wordAt } from './wordKeys.ts';

/** Buttons that no language has words for are misspelt, and a step whose answer something needs has NEXT, which records it. */
export function checkEvents(view: FlowView): void {
  const worded = buttonsOf(view);
  checkIdle(view);
  for (const [state, node] of view.states) {
    for (const event of Object.keys(node.on ?? {})) {
      if (worded.has(event) || isWorded(view, state, event)) continue;
      const place = view.keyAt('states', state, 'on', event);
      const known = [...new Set([...worded, ...eventsOf(view, event), ...wordedAt(view, state)])];
      const fix = meant(event, known, `Word it at steps.${state}.events.${event} in every language.`);
      if (nearest(event, known) !== undefined)
        view.add('event-unknown', place, `the button ${event} has no words in any language`, fix);
    }
  }
}

/** A button that leads to its own step, whatever was answered, does nothing; where the step polls, it asks at once. */
function checkIdle(view: FlowView): void {
  for (const branch of view.branches) {
    const { kind, state, name = '', list, at } = branch;
    if (kind !== 'event' || branch !== list[0] || view.node(state)?.invoke) continue;
    if (list.some(({ target }) => target !== state)) continue;
    const place = view.at(...at, 'target');
    const what = `the button ${name} of "${state}" leads to "${state}" itself`;
    view.add('button-idle', place, what, 'Lead to where something comes of it, or remove the button.');
  }
}

/** Buttons that all flows share the words of. */
function buttonsOf({ project }: Reporter): ReadonlySet<string> {
  return new Set(
    Object.values(project.words).flatMap((files) => Object.keys(objectOf(objectOf(files['shared']?.data)['buttons']))),
  );
}

function isWorded(view: FlowView, state: string, event: string): boolean {
  return Object.values(view.project.words).some(
    (files) => wordAt(files[view.id]?.data, ['steps', writtenState(state), 'events', event]) !== undefined,
  );
}

function eventsOf(view: FlowView, besides: string): readonly string[] {
  return view.states.flatMap(([, node]) => Object.keys(node.on ?? {})).filter((event) => event !== besides);
}

/** Buttons that any language has words for at a step. */
function wordedAt(view: FlowView, state: string): readonly string[] {
  return Object.values(view.project.words).flatMap((files) =>
    Object.keys(objectOf(wordAt(files[view.id]?.data, ['steps', writtenState(state), 'events']))),
  );
}
