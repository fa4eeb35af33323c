import type { Json, JsonObject } from '../domain/json.ts';
import type { World } from '../rules/compiled.ts';
import { deepEqual } from '../domain/deepEqual.ts';
import { addSeconds } from '../domain/instant.ts';
import { asDrafts, hasDrafts } from './asDrafts.ts';
import type { FlowBundle, OperationMeta } from './bundle.ts';
import { isStep } from './completeFlow.ts';
import { digestOf, digestOfPart } from './digest.ts';
import { figuresOf } from './figures.ts';
import { findHole } from './findHole.ts';
import type { Guard, Invoke, StateNode } from './flowFile.ts';
import { guardPointers, judgeGuard } from './judge.ts';
import type { ControlEvent, FlowMachine } from './machine.ts';
import { flowMachine } from './machine.ts';
import { mapInput, mapValue } from './mapping.ts';
import type { FlowError, Reply, Trail, Visit } from './record.ts';
import { emptyTrail, isCommitted } from './record.ts';
import { reviewAgain } from './reviewAgain.ts';
import { isSecretPointer, openMembers } from './secretPointers.ts';
import { hasHole, openPart, withoutShown } from './secrets.ts';
import { stepData } from './stepData.ts';
import { stepErrors } from './stepErrors.ts';
import type { TrailScope } from './trailScope.ts';
import { resolvePointer } from './trailScope.ts';
import type { Again, CallStop, Stop, WalkOptions, WalkResult } from './walkResult.ts';
import { withDraft } from './withDraft.ts';

/** Derives where the member stands: the flow walked from its start over the record, never a stored position.
 * Pure: the same flow, trail, world and input give the same result. */
export function walk(
  bundle: FlowBundle,
  trail: Trail,
  world: World,
  input: JsonObject,
  options: WalkOptions = {},
): WalkResult {
  const again = new Set<string>();
  // What a walk has cut stays cut while a missing secret is looked for: a button is not pressed twice.
  for (let from = trail; ;) {
    const result = new WalkOnce(bundle, from, world, input, options, again).run();
    const hole = findHole(result, again, options);
    if (hole === undefined) return result;
    again.add(hole);
    from = reviewAgain(result.trail, bundle, hole);
  }
}

/** One walk over one trail, from the start or from the last committed call to where it can go no further. */
class WalkOnce {
  readonly #machine: FlowMachine;
  readonly #waiting: Map<string, Visit>;
  readonly #outputs: Record<string, Json> = {};
  #path: Visit[] = [];
  #drafts: Trail['drafts'];
  /** Failure of the last call on the path. */
  #failed: FlowError | undefined;
  /** Failure that led back, kept with the trail. */
  #kept: FlowError | undefined;
  #verdicts: Record<string, boolean> = {};
  /** The visit of the state where the walk stopped, when it has begun (a sub-flow under way). */
  #begun: Visit | undefined;

  constructor(
    readonly bundle: FlowBundle,
    readonly trail: Trail,
    readonly world: World,
    readonly input: JsonObject,
    readonly options: WalkOptions,
    readonly again: Again,
  ) {
    this.#machine = flowMachine(bundle.flow);
    this.#waiting = new Map(trail.path.map((visit) => [visit.state, visit]));
    this.#drafts = trail.drafts;
    this.#kept = trail.error;
  }

  run(): WalkResult {
    let at: string | Stop = this.#begin();
    while (typeof at === 'string') at = this.#visit(at);
    return this.#result(at);
  }

  /** A committed call is a new start: what lies before it is taken as it is, whatever changed in file, clock or member. */
  #begin(): string | Stop {
    const committed = this.trail.path.findLastIndex(isCommitted);
    if (committed < 0) return this.#machine.start((guard, event) => this.#judge(guard, event), this.options.at);
    for (const visit of this.trail.path.slice(0, committed)) {
      this.#path.push(visit);
      this.#waiting.delete(visit.state);
      const sub = visit.sub && this.bundle.flows[visit.sub.flow];
      if (!visit.sub || !sub) continue;
      const { stop } = walk(sub, visit.sub, this.world, this.#subInput(visit.state));
      if (stop.type === 'end') this.#outputs[visit.state] = stop.output;
    }
    const state = this.trail.path[committed]?.state ?? '';
    return this.bundle.flow.states[state] ? state : { type: 'gone', state };
  }

