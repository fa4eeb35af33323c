import type { FlatFlow } from './flatFlow.ts';
import type { PositionDraft } from './positions.ts';
import type { TablePath, TransitionTable } from './transitionTable.ts';
import { NOWHERE } from './transitionTable.ts';
import type { Visits } from './visits.ts';
import { hasHole, NONE } from './visits.ts';

/** The walker has to find out. */
export const NOT_QUICK = -2;

/** What happens at a position where nothing waits, nothing was taken out and no secret is gone, straight from the table:
 * the path grows or shrinks by one visit. Whatever is less plain is left to the walker, which finds the same. */
export class QuickSteps {
  /** By state: a walk that comes there stands there. */
  readonly #isPlain: Uint8Array;
  readonly #path: { -readonly [key in keyof TablePath]: TablePath[key] };
  #here: PositionDraft | undefined;
  #isQuick = false;
  /** A reload takes nothing from the path. */
  isLasting = false;
  /** Visits on the path where the last choice leads. */
  length = 0;

  constructor(
    readonly flat: FlatFlow,
    readonly visits: Visits,
    readonly table: TransitionTable,
  ) {
    this.#isPlain = Uint8Array.from(flat.states, ({ sub, kind, frame }) =>
      Number(sub === undefined && (kind !== 'final' || frame.caller === undefined)),
    );
    const { length } = flat.states;
    this.#path = { visits: new Uint16Array(0), length: 0, onPath: new Uint16Array(length), start: 0 };
  }

  /** The position that is being left. */
  stand(here: PositionDraft): void {
    const { onPath } = this.#path;
    onPath.fill(NONE);
    this.#here = here;
    this.#isQuick = here.editing < 0 && isEmpty(here.waiting) && isEmpty(here.taken);
    this.isLasting = this.#isQuick;
    const { state, ranOut, growsOld } = this.visits;
    for (let index = 0; index < here.pathLength; index += 1) {
      const visit = here.path[index] ?? NONE;
      onPath[state[visit] ?? 0] = visit;
      if (hasHole(visit)) this.#isQuick = false;
      if (ranOut[visit] !== visit || growsOld[visit] === 1) this.isLasting = false;
    }
    if (!this.#isQuick) this.isLasting = false;
  }

  /** The state to which one more visit leads; NOWHERE when nothing takes it; NOT_QUICK. */
  choose(visit: number): number {
    const here = this.#here;
    if (!this.#isQuick || !here) return NOT_QUICK;
    const path = this.#path;
    const state = this.visits.state[visit] ?? 0;
    here.path[here.pathLength] = visit;
    path.onPath[state] = visit;
    path.visits = here.path;
    path.length = here.pathLength + 1;
    path.start = here.start;
    const target = this.table.next(path);
    path.onPath[state] = NONE;
    if (target === NOWHERE) return NOWHERE;
    if (this.#isPlain[target] !== 1) return NOT_QUICK;
    this.length = target === state ? here.pathLength : this.#walkedTo(target, here);
    return target;
  }

  /** A path without repeats: what was walked from the target on is cut off. */
  #walkedTo(target: number, { path, pathLength }: PositionDraft): number {
    if (this.#path.onPath[target] === NONE) return pathLength + 1;
    for (let index = 0; index < pathLength; index += 1)
      if (this.visits.state[path[index] ?? NONE] === target) return index;
    return pathLength + 1;
  }

  /** The state of the last visit, where that is what Back takes out; else NOT_QUICK. */
  back(): number {
    const here = this.#here;
    if (!this.#isQuick || !here || here.pathLength === 0) return NOT_QUICK;
    const last = here.path[here.pathLength - 1] ?? NONE;
    const state = this.visits.state[last] ?? 0;
    const isTaken = this.visits.isAnswered[last] === 1 && this.visits.isCommitted[last] !== 1;
    return isTaken && this.flat.states[state]?.frame === this.flat.states[here.at]?.frame ? state : NOT_QUICK;
  }
}

function isEmpty(visits: Uint16Array): boolean {
  for (let index = 0; index < visits.length; index += 1) if (visits[index] !== NONE) return false;
  return true;
}
