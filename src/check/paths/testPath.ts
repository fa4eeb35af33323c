import type { JsonObject } from '../../domain/json.ts';
import { getAt, parsePointer, setAt } from '../../domain/jsonPointer.ts';
import type { FlowRecord } from '../../engine/record.ts';
import { formMarks } from '../../engine/secrets.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { recordOf, walksAlong } from '../verify/counterexample.ts';
import { beginOf, type Exploration, type Position, type Step } from '../verify/exploration.ts';
import type { FlatState } from '../verify/flatFlow.ts';
import { choosePaths, type ChosenPath } from './choosePaths.ts';
import type { Project } from '../../compile/project.ts';
import { exploreFlow } from '../verify/verifyFlow.ts';

/** A state, by the flow whose state it is: of a sub-flow its own. */
export interface PathPlace {
  /** Nested names, outermost first: `authorise/ask`. */
  readonly path: string;
  readonly flow: string;
  readonly state: string;
  readonly kind: 'step' | 'call' | 'flow' | 'final';
}

/** What happens at a state. */
type PathDoing =
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

export function testPath(exploration: Exploration, { steps, covers }: ChosenPath, id: string): TestPath {
  const { positions, begins, bundle } = exploration;
  const first = beginOf(exploration, steps);
  const record = recordOf(exploration, steps, walksAlong(exploration, steps).at(-1) as WalkResult);
  return {
    id,
    flow: bundle.flow.id,
    entry: record.entry,
    covers,
    given: begins[first.start]?.outside ?? {},
    first: placeOf(first),
    steps: steps.map((step) => {
      const [from, to] = [step.from, step.to].map((one) => positions[one] as Position) as [Position, Position];
      return { at: placeOf(from), doing: doingOf(from, step), then: placeOf(to) };
    }),
    record,
  };
}

function placeOf({ state }: Position): PathPlace {
  return { path: state.path, flow: state.frame.bundle.flow.id, state: state.name, kind: state.kind };
}

function doingOf({ state }: Position, { choice }: Step): PathDoing {
  if (!choice) return { type: 'back' };
  const operation = state.operation?.operationId ?? '';
  switch (choice.type) {
    case 'next':
      return { type: 'answer', values: withoutTyped(state, choice.data), decides: choice.decides };
    case 'event':
      return { type: 'event', event: choice.name };
    case 'after':
      return { type: 'wait', delay: choice.delay };
    case 'done':
      return { type: 'reply', operation, decides: choice.decides };
    case 'code':
      return { type: 'code', operation, code: choice.code };
    case 'unknown':
      return { type: 'lost', operation };
  }
}

/** A secret is said to be typed; which, is the tester's. */
function withoutTyped({ name, frame }: FlatState, answer: JsonObject): JsonObject {
  return Object.keys(formMarks(frame.bundle, name)).reduce<JsonObject>((whole, pointer) => {
    const tokens = parsePointer(pointer);
    return getAt(whole, tokens) === undefined ? whole : (setAt(whole, tokens, 'secret') as JsonObject);
  }, answer);
}

export interface TestPaths {
  readonly flow: string;
  readonly paths: readonly TestPath[];
  /** Transitions and pairs that there are. */
  readonly targets: number;
  /** Transitions that no path goes through. */
  readonly open: readonly string[];
}

/** Test cases of a flow: every transition, and around every money call each pair of a way in and a way out.
 * @throws ProjectError when a part of the flow is missing */
export function testPaths(project: Project, flow: string): TestPaths {
  const exploration = exploreFlow(project, flow, { kinds: new Set(['choice', 'back']) });
  const { paths, targets, open } = choosePaths(exploration);
  const digits = String(paths.length).length;
  return {
    flow,
    paths: paths.map((chosen, index) =>
      testPath(exploration, chosen, `${flow}-${String(index + 1).padStart(digits, '0')}`),
    ),
    targets,
    open,
  };
}
