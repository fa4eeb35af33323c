import { grown } from './positions.ts';

export type StepKind = 'choice' | 'back' | 'edit' | 'reload';

/** What leads from one position to another. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly kind: StepKind;
  /** Index of the state where it happens; of an edit, the one whose answer is changed. */
  readonly state: number;
  /** The visit it adds, of a choice; 0 else. */
  readonly visit: number;
  /** An answer was given, or a read answered, exactly as before. */
  readonly isSame: boolean;
  /** No transition takes it: the failure is shown where the member stands. */
  readonly isShown: boolean;
}

/** What a model check tries at every point. */
export const ALL_MOVES: ReadonlySet<StepKind> = new Set(['choice', 'back', 'edit', 'reload']);

const KINDS: readonly StepKind[] = ['choice', 'back', 'edit', 'reload'];
/** Kinds as `push` takes them. */
export const CHOICE = KINDS.indexOf('choice');
export const BACK = KINDS.indexOf('back');
export const EDIT = KINDS.indexOf('edit');
export const RELOAD = KINDS.indexOf('reload');
/** Added to a kind: see `Step`. */
export const SAME = 4;
const SHOWN = 8;

/** Every step of an exploration, packed, those that leave a position one after another. */
export class Steps {
  #size = 0;
  #from = new Uint32Array(1 << 16);
  #to = new Uint32Array(1 << 16);
  #what = new Uint8Array(1 << 16);
  #state = new Uint16Array(1 << 16);
  #visit = new Uint16Array(1 << 16);
  /** By position: where its steps begin. */
  #begins = new Uint32Array(1 << 15);
  #left = 0;

  get size(): number {
    return this.#size;
  }

  /** @param kind CHOICE, BACK, EDIT or RELOAD, and SAME */
  push(from: number, to: number, kind: number, state: number, visit: number, isShown: boolean): void {
    const index = this.#size;
    this.#size = index + 1;
    if (index >= this.#from.length) this.#grow(index + 1);
    this.#from[index] = from;
    this.#to[index] = to;
    this.#what[index] = isShown ? kind | SHOWN : kind;
    this.#state[index] = state;
    this.#visit[index] = visit;
  }

  #grow(size: number): void {
    this.#from = grown(this.#from, size);
    this.#to = grown(this.#to, size);
    this.#what = grown(this.#what, size);
    this.#state = grown(this.#state, size);
    this.#visit = grown(this.#visit, size);
  }

  /** Every step that leaves `position` has been added; the next ones leave the position after it. */
  endOf(position: number): void {
    this.#begins = grown(this.#begins, position + 2);
    this.#begins[position + 1] = this.#size;
    this.#left = position + 1;
  }

  /** The first step that leaves a position. */
  begin(position: number): number {
    return position <= this.#left ? (this.#begins[position] ?? 0) : this.#size;
  }

  /** The step after the last one that leaves a position. */
  end(position: number): number {
    return position < this.#left ? (this.#begins[position + 1] ?? 0) : this.#size;
  }

  from(step: number): number {
    return this.#from[step] ?? 0;
  }

  to(step: number): number {
    return this.#to[step] ?? 0;
  }

  kind(step: number): StepKind {
    return KINDS[(this.#what[step] ?? 0) & 3] ?? 'choice';
  }

  isShown(step: number): boolean {
    return ((this.#what[step] ?? 0) & SHOWN) !== 0;
  }

  visit(step: number): number {
    return this.#visit[step] ?? 0;
  }

  get(step: number): Step {
    return {
      from: this.from(step),
      to: this.to(step),
      kind: this.kind(step),
      state: this.#state[step] ?? 0,
      visit: this.visit(step),
      isSame: ((this.#what[step] ?? 0) & SAME) !== 0,
      isShown: this.isShown(step),
    };
  }
}
