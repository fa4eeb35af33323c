import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Project } from '../../compile/project.ts';
import { statePathOf } from '../../engine/innermost.ts';
import { emptyTrail, type Trail } from '../../engine/record.ts';
import { walk } from '../../engine/walk.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { CHAIN, calledProject, chainProject, tangledProject } from '../../../tests/support/chainProject.ts';
import { propertyRuns, propertySeed } from '../../../tests/support/propertyRuns.ts';
import { ChoicesAt } from './choicesAt.ts';
import { OUR_ENGINE } from './otherWays.ts';
import { positionKey } from './positionKey.ts';
import { recordedChoice } from './choices.ts';
import { modelOf } from './verifyFlow.ts';

/** Whatever two members did before: where they are at one position, what each of them does next leads both to the same. */
describe('walks of one position lead on alike', () => {
  it.each([
    ['a chain of questions of which nothing is looked at again', chainProject(5)],
    ['a chain of questions that are all looked at again', tangledProject(3)],
    ['a sub-flow that is called twice', calledProject(3, 2)],
  ])('%s', (_, project) => {
    const member = memberOf(project);
    const seen = new Map<string, WalkResult>();
    let compared = 0;
    fc.assert(
      fc.property(
        fc.array(fc.nat(60), { maxLength: 30 }),
        fc.nat(60),
        fc.array(fc.nat(60), { maxLength: 12 }),
        (way, first, more) => {
          const one = member.along(member.begin(), way, member.all);
          const other = seen.get(member.key(one));
          if (!other) return void seen.set(member.key(one), one);
          if (JSON.stringify(one.trail) === JSON.stringify(other.trail)) return;
          compared += 1;
          expect(member.all(one).map(({ name }) => name)).toEqual(member.all(other).map(({ name }) => name));
          const both = [one, other].map((result) => member.along(result, [first], member.all));
          const [left, right] = both.map((result) => member.statesAlong(result, more));
          expect(left).toEqual(right);
        },
      ),
      { seed: propertySeed, numRuns: propertyRuns(400) },
    );
    expect(compared).toBeGreaterThan(20);
  });
});

interface Move {
  readonly name: string;
  readonly trail: () => Trail | undefined;
}

/** What a member of the flow can do, and where it leads. */
function memberOf(project: Project) {
  const { model } = modelOf(project, CHAIN);
  const choices = new ChoicesAt(project, model.ahead);
  const [start] = model.starts;
  if (!start) throw new RangeError('nobody begins');
  const at = (trail: Trail) => walk(model.bundle, trail, start.world, start.input);
  const forwards = (result: WalkResult): readonly Move[] =>
    choices.of(result).map((choice) => ({ name: JSON.stringify(choice), trail: () => recordedChoice(result, choice) }));
  const all = (result: WalkResult): readonly Move[] => [
    ...forwards(result),
    { name: 'back', trail: () => OUR_ENGINE.back(result) },
    { name: 'reload', trail: () => OUR_ENGINE.reload(result, true) },
  ];
  const after = (result: WalkResult, moves: readonly Move[], pick: number): WalkResult => {
    const trail = moves[pick % moves.length]?.trail();
    return trail && result.stop.type !== 'end' ? at(trail) : result;
  };
  return {
    all,
    begin: () => at(emptyTrail(CHAIN, 1)),
    key: (result: WalkResult) => positionKey(result, model.ahead),
    along: (from: WalkResult, way: readonly number[], movesAt: (result: WalkResult) => readonly Move[]) =>
      way.reduce((result, pick) => after(result, movesAt(result), pick), from),
    statesAlong: (from: WalkResult, way: readonly number[]) => {
      const states = [statePathOf(from)];
      way.reduce((result, pick) => {
        const next = after(result, forwards(result), pick);
        states.push(statePathOf(next));
        return next;
      }, from);
      return states;
    },
  };
}
