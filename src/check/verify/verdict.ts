import type { Step } from './exploration.ts';
import type { Placed } from './verdictPlaces.ts';

/** What the model check says of one promise. */
export interface Verdict {
  readonly id: string;
  /** What is promised, in one sentence. */
  readonly description: string;
  readonly type: 'kept' | 'broken' | 'notProven' | 'cannotBreak';
  /** Why it is not simply kept. */
  readonly reason?: string;
  /** The shortest way to where it breaks, as numbered steps in words. */
  readonly counterexample?: readonly string[];
  /** Where to look in the data files: the promise, then the branches that the counterexample takes, or what was never seen. */
  readonly places?: readonly Placed[];
  /** The same as steps of the exploration. */
  readonly steps?: readonly Step[];
}
