import { describe, expect, test } from 'vitest';
import type { Project } from '../../src/compile/project.ts';
import { statePathOf } from '../../src/engine/innermost.ts';
import { walksAlong } from '../../src/check/verify/counterexample.ts';
import { builtInVerdicts } from '../../src/check/verify/builtInPromises.ts';
import type { Exploration } from '../../src/check/verify/exploration.ts';
import type { OtherWays } from '../../src/check/verify/otherWays.ts';
import { OUR_ENGINE } from '../../src/check/verify/otherWays.ts';
import { exploreFlow } from '../../src/check/verify/verifyFlow.ts';
import { BACK_AND_CHANGE } from './engines/backAndChange.ts';
import type { SeededEngines } from './engines/engineFault.ts';
import { RELOAD } from './engines/reload.ts';
import { seeded } from './seeded.ts';
import { BUILT_IN } from './promises/builtIn.ts';

const LEAST = 5;

const LIBRARY = Object.entries<SeededEngines>({ ...BACK_AND_CHANGE, ...RELOAD });

describe('an engine that breaks a promise is found, by the shortest way', { timeout: 60_000 }, () => {
  const faults = LIBRARY.flatMap(([promise, all]) => all.faults.map((fault) => ({ promise, ...fault })));

  test.each(faults)('$promise: $title ($flow)', ({ promise, flow, edits, ways, says, follows }) => {
    const exploration = explored(seeded(edits), flow, ways);
    const verdict = builtInVerdicts(exploration).find(({ id }) => id === promise);
    expect(verdict?.type).toBe('broken');
    expect(verdict?.counterexample?.at(-1)).toBe(says);
    expect(brokenIn(exploration).filter((id) => id !== promise)).toEqual(follows);

    const way = verdict?.steps ?? [];
    const last = way.at(-1);
    expect(way.length, 'no shorter way leads to its last step').toBe(
      (distances(exploration)[last?.from ?? -1] ?? 0) + 1,
    );
    const stands = walksAlong(exploration, way.slice(0, -1)).at(-1);
    expect(stands && statePathOf(stands), 'our own engine comes to where the other one does wrong').toBe(
      exploration.positions[last?.from ?? -1]?.state.path,
    );
  });
});

describe('an engine that keeps its promises is not accused', { timeout: 60_000 }, () => {
  const valid = LIBRARY.flatMap(([promise, all]) => all.valid.map((one) => ({ promise, ...one })));

  test.each(valid)('$promise: $title ($flow)', ({ flow, edits, ways }) => {
    const exploration = explored(seeded(edits), flow, ways);
    expect(brokenIn(exploration)).toEqual([]);
    expect(exploration.positions.length).toBeGreaterThan(1);
  });

  const flows = LIBRARY.flatMap(([, { faults }]) =>
    faults.map(({ flow, edits }) => ({ flow, edits, of: textOf(edits) })),
  );

  test.each([...new Map(flows.map((one) => [one.flow + one.of, one])).values()])(
    'ours: $flow $of',
    ({ flow, edits }) => {
      expect(brokenIn(explored(seeded(edits), flow, OUR_ENGINE))).toEqual([]);
    },
  );
});

test('every promise that a flow makes by itself is broken five times, by a flow file or by an engine', () => {
  const made = builtInVerdicts(explored(seeded([]), 'one-time-code', OUR_ENGINE)).map(({ id }) => id);
  expect([...Object.keys(BUILT_IN), ...LIBRARY.map(([promise]) => promise)]).toEqual(expect.arrayContaining(made));
  for (const [promise, { faults, valid }] of LIBRARY) {
    expect(faults.length, promise).toBeGreaterThanOrEqual(LEAST);
    expect(valid.length, promise).toBeGreaterThan(0);
  }
});

function explored(project: Project, flow: string, ways: OtherWays): Exploration {
  return exploreFlow(project, flow, { ways });
}

/** Calls that got an effect for the sake of a test have no way for a reply that stays lost. */
const OF_EDITS = 'lostIsNotRepeated';

function brokenIn(exploration: Exploration): readonly string[] {
  return builtInVerdicts(exploration).flatMap(({ id, type }) => (type === 'kept' || id === OF_EDITS ? [] : [id]));
}

function textOf(edits: SeededEngines['valid'][number]['edits']): string {
  return edits.map(({ file }) => `with ${file} edited`).join();
}

/** By position: the fewest steps that lead there, told from the steps alone. */
function distances({ positions, starts }: Exploration): readonly number[] {
  const far = new Array<number>(positions.length).fill(Infinity);
  let next: readonly number[] = starts;
  for (let distance = 0; next.length > 0; distance += 1) {
    for (const position of next) far[position] = distance;
    const reached = next.flatMap((position) => positions[position]?.steps.map(({ to }) => to) ?? []);
    next = [...new Set(reached)].filter((position) => far[position] === Infinity);
  }
  return far;
}
