import type { Choice } from './choices.ts';
import type { FlatFlow, FlatState } from './flatFlow.ts';
import { isBarrierCall } from './flatFlow.ts';
import { hasSecrets, losesSecrets } from './secretMarks.ts';

/** What stands for the outcome `back` of a sub-flow: no final state has it. */
export const ENDED_BACK: Choice = { type: 'ended', state: -1 };

/** No visit: nothing was recorded at a state. */
export const NONE = 0;

/** Every visit that a record of this flow may hold, as a whole number above 0: a state, what happened there, and whether
 * its secrets are gone (a hole). A visit and the same one with a hole are neighbours, the whole one even. */
export class Visits {
  /** By state: everything that can happen there. Of a state that calls a sub-flow: how that ends. */
  readonly choices: readonly (readonly Choice[])[];
  readonly #first: Uint16Array;
  /** By visit. */
  readonly state: Uint16Array;
  readonly isCommitted: Uint8Array;
  /** An answer, another button, or time: what Back takes out. */
  readonly isAnswered: Uint8Array;
  /** An answer that a form gave. */
  readonly isAnswer: Uint8Array;
  /** The visit as it is stored: with a hole where it held a secret. */
  readonly stored: Uint16Array;
  /** The visit as it is stored, when what was good for a time has run out as well. */
  readonly ranOut: Uint16Array;
  /** A read's reply, which grows old. */
  readonly growsOld: Uint8Array;

  constructor(flat: FlatFlow, choicesAt: (state: FlatState) => readonly Choice[]) {
    this.choices = flat.states.map((state) => (state.sub ? endsOf(state) : choicesAt(state)));
    const size = 2 + 2 * this.choices.reduce((sum, { length }) => sum + length, 0);
    if (size > 0xffff) throw new RangeError(`more things can happen in a flow than are counted: ${size}`);
    this.#first = new Uint16Array(flat.states.length);
    this.state = new Uint16Array(size);
    this.isCommitted = new Uint8Array(size);
    this.isAnswered = new Uint8Array(size);
    this.isAnswer = new Uint8Array(size);
    this.stored = new Uint16Array(size);
    this.ranOut = new Uint16Array(size);
    this.growsOld = new Uint8Array(size);
    let next = 2;
    for (const state of flat.states) {
      this.#first[state.index] = next;
      for (const choice of this.choices[state.index] ?? []) {
        this.#describe(next, state, choice);
        this.#describe(next + 1, state, choice);
        next += 2;
      }
    }
  }

  #describe(visit: number, state: FlatState, { type }: Choice): void {
    const givesData = type === 'next' || type === 'done';
    this.state[visit] = state.index;
    this.isCommitted[visit] = Number(type === 'done' && isBarrierCall(state));
    this.isAnswered[visit] = Number(type === 'next' || type === 'event' || type === 'after');
    this.isAnswer[visit] = Number(type === 'next');
    this.stored[visit] = givesData && losesSecrets(state) ? withHole(visit) : visit;
    this.ranOut[visit] = givesData && hasSecrets(state) ? withHole(visit) : visit;
    const { operation } = state;
    this.growsOld[visit] = Number(type === 'done' && operation?.effect === 'read' && operation.fresh !== undefined);
  }

  /** The visit of a state by the index of what happened there. */
  of(state: number, choice: number): number {
    return (this.#first[state] ?? 0) + 2 * choice;
  }

  /** The index of what happened, among `choices` of the visit's state. */
  choiceIndex(visit: number): number {
    return (whole(visit) - (this.#first[this.state[visit] ?? 0] ?? 0)) >> 1;
  }

  choice(visit: number): Choice {
    const choice = this.choices[this.state[visit] ?? 0]?.[this.choiceIndex(visit)];
    if (!choice) throw new RangeError(`no visit ${visit}`);
    return choice;
  }
}

export function whole(visit: number): number {
  return visit & ~1;
}

export function withHole(visit: number): number {
  return visit | 1;
}

export function hasHole(visit: number): boolean {
  return (visit & 1) === 1;
}

function endsOf({ sub }: FlatState): readonly Choice[] {
  const finals = [...(sub?.states.values() ?? [])].filter(({ kind }) => kind === 'final');
  return [...finals.map(({ index }): Choice => ({ type: 'ended', state: index })), ENDED_BACK];
}
