import type { JsonObject } from '../../domain/json.ts';
import { innermost } from '../../engine/innermost.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import type { Position, Step } from './exploration.ts';
import type { FlatState } from './flatFlow.ts';

/** An answer that can be changed at a review. */
interface PendingChange {
  /** Position of the review. */
  readonly from: number;
  readonly edited: string;
}

/** Changes that are to be tried, in the order in which they are worth it: first those of an answer, and of a value of it, that
 * was not changed at that review before. */
export class PendingChanges {
  readonly #first: PendingChange[] = [];
  readonly #rest: PendingChange[] = [];
  readonly #covered = new Set<string>();
  followed = 0;
  #all = 0;

  /** @param review path of its state
   * @param walked where the change is made */
  add(review: string, change: PendingChange, walked: WalkResult): void {
    const sides = sidesOf(answerOf(walked, change.edited)).map((side) => `${review} ${change.edited} ${side}`);
    const isNew = sides.some((side) => !this.#covered.has(side));
    for (const side of sides) this.#covered.add(side);
    (isNew ? this.#first : this.#rest).push(change);
    this.#all += 1;
  }

  next(): PendingChange | undefined {
    const change = this.#first.shift() ?? this.#rest.shift();
    if (change) this.followed += 1;
    return change;
  }

  /** Of how many all were not tried, in words. */
  get sampled(): string | undefined {
    const isWhole = this.#first.length + this.#rest.length === 0;
    return isWhole ? undefined : `Change was tried at ${this.followed} of ${this.#all} places`;
  }
}

function answerOf(walked: WalkResult, state: string): JsonObject {
  return innermost(walked).path.find((visit) => visit.state === state)?.answer ?? {};
}

/** Names and values; an answer without any has one side. */
function sidesOf(answer: JsonObject): readonly string[] {
  return ['', ...Object.entries(answer).map(([name, value]) => `${name}=${JSON.stringify(value)}`)];
}

/** A way to a review past an answer whose Change was not tried there. */
interface UntriedChange {
  readonly review: FlatState;
  /** State of the review's own flow. */
  readonly edited: string;
  readonly way: readonly Step[];
}

/** A review is explored on the way by which it was found first, which does not lead past every step that a member may have
 * answered: for each of those that were not, a shortest path that does.
 * @param isTried whether a Change was tried at a review */
export function untriedChanges(
  positions: readonly Pick<Position, 'state' | 'hasWaiting' | 'steps'>[],
  starts: readonly number[],
  isTried: (review: FlatState, edited: string) => boolean,
): readonly UntriedChange[] {
  const stepsFrom = (id: number) =>
    (positions[id]?.steps ?? []).filter(
      ({ kind, to, isShown }) => kind === 'choice' && to !== id && !isShown && !positions[to]?.hasWaiting,
    );
  const foundBy = waysFrom(
    starts.map((start) => [start, undefined]),
    stepsFrom,
  );
  const reviews = new Set(positions.map(({ state }) => state).filter(({ node }) => node.tags?.includes('review')));
  return [...reviews].flatMap((review) =>
    [...review.frame.states.values()].flatMap((asked) => {
      if (asked === review || !isAsked(asked) || isTried(review, asked.name)) return [];
      const answers = [...foundBy.keys()]
        .filter((id) => positions[id]?.state === asked)
        .flatMap(stepsFrom)
        .filter(({ choice }) => choice?.type === 'next');
      const later = waysFrom(
        answers.map((step) => [step.to, step]),
        stepsFrom,
      );
      const end = [...later.keys()].find((id) => positions[id]?.state === review);
      if (end === undefined) return [];
      const behind = wayBack(later, end, answers);
      const [answer] = behind;
      return answer ? [{ review, edited: asked.name, way: [...wayBack(foundBy, answer.from, []), ...behind] }] : [];
    }),
  );
}

function isAsked({ kind, node }: FlatState): boolean {
  return kind === 'step' && node.on?.['NEXT'] !== undefined && node.meta?.form !== undefined;
}

type FoundBy = ReadonlyMap<number, Step | undefined>;

/** By position: the step of a shortest path there. */
function waysFrom(
  begin: readonly (readonly [number, Step | undefined])[],
  stepsFrom: (id: number) => readonly Step[],
): FoundBy {
  const found = new Map<number, Step | undefined>();
  for (const [id, step] of begin) if (!found.has(id)) found.set(id, step);
  for (const [id] of found) for (const step of stepsFrom(id)) if (!found.has(step.to)) found.set(step.to, step);
  return found;
}

/** The steps of a path, up to one of `first`. */
function wayBack(found: FoundBy, end: number, first: readonly Step[]): readonly Step[] {
  const way: Step[] = [];
  for (let step = found.get(end); step; step = found.get(step.from)) {
    way.unshift(step);
    if (first.includes(step)) break;
  }
  return way;
}
