import type { FlatState } from './flatFlow.ts';
import type { PositionDraft } from './positions.ts';
import type { Walker } from './walker.ts';

/** What becomes of a record when no step is answered: Back, Change and a reload. Nothing of it stands in a flow file; it is
 * the engine's own. Each lays out the record that is walked then, as the walker's, from that of the position being left. */
export interface Moves {
  /** @returns false when nothing can be taken back */
  readonly back: (at: FlatState) => boolean;
  /** Places on the path whose answers the step lets change. */
  readonly changeable: (at: FlatState) => readonly number[];
  /** @param place one of `changeable`
   * @param from the number of the position being left, where Back puts the answer in again */
  readonly change: (place: number, from: number) => void;
  /** A reload, a lost session or another device.
   * @param areReadsOld every read is older than its `x-fresh`, and what has an `x-until` has run out
   * @returns false when that changes nothing */
  readonly reload: (areReadsOld: boolean) => boolean;
}

/** @param here the position being left, whichever that is */
export type MovesOf = (walker: Walker, here: PositionDraft) => Moves;