  #visit(state: string): string | Stop {
    const node = this.bundle.flow.states[state];
    if (!node) throw new RangeError(`flow "${this.bundle.flow.id}" has no state "${state}"`);
    if (node.type === 'final') return this.#end(state, node);
    if (node.invoke?.src.startsWith('flow:')) return this.#subFlow(state, node.invoke);
    if (isStep(node)) return this.#step(state, node);
    if (node.invoke) return this.#call(state, node.invoke);
    throw new RangeError(`flow "${this.bundle.flow.id}" cannot leave "${state}": none of its guards holds`);
  }

  #end(state: string, node: StateNode): Stop {
    const output = mapValue(node.meta?.output ?? {}, this.#resolve) ?? {};
    return { type: 'end', state, outcome: node.meta?.outcome ?? '', output };
  }

  #step(state: string, node: StateNode): string | Stop {
    const visit = this.#waiting.get(state);
    if (this.again.has(state)) return { type: 'step', state, why: 'secret' };
    const left = visit?.reply && node.onError ? this.#fail(visit, visit.reply) : undefined;
    if (left !== undefined) return left;
    if (visit?.event !== undefined && node.on?.[visit.event]) {
      const why = this.#unmet(node, visit);
      if (why === 'figures') this.#takeOut(visit);
      if (why) return { type: 'step', state, why };
      this.#failed = undefined;
      return (
        this.#move(this.#asked(node, visit), { type: 'event', name: visit.event }) ?? {
          type: 'step',
          state,
          why: 'invalid',
        }
      );
    }
    const waited = visit?.since === undefined ? undefined : this.#waited(node, visit.since);
    if (visit && waited) return this.#move(visit, { type: 'after', delay: waited }) ?? { type: 'step', state };
    if (!node.invoke) return { type: 'step', state };
    const at = this.#call(state, node.invoke);
    return typeof at !== 'string' && at.type === 'call' ? { type: 'step', state, call: at } : at;
  }

  /** An answer about other figures than are shown now is a draft: whoever sees them is not told of them again. */
  #takeOut(visit: Visit): void {
    this.#waiting.delete(visit.state);
    this.#drafts = withDraft(this.#drafts, visit, this.bundle);
  }

  /** The visit with what its step would ask now: a field that an earlier answer has hidden since is kept as a draft. What
   * was asked because of a failure stands as it was given: the answer has put an end to the failure. */
  #asked(node: StateNode, visit: Visit): Visit {
    const form = this.bundle.forms[node.meta?.form ?? ''];
    if (!form || !visit.answer) return visit;
    let isOfFailure = false;
    const resolve = (pointer: string): Json | undefined => {
      isOfFailure ||= pointer.startsWith('$error');
      return this.#resolve(pointer);
    };
    const answer = form.prune(visit.answer, { resolve, world: this.world });
    if (isOfFailure || deepEqual(answer, visit.answer)) return visit;
    this.#drafts = withDraft(this.#drafts, visit, this.bundle);
    return { ...visit, answer };
  }

  /** Why a recorded answer no longer stands. */
  #unmet(node: StateNode, visit: Visit): 'invalid' | 'figures' | undefined {
    if (visit.event !== 'NEXT') return undefined;
    if (
      (visit.shown !== undefined || node.tags?.includes('review')) &&
      visit.shown !== digestOf(stepData(node, this.bundle, { resolve: this.#resolve, world: this.world }))
    )
      return 'figures';
    const form = this.bundle.forms[node.meta?.form ?? ''];
    const answer = visit.answer ?? {};
    return form && stepErrors(form, answer, { resolve: this.#resolve, world: this.world }).length > 0
      ? 'invalid'
      : undefined;
  }

  /** The `after` of a step whose time has come. */
  #waited(node: StateNode, since: string): string | undefined {
    return Object.keys(node.after ?? {}).find((delay) => {
      const seconds = this.world.const[delay.slice('const:'.length)];
      return typeof seconds === 'number' && addSeconds(since, seconds) <= Date.parse(this.world.now);
    });
  }

  #call(state: string, invoke: Invoke): string | Stop {
    const operation = this.#operation(invoke);
    const input = mapInput(invoke.input, this.#resolve);
    const digest = digestOf(openPart(input, operation.requestSecrets));
    const visit = this.#waiting.get(state);
    const call: CallStop = { type: 'call', state, operation, input, digest };
    if (!visit?.reply) return call;
    if (!isCommitted(visit) && !this.#stillGood(state, visit.reply, digest, operation)) {
      const isSameQuestion = visit.reply.type === 'done' && visit.reply.digest === digest;
      return isSameQuestion ? { ...call, replaced: figuresOf(visit.reply.data) } : call;
    }
    const { reply } = visit;
    if (reply.type === 'done') return this.#move(visit, { type: 'done', output: reply.data }) ?? call;
    return this.#fail(visit, reply) ?? { ...call, failure: failureOf(state, reply) };
  }

  /** Goes where a code leads, or a reply that nobody knows. */
  #fail(visit: Visit, reply: Reply): string | undefined {
    if (reply.type === 'done') return undefined;
    this.#failed = failureOf(visit.state, reply);
    return this.#move(visit, reply.type === 'code' ? { type: 'code', code: reply.code } : { type: 'unknown' });
  }

  #stillGood(state: string, reply: Reply, digest: string, operation: OperationMeta): boolean {
    if (this.again.has(state) || reply.digest !== digest) return false;
    const { resumedAt } = this.options;
    if (resumedAt === undefined || operation.effect !== 'read' || operation.fresh === undefined) return true;
    return addSeconds(reply.at, operation.fresh) >= Date.parse(resumedAt);
  }

  #subFlow(state: string, invoke: Invoke): string | Stop {
    const sub = this.bundle.flows[invoke.src.slice('flow:'.length)];
    if (!sub) throw new RangeError(`flow "${this.bundle.flow.id}" calls "${invoke.src}", which is not in its bundle`);
    const shown = digestOf(mapInput(openMembers(invoke.input, this.bundle), this.#resolve));
    const known = this.#waiting.get(state);
    const stands = known?.sub && (known.shown === shown || isCommitted(known));
    const before = known?.sub?.flow === sub.flow.id ? known.sub : emptyTrail(sub.flow.id, sub.flow.version);
    const trail = stands && known.sub ? known.sub : asDrafts(before, sub);
    const { resumedAt, mayBeSent = false } = this.options;
    const options = { needOutput: this.again.has(state), ...(resumedAt !== undefined && { resumedAt }), mayBeSent };
    const result = walk(sub, trail, this.world, mapInput(invoke.input, this.#resolve), options);
    const visit: Visit = { state, sub: result.trail, shown, ...(known?.verdicts && { verdicts: known.verdicts }) };
    if (result.stop.type !== 'end') {
      this.#begun = visit;
      return { type: 'sub', state, shown, result };
    }
    const { editing } = this.trail;
    if (result.stop.outcome === 'back' && editing?.state === state && editing !== known) {
      // A Change that was not used, left by a button.
      this.#waiting.set(state, editing);
      return this.#subFlow(state, invoke);
    }
    this.#outputs[state] = result.stop.output;
    this.#failed = result.error;
    const event: ControlEvent = { type: 'done', outcome: result.stop.outcome, output: result.stop.output };
    const at = this.#move(visit, event);
    if (at === undefined)
      throw new RangeError(
        `flow "${this.bundle.flow.id}" does not take outcome "${result.stop.outcome}" of "${state}"`,
      );
    return at;
  }

  /** Puts `visit` on the path and goes where `event` leads; `undefined` when it leads nowhere. */
  #move(visit: Visit, event: ControlEvent): string | undefined {
    this.#path.push(visit);
    this.#verdicts = { ...visit.verdicts };
    const target = this.#machine.next(visit.state, event, (guard, cause) => this.#judge(guard, cause));
    if (target === undefined) {
      this.#path.pop();
      return undefined;
    }
    if (Object.keys(this.#verdicts).length > 0)
      this.#path[this.#path.length - 1] = { ...visit, verdicts: this.#verdicts };
    this.#waiting.delete(visit.state);
    if (this.#path.some(({ state }) => state === target)) this.#cut(target);
    return target;
  }

  /** A transition to a state on the path cuts the path there: what followed becomes drafts, the failure stays. */
  #cut(target: string): void {
    const at = this.#path.findIndex(({ state }) => state === target);
    const dropped = [...this.#path.slice(at), ...this.#waiting.values()];
    this.#path = this.#path.slice(0, at);
    this.#waiting.clear();
    for (const visit of dropped) {
      delete this.#outputs[visit.state];
      this.#drafts = withDraft(this.#drafts, visit, this.bundle);
      const sub = visit.sub && this.bundle.flows[visit.sub.flow];
      const below = sub && visit.sub && asDrafts(visit.sub, sub);
      if (below && hasDrafts(below)) this.#waiting.set(visit.state, { state: visit.state, sub: below });
    }
    this.#kept = this.#failed;
  }

  /** A guard over a secret is judged once and its verdict recorded. */
  #judge(guard: Guard, event: ControlEvent | undefined): boolean {
    const pointers = guardPointers(guard);
    const name = digestOfPart(guard as Json);
    const recorded = this.#verdicts[name];
    if (recorded !== undefined && pointers.some((pointer) => hasHole(this.#resolve(pointer)))) return recorded;
    const view = { bundle: this.bundle, world: this.world, resolve: this.#resolve, lastStep: this.#lastStep() };
    const holds = judgeGuard(guard, event, view);
    if (pointers.some((pointer) => isSecretPointer(this.bundle, pointer))) this.#verdicts[name] = holds;
    return holds;
  }

  #lastStep(): string | undefined {
    return this.#path.findLast(({ state }) => isStep(this.bundle.flow.states[state]))?.state;
  }

  #subInput(state: string): JsonObject {
    return mapInput(this.bundle.flow.states[state]?.invoke?.input, this.#resolve);
  }

  #operation(invoke: Invoke): OperationMeta {
    const operation = this.bundle.operations[invoke.src.slice('op:'.length)];
    if (!operation)
      throw new RangeError(`flow "${this.bundle.flow.id}" calls "${invoke.src}", which is not in its bundle`);
    return operation;
  }

  readonly #resolve = (pointer: string): Json | undefined => resolvePointer(this.#scope(), pointer);

  #scope(): TrailScope {
    const error = this.#failed ?? this.#kept;
    return { world: this.world, input: this.input, path: this.#path, outputs: this.#outputs, error };
  }

  /** A Change of a whole sub-flow is made once the walk has passed it. */
  #editing(): Pick<Trail, 'editing'> {
    const { editing } = this.trail;
    return editing && this.#path.every(({ state }) => state !== editing.state) ? { editing } : {};
  }

  #result(stop: Stop): WalkResult {
    if (this.#begun) this.#waiting.delete(this.#begun.state);
    const shown = stop.type === 'step' && stop.why !== 'secret' ? stop.state : undefined;
    const forget = (visit: Visit): Visit => withoutShown(visit, this.bundle, shown);
    this.#path = this.#path.map(forget);
    const trail: Trail = {
      flow: this.trail.flow,
      version: this.bundle.flow.version,
      path: [...this.#path, ...(this.#begun ? [this.#begun] : []), ...[...this.#waiting.values()].map(forget)],
      drafts: this.#drafts,
      ...(this.#kept && { error: this.#kept }),
      ...this.#editing(),
    };
    return {
      bundle: this.bundle,
      trail,
      path: this.#path,
      scope: this.#scope(),
      error: this.#failed ?? this.#kept,
      stop,
    };
  }
}

function failureOf(call: string, reply: Exclude<Reply, { type: 'done' }>): FlowError {
  if (reply.type === 'unknown') return { call, code: 'CALL_UNKNOWN', data: null };
  return { call, code: reply.code, data: reply.data, ...(reply.desc !== undefined && { desc: reply.desc }) };
}
