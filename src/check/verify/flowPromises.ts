import type { Exploration } from './explore.ts';
import { brokenInWords } from './brokenInWords.ts';
import { NO_STEP } from './happening.ts';
import type { Monitor } from './monitor.ts';
import { monitorOf } from './monitor.ts';
import type { FlowPromise } from './promise.ts';
import { stepsInWords } from './trace.ts';
import type { Verdict } from './verdict.ts';

/** What becomes of one promise on every run, with the shortest run that breaks it. */
export function flowVerdict(exploration: Exploration, promise: FlowPromise): Verdict {
  const { id, description } = promise;
  const steps = shortestBreak(exploration, promise);
  if (steps) {
    const reason = brokenInWords(promise);
    return { id, description, type: 'broken', reason, counterexample: stepsInWords(exploration, steps), steps };
  }
  if (exploration.isCut)
    return { id, description, type: 'notProven', reason: 'the search was cut at its most positions' };
  return { id, description, type: 'kept' };
}

/** Runs that a promise watches, breadth first: positions and what it remembers there. */
class Watched {
  readonly position: number[] = [];
  readonly memory: number[] = [];
  /** The run this one goes on from, and the step taken; NO_STEP at a start. */
  readonly before: number[] = [];
  readonly step: number[] = [];
  readonly #seen: Uint8Array;

  constructor(
    positions: number,
    readonly memories: number,
  ) {
    this.#seen = new Uint8Array(positions * memories);
  }

  add(position: number, memory: number, before: number, step: number): void {
    // Memories begin at -1.
    const key = position * this.memories + memory + 1;
    if (this.#seen[key] === 1) return;
    this.#seen[key] = 1;
    this.position.push(position);
    this.memory.push(memory);
    this.before.push(before);
    this.step.push(step);
  }

  stepsOf(run: number): readonly number[] {
    const steps: number[] = [];
    for (let at = run; (this.step[at] ?? NO_STEP) !== NO_STEP; at = this.before[at] ?? 0)
      steps.push(this.step[at] ?? 0);
    return steps.reverse();
  }
}

/** Whether a promise is broken somewhere on a run of steps that follow one another. */
export function breaksAlong(exploration: Exploration, promise: FlowPromise, run: readonly number[]): boolean {
  const monitor = monitorOf(exploration, promise);
  const first = run[0] === undefined ? (exploration.starts[0] ?? 0) : exploration.steps.from(run[0]);
  let memory = memoryAfter(monitor, monitor.begin, NO_STEP, first);
  for (const step of run) {
    if (memory === undefined) return true;
    memory = memoryAfter(monitor, memory, step, exploration.steps.to(step));
  }
  return memory === undefined;
}

function shortestBreak(exploration: Exploration, promise: FlowPromise): readonly number[] | undefined {
  const { positions, steps, starts } = exploration;
  const monitor = monitorOf(exploration, promise);
  const watched = new Watched(positions.size, monitor.most + 2);
  for (const start of starts) {
    const memory = memoryAfter(monitor, monitor.begin, NO_STEP, start);
    if (memory === undefined) return [];
    watched.add(start, memory, -1, NO_STEP);
  }
  for (let run = 0; run < watched.position.length; run += 1) {
    const position = watched.position[run] ?? 0;
    const end = steps.end(position);
    for (let step = steps.begin(position); step < end; step += 1) {
      const memory = memoryAfter(monitor, watched.memory[run] ?? 0, step, steps.to(step));
      if (memory === undefined) return [...watched.stepsOf(run), step];
      watched.add(steps.to(step), memory, run, step);
    }
  }
  return undefined;
}

/** What a promise remembers after a step that leads to a position; `undefined` when it is broken by that. */
function memoryAfter(monitor: Monitor, memory: number, step: number, position: number): number | undefined {
  const taken = monitor.next(memory, { phase: 'taken', step, position });
  return taken === undefined ? undefined : monitor.next(taken, { phase: 'reached', step, position });
}
