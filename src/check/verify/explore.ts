import type { StuckChoice } from './answers/stuckChoice.ts';
import type { Project } from '../../compile/project.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import { innermost, statePathOf } from '../../engine/innermost.ts';
import { emptyTrail, type Trail } from '../../engine/record.ts';
import { walk } from '../../engine/walk.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import type { Ahead } from './ahead.ts';
import { recordedChoice, type Choice } from './choices.ts';
import { isAnsweredSo, likeBefore, someWaiting } from './answeredBefore.ts';
import { ChoicesAt } from './choicesAt.ts';
import { asWritten, Coverage, flattenFlow, type FlatFlow, type FlatState } from './flatFlow.ts';
import { cutReason } from './explainLooks.ts';
import type { Start } from './entering.ts';
import type { Exploration, Position, Step, StepKind } from './exploration.ts';
import { OUR_ENGINE, type OtherWays } from './otherWays.ts';
import { PendingChanges, untriedChanges } from './pendingChanges.ts';
import { positionKey } from './positionKey.ts';
import { endedSince, watchedFlow } from './watchedFlow.ts';

/** What a model check tries at every position. */
const ALL_WAYS: ReadonlySet<StepKind> = new Set(['choice', 'back', 'edit', 'reload']);

export const MOST_POSITIONS = 10_000;

/** What there is to explore of a flow. */
export interface Model {
  readonly project: Project;
  readonly bundle: FlowBundle;
  readonly ahead: Ahead;
  readonly starts: readonly Start[];
}

export interface ExploreOptions {
  /** What is tried at every position. */
  readonly kinds?: ReadonlySet<StepKind>;
  /** What Back, Change and a reload do. */
  readonly ways?: OtherWays;
  readonly most?: number;
  /** Called now and then while the search goes on. */
  readonly progress?: (positions: number) => void;
}

/** Leads the engine through everything that can happen. */
export function explore(model: Model, options: ExploreOptions = {}): Exploration {
  return new Explorer(model, options).run();
}

/** Positions that Changes may lead to, besides all others. */
const MOST_CHANGED = 1_500;

/** Back, Change or a reload before an earlier one has come to its end is tried, and what it leads to is judged; how it goes on
 * from there is not. */
const MOST_DETOURS = 1;

interface Discovered {
  readonly position: Omit<Position, 'steps' | 'isUnanswerable' | 'stuck' | 'unmet'>;
  /** The fewest Backs, Changes and reloads that lead here whose answers still wait. */
  detours: number;
  isLeft: boolean;
  steps: readonly Step[];
  isUnanswerable: boolean;
  stuck: StuckChoice | undefined;
  unmet: Position['unmet'];
}

/** A walk is pure: over the same trail, from the same start, it comes to the same. */
interface Walked {
  readonly trail: Trail;
  readonly result: WalkResult;
}

class Explorer {
  readonly #found: Discovered[] = [];
  readonly #byKey = new Map<string, number>();
  readonly #keys = new WeakMap<WalkResult, string>();
  /** By detours: positions to leave. */
  readonly #queues: readonly number[][] = Array.from({ length: MOST_DETOURS + 1 }, () => []);
  readonly #coverage: Coverage;
  readonly #flat: FlatFlow;
  readonly #states: ReadonlyMap<string, FlatState>;
  readonly #choices: ChoicesAt;
  readonly #bundle: FlowBundle;
  readonly #kinds: ReadonlySet<StepKind>;
  readonly #ways: OtherWays;
  readonly #changes = new PendingChanges();
  /** Changes that were tried, by review. */
  readonly #tried = new Set<string>();
  /** What the flow's machine went through since this was emptied. */
  #passed: string[] = [];

