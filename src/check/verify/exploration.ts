import type { StuckChoice } from './answers/stuckChoice.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import type { Choice } from './choices.ts';
import type { Coverage } from './coverage.ts';
import type { Start } from './entering.ts';
import type { FlatFlow, FlatState } from './flatFlow.ts';

/** Where a member, the gateway or time may stand: one walk of the engine that stands for all that lead on alike. */
export interface Position {
  readonly id: number;
  /** Index of who began, and how. */
  readonly start: number;
  readonly result: WalkResult;
  /** The innermost state where it stands. */
  readonly state: FlatState;
  /** Answers taken back or changed wait behind it. */
  readonly hasWaiting: boolean;
  /** A step that asks and that nobody can answer. */
  readonly isUnanswerable: boolean;
  /** A choice there that nobody can go on with. */
  readonly stuck: StuckChoice | undefined;
  /** What leads on from here; none where the search was cut. */
  readonly steps: readonly Step[];
}

export type StepKind = 'choice' | 'back' | 'edit' | 'reload';

/** A sub-flow came to an outcome. */
export interface Ended {
  /** The state that called it. */
  readonly state: string;
  readonly outcome: string;
}

/** What leads from one position to another. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly kind: StepKind;
  readonly choice?: Choice;
  /** An answer was given as it was before. */
  readonly isAgain?: true;
  /** No transition takes it: the failure is shown where the member stands. */
  readonly isShown?: true;
  /** Of an edit: the state whose answer is changed. */
  readonly edited?: string;
  /** Of a reload: everything that grows old has. */
  readonly isLate?: true;
  /** Of Back, Change and a reload: where the walk itself stands then. The position stands for others too. */
  readonly after?: WalkResult;
  /** Of what can be done on one way to its position and not on every other: that way, and where the walk itself stands then. */
  readonly way?: readonly Step[];
  readonly before?: WalkResult;
  /** Sub-flows called by states of the flow that end by it. */
  readonly ended?: readonly Ended[];
  /** Of an edit: Back after it leads to where it was made. */
  readonly isTakenBack?: true;
  /** Transitions of the flow that it goes through, as checks.json names them. */
  readonly items: readonly string[];
}

/** Everything that can happen to a flow, breadth first. */
export interface Exploration {
  readonly bundle: FlowBundle;
  readonly flat: FlatFlow;
  readonly begins: readonly Start[];
  readonly positions: readonly Position[];
  /** Positions where somebody begins. */
  readonly starts: readonly number[];
  /** By position: the step by which it was found first. */
  readonly foundBy: readonly (Step | undefined)[];
  readonly coverage: Coverage;
  /** Why not everything was searched, if so: what was not found is not proven. */
  readonly cut?: string;
  /** What was tried at some places only, in words. */
  readonly sampled?: string;
}

/** Every step of an exploration. */
export function allSteps({ positions }: Exploration): readonly Step[] {
  return positions.flatMap(({ steps }) => steps);
}
