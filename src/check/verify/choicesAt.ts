import type { Project } from '../../compile/project.ts';
import { isJsonObject } from '../../domain/json.ts';
import { isBarrier } from '../../engine/bundle.ts';
import { completeFlow } from '../../engine/completeFlow.ts';
import { judgeGuard } from '../../engine/judge.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import type { CallStop, WalkResult } from '../../engine/walkResult.ts';
import { codeSample } from '../samples/operationSamples.ts';
import type { Ahead } from './ahead.ts';
import { Answers } from './answers/answersAt.ts';
import { Replies } from './answers/repliesAt.ts';
import type { Variant, Variants } from './answers/variants.ts';
import type { Choice } from './choices.ts';
import { sampledReason } from './explainLooks.ts';
import type { Look } from '../promises/lookedAt.ts';

/** Codes that end the session rather than the call. */
const SESSION_CODES = ['NOT_LOGIN', 'KICK_OUT'];

/** Everything that can happen where a walk stands: buttons with answers, timers, replies, codes, a reply that is lost. */
export class ChoicesAt {
  readonly #answers: Answers;
  readonly #replies: Replies;
  readonly #sampled = new Map<string, string>();

  constructor(
    readonly project: Project,
    readonly ahead: Ahead,
  ) {
    this.#answers = new Answers(project, ahead);
    this.#replies = new Replies(project, ahead);
  }

  /** Where not everything was tried that tells ways apart, in words. */
  get sampled(): readonly string[] {
    return [...this.#sampled.values()];
  }

  /** @param result of the whole flow */
  of(result: WalkResult, wanted?: readonly Look[]): readonly Choice[] {
    const { bundle, stop } = result;
    if (stop.type === 'sub') return this.of(stop.result, this.ahead.wantedOf(bundle, stop.state, wanted));
    if (stop.type === 'call') return this.#ofCall(result, stop, wanted);
    return stop.type === 'step' ? this.#ofStep(result, stop.state, stop.call, wanted) : [];
  }

  /** A choice of the form where it is that nobody can go on with, and where nobody can answer what was refused. */
  refusedAt(result: WalkResult, wanted?: readonly Look[]): Pick<Variants, 'stuck' | 'unmet'> | undefined {
    const { bundle, stop } = result;
    if (stop.type === 'sub') return this.refusedAt(stop.result, this.ahead.wantedOf(bundle, stop.state, wanted));
    return stop.type === 'step' ? this.#answers.at(result, stop.state, wanted) : undefined;
  }

  #ofStep(
    inner: WalkResult,
    state: string,
    call: CallStop | undefined,
    wanted: readonly Look[] | undefined,
  ): readonly Choice[] {
    const node = completeFlow(inner.bundle.flow).states[state] ?? {};
    const choices: Choice[] = [];
    for (const event of Object.keys(node.on ?? {})) {
      if (event !== 'NEXT') choices.push({ type: 'event', name: event });
      else
        for (const answer of this.#tried(state, this.#answers.at(inner, state, wanted)))
          choices.push({ type: 'next', ...answer });
    }
    for (const delay of Object.keys(node.after ?? {})) choices.push({ type: 'after', delay });
    for (const { guard } of node.onError ?? [])
      if (typeof guard === 'string') choices.push({ type: 'code', code: guard.slice('code:'.length), data: {} });
    return call ? [...choices, ...this.#ofCall(inner, call, wanted)] : choices;
  }

  #ofCall(inner: WalkResult, { operation, state }: CallStop, wanted: readonly Look[] | undefined): readonly Choice[] {
    const { operationId, returnCodes, effect } = operation;
    const poll = inner.bundle.flow.states[state]?.meta?.poll;
    const done = this.#tried(state, this.#replies.at(inner, state, operationId, wanted))
      .filter((reply) => !this.#goesOnAsking(inner, state, reply))
      .map((reply): Choice => ({ type: 'done', ...reply }));
    const common = this.project.commonReturnCodes.filter((code) => !SESSION_CODES.includes(code));
    const codes = new Set([...returnCodes, ...common, ...(poll ? ['POLL_ENDED'] : [])]);
    const failed = [...codes].map((code): Choice => {
      const data = codeSample(this.project, operationId, code);
      return { type: 'code', code, data: isJsonObject(data) ? data : {} };
    });
    return [...done, ...failed, ...(isBarrier(effect) ? [{ type: 'unknown' } as const] : [])];
  }

  #tried(state: string, { found, sampled }: Variants): readonly Variant[] {
    if (sampled) this.#sampled.set(state, sampledReason(state, sampled));
    return found;
  }

  /** Replies that hold a poll's `while` are not recorded. */
  #goesOnAsking({ bundle, scope, path }: WalkResult, state: string, { data }: Variant): boolean {
    const poll = bundle.flow.states[state]?.meta?.poll;
    if (!poll) return false;
    const reply = { type: 'done', data, digest: '', at: scope.world.now } as const;
    const asked = { ...scope, path: [...path, { state, reply }] };
    const resolve = (pointer: string) => resolvePointer(asked, pointer);
    return judgeGuard(poll.while, undefined, { bundle, world: scope.world, resolve, lastStep: undefined });
  }
}
