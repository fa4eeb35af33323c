import type { JsonObject } from '../../domain/json.ts';
import { innermost, statePathOf } from '../../engine/innermost.ts';
import { emptyTrail, type FlowRecord, type Trail } from '../../engine/record.ts';
import { trailWithHoles } from '../../engine/secrets.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import { actorOf, recordedChoice } from './choices.ts';
import { beginOf, describeSteps, type Exploration, type Step } from './exploration.ts';
import { walk } from '../../engine/walk.ts';
import { OUR_ENGINE } from './otherWays.ts';

/** A way through a flow as the portal is opened at its end: the steps in words, and the record that they leave. */
export interface Way {
  readonly flow: string;
  readonly steps: readonly string[];
  /** Nested names of the state where it ends. */
  readonly place: string;
  /** The operation that is being called there. */
  readonly call?: string;
  readonly now: string;
  readonly user: JsonObject;
  readonly record: FlowRecord;
  /** The record before the member's last doing: on the screen where it is done. */
  readonly before: FlowRecord;
}

/** A way to break a promise, as a file that `flow replay` opens. It holds no secret: what a member would type in secret is
 * left out. */
export interface Counterexample extends Way {
  readonly format: 1;
  readonly promise: { readonly id: string; readonly description: string; readonly reason: string };
}

const RECORD_ID = 'counterexample00000000';

export function counterexampleOf(
  exploration: Exploration,
  promise: Counterexample['promise'],
  steps: readonly Step[],
): Counterexample {
  const { flow, ...way } = wayAlong(exploration, steps, recordOf);
  return { format: 1, flow, promise, ...way };
}

/** The way that `steps` go, made by the engine's own functions with values a member could type.
 * @param kept what is stored of a walk */
export function wayAlong(exploration: Exploration, steps: readonly Step[], kept: typeof recordOf): Way {
  const walks = walksAlong(exploration, steps);
  const record = (at: number) => kept(exploration, steps, walks[at] as WalkResult);
  const last = walks.at(-1) as WalkResult;
  const { stop } = innermost(last);
  const call = stop.type === 'call' ? stop : stop.type === 'step' ? stop.call : undefined;
  return {
    flow: exploration.bundle.flow.id,
    steps: describeSteps(exploration, steps),
    place: statePathOf(last),
    ...(call && { call: call.operation.operationId }),
    now: last.scope.world.now,
    user: last.scope.world.user,
    record: record(steps.length),
    before: record(Math.max(steps.findLastIndex(isByMember), 0)),
  };
}

/** What is stored of a walk: a record with holes for secrets. */
export function recordOf(
  { bundle, begins, ...exploration }: Exploration,
  steps: readonly Step[],
  { trail }: WalkResult,
): FlowRecord {
  const { input = {}, entry = '' } = begins[beginOf({ bundle, begins, ...exploration }, steps).start] ?? {};
  return { ...trailWithHoles(trail, bundle), format: 1, id: RECORD_ID, entry, input, revision: 0, attempts: {} };
}

function isByMember({ kind, choice }: Step): boolean {
  return choice ? actorOf(choice) === 'member' : kind !== 'reload';
}

/** The walks of our engine along steps, from where they begin: one before the first step, and one after each.
 * @throws RangeError when a step cannot be taken there */
export function walksAlong(exploration: Exploration, steps: readonly Step[]): readonly WalkResult[] {
  const { bundle, begins } = exploration;
  const begin = begins[beginOf(exploration, steps).start];
  if (!begin) throw new RangeError('nobody begins there');
  const from = begin.at === undefined ? {} : { at: begin.at };
  const walked = (trail: Trail) => walk(bundle, trail, begin.world, begin.input, from);
  const walks = [walked(emptyTrail(bundle.flow.id, bundle.flow.version))];
  for (const step of steps) walks.push(walked(trailAfter(walks.at(-1) as WalkResult, step)));
  return walks;
}

function trailAfter(result: WalkResult, { kind, choice, edited, isLate }: Step): Trail {
  switch (kind) {
    case 'back':
      return OUR_ENGINE.back(result) ?? result.trail;
    case 'edit':
      return OUR_ENGINE.change(result, edited ?? '') ?? result.trail;
    case 'reload':
      return OUR_ENGINE.reload(result, isLate === true);
    case 'choice':
      return choice ? recordedChoice(result, choice) : result.trail;
  }
}
