import type { Project } from '../../compile/project.ts';
import { madeOnce } from '../../domain/madeOnce.ts';
import { remembering } from '../remembering.ts';
import { builtInVerdicts } from '../verify/builtInPromises.ts';
import { describeViolation } from '../promises/promise.ts';
import { describeSteps, type Exploration, type Step } from '../verify/exploration.ts';
import { breaksAlong } from '../verify/flowPromises.ts';
import { exploreFlow, promisesOf } from '../verify/verifyFlow.ts';

/** Tests ask for several promises of a flow: it is explored once for all of them. */
const explored = remembering((project: Project) => madeOnce((flow) => exploreFlow(project, flow)));

/** Takes the way of a counterexample again, in the flow as it is now. `undefined` when the promise is kept along it: because
 * some step of it cannot be taken any more, or leads elsewhere. Of a promise that every flow makes, the whole flow is asked.
 * @param way its steps in words, as `flow verify` prints them
 * @returns why the promise is broken
 * @throws RangeError when the flow makes no such promise any more */
export function brokenAlong(project: Project, flow: string, id: string, way: readonly string[]): string | undefined {
  const exploration = explored(project)(flow);
  const builtIn = builtInVerdicts(exploration).find((verdict) => verdict.id === id);
  if (builtIn) return builtIn.type === 'broken' ? builtIn.reason : undefined;
  const promise = promisesOf(project, flow).promises.find((one) => one.id === id);
  if (!promise) throw new RangeError(`flow "${flow}" makes no promise "${id}"; remove this test with the promise`);
  return waysLike(exploration, way).some((steps) => breaksAlong(exploration, promise, steps))
    ? describeViolation(promise)
    : undefined;
}

/** The same observations in the same order, wherever they lead now; one way for each start. */
function waysLike(exploration: Exploration, way: readonly string[]): readonly (readonly Step[])[] {
  const [, ...observations] = way.map(observationOf);
  return exploration.starts.flatMap((start) => {
    const taken: Step[] = [];
    let position = start;
    for (const observation of observations) {
      const step = exploration.positions[position]?.steps.find(
        (one) => observationOf(describeSteps(exploration, [one])[1] ?? '') === observation,
      );
      if (!step) return [];
      taken.push(step);
      position = step.to;
    }
    return [taken];
  });
}

/** `at details: NEXT`, without where it leads. */
function observationOf(words: string): string {
  return words.replace(/, then [^,]*$/, '');
}
