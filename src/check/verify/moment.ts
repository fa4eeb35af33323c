import type { Position, Step } from './exploration.ts';

/** A position reached by a step; a start has none. First the step is taken (a code comes, a button is used), then a sub-flow
 * ends by it, then the position is reached (a state, a call, an outcome). */
export interface Moment {
  readonly phase: (typeof PHASES)[number];
  readonly step: Step | undefined;
  readonly position: Position;
}

export type Watch = (moment: Moment) => boolean;

const PHASES = ['taken', 'ended', 'reached'] as const;

/** The moments of a step that leads to a position, in order. */
export function momentsOf(step: Step | undefined, position: Position): readonly Moment[] {
  return PHASES.map((phase) => ({ phase, step, position }));
}
