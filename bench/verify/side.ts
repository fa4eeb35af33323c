import { pathToFileURL } from 'node:url';
import { getShortestPaths } from 'xstate/graph';
import type { Project } from '../../src/compile/project.ts';
import { exploreFlow } from '../../src/check/verify/verifyFlow.ts';
import { CHAIN, calledProject, chainMachine, chainProject, tangledProject } from '../../tests/support/chainProject.ts';

/** What is explored, and by whom: a chain of questions by ours and by `xstate/graph`; by ours alone a sub-flow that is called
 * three times, and a chain of which nothing can be forgotten. */
export type Side = 'chain' | 'graph' | 'called' | 'tangled';

export interface Explored {
  readonly positions: number;
  readonly seconds: number;
  /** Most memory of the process, in megabytes. */
  readonly megabytes: number;
  readonly isCut: boolean;
}

const TIMES_CALLED = 3;

/** Explores a model of one size, in a process of its own. */
function measure(side: Side, size: number): Explored {
  const began = performance.now();
  const explored = sides[side](size);
  const seconds = (performance.now() - began) / 1000;
  return { ...explored, seconds, megabytes: process.resourceUsage().maxRSS / 1024 };
}

const sides: { readonly [side in Side]: (size: number) => Pick<Explored, 'positions' | 'isCut'> } = {
  chain: (questions) => byVerify(chainProject(questions)),
  called: (pages) => byVerify(calledProject(pages, TIMES_CALLED)),
  tangled: (questions) => byVerify(tangledProject(questions)),
  graph: (questions) => {
    const paths = getShortestPaths(chainMachine(questions), { limit: Number.MAX_SAFE_INTEGER });
    return { positions: paths.length, isCut: false };
  },
};

/** Back, Change and reloads are tried too, of which `xstate/graph` knows nothing. */
function byVerify(project: Project): Pick<Explored, 'positions' | 'isCut'> {
  const { positions, cut } = exploreFlow(project, CHAIN);
  return { positions: positions.length, isCut: cut !== undefined };
}

const [, script = '', side, size] = process.argv;
if (import.meta.url === pathToFileURL(script).href)
  process.stdout.write(JSON.stringify(measure(side as Side, Number(size))));
