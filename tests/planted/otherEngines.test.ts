import { describe, expect, test } from 'vitest';
import type { Project } from '../../src/compile/project.ts';
import { ledAlong } from '../../src/check/replay/counterexample.ts';
import { builtInVerdicts } from '../../src/check/verify/builtInPromises.ts';
import { EngineMoves, engineMoves } from '../../src/check/verify/engineMoves.ts';
import type { Exploration } from '../../src/check/verify/explore.ts';
import { explore } from '../../src/check/verify/explore.ts';
import type { MovesOf } from '../../src/check/verify/moves.ts';
import type { StepKind } from '../../src/check/verify/steps.ts';
import { ALL_MOVES, BACK, CHOICE, EDIT, RELOAD, Steps } from '../../src/check/verify/steps.ts';
import { nameOf } from '../../src/check/verify/trace.ts';
import { modelOf } from '../../src/check/verify/verifyFlow.ts';
import { BACK_AND_CHANGE } from './engines/backAndChange.ts';
import type { PlantedEngines } from './engines/engineFault.ts';
import { RELOAD as RELOADS } from './engines/reload.ts';
import { planted } from './plant.ts';
import { BUILT_IN } from './promises/builtIn.ts';

const LEAST = 5;

/** By promise: what is judged by it. */
const JUDGED: Readonly<Record<string, readonly StepKind[]>> = {
  backStopsAtCommitted: ['back', 'edit'],
  editNeverStrands: ['edit'],
  sessionSurvived: ['reload'],
  resumeNeverSkips: ['reload'],
};

const LIBRARY = Object.entries<PlantedEngines>({ ...BACK_AND_CHANGE, ...RELOADS });

describe('an engine that breaks a promise is found, by the shortest way', { timeout: 60_000 }, () => {
  const faults = LIBRARY.flatMap(([promise, all]) => all.faults.map((fault) => ({ promise, ...fault })));

  test.each(faults)('$promise: $title ($flow)', ({ promise, flow, edits, movesOf, says, follows }) => {
    const project = planted(edits);
    const exploration = explored(project, flow, movesOf);
    const verdicts = builtInVerdicts(exploration);
    const verdict = verdicts.find(({ id }) => id === promise);
    expect(verdict?.type).toBe('broken');
    expect(verdict?.counterexample?.at(-1)).toBe(says);
    expect(brokenIn(exploration).filter((id) => id !== promise)).toEqual(follows);

    const way = verdict?.steps ?? [];
    const far = distances(exploration);
    const last = exploration.steps.get(way.at(-1) ?? -1);
    expect(way.length, 'no shorter way leads to its last step').toBe((far[last.from] ?? Infinity) + 1);
    const nearer = leavingNearer(
      exploration,
      JUDGED[promise] ?? [],
      (position) => (far[position] ?? 0) < way.length - 1,
    );
    expect(brokenIn(nearer), 'nothing nearer breaks it').not.toContain(promise);

    const { run } = ledAlong(project, exploration, way.slice(0, -1));
    expect(run.place(), 'our own engine comes to where the other one does wrong').toBe(nameOf(exploration, last.from));
  });
});

describe('an engine that keeps its promises is not accused', { timeout: 60_000 }, () => {
  const sound = LIBRARY.flatMap(([promise, all]) => all.sound.map((one) => ({ promise, ...one })));

  test.each(sound)('$promise: $title ($flow)', ({ flow, edits, movesOf }) => {
    const exploration = explored(planted(edits), flow, movesOf);
    expect(brokenIn(exploration)).toEqual([]);
    expect(exploration.steps.size).toBeGreaterThan(0);
  });

  const flows = LIBRARY.flatMap(([, { faults }]) =>
    faults.map(({ flow, edits }) => ({ flow, edits, of: textOf(edits) })),
  );

  test.each([...new Map(flows.map((one) => [one.flow + one.of, one])).values()])(
    'ours: $flow $of',
    ({ flow, edits }) => {
      const project = planted(edits);
      const ours = explored(project, flow, engineMoves);
      expect(brokenIn(ours)).toEqual([]);
      const withoutShortcuts = explored(project, flow, (walker, here) => new EngineMoves(walker, here));
      expect(stepsOf(ours)).toEqual(stepsOf(withoutShortcuts));
    },
  );
});

test('every promise that a flow makes by itself is broken five times, by a flow file or by an engine', () => {
  const made = builtInVerdicts(explored(planted([]), 'one-time-code', engineMoves)).map(({ id }) => id);
  expect([...Object.keys(BUILT_IN), ...LIBRARY.map(([promise]) => promise)]).toEqual(expect.arrayContaining(made));
  for (const [promise, { faults, sound }] of LIBRARY) {
    expect(faults.length, promise).toBeGreaterThanOrEqual(LEAST);
    expect(sound.length, promise).toBeGreaterThan(0);
  }
});

function explored(project: Project, flow: string, movesOf: MovesOf): Exploration {
  const { machine, witnesses, starts } = modelOf(project, flow);
  return explore(project, machine, witnesses, starts, ALL_MOVES, movesOf);
}

function brokenIn(exploration: Exploration): readonly string[] {
  return builtInVerdicts(exploration).flatMap(({ id, type }) => (type === 'kept' ? [] : [id]));
}

function stepsOf({ steps }: Exploration) {
  return Array.from({ length: steps.size }, (_, step) => steps.get(step));
}

function textOf(edits: PlantedEngines['sound'][number]['edits']): string {
  return edits.map(({ file }) => `with ${file} edited`).join();
}

/** By position: the fewest steps that lead there, told from the steps alone. */
function distances({ positions, starts, steps }: Exploration): readonly number[] {
  const far = new Array<number>(positions.size).fill(Infinity);
  let next: readonly number[] = starts;
  for (let distance = 0; next.length > 0; distance += 1) {
    for (const position of next) far[position] = distance;
    const reached = next.flatMap((position) => stepsFrom(steps, position).map((step) => steps.to(step)));
    next = [...new Set(reached)].filter((position) => far[position] === Infinity);
  }
  return far;
}

/** The same, but that steps of those kinds leave near positions only. */
function leavingNearer(
  exploration: Exploration,
  kinds: readonly StepKind[],
  isNear: (position: number) => boolean,
): Exploration {
  const steps = new Steps();
  const packed = { choice: CHOICE, back: BACK, edit: EDIT, reload: RELOAD };
  for (let position = 0; position < exploration.positions.size; position += 1) {
    for (const step of stepsFrom(exploration.steps, position)) {
      const { from, to, kind, state, visit, isShown } = exploration.steps.get(step);
      if (!kinds.includes(kind) || isNear(from)) steps.push(from, to, packed[kind], state, visit, isShown);
    }
    steps.endOf(position);
  }
  return { ...exploration, steps };
}

function stepsFrom(steps: Steps, position: number): readonly number[] {
  const begin = steps.begin(position);
  return Array.from({ length: steps.end(position) - begin }, (_, index) => begin + index);
}
