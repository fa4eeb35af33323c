import { describe, expect, test } from 'vitest';
import { bundleFlow } from '../../compile/bundleFlow.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { editAnswer } from '../../engine/editAnswer.ts';
import { changeInnermost, innermost, statePathOf } from '../../engine/innermost.ts';
import { flowMachine } from '../../engine/machine.ts';
import type { Trail } from '../../engine/record.ts';
import { emptyTrail } from '../../engine/record.ts';
import { recordAnswer } from '../../engine/recordAnswer.ts';
import { recordReply } from '../../engine/recordReply.ts';
import { trailWithHoles } from '../../engine/secrets.ts';
import { takeBack } from '../../engine/takeBack.ts';
import type { CallStop, WalkResult } from '../../engine/walkResult.ts';
import { walk } from '../../engine/walk.ts';
import type { World } from '../../rules/compiled.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Typed } from '../types/lookUp.ts';
import { isMissing, lookUp, membersOf, typeOf } from '../types/lookUp.ts';
import type { Choice } from './choices.ts';
import type { Exploration } from './explore.ts';
import type { Step } from './steps.ts';
import { nameOf, stepsInWords } from './trace.ts';
import { exploreFlow } from './verifyFlow.ts';

const project = loadProject(process.cwd());
const FLOWS = Object.keys(project.flows);

describe('the table and XState agree edge by edge', () => {
  test.each(FLOWS)('%s', (id) => {
    const { exploration } = exploreFlow(project, id);
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

describe('the model stands where the engine stands, on random runs with Back, Change and reload', () => {
  test.each(FLOWS)('%s', (id) => {
    const { exploration } = exploreFlow(project, id);
    const bundle = openForms(bundleFlow(project, id));
    const random = seeded(7);
    for (let run = 0; run < 120; run += 1) {
      const start = exploration.starts[Math.floor(random() * exploration.starts.length)] ?? 0;
      follow(
        exploration,
        new Concrete(
          project,
          bundle,
          checkWorld(project),
          exploration.outsides[exploration.positions.start(start)] ?? {},
        ),
        start,
        random,
      );
    }
  });
});

function follow(exploration: Exploration, concrete: Concrete, start: number, random: () => number): void {
  const taken: number[] = [];
  let position = start;
  expect(concrete.at()).toBe(nameOf(exploration, position));
  for (let length = 0; length < 30; length += 1) {
    // Reads that grew old are a matter of the clock, which stands still here.
    const out = stepsFrom(exploration, position).filter((index) => isFollowed(exploration, index));
    const chosen = out[Math.floor(random() * out.length)];
    if (chosen === undefined) return;
    taken.push(chosen);
    concrete.take(exploration, exploration.steps.get(chosen));
    position = exploration.steps.to(chosen);
    expect(concrete.at(), stepsInWords(exploration, taken).join('\n')).toBe(nameOf(exploration, position));
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

/** A record of the engine that follows the steps of the model, with values in every field. */
class Concrete {
  #trail: Trail;
  #result: WalkResult;
  #count = 0;

  constructor(
    readonly project: Project,
    readonly bundle: FlowBundle,
    readonly base: World,
    readonly outside: JsonObject,
  ) {
    this.#trail = emptyTrail(bundle.flow.id, bundle.flow.version);
    this.#result = this.#walk();
  }

  at(): string {
    return statePathOf(this.#result);
  }

  #walk(): WalkResult {
    const user = isJsonObject(this.outside['user']) ? this.outside['user'] : {};
    const input: JsonObject = isJsonObject(this.outside['input']) ? this.outside['input'] : this.#someInput();
    const result = walk(this.bundle, this.#trail, { ...this.base, user: { signed_in: true, ...user } }, input);
    this.#trail = result.trail;
    return result;
  }

  #someInput(): JsonObject {
    return Object.fromEntries((this.bundle.flow.meta.input ?? []).map((name) => [name, name]));
  }

  take(exploration: Exploration, step: Step): void {
    this.#trail = this.#changed(exploration, step);
    this.#result = this.#walk();
  }

  #changed({ machine, visits }: Exploration, step: Step): Trail {
    const state = machine.flat.states[step.state];
    switch (step.kind) {
      case 'reload':
        return trailWithHoles(this.#trail, this.bundle);
      case 'back':
        return takeBack(this.#result) ?? this.#trail;
      case 'edit':
        return changeInnermost(this.#result, (inner) => editAnswer(inner, state?.name ?? '') ?? inner.trail);
      case 'choice':
        return changeInnermost(this.#result, (inner) => this.#chosen(inner, visits.choice(step.visit), step.isSame));
    }
  }

  #chosen(inner: WalkResult, choice: Choice, isSame: boolean): Trail {
    const { stop } = inner;
    if (choice.type === 'next') {
      const state = stop.type === 'step' ? stop.state : '';
      const before = isSame ? (inner.trail.drafts[state] ?? inner.trail.editing?.answer ?? {}) : {};
      return recordAnswer(inner, 'NEXT', {
        ...this.#filled(inner.bundle.forms[inner.bundle.flow.states[state]?.meta?.form ?? '']?.schema ?? {}),
        ...before,
        ...choice.data,
      });
    }
    if (choice.type === 'event') return recordAnswer(inner, choice.name, {});
    const call = callOf(inner);
    if (choice.type === 'done') {
      const reply = this.project.operations[call.operation.operationId]?.reply ?? {};
      return recordReply(inner, call, { type: 'done', data: { ...this.#filled(reply), ...choice.data } });
    }
    if (choice.type === 'code') return recordReply(inner, call, { type: 'business', code: choice.code, data: {} });
    return recordReply(inner, call, { type: 'unknown' });
  }

  /** A value in every field that a schema names, another one each time. */
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

function callOf(inner: WalkResult): CallStop {
  const { stop } = innermost(inner);
  if (stop.type === 'call') return stop;
  if (stop.type === 'step' && stop.call) return stop.call;
  throw new RangeError(`no call at ${stop.type}`);
}

/** The bundle with forms that take every answer: what is compared is the way, not the validation. */
function openForms(bundle: FlowBundle): FlowBundle {
  const forms = Object.fromEntries(
    Object.entries(bundle.forms).map(([id, form]) => [
      id,
      { ...form, validate: () => [], prune: (answer: JsonObject) => answer },
    ]),
  );
  const flows = Object.fromEntries(Object.entries(bundle.flows).map(([id, sub]) => [id, openForms(sub)]));
  return { ...bundle, forms, flows };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
