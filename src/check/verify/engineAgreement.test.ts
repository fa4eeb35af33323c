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
import type { Exploration, Step } from './explore.ts';
import { nameOf, stepsInWords } from './trace.ts';
import { exploreFlow } from './verifyFlow.ts';

const project = loadProject(process.cwd());
const FLOWS = Object.keys(project.flows);

describe('the table and XState agree edge by edge', () => {
  test.each(FLOWS)('%s', (id) => {
    const { exploration } = exploreFlow(project, id);
    const { machine, positions, steps, outsides } = exploration;
    let compared = 0;
    for (const { kind, from, state: index, choice } of steps) {
      const [position, state] = [positions[from], machine.flat.states[index]];
      if (kind !== 'choice' || !position || !state || !choice || compared > 4000) continue;
      const outside = outsides[position.record.start] ?? {};
      const path = [...position.record.visits.slice(0, position.length), { state: index, choice }];
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
          exploration.outsides[exploration.positions[start]?.record.start ?? 0] ?? {},
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
    const out = (exploration.out[position] ?? []).filter((index) => isFollowed(exploration, index));
    const chosen = out[Math.floor(random() * out.length)];
    const step = chosen === undefined ? undefined : exploration.steps[chosen];
    if (chosen === undefined || !step) return;
    taken.push(chosen);
    concrete.take(step, exploration);
    position = step.to;
    expect(concrete.at(), stepsInWords(exploration, taken).join('\n')).toBe(nameOf(exploration, position));
  }
}

function isFollowed(exploration: Exploration, index: number): boolean {
  const step = exploration.steps[index];
  if (!step || step.isShown) return false;
  if (step.kind !== 'reload') return true;
  const first = exploration.out[step.from]?.find((other) => exploration.steps[other]?.kind === 'reload');
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

  take(step: Step, exploration: Exploration): void {
    this.#trail = this.#changed(step, exploration);
    this.#result = this.#walk();
  }

  #changed(step: Step, exploration: Exploration): Trail {
    const state = exploration.machine.flat.states[step.state];
    switch (step.kind) {
      case 'reload':
        return trailWithHoles(this.#trail, this.bundle);
      case 'back':
        return takeBack(this.#result) ?? this.#trail;
      case 'edit':
        return changeInnermost(this.#result, (inner) => editAnswer(inner, state?.name ?? '') ?? inner.trail);
      case 'choice':
        return changeInnermost(this.#result, (inner) => this.#chosen(inner, step));
    }
  }

  #chosen(inner: WalkResult, { choice, same }: Step): Trail {
    const { stop } = inner;
    if (choice?.type === 'next') {
      const state = stop.type === 'step' ? stop.state : '';
      const before = same ? (inner.trail.drafts[state] ?? inner.trail.editing?.answer ?? {}) : {};
      return recordAnswer(inner, 'NEXT', {
        ...this.#filled(inner.bundle.forms[inner.bundle.flow.states[state]?.meta?.form ?? '']?.schema ?? {}),
        ...before,
        ...choice.data,
      });
    }
    if (choice?.type === 'event') return recordAnswer(inner, choice.name, {});
    const call = callOf(inner);
    if (choice?.type === 'done') {
      const reply = this.project.operations[call.operation.operationId]?.reply ?? {};
      return recordReply(inner, call, { type: 'done', data: { ...this.#filled(reply), ...choice.data } });
    }
    if (choice?.type === 'code') return recordReply(inner, call, { type: 'business', code: choice.code, data: {} });
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
