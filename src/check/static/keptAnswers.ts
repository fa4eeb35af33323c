import type { FlowShape } from '../../compile/flowShape.ts';
import type { Json } from '../../domain/json.ts';
import type { MigrationStep } from '../../engine/bundle.ts';

type Tokens = readonly string[];

/** A value of old records, and where migrations have taken it. */
export interface Kept {
  readonly at: Tokens;
  /** As the shape names it: `string email`; `step` and `call` of states; `undefined` when nobody knows. */
  readonly kind: string | undefined;
  /** Where it was before the migration that is looked at. */
  readonly from?: Tokens;
  /** The step that put it here, of the migration that is looked at. */
  readonly put?: PutBy;
  /** What is taken as answered where nothing was. */
  readonly value?: Json;
}

export interface PutBy {
  readonly file: string;
  readonly index: number;
  readonly step: MigrationStep;
}

export type LookedUp =
  | { readonly type: 'there'; readonly kept: readonly Kept[] }
  /** Nobody can say: the old shape is not known, or says no more of what lies inside. */
  | { readonly type: 'open' }
  | { readonly type: 'absent'; readonly isTaken: boolean };

/** What records hold, as far as it is known: what a locked shape says, or what migrations have put there themselves. */
export class KeptAnswers {
  #kept: readonly Kept[] = [];
  /** Emptied by a step of the migration that is looked at. */
  #taken: readonly Tokens[] = [];
  /** Whether all that records hold is known. */
  isWhole = false;

  get all(): readonly Kept[] {
    return this.#kept;
  }

  /** Steps and fields of a shape that was locked; what is there already keeps its way. */
  know({ steps, calls }: FlowShape): void {
    const states = Object.entries(steps).flatMap(([state, fields]) => [
      { at: [state], kind: 'step' },
      ...Object.entries(fields).map(([field, kind]) => ({ at: [state, ...field.split('.')], kind })),
    ]);
    const called = Object.keys(calls).filter((state) => !Object.hasOwn(steps, state));
    const known = [...states, ...called.map((state) => ({ at: [state], kind: 'call' }))];
    const before = this.#kept;
    this.#kept = known.map((one) => ({ ...before.find(({ at }) => isSame(at, one.at)), ...one }));
    this.#kept = [...this.#kept, ...before.filter((one) => !this.#kept.some(({ at }) => isSame(at, one.at)))];
    this.isWhole = true;
  }

  begin(): void {
    this.#taken = [];
    this.#kept = this.#kept.map(({ put: _put, ...one }) => ({ ...one, from: one.at }));
  }

  find(place: Tokens): LookedUp {
    const kept = this.#kept.filter(({ at }) => isWithin(at, place));
    if (kept.length > 0) return { type: 'there', kept };
    if (this.#kept.some((one) => isWithin(place, one.at) && !this.#isReported(one))) return { type: 'open' };
    if (this.#taken.some((taken) => isWithin(place, taken))) return { type: 'absent', isTaken: true };
    return this.isWhole ? { type: 'absent', isTaken: false } : { type: 'open' };
  }

  /** Whether what lies inside is listed. */
  #isReported({ at, kind }: Kept): boolean {
    if (kind === undefined) return false;
    if (!/^(object|array|any)\b/.test(kind)) return true;
    return this.#kept.some((one) => one.at.length > at.length && isWithin(one.at, at));
  }

  take(place: Tokens): void {
    this.#kept = this.#kept.filter(({ at }) => !isWithin(at, place));
    this.#taken = [...this.#taken, place];
  }

  /** What lies at `from`, and inside it, comes to lie at `to`. */
  move(from: Tokens, to: Tokens, put: PutBy): void {
    const moving = this.#kept.filter(({ at }) => isWithin(at, from));
    const moved = moving.map((one) => ({ ...one, at: [...to, ...one.at.slice(from.length)] }));
    this.take(from);
    const [whole, ...inside] = moved.some(({ at }) => isSame(at, to)) ? moved : [{ at: to, kind: undefined }, ...moved];
    this.#put([{ ...(whole as Kept), put }, ...inside]);
  }

  /** @param kind of the value, where nothing is known to have been before */
  give(at: Tokens, value: Json, kind: string, put: PutBy): void {
    const before = this.#kept.find((one) => isSame(one.at, at)) ?? { at, kind };
    this.#put([{ ...before, value, put }]);
  }

  #put(kept: readonly Kept[]): void {
    const isNew = ({ at }: Kept) => !kept.some((one) => isSame(one.at, at));
    this.#kept = [...this.#kept.filter(isNew), ...kept];
    this.#taken = this.#taken.filter((taken) => !kept.some(({ at }) => isWithin(taken, at)));
  }
}

/** Rows are one place, whichever they are. */
export function isWithin(place: Tokens, around: Tokens): boolean {
  return around.every((token, index) => isSameToken(token, place[index]));
}

export function isSame(one: Tokens, other: Tokens): boolean {
  return one.length === other.length && isWithin(one, other);
}

function isSameToken(one: string, other: string | undefined): boolean {
  return one === other || (other !== undefined && isRow(one) && isRow(other));
}

function isRow(token: string): boolean {
  return /^(-|\d+)$/.test(token);
}
