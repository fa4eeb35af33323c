import { isBarrier } from '../../engine/bundle.ts';
import { isStep } from '../../engine/completeFlow.ts';
import type { Branch } from './branches.ts';
import type { FlowView } from './checkContext.ts';

/** Whether a branch leads past its state, over forks too: to a call or a sub-flow that only those come to who have been there,
 * or to a success. Where something was committed before, a success is that of it. */
export function leadsOn(view: FlowView, { state, target }: Branch): boolean {
  const without = view.paths.reach((edge) => edge.from === state);
  const seen = new Set([target]);
  for (const name of seen) {
    const node = view.node(name);
    if (node?.meta?.outcome === 'success') return !isCommittedBefore(view, state);
    if (!node || without.has(name)) continue;
    if (node.invoke && !isStep(node)) return true;
    for (const edge of view.paths.edges) if (edge.from === name && edge.kind === 'always') seen.add(edge.to);
  }
  return false;
}

function isCommittedBefore(view: FlowView, state: string): boolean {
  return view.states.some(([name]) => {
    const meta = view.callOf(name)?.meta;
    const passes = () => !view.paths.reach((edge) => edge.from === name && edge.kind === 'done').has(state);
    return meta !== undefined && isBarrier(meta.effect) && passes();
  });
}
