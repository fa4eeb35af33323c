import { describe, expect, test } from 'vitest';
import { getAdjacencyMap } from 'xstate/graph';
import { eventsAt, nameOf, plainMachine } from '../../../tests/support/plainMachine.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { JsonObject } from '../../domain/json.ts';
import { MODEL, projectOf } from '../../../bench/verify/model.ts';
import type { Exploration } from './explore.ts';
import type { FlatState } from './flatFlow.ts';
import { exploreFlow } from './verifyFlow.ts';

/** The same states and the same edges as plain `xstate/graph`, which knows nothing of our table: on every flow that it can walk
 * whole. Back, Change and reload are not XState's; engineAgreement.test.ts holds those against the engine. */
const project = loadProject(process.cwd());
const MOST = 10_000;
/** XState takes a tenth of a millisecond for each event at each state. */
const MOST_HERE = 700;

const flows = Object.keys(project.flows).flatMap((id) => {
  const { exploration } = exploreFlow(project, id, undefined, new Set(['choice']));
  return exploration.positions.size <= MOST_HERE ? [{ id, exploration }] : [];
});

describe('the explored model is what xstate/graph finds', { timeout: 120_000 }, () => {
  test('most flows of the project are small enough for both', () => {
    expect(flows.length).toBeGreaterThan(Object.keys(project.flows).length / 2);
  });

  test.each(flows)('$id', ({ exploration }) => {
    expectAgreement(exploration);
  });

  test('a model near the most states', () => {
    const { exploration } = exploreFlow(projectOf(4, 8), MODEL, undefined, new Set(['choice']));
    expect(exploration.positions.size).toBeGreaterThan(MOST * 0.8);
    expect(exploration.positions.size).toBeLessThanOrEqual(MOST);
    expectAgreement(exploration);
  });
});

function expectAgreement(exploration: Exploration): void {
  const ours = new Set(ourEdges(exploration));
  const theirs = new Set(exploration.outsides.flatMap((_, start) => graphEdges(exploration, start)));
  expect([...theirs].filter((edge) => !ours.has(edge)).slice(0, 5)).toEqual([]);
  expect([...ours].filter((edge) => !theirs.has(edge)).slice(0, 5)).toEqual([]);
  const states = (edges: ReadonlySet<string>) => new Set([...edges].flatMap((edge) => edge.split(/ c\d+ /)));
  expect(states(ours)).toEqual(states(theirs));
}

function ourEdges(exploration: Exploration): readonly string[] {
  const { positions, steps, visits } = exploration;
  const key = (position: number) =>
    `${positions.start(position)}|s${positions.at(position)}|${[...positions.path(position)].join(',')}`;
  return Array.from({ length: steps.size }, (_, step) => {
    const { from, to, visit } = steps.get(step);
    return `${key(from)} c${visits.choiceIndex(visit)} ${key(to)}`;
  });
}

function graphEdges(exploration: Exploration, start: number): readonly string[] {
  const { machine, outsides, begins } = exploration;
  const states = new Map(machine.flat.states.map((state) => [nameOf(state), state]));
  const outside: JsonObject = outsides[start] ?? {};
  const key = ({ value, context }: Snapshot) => `${start}|${String(value)}|${context.path.join(',')}`;
  const map = getAdjacencyMap(plainMachine(exploration, outside, begins[start]?.at), {
    serializeState: (snapshot) => key(snapshot as unknown as Snapshot) as never,
    events: (snapshot: unknown) => {
      const { value, context } = snapshot as Snapshot;
      return [...eventsAt(exploration, states.get(String(value)) as FlatState, context.path, outside)] as never;
    },
  });
  return (Object.entries(map) as [string, { transitions: { [event: string]: Taken } }][]).flatMap(
    ([from, { transitions }]) =>
      Object.values(transitions).map(({ event, state }) => `${from} ${event.type} ${key(state)}`),
  );
}

interface Snapshot {
  readonly value: unknown;
  readonly context: { readonly path: readonly number[] };
}

interface Taken {
  readonly event: { readonly type: string };
  readonly state: Snapshot;
}
