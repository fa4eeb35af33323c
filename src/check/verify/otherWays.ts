import type { FlowBundle } from '../../engine/bundle.ts';
import { trailAfter } from '../../engine/drive.ts';
import { innermost } from '../../engine/innermost.ts';
import { withoutRanOut } from '../../engine/ranOut.ts';
import { isCommitted, type Trail } from '../../engine/record.ts';
import { awaitsOutcome } from '../../engine/stored.ts';
import type { WalkResult } from '../../engine/walkResult.ts';

/** What becomes of a trail when no step is answered: Back, Change and a reload. Nothing of it is in a flow file; it is the
 * engine's own. */
export interface OtherWays {
  /** `undefined` when nothing can be taken back. */
  readonly back: (result: WalkResult) => Trail | undefined;
  /** States of the innermost flow whose answers can be changed. */
  readonly changeable: (result: WalkResult) => readonly string[];
  readonly change: (result: WalkResult, state: string) => Trail | undefined;
  /** A reload, a lost session or another device.
   * @param isLate so long after that all that grows old has */
  readonly reload: (result: WalkResult, isLate: boolean) => Trail;
}

const LATE = '9999-12-31T00:00:00+08:00';

/** As our engine does it. */
export const OUR_ENGINE: OtherWays = {
  back: (result) => (awaitsOutcome(result) ? undefined : trailAfter(result, { type: 'back' })),
  changeable: (result) => {
    const { bundle, stop, path } = innermost(result);
    if (stop.type !== 'step' || !bundle.flow.states[stop.state]?.tags?.includes('review')) return [];
    return path.flatMap(({ state, answer }) => (answer === undefined ? [] : [state])).toReversed();
  },
  change: (result, state) => trailAfter(result, { type: 'change', state }),
  reload: (result, isLate) => {
    const { bundle } = result;
    const stored = trailAfter(result, { type: 'reload' }) ?? result.trail;
    return isLate ? withoutOldReads(withoutRanOut(stored, bundle, LATE), bundle) : stored;
  },
};

/** A trail whose reads after the last committed call are asked again. */
function withoutOldReads(trail: Trail, bundle: FlowBundle): Trail {
  const committed = trail.path.findLastIndex(isCommitted);
  const path = trail.path.flatMap((visit, index) => {
    if (index < committed) return [visit];
    const sub = visit.sub && bundle.flows[visit.sub.flow];
    if (visit.sub && sub) return [{ ...visit, sub: withoutOldReads(visit.sub, sub) }];
    const src = bundle.flow.states[visit.state]?.invoke?.src ?? '';
    const operation = bundle.operations[src.slice('op:'.length)];
    const growsOld = visit.reply?.type === 'done' && operation?.effect === 'read' && operation.fresh !== undefined;
    return growsOld ? [] : [visit];
  });
  return { ...trail, path };
}
