import { pathToFileURL } from 'node:url';
import { getShortestPaths } from 'xstate/graph';
import { explore } from '../../src/check/verify/explore.ts';
import type { FlatState } from '../../src/check/verify/flatFlow.ts';
import type { StepKind } from '../../src/check/verify/steps.ts';
import { ALL_MOVES } from '../../src/check/verify/steps.ts';
import { exploreFlow, modelOf } from '../../src/check/verify/verifyFlow.ts';
import { eventsAt, nameOf, plainMachine } from '../../tests/support/plainMachine.ts';
import { median } from '../statistics.ts';
import { MODEL, projectOf } from './model.ts';

/** Who explores: our table with everything that a member can do, the same with what happens in the flow only, which is all
 * that `xstate/graph` knows, and `xstate/graph`. */
export type Side = 'all' | 'forward' | 'graph';

export interface Explored {
  readonly states: number;
  readonly edges: number;
  /** Of the processor: what else the machine does does not count. */
  readonly seconds: number;
  /** Most memory of the process, in megabytes. */
  readonly megabytes: number;
}

const WARM_QUESTIONS = 3;
const TIMES = 5;

/** Explores a model of so many questions, in a process of its own. */
function measure(side: Side, questions: number, answers: number): Explored {
  const run = side === 'graph' ? byGraph : (asked: number) => byTable(side, asked, answers);
  run(WARM_QUESTIONS, answers);
  const runs = Array.from({ length: side === 'graph' ? 1 : TIMES }, () => run(questions, answers));
  const [first] = runs;
  if (!first) throw new RangeError('nothing was explored');
  return {
    ...first,
    seconds: median(runs.map(({ seconds }) => seconds)),
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
}

type Counted = Omit<Explored, 'megabytes'>;

const FORWARD: ReadonlySet<StepKind> = new Set(['choice']);

function byTable(side: Side, questions: number, answers: number): Counted {
  const project = projectOf(questions, answers);
  const { machine, witnesses, starts } = modelOf(project, MODEL);
  const began = process.cpuUsage();
  const { positions, steps } = explore(project, machine, witnesses, starts, side === 'forward' ? FORWARD : ALL_MOVES);
  return { states: positions.size, edges: steps.size, seconds: secondsSince(began) };
}

function byGraph(questions: number, answers: number): Counted {
  // What can happen at a state is the same for both; only the states are found by xstate/graph itself.
  const { exploration } = exploreFlow(projectOf(questions, answers), MODEL, undefined, new Set());
  const states = new Map(exploration.machine.flat.states.map((state) => [nameOf(state), state]));
  const machine = plainMachine(exploration, {});
  let edges = 0;
  const began = process.cpuUsage();
  const paths = getShortestPaths(machine, {
    limit: Number.MAX_SAFE_INTEGER,
    events: (snapshot: unknown) => {
      const { value, context } = snapshot as { value: unknown; context: { path: readonly number[] } };
      const events = eventsAt(exploration, states.get(String(value)) as FlatState, context.path, {});
      edges += events.length;
      return [...events] as never;
    },
  });
  return { states: paths.length, edges, seconds: secondsSince(began) };
}

function secondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}

const [, script = '', side, questions, answers] = process.argv;
if (import.meta.url === pathToFileURL(script).href)
  process.stdout.write(JSON.stringify(measure(side as Side, Number(questions), Number(answers))));