  constructor(
    readonly model: Model,
    readonly options: ExploreOptions,
  ) {
    this.#flat = flattenFlow(model.bundle);
    this.#states = new Map(this.#flat.states.map((state) => [state.path, state]));
    this.#coverage = new Coverage(this.#flat);
    this.#choices = new ChoicesAt(model.project, model.ahead);
    this.#bundle = watchedFlow(model.bundle, (told) => {
      const item = asWritten(told);
      this.#passed.push(item);
      this.#coverage.add(item);
    });
    this.#kinds = options.kinds ?? ALL_WAYS;
    this.#ways = options.ways ?? OUR_ENGINE;
  }

  run(): Exploration {
    const { flow } = this.#bundle;
    const starts = this.model.starts.map((_, start) => {
      const result = this.#walk(start, emptyTrail(flow.id, flow.version));
      return this.#find(start, result, 0);
    });
    const isCut = !this.#leaveAll(this.options.most ?? MOST_POSITIONS);
    const room = this.#found.length + MOST_CHANGED;
    if (!isCut) while (this.#tryChange(room) || this.#tryOtherChanges(starts, room));
    const positions = this.#found.map(({ position, steps, isUnanswerable, stuck, unmet }) => ({
      ...position,
      steps,
      isUnanswerable,
      stuck,
      unmet,
    }));
    const { bundle, starts: begins } = this.model;
    const reasons = [...(isCut ? [cutReason(positions)] : []), ...this.#choices.sampled];
    return {
      bundle,
      flat: this.#flat,
      begins,
      positions,
      starts: [...new Set(starts)],
      foundBy: shortestWays(positions, starts),
      coverage: this.#coverage,
      ...(reasons.length > 0 && { cut: reasons.join('; ') }),
      ...(this.#changes.sampled !== undefined && { sampled: this.#changes.sampled }),
    };
  }

  /** Those with fewer detours first.
   * @returns false when there are more positions than `most` */
  #leaveAll(most: number): boolean {
    for (;;) {
      const id = this.#queues.find(({ length }) => length > 0)?.shift();
      if (id === undefined) return true;
      if (this.#found.length >= most) return false;
      this.options.progress?.(this.#found.length);
      if (this.#found[id]?.isLeft === false) this.#leave(id);
    }
  }

  /** @returns whether there was one, and room for more */
  #tryChange(room: number): boolean {
    const pending = this.#found.length < room ? this.#changes.next() : undefined;
    if (!pending) return false;
    const { from, edited } = pending;
    const { start, result, state } = (this.#found[from] as Discovered).position;
    this.#tried.add(triedKey(state, edited));
    this.#addSteps(
      from,
      this.#other(from, start, 'edit', () => this.#ways.change(result, edited), { edited }),
    );
    return this.#leaveAll(room);
  }

  #addSteps(id: number, steps: readonly Step[]): void {
    const found = this.#found[id] as Discovered;
    found.steps = [...found.steps, ...steps];
  }

  /** Changes of answers that lie on another path to a review than the one by which it was found.
   * @returns whether there were any */
  #tryOtherChanges(starts: readonly number[], room: number): boolean {
    const positions = this.#found.map(({ position, steps }) => ({ ...position, steps }));
    const isTried = (review: FlatState, edited: string) => this.#tried.has(triedKey(review, edited));
    const untried = untriedChanges(positions, starts, isTried);
    for (const { review, edited, way } of untried) {
      this.#tried.add(triedKey(review, edited));
      const walked = this.#walkAlong(way);
      if (!walked || statePathOf(walked) !== review.path) continue;
      const start = positions[way[0]?.from ?? 0]?.start ?? 0;
      const id = this.#find(start, walked, 0);
      if (this.#found[id]?.isLeft === false) this.#leave(id);
      if (!this.#ways.changeable(walked).includes(edited)) continue;
      const more = { edited, before: walked, way };
      this.#addSteps(
        id,
        this.#other(id, start, 'edit', () => this.#ways.change(walked, edited), more),
      );
    }
    return this.#leaveAll(room) && untried.length > 0;
  }

  /** `undefined` when something cannot happen there any more. */
  #walkAlong(way: readonly Step[]): WalkResult | undefined {
    const { flow } = this.#bundle;
    const start = this.#found[way[0]?.from ?? 0]?.position.start ?? 0;
    return way.reduce<WalkResult | undefined>(
      (walked, { choice }) => walked && choice && this.#tryWalk(start, () => recordedChoice(walked, choice)),
      this.#walk(start, emptyTrail(flow.id, flow.version)),
    );
  }

  #walk(start: number, trail: Trail): WalkResult {
    const { world, input, at } = this.model.starts[start] as Start;
    return walk(this.#bundle, trail, world, input, at === undefined ? {} : { at });
  }

  #key(result: WalkResult): string {
    const known = this.#keys.get(result) ?? positionKey(result, this.model.ahead);
    this.#keys.set(result, known);
    return known;
  }

  /** The number of the position of a walk; a new one where no other goes on like it. */
  #find(start: number, result: WalkResult, detours: number): number {
    const key = this.#key(result);
    const known = this.#byKey.get(key);
    const id = known ?? this.#found.length;
    if (known === undefined) {
      this.#byKey.set(key, id);
      const state = this.#states.get(statePathOf(result)) as FlatState;
      const position = { id, start, result, state, hasWaiting: someWaiting(result) };
      this.#found.push({
        position,
        detours,
        isLeft: false,
        steps: [],
        isUnanswerable: false,
        stuck: undefined,
        unmet: undefined,
      });
    }
    const found = this.#found[id] as Discovered;
    if (known === undefined || detours < found.detours) {
      found.detours = detours;
      this.#queues[detours]?.push(id);
    }
    return id;
  }

  #leave(id: number): void {
    const found = this.#found[id] as Discovered;
    const { result, start, state } = found.position;
    found.isLeft = true;
    if (result.stop.type === 'end' || result.stop.type === 'gone') return;
    const steps: Step[] = [];
    this.#passed = [];
    const walked = this.#walk(start, result.trail);
    const before = this.#passed;
    const choices = this.#choices.of(walked);
    found.isUnanswerable = state.node.on?.['NEXT'] !== undefined && !choices.some(({ type }) => type === 'next');
    const refused = state.node.on?.['NEXT'] && this.#choices.refusedAt(walked);
    found.stuck = refused?.stuck;
    found.unmet = refused?.unmet;
    for (const choice of [...likeBefore(walked, choices), ...this.#asBefore(walked, choices)])
      steps.push(this.#choose(id, start, walked, choice, before));
    if (this.#kinds.has('back')) steps.push(...this.#other(id, start, 'back', () => this.#ways.back(walked)));
    if (this.#kinds.has('edit'))
      for (const edited of this.#ways.changeable(walked)) this.#changes.add(state.path, { from: id, edited }, walked);
    if (this.#kinds.has('reload')) {
      const known: Walked[] = [{ trail: result.trail, result: walked }];
      steps.push(...this.#other(id, start, 'reload', () => this.#ways.reload(walked, false), {}, known));
      steps.push(...this.#other(id, start, 'reload', () => this.#ways.reload(walked, true), { isLate: true }, known));
    }
    found.steps = steps;
  }

  #choose(from: number, start: number, walked: WalkResult, choice: Choice, before: readonly string[]): Step {
    const { type } = choice;
    const isAgain = type === 'next' && isAnsweredSo(walked, choice);
    this.#passed = [];
    const step = { from, kind: 'choice', choice, ...(isAgain && { isAgain: true as const }) } as const;
    const after = this.#tryWalk(start, () => recordedChoice(walked, choice));
    const items = behindSame(this.#passed, before);
    const ended = endedSince(before, this.#passed);
    if (!after || isWhereItStood(walked, after)) return { ...step, to: from, isShown: true, items };
    return this.#step(start, { ...step, items, ended }, after, this.#detours(from, after));
  }

  #other(
    from: number,
    start: number,
    kind: StepKind,
    change: () => Trail | undefined,
    more: Pick<Step, 'edited' | 'isLate' | 'before' | 'way'> = {},
    known: Walked[] = [],
  ): readonly Step[] {
    this.#passed = [];
    const trail = change();
    if (!trail) return [];
    const items = this.#passed;
    this.#passed = [];
    const after = known.find((walked) => deepEqual(walked.trail, trail))?.result ?? this.#walk(start, trail);
    known.push({ trail, result: after });
    // Of a Change within a Change nothing is promised but that the review is reached again.
    const isTakenBack = kind === 'edit' && (this.#isChanging(from) || this.#isTakenBack(start, from, after));
    const step = { from, kind, items, after, ...more, ...(isTakenBack && { isTakenBack: true as const }) };
    return [this.#step(start, step, after, this.#detours(from, after) + 1)];
  }

  #isChanging(from: number): boolean {
    const { hasWaiting, result } = (this.#found[from] as Discovered).position;
    return hasWaiting || innermost(result).trail.editing !== undefined;
  }

  #isTakenBack(start: number, from: number, after: WalkResult): boolean {
    const trail = this.#ways.back(after);
    if (!trail) return false;
    const { result } = (this.#found[from] as Discovered).position;
    return this.#key(this.#walk(start, trail)) === this.#key(result);
  }

  #step(start: number, step: Omit<Step, 'to'>, after: WalkResult, detours: number): Step {
    const items = step.items.filter((item) => item.startsWith('transition:'));
    return { ...step, items, to: this.#find(start, after, detours) };
  }

  /** Where nothing waits any more, a detour has come to its end. */
  #detours(from: number, after: WalkResult): number {
    return someWaiting(after) ? (this.#found[from]?.detours ?? 0) : 0;
  }

  /** A flow whose check has findings may have no way for what happens; there it stands still. */
  #tryWalk(start: number, change: () => Trail): WalkResult | undefined {
    try {
      return this.#walk(start, change());
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  /** Where something waits: the answer of before once more, unless it is among those that are tried. */
  #asBefore(result: WalkResult, choices: readonly Choice[]): readonly Choice[] {
    const { stop, trail } = innermost(result);
    if (stop.type !== 'step' || !someWaiting(result)) return [];
    const answer = trail.editing?.state === stop.state ? trail.editing.answer : undefined;
    const isTried = choices.some((choice) => choice.type === 'next' && isAnsweredSo(result, choice));
    return answer && !isTried ? [{ type: 'next', data: answer, decides: {} }] : [];
  }
}

function triedKey({ path }: FlatState, edited: string): string {
  return `${path} ${edited}`;
}

/** What a walk went through that one before it did not; a walk from a committed call does not begin at the start. */
function behindSame(passed: readonly string[], before: readonly string[]): readonly string[] {
  const end = passed.findIndex((item, index) => item !== before[index]);
  return end < 0 ? [] : passed.slice(end);
}

/** A call that failed and leads nowhere, or a button that does not. */
function isWhereItStood(before: WalkResult, after: WalkResult): boolean {
  const [one, other] = [innermost(before).stop, innermost(after).stop];
  if (statePathOf(before) !== statePathOf(after)) return false;
  const call = other.type === 'step' ? other.call : other.type === 'call' ? other : undefined;
  return call?.failure !== undefined || (one.type === 'step' && other.type === 'step' && other.why === 'invalid');
}

/** By position: the step by which a shortest path from a start comes there. */
function shortestWays(positions: readonly Position[], starts: readonly number[]): readonly (Step | undefined)[] {
  const by = new Map<number, Step | undefined>(starts.map((start) => [start, undefined]));
  for (const [id] of by) for (const step of positions[id]?.steps ?? []) if (!by.has(step.to)) by.set(step.to, step);
  return positions.map(({ id }) => by.get(id));
}
