import { emptyTrail, type Trail } from '../../engine/record.ts';
import { walk } from '../../engine/walk.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import type { Exploration, Step } from './exploration.ts';
import { OUR_ENGINE } from './otherWays.ts';
import { recordedChoice } from './recordedChoice.ts';
import { beginOf } from './trace.ts';

/** The walks of our engine along steps, from where they begin: one before the first step, and one after each.
 * @throws RangeError when a step cannot be taken there */
export function walksAlong(exploration: Exploration, steps: readonly Step[]): readonly WalkResult[] {
  const { bundle, begins } = exploration;
  const begin = begins[beginOf(exploration, steps).start];
  if (!begin) throw new RangeError('nobody begins there');
  const from = begin.at === undefined ? {} : { at: begin.at };
  const walked = (trail: Trail) => walk(bundle, trail, begin.world, begin.input, from);
  const walks = [walked(emptyTrail(bundle.flow.id, bundle.flow.version))];
  for (const step of steps) walks.push(walked(trailAfter(walks.at(-1) as WalkResult, step)));
  return walks;
}

function trailAfter(result: WalkResult, { kind, choice, edited, isLate }: Step): Trail {
  switch (kind) {
    case 'back':
      return OUR_ENGINE.back(result) ?? result.trail;
    case 'edit':
      return OUR_ENGINE.change(result, edited ?? '') ?? result.trail;
    case 'reload':
      return OUR_ENGINE.reload(result, isLate === true);
    case 'choice':
      return choice ? recordedChoice(result, choice) : result.trail;
  }
}
