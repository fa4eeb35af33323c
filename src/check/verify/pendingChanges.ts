import type { JsonObject } from '../../domain/json.ts';
import { innermost } from '../../engine/innermost.ts';
import type { WalkResult } from '../../engine/walkResult.ts';

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
