import type { Exploration } from './explore.ts';
import { monitorOf } from './monitor.ts';
import type { FlowPromise } from './promise.ts';
import { stepsInWords } from './trace.ts';
import type { Verdict } from './verdict.ts';

/** What becomes of one promise on every run, with the shortest run that breaks it. */
export function flowVerdict(exploration: Exploration, promise: FlowPromise): Verdict {
  const { id, description } = promise;
  const steps = shortestBreak(exploration, promise);
  if (steps) {
    const reason = `it does not hold (${promise.pattern})`;
    return { id, description, type: 'broken', reason, counterexample: stepsInWords(exploration, steps) };
  }
  if (exploration.isCut)
    return { id, description, type: 'notProven', reason: 'the search was cut at its most positions' };
  return { id, description, type: 'kept' };
}

interface Watched {
  readonly position: number;
  readonly memory: number;
  /** Index among the watched, and the step taken; -1 at a start. */
  readonly before: number;
  readonly step: number;
}

/** Breadth first over positions and what the promise remembers. */
function shortestBreak(exploration: Exploration, promise: FlowPromise): readonly number[] | undefined {
  const monitor = monitorOf(exploration, promise);
  const watched: Watched[] = [];
  const seen = new Set<string>();
  const broken = (position: number, memory: number, before: number, step: number): boolean => {
    const moment = { step: exploration.steps[step], position };
    const taken = monitor.next(memory, { ...moment, phase: 'taken' });
    const next = taken === undefined ? undefined : monitor.next(taken, { ...moment, phase: 'reached' });
    if (next === undefined) return true;
    const key = `${position}|${next}`;
    if (seen.has(key)) return false;
    seen.add(key);
    watched.push({ position, memory: next, before, step });
    return false;
  };
  for (const start of exploration.starts) if (broken(start, monitor.begin, -1, -1)) return [];
  for (let index = 0; index < watched.length; index += 1) {
    const { position, memory } = watched[index] as Watched;
    for (const step of exploration.out[position] ?? []) {
      const to = exploration.steps[step]?.to ?? position;
      if (broken(to, memory, index, step)) return [...stepsOf(watched, index), step];
    }
  }
  return undefined;
}

function stepsOf(watched: readonly Watched[], index: number): readonly number[] {
  const steps: number[] = [];
  for (let at = watched[index]; at && at.step >= 0; at = watched[at.before]) steps.push(at.step);
  return steps.reverse();
}
