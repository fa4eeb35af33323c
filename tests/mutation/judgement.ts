import type { Mutant } from './mutant.ts';

/** What became of one mutant. */
export interface Judgement {
  readonly mutant: Mutant;
  /** `caught` at its place, or `named` by a sentence; `elsewhere`: something was said, but not where or what it is. */
  readonly verdict: 'caught' | 'named' | 'elsewhere' | 'survived';
  /** The finding, promise or sentence that did it, or what was said instead. */
  readonly by: string;
  /** Nothing that a walk of the flow may stumble over; of survivors only. */
  readonly isWalkable?: boolean;
}
