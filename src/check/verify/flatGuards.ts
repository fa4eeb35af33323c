import { errorsOf, transitionsOf, type Transition } from '../../engine/flowFile.ts';
import { LED_BY } from '../../engine/completeFlow.ts';
import type { FlatState } from './flatFlow.ts';

/** A list of transitions that are tried in order, and how it is called in items: `NEXT`, `onDone`, `onError`, `always`. */
interface Alternatives {
  readonly state: FlatState;
  readonly event: string;
  readonly list: readonly Transition[];
}

export function alternativesOf(state: FlatState): readonly Alternatives[] {
  const { node } = state;
  const all: Alternatives[] = Object.entries(node.on ?? {}).map(([event, list]) => ({
    state,
    event,
    list: transitionsOf(list),
  }));
  all.push({ state, event: 'onDone', list: transitionsOf(node.invoke?.onDone) });
  all.push({ state, event: 'onError', list: errorsOf(node) });
  all.push({ state, event: 'always', list: transitionsOf(node.always) });
  for (const [delay, one] of Object.entries(node.after ?? {}))
    all.push({ state, event: `after ${delay}`, list: [one] });
  return all.filter(({ list }) => list.length > 0);
}

/** True for what the engine adds: no part of the file. */
export function isAdded({ guard }: Transition): boolean {
  return typeof guard === 'string' && guard.startsWith(LED_BY);
}
