import type { Project } from '../../compile/project.ts';
import { exploreFlow } from '../verify/verifyFlow.ts';
import { choosePaths } from './choosePaths.ts';
import { testPath, type TestPath } from './testPath.ts';

export interface TestPaths {
  readonly flow: string;
  readonly paths: readonly TestPath[];
  /** Transitions and pairs that there are. */
  readonly targets: number;
  /** Transitions that no path goes through. */
  readonly open: readonly string[];
}

/** Test cases of a flow: every transition, and around every money call each pair of a way in and a way out.
 * @throws ProjectError when a part of the flow is missing */
export function testPaths(project: Project, flow: string): TestPaths {
  const exploration = exploreFlow(project, flow, { kinds: new Set(['choice', 'back']) });
  const { paths, targets, open } = choosePaths(exploration);
  const digits = String(paths.length).length;
  return {
    flow,
    paths: paths.map((chosen, index) =>
      testPath(exploration, chosen, `${flow}-${String(index + 1).padStart(digits, '0')}`),
    ),
    targets,
    open,
  };
}
