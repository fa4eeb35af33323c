import { checkWorld } from '../../../src/check/checkWorld.ts';
import { bundleFlow } from '../../../src/compile/bundleFlow.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import type { WalkSetup } from '../../../src/engine/testing/flowWalk.ts';
import { FlowWalk } from '../../../src/engine/testing/flowWalk.ts';

export type { FlowWalk } from '../../../src/engine/testing/flowWalk.ts';

const project = loadProject('.');

/** A flow of the project with its real forms and rules, from its start. */
export function walkFlow(
  id: string,
  { user, now, ...setup }: WalkSetup & { readonly user?: JsonObject; readonly now?: string } = {},
): FlowWalk {
  const world = checkWorld(project);
  return new FlowWalk(bundleFlow(project, id), { ...world, user: user ?? world.user, now: now ?? world.now }, setup);
}
