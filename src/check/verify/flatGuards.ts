import type { Guard, Transition } from '../../engine/flowFile.ts';
import { errorsOf, transitionsOf } from '../../engine/flowFile.ts';
import { LED_BY } from '../../engine/completeFlow.ts';
import type { FlatFlow, FlatState, Frame } from './flatFlow.ts';

/** A list of transitions that are tried in order, and how it is called in items: `NEXT`, `onDone`, `onError`, `always`. */
export interface Alternatives {
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

/** A guard that looks at data, with the frame whose words it uses. */
export interface DataGuard {
  readonly frame: Frame;
  readonly guard: Exclude<Guard, string>;
}

/** Guards that look at data after a flow was opened: of transitions and polls. */
export function dataGuards(flat: FlatFlow): readonly DataGuard[] {
  const found: DataGuard[] = [];
  for (const state of flat.states) {
    for (const { list } of alternativesOf(state)) {
      for (const { guard } of list) if (typeof guard === 'object') found.push({ frame: state.frame, guard });
    }
    const poll = state.node.meta?.poll;
    if (poll && typeof poll.while === 'object') found.push({ frame: state.frame, guard: poll.while });
  }
  return found;
}

/** Guards that are judged when a flow is opened. */
export function entryGuards(flat: FlatFlow): readonly DataGuard[] {
  const [top] = flat.frames;
  if (!top) return [];
  return Object.values(top.bundle.flow.meta.entries ?? {}).flatMap(({ require = [] }) =>
    require.flatMap((one) =>
      one === 'member' || typeof one.guard === 'string' ? [] : [{ frame: top, guard: one.guard }],
    ),
  );
}
