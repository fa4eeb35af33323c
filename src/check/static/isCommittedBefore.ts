import { isBarrier } from '../../engine/bundle.ts';
import type { FlowView } from './checkContext.ts';

/** Whether every way to a state leads through a call that did something for good. */
export function isCommittedBefore(view: FlowView, state: string): boolean {
  return view.states.some(([name]) => {
    const meta = view.callOf(name)?.meta;
    const passes = () => !view.paths.reach((edge) => edge.from === name && edge.kind === 'done').has(state);
    return meta !== undefined && isBarrier(meta.effect) && passes();
  });
}
