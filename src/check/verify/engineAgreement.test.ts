import { describe, expect, test } from 'vitest';
import { bundleFlow } from '../../compile/bundleFlow.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FlowBundle, OperationMeta } from '../../engine/bundle.ts';
import { flowMachine } from '../../engine/machine.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Filler } from '../replay/engineRun.ts';
import { EngineRun } from '../replay/engineRun.ts';
import type { Typed } from '../types/lookUp.ts';
import { isMissing, lookUp, membersOf, typeOf } from '../types/lookUp.ts';
import { worldOf } from './entering.ts';
import type { Exploration } from './explore.ts';
import { nameOf, stepsInWords } from './trace.ts';
import { exploreFlow } from './verifyFlow.ts';

const project = loadProject(process.cwd());
const FLOWS = Object.keys(project.flows);
/** Milliseconds: the longest flow has hundreds of thousands of positions. */
const A_LONG_WALK = 120_000;
const explored = new Map<string, Exploration>();

function explorationOf(id: string): Exploration {
  const exploration = explored.get(id) ?? exploreFlow(project, id).exploration;
  explored.set(id, exploration);
  return exploration;
}

describe('the table and XState agree edge by edge', { timeout: A_LONG_WALK }, () => {
  test.each(FLOWS)('%s', (id) => {
    const exploration = explorationOf(id);
    const { machine, positions, steps, outsides, visits } = exploration;
    let compared = 0;
    for (let step = 0; step < steps.size && compared <= 4000; step += 1) {
      const { kind, from, to, state: index, visit, isShown } = steps.get(step);
      const state = machine.flat.states[index];
      if (kind !== 'choice' || !state) continue;
      const choice = visits.choice(visit);
      const outside = outsides[positions.start(from)] ?? {};
      const path = [...Array.from(positions.path(from)), visit].map((one) => ({
        state: visits.state[one] ?? 0,
        choice: visits.choice(one),
      }));
      const event =
        choice.type === 'next'
          ? ({ type: 'event', name: 'NEXT' } as const)
          : choice.type === 'done'
            ? ({ type: 'done', output: choice.data } as const)
            : choice.type === 'ended'
              ? undefined
              : choice.type === 'event'
                ? ({ type: 'event', name: choice.name } as const)
                : choice;
      if (!event) continue;
      const judge = (guard: Parameters<typeof machine.holds>[1]) =>
        machine.holds(state.frame, guard, event, path, outside);
      const byXState = flowMachine(state.frame.bundle.flow).next(state.name, event, judge);
      expect(machine.next(state, choice, path, outside)?.name, `${state.path} ${JSON.stringify(choice)}`).toBe(
        byXState,
      );
      expect(isShown, `step ${from} to ${to}`).toBe(byXState === undefined);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(3);
  });
});

describe(
  'the model stands where the engine stands, on random runs with Back, Change and reload',
  { timeout: A_LONG_WALK },
  () => {
    test.each(FLOWS)('%s', (id) => {
      const exploration = explorationOf(id);
      const bundle = bundleFlow(project, id);
      const random = seeded(7);
      for (let run = 0; run < 120; run += 1) {
        const start = exploration.starts[Math.floor(random() * exploration.starts.length)] ?? 0;
        follow(exploration, beginAt(exploration, bundle, start), start, random);
      }
    });
  },
);

function follow(exploration: Exploration, engine: EngineRun, start: number, random: () => number): void {
  const taken: number[] = [];
  let position = start;
  expect(engine.place()).toBe(nameOf(exploration, position));
  for (let length = 0; length < 30; length += 1) {
    // Reads that grew old are a matter of the clock, which stands still here.
    const out = stepsFrom(exploration, position).filter((index) => isFollowed(exploration, index));
    const chosen = out[Math.floor(random() * out.length)];
    if (chosen === undefined) return;
    taken.push(chosen);
    engine.take(exploration, exploration.steps.get(chosen));
    position = exploration.steps.to(chosen);
    expect(engine.place(), stepsInWords(exploration, taken).join('\n')).toBe(nameOf(exploration, position));
  }
}

function stepsFrom({ steps }: Exploration, position: number): readonly number[] {
  const begin = steps.begin(position);
  return Array.from({ length: steps.end(position) - begin }, (_, index) => begin + index);
}

function isFollowed(exploration: Exploration, index: number): boolean {
  const { steps } = exploration;
  if (steps.isShown(index)) return false;
  if (steps.kind(index) !== 'reload') return true;
  const first = stepsFrom(exploration, steps.from(index)).find((other) => steps.kind(other) === 'reload');
  return first === index;
}

/** A value in every field that a schema names, another one each time. */
class Numbered implements Filler {
  #count = 0;

  answer = ({ bundle }: WalkResult, state: string, given: JsonObject): JsonObject => ({
    ...this.#filled(bundle.forms[bundle.flow.states[state]?.meta?.form ?? '']?.schema ?? {}),
    ...given,
  });

  reply = ({ operationId }: OperationMeta): JsonObject => this.#filled(project.operations[operationId]?.reply ?? {});

  codeData = (): JsonObject => ({});

  #filled(schema: Json): JsonObject {
    this.#count += 1;
    return isJsonObject(schema) ? (this.#value(typeOf(schema)) as JsonObject) : {};
  }

  #value(typed: Typed): Json {
    const names = membersOf(typed);
    if (names.length === 0) return `v${this.#count}`;
    return Object.fromEntries(
      names.flatMap((name) => {
        const member = lookUp(typed, [name]);
        return isMissing(member) ? [] : [[name, this.#value(member)]];
      }),
    );
  }
}

function beginAt(exploration: Exploration, bundle: FlowBundle, start: number): EngineRun {
  const { outside = {}, at } = exploration.begins[exploration.positions.start(start)] ?? {};
  const someInput = Object.fromEntries((bundle.flow.meta.input ?? []).map((name) => [name, name]));
  const input = isJsonObject(outside['input']) ? outside['input'] : someInput;
  return new EngineRun(bundle, worldOf(checkWorld(project), outside), input, new Numbered(), at);
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
