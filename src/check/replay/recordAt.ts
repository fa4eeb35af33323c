import type { Project } from '../../compile/project.ts';
import type { FlowRecord } from '../../engine/record.ts';
import { trailWithHoles } from '../../engine/secrets.ts';
import type { World } from '../../rules/compiled.ts';
import type { Exploration } from '../verify/explore.ts';
import { stepsTo } from '../verify/trace.ts';
import { ledAlong } from './counterexample.ts';

/** The record that a member leaves who stops at a position: as it is stored, with holes for secrets. */
export function recordAt(
  project: Project,
  exploration: Exploration,
  position: number,
): { readonly record: FlowRecord; readonly world: World } {
  const { run, wholeRecord } = ledAlong(project, exploration, stepsTo(exploration, position));
  return { record: wholeRecord(trailWithHoles(run.trail, run.bundle)), world: run.world };
}
