/** What the model check says of one promise. */
export interface Verdict {
  readonly id: string;
  /** What is promised, in one sentence. */
  readonly description: string;
  readonly type: 'kept' | 'broken' | 'notProven';
  /** Why it is broken or not proven. */
  readonly reason?: string;
  /** The shortest way to where it breaks, as numbered steps in words. */
  readonly counterexample?: readonly string[];
  /** The same as steps of the exploration. */
  readonly steps?: readonly number[];
}
