import { bundleFlow } from '../../compile/bundleFlow.ts';
import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { parsePointer, setAt } from '../../domain/jsonPointer.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { FlowRecord, Trail } from '../../engine/record.ts';
import { trailWithHoles } from '../../engine/secrets.ts';
import { stepData } from '../../engine/stepData.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { planForm } from '../../forms/plan/formPlan.ts';
import type { CompiledForm, World } from '../../rules/compiled.ts';
import { checkWorld } from '../checkWorld.ts';
import { codeSample, replySample } from '../samples/operationSamples.ts';
import { sampleAnswer } from '../samples/sampleAnswer.ts';
import { actorOf } from '../verify/choices.ts';
import { worldOf } from '../verify/entering.ts';
import type { Exploration } from '../verify/explore.ts';
import { nameOf, stepsInWords } from '../verify/trace.ts';
import type { Filler } from './engineRun.ts';
import { EngineRun } from './engineRun.ts';

/** A way to break a promise, as a file that `flow replay` opens: the steps in words, and the record that they leave. It
 * holds no secret: what a member would type in secret is left out. */
export interface Counterexample {
  readonly format: 1;
  readonly flow: string;
  readonly promise: { readonly id: string; readonly description: string; readonly reason: string };
  readonly steps: readonly string[];
  /** Nested names of the state where the promise breaks. */
  readonly place: string;
  /** The operation that is being called there. */
  readonly call?: string;
  readonly now: string;
  readonly user: JsonObject;
  readonly record: FlowRecord;
  /** The record before the member's last doing: on the screen where it is done. */
  readonly before: FlowRecord;
}

const RECORD_ID = 'counterexample00000000';

/** The record that `steps` leave, made by the engine's own functions with values a member could type. */
export function counterexampleOf(
  project: Project,
  exploration: Exploration,
  promise: Counterexample['promise'],
  steps: readonly number[],
): Counterexample {
  const { machine, positions } = exploration;
  const { run, wholeRecord, start } = beginRun(project, exploration, steps);
  let before = run.trail;
  for (const step of steps) {
    if (isByMember(exploration, step)) before = run.trail;
    run.take(exploration, exploration.steps.get(step));
  }
  const last = steps.at(-1);
  const end = last === undefined ? start : exploration.steps.to(last);
  const call = machine.flat.states[positions.at(end)]?.operation?.operationId;
  return {
    format: 1,
    flow: run.bundle.flow.id,
    promise,
    steps: stepsInWords(exploration, steps),
    place: nameOf(exploration, end),
    ...(call !== undefined && { call }),
    now: run.world.now,
    user: run.world.user as JsonObject,
    record: wholeRecord(run.trail),
    before: wholeRecord(before),
  };
}

interface BegunRun {
  readonly run: EngineRun;
  readonly start: number;
  readonly wholeRecord: (trail: Trail) => FlowRecord;
}

/** A run of the engine at the end of `steps`. */
export function ledAlong(
  project: Project,
  exploration: Exploration,
  steps: readonly number[],
  fill = sampleFiller(project),
): BegunRun {
  const begun = beginRun(project, exploration, steps, fill);
  for (const step of steps) begun.run.take(exploration, exploration.steps.get(step));
  return begun;
}

/** A run of the engine where `steps` begin. */
function beginRun(
  project: Project,
  exploration: Exploration,
  steps: readonly number[],
  fill = sampleFiller(project),
): BegunRun {
  const { machine, positions, begins } = exploration;
  const [first] = steps;
  const start = first === undefined ? (exploration.starts[0] ?? 0) : exploration.steps.from(first);
  const { outside = {}, entry = '', at } = begins[positions.start(start)] ?? {};
  const { bundle } = machine.flat.frames[0] ?? {};
  if (!bundle) throw new RangeError('a flow without states');
  const input = isJsonObject(outside['input']) ? outside['input'] : {};
  return {
    run: new EngineRun(bundle, memberWorld(project, outside), input, fill, at),
    start,
    wholeRecord: (trail) => ({
      ...trailWithHoles(trail, bundle),
      format: 1,
      id: RECORD_ID,
      entry,
      input,
      revision: 0,
      attempts: {},
    }),
  };
}

function isByMember({ steps, visits }: Exploration, step: number): boolean {
  const { kind, visit } = steps.get(step);
  return kind === 'choice' ? actorOf(visits.choice(visit)) === 'member' : kind !== 'reload';
}

/** A member like the one of the contract's example, but for what is said of them; or a visitor, of whom nothing is known. */
function memberWorld(project: Project, outside: JsonObject): World {
  const world = worldOf(checkWorld(project), outside);
  if (world.user['signed_in'] !== true) return world;
  return { ...world, user: { ...objectOf(replySample(project, 'userInfoQuery')), ...world.user } };
}

/** Values that schemas and the contract's examples propose. */
export function sampleFiller(project: Project): Filler {
  const bundles = new Map<string, FlowBundle>();
  // What members are not asked they do not answer; the forms of a run take every answer and hide nothing.
  const formsOf = (flow: string) => {
    const bundle = bundles.get(flow) ?? bundleFlow(project, flow);
    bundles.set(flow, bundle);
    return bundle.forms;
  };
  return {
    answer: ({ bundle: { flow, forms }, scope }: WalkResult, state, given) => {
      const id = flow.states[state]?.meta?.form ?? '';
      const form = forms[id];
      if (!form || planForm(form).fields.length === 0) return given;
      const resolve = (pointer: string) => resolvePointer(scope, pointer);
      const data = stepData(flow.states[state] ?? {}, resolve);
      const around = { resolve, world: scope.world };
      const open = sampleAnswer({ project, flow, state, form, data, scope: around });
      const answer = withSecrets({ ...open, ...given }, form);
      return formsOf(flow.id)[id]?.prune(answer, around) ?? answer;
    },
    reply: ({ operationId }) => objectOf(replySample(project, operationId)),
    codeData: ({ operationId }, code) => objectOf(codeSample(project, operationId, code)),
  };
}

/** What a member types in secret, as far as it counts that it is there: no record keeps it. */
function withSecrets(answer: JsonObject, { secrets }: CompiledForm): JsonObject {
  return Object.keys(secrets).reduce<JsonObject>((whole, pointer) => {
    const tokens = parsePointer(pointer);
    return tokens.includes('-') ? whole : (setAt(whole, tokens, 'secret') as JsonObject);
  }, answer);
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value as JsonObject) ? (value as JsonObject) : {};
}
