import { draftsFrom, hasDrafts } from './asDrafts.ts';
import { flowMachine } from './machine.ts';
import { judgeGuard } from './judge.ts';
import { isStep } from './completeFlow.ts';
import { transitionsOf } from './flowFile.ts';
import type { Trail, Visit } from './record.ts';
import { mapInput } from './mapping.ts';
import { isCommitted, putVisit } from './record.ts';
import { resolvePointer } from './trailScope.ts';
import { walk } from './walk.ts';
import type { WalkResult } from './walkResult.ts';
import { withDraft } from './withDraft.ts';

/** The trail without the last answer, kept as a draft. `undefined` when a committed call, or nothing, lies before. */
export function takeBack(result: WalkResult): Trail | undefined {
  const { stop, trail } = result;
  if (stop.type === 'sub') {
    const below = takeBack(stop.result);
    if (below) return putVisit(trail, { ...visitHere(result, stop.state), shown: stop.shown, sub: below });
    if (trail.editing) return putBackEdited(trail, trail.editing);
    if (trail.path.some((visit) => visit.state === stop.state && isCommitted(visit))) return undefined;
    return leaveSubFlow(result, stop.state);
  }
  if (trail.editing) return putBackEdited(trail, trail.editing);
  return takeLastAnswer(result);
}

/** A Change link was followed and not used: the answer it took out is put in again. */
function putBackEdited({ editing: _editing, ...trail }: Trail, visit: Visit): Trail {
  return putVisit(trail, visit);
}

/** Whether a button says better what Back would do: on the first step of a sub-flow, one that ends it with an outcome that
 * leads its caller to the same state. Cancel does not count: it throws away what Back keeps. */
export function hasWayBack(result: WalkResult): boolean {
  const { stop } = result;
  if (stop.type !== 'sub') return false;
  const { state, result: below } = stop;
  if (below.stop.type === 'sub') return hasWayBack(below);
  if (below.stop.type !== 'step' || takeBack(below) || result.trail.editing?.state === state) return false;
  const back = stateAfter(result, state, 'back');
  if (back === undefined || openAt(result, back) === undefined) return false;
  const { states } = below.bundle.flow;
  const leadsBack = (target: string) =>
    states[target]?.type === 'final' && stateAfter(result, state, states[target].meta?.outcome ?? '') === back;
  return Object.entries(states[below.stop.state]?.on ?? {}).some(
    ([event, to]) => event !== 'CANCEL' && transitionsOf(to).every(({ target }) => leadsBack(target)),
  );
}

/** Back on the first step of a sub-flow ends it with the outcome `back`. Where that ends the caller with `back` too, it is for
 * the caller of that one to say where it leads. */
function leaveSubFlow(result: WalkResult, state: string): Trail | undefined {
  const after = stateAfter(result, state, 'back');
  if (after !== undefined && result.bundle.flow.states[after]?.meta?.outcome === 'back') return undefined;
  const at = openAt(result, after);
  // What was typed behind the step that was answered last waits for it to be answered again.
  const { stop } = result;
  const hasTyped = stop.type === 'sub' && hasDrafts(stop.result.trail);
  const isLast = hasTyped && at === result.path.length - 1 && result.path[at]?.event !== undefined;
  return at === undefined || isLast ? takeLastAnswer(result) : dropFrom(result, at);
}

/** Where the flow goes when the sub-flow at `state` ends with `outcome`. */
function stateAfter({ bundle, path, scope }: WalkResult, state: string, outcome: string): string | undefined {
  const resolve = (pointer: string) => resolvePointer(scope, pointer);
  const lastStep = path.findLast((visit) => isStep(bundle.flow.states[visit.state]))?.state;
  const view = { bundle, world: scope.world, resolve, lastStep };
  const event = { type: 'done', outcome, output: {} } as const;
  return flowMachine(bundle.flow).next(state, event, (guard, cause) => judgeGuard(guard, cause, view));
}

/** Where on the path `state` is; `undefined` when it is not, or when something committed lies behind it. */
function openAt({ path }: WalkResult, state: string | undefined): number | undefined {
  const at = path.findIndex((visit) => visit.state === state);
  return at < 0 || path.slice(at).some(isCommitted) ? undefined : at;
}

function takeLastAnswer(result: WalkResult): Trail | undefined {
  const { path, trail } = result;
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const visit = path[at];
    if (!visit || isCommitted(visit)) return undefined;
    const asked = withoutFailures(trail, path.slice(at + 1));
    if (visit.event !== undefined) return withoutAnswer({ ...result, trail: asked }, visit);
    const below = visit.sub && reopened(result, visit.state, visit.sub);
    if (below) return putVisit(asked, { ...visit, sub: below });
  }
  return undefined;
}

/** A call that was refused is made again when the member comes to it again: that is what going back was for. */
function withoutFailures(trail: Trail, behind: readonly Visit[]): Trail {
  const refused = new Set(behind.flatMap(({ state, reply }) => (reply?.type === 'code' ? [state] : [])));
  return refused.size === 0 ? trail : { ...trail, path: trail.path.filter(({ state }) => !refused.has(state)) };
}

/** An ended sub-flow without its last answer: the last on its way, not one that waits behind it from another branch. */
function reopened(result: WalkResult, state: string, sub: Trail): Trail | undefined {
  const bundle = result.bundle.flows[sub.flow];
  if (!bundle) return undefined;
  const resolve = (pointer: string) => resolvePointer(result.scope, pointer);
  const input = mapInput(result.bundle.flow.states[state]?.invoke?.input, resolve);
  const last = walk(bundle, sub, result.scope.world, input).path.findLast((visit) => visit.event !== undefined);
  if (!last) return undefined;
  return {
    ...sub,
    path: sub.path.filter((visit) => visit.state !== last.state),
    drafts: withDraft(sub.drafts, last, bundle),
  };
}

function withoutAnswer({ bundle, trail }: WalkResult, visit: Visit): Trail {
  const { error: _error, ...rest } = trail;
  return {
    ...rest,
    path: trail.path.filter(({ state }) => state !== visit.state),
    drafts: withDraft(trail.drafts, visit, bundle),
  };
}

/** What lies behind is asked again, and what was typed there stays: in the sub-flow that is left too. */
function dropFrom({ bundle, trail }: WalkResult, at: number): Trail {
  const { error: _error, ...rest } = trail;
  return draftsFrom(rest, bundle, at);
}

function visitHere(result: WalkResult, state: string): Visit {
  return result.trail.path.find((visit) => visit.state === state) ?? { state };
}
