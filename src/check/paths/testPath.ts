import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { FlowRecord } from '../../engine/record.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import { ledAlong, sampleFiller } from '../replay/counterexample.ts';
import type { Filler } from '../replay/engineRun.ts';
import type { Exploration } from '../verify/explore.ts';
import type { FlatState } from '../verify/flatFlow.ts';
import type { Choice } from '../verify/choices.ts';
import { nameOf } from '../verify/trace.ts';
import type { ChosenPath } from './choosePaths.ts';

/** A state, by the flow whose state it is: of a sub-flow its own. */
export interface PathPlace {
  /** Nested names, outermost first: `authorise/ask`. */
  readonly path: string;
  readonly flow: string;
  readonly state: string;
  readonly kind: 'step' | 'call' | 'flow' | 'final';
}

/** What happens at a state. */
export type PathDoing =
  /** A step is answered: everything that is typed, and of that what decides where it leads. */
  | { readonly type: 'answer'; readonly values: JsonObject; readonly decides: JsonObject }
  | { readonly type: 'event'; readonly event: string }
  | { readonly type: 'back' }
  | { readonly type: 'wait'; readonly delay: string }
  /** The gateway answers SUCCESS, with what decides where it leads. */
  | { readonly type: 'reply'; readonly operation: string; readonly decides: JsonObject }
  | { readonly type: 'code'; readonly operation: string; readonly code: string }
  /** The reply stays lost. */
  | { readonly type: 'lost'; readonly operation: string };

export interface PathStep {
  readonly at: PathPlace;
  readonly doing: PathDoing;
  readonly then: PathPlace;
}

/** A test case: a way through a flow that a person or a program can walk. */
export interface TestPath {
  readonly id: string;
  readonly flow: string;
  /** Route by which the flow is entered. */
  readonly entry: string;
  /** Transitions, and pairs of ways in and out of a money call, that this one is there for. */
  readonly covers: readonly string[];
  /** What is outside the flow: the member, the input. */
  readonly given: JsonObject;
  readonly first: PathPlace;
  readonly steps: readonly PathStep[];
  /** What the way leaves, without secrets: as the engine keeps it. */
  readonly record: FlowRecord;
}

export function testPath(project: Project, exploration: Exploration, chosen: ChosenPath, id: string): TestPath {
  const { steps, positions, starts, outsides } = exploration;
  const typed: JsonObject[] = [];
  const fill = keeping(sampleFiller(project), exploration, typed);
  const { run, wholeRecord } = ledAlong(project, exploration, chosen.steps, fill);
  const [one] = chosen.steps;
  const start = one === undefined ? (starts[0] ?? 0) : steps.from(one);
  const answers = typed.values();
  const record = wholeRecord(run.trail);
  return {
    id,
    flow: run.bundle.flow.id,
    entry: record.entry,
    covers: chosen.covers,
    given: outsides[positions.start(start)] ?? {},
    first: placeOf(exploration, start),
    steps: chosen.steps.map((step) => ({
      at: placeOf(exploration, steps.from(step)),
      doing: doingOf(exploration, step, () => answers.next().value ?? {}),
      then: placeOf(exploration, steps.to(step)),
    })),
    record,
  };
}

/** The same values, and each answer is kept as its form sends it: without what is hidden. */
function keeping(fill: Filler, { machine }: Exploration, typed: JsonObject[]): Filler {
  return {
    ...fill,
    answer: (stop, state, given) => {
      const answer = fill.answer(stop, state, given);
      const frame = machine.flat.frames.find(({ bundle }) => bundle.flow.id === stop.bundle.flow.id);
      const form = frame?.bundle.forms[stop.bundle.flow.states[state]?.meta?.form ?? ''];
      const scope = { resolve: (pointer: string) => resolvePointer(stop.scope, pointer), world: stop.scope.world };
      typed.push(form ? form.prune(answer, scope) : answer);
      return answer;
    },
  };
}

function placeOf(exploration: Exploration, position: number): PathPlace {
  const state = exploration.machine.flat.states[exploration.positions.at(position)] as FlatState;
  return { path: nameOf(exploration, position), flow: state.frame.bundle.flow.id, state: state.name, kind: state.kind };
}

function doingOf({ steps, visits, machine }: Exploration, index: number, answer: () => JsonObject): PathDoing {
  const { kind, visit, state } = steps.get(index);
  if (kind !== 'choice') return { type: 'back' };
  const choice: Choice = visits.choice(visit);
  const operation = machine.flat.states[state]?.operation?.operationId ?? '';
  switch (choice.type) {
    case 'next':
      return { type: 'answer', values: answer(), decides: choice.data };
    case 'event':
      return { type: 'event', event: choice.name };
    case 'after':
      return { type: 'wait', delay: choice.delay };
    case 'done':
      return { type: 'reply', operation, decides: choice.data };
    case 'code':
      return { type: 'code', operation, code: choice.code };
    case 'unknown':
    case 'ended':
      return { type: 'lost', operation };
  }
}
