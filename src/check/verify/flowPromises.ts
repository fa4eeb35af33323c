import { describeViolation, type FlowPromise } from '../promises/promise.ts';
import { beginOf, describeSteps, type Exploration, type Position, type Step } from './exploration.ts';
import { monitorOf, partsOfStep, type Monitor } from './monitor.ts';
import type { Verdict } from './verdict.ts';

/** What becomes of one promise on every run, with the shortest run that breaks it. */
export function flowVerdict(exploration: Exploration, promise: FlowPromise): Verdict {
  const { id, description } = promise;
  const steps = shortestBreak(exploration, promise);
  if (steps) {
    const reason = describeViolation(promise);
    return { id, description, type: 'broken', reason, counterexample: describeSteps(exploration, steps), steps };
  }
  if (exploration.cut !== undefined) return { id, description, type: 'notProven', reason: exploration.cut };
  return { id, description, type: 'kept' };
}

/** A run that a promise watches, as far as it went on: a position, and what is remembered there. */
interface Watched {
  readonly position: number;
  readonly memory: number;
  readonly before: Watched | undefined;
  readonly step: Step | undefined;
}

/** Whether a promise is broken somewhere on a run of steps that follow one another. */
export function breaksAlong(exploration: Exploration, promise: FlowPromise, run: readonly Step[]): boolean {
  const monitor = monitorOf(exploration, promise);
  let memory = memoryAfter(exploration, monitor, monitor.begin, undefined, beginOf(exploration, run).id);
  for (const step of run) {
    if (memory === undefined) return true;
    memory = memoryAfter(exploration, monitor, memory, step, step.to);
  }
  return memory === undefined;
}

function shortestBreak(exploration: Exploration, promise: FlowPromise): readonly Step[] | undefined {
  const monitor = monitorOf(exploration, promise);
  const seen = new Set<string>();
  const runs: Watched[] = [];
  const add = (run: Watched) => {
    const key = `${run.position} ${run.memory}`;
    if (!seen.has(key)) runs.push(run);
    seen.add(key);
  };
  for (const start of exploration.starts) {
    const memory = memoryAfter(exploration, monitor, monitor.begin, undefined, start);
    if (memory === undefined) return [];
    add({ position: start, memory, before: undefined, step: undefined });
  }
  for (const run of runs) {
    for (const step of exploration.positions[run.position]?.steps ?? []) {
      const memory = memoryAfter(exploration, monitor, run.memory, step, step.to);
      if (memory === undefined) return [...stepsOf(run), step];
      add({ position: step.to, memory, before: run, step });
    }
  }
  return undefined;
}

function stepsOf(last: Watched): readonly Step[] {
  const steps: Step[] = [];
  for (let run: Watched | undefined = last; run; run = run.before) if (run.step) steps.push(run.step);
  return steps.reverse();
}

/** What a promise remembers after a step that leads to a position; `undefined` when it is broken by that. */
function memoryAfter(
  { positions }: Exploration,
  monitor: Monitor,
  memory: number,
  step: Step | undefined,
  to: number,
): number | undefined {
  let now: number | undefined = memory;
  for (const parts of partsOfStep(monitor, step, positions[to] as Position))
    if (now !== undefined) now = monitor.next(now, parts);
  return now;
}
