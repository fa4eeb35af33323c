import { bundleFlow } from '../../compile/bundleFlow.ts';
import type { Project } from '../../compile/project.ts';
import { statePathOf } from '../../engine/innermost.ts';
import type { FlowRecord } from '../../engine/record.ts';
import { reopen, type Reopened } from '../../engine/stored.ts';
import type { World } from '../../rules/compiled.ts';
import { recordOf } from '../verify/counterexample.ts';
import { stepsTo, type Exploration, type Position } from '../verify/exploration.ts';
import { placeName } from './names.ts';

/** A step at which a member may have stopped, and what lies behind them; or why no record is there. */
export type Tried = TriedRecord | { readonly place: string; readonly why: string };

interface TriedRecord {
  readonly place: string;
  readonly world: World;
  /** As it is stored: a hole in the place of every secret. */
  readonly stored: FlowRecord;
  /** Once the member has typed again what is secret. */
  readonly whole: FlowRecord;
  /** `whole`, opened by the flow that made it. */
  readonly left: Reopened;
}

/** A record for every step of a flow, made by the engine of values that the flow takes. A step of a sub-flow to which no path of
 * this flow leads, as to a code that it never asks for, is none of its steps. */
export function triedRecords(project: Project, exploration: Exploration, flow: string): readonly Tried[] {
  const bundle = bundleFlow(project, flow);
  const steps = exploration.flat.states.filter(({ kind }) => kind === 'step');
  return steps.flatMap((state): readonly Tried[] => {
    const positions = exploration.positions.filter((position) => position.state === state);
    for (const { id, result } of positions) {
      // A way without steps begins where it ends.
      const stored = recordOf({ ...exploration, starts: [id] }, stepsTo(exploration, id), result);
      const whole = { ...stored, ...result.trail };
      const { world } = result.scope;
      const left = reopen(whole, bundle, world);
      // What the old flow itself would ask again says nothing of the new one.
      if (left && statePathOf(left.result) === state.path) return [{ place: state.path, world, stored, whole, left }];
    }
    const reached = positions.length > 0;
    const why = reached ? 'every record made for it resumes at another step' : whyNot(project, exploration, flow);
    return why === NO_PATH && state.frame.index !== 0 ? [] : [{ place: state.path, why }];
  });
}

const NO_PATH = 'no path leads there';

/** Why nobody comes to a step. */
function whyNot(project: Project, { positions, cut }: Exploration, flow: string): string {
  const stuck = positions.find(({ isUnanswerable }: Position) => isUnanswerable);
  if (stuck) return `no answer was found that ${placeName(project, flow, stuck.state.path)} accepts`;
  return cut === undefined ? NO_PATH : `no path was found that leads there: ${cut}`;
}
