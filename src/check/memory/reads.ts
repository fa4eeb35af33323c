import { isSame } from './isSame.ts';

/** Looks again at what was read: by the name of what it was read from, then by its own. */
export type Look = (from: string) => (name: string) => unknown;

/** Where to look: its number is no other's, and keeps nothing alive. */
export interface Looked {
  readonly number: number;
  readonly look: Look;
}

/** What was read of a project on the way to something, each with what stood there, and what had been read for parts of it. */
export class Reads {
  readonly #found = new Map<string, Map<string, unknown>>();
  readonly #parts = new Set<Reads>();
  /** Two different values were read under one name, so no project can match. */
  #isTorn = false;
  #judged: { readonly number: number; readonly holds: boolean } | undefined;

  note(from: string, name: string, value: unknown): void {
    let found = this.#found.get(from);
    if (!found) this.#found.set(from, (found = new Map()));
    const before = found.get(name);
    if (before !== undefined && !isSame(before, value)) this.#isTorn = true;
    found.set(name, value);
  }

  add(part: Reads): void {
    if (part.#found.size > 0 || part.#parts.size > 0) this.#parts.add(part);
  }

  /** Whether all that was read is there still, and says the same. Of one project that is found out once. */
  holds(looked: Looked): boolean {
    const { number } = looked;
    if (this.#judged?.number !== number) this.#judged = { number, holds: this.#holds(looked) };
    return this.#judged.holds;
  }

  #holds(looked: Looked): boolean {
    if (this.#isTorn) return false;
    for (const [from, found] of this.#found) {
      const look = looked.look(from);
      for (const [name, value] of found) if (!isSame(look(name), value)) return false;
    }
    return [...this.#parts].every((part) => part.holds(looked));
  }
}

let watching: Reads | undefined;

export function isWatched(): boolean {
  return watching !== undefined;
}

/** Tells those who watch that something was read. */
export function noteRead(from: string, name: string, value: unknown): void {
  watching?.note(from, name, value);
}

/** The same of all that was read before, on the way to what is taken now. */
export function noteReads(reads: Reads): void {
  watching?.add(reads);
}

/** Works something out, with all that is read of a project on the way. Whoever watches around it has read the same. */
export function watched<Made>(make: () => Made): { readonly made: Made; readonly reads: Reads } {
  const around = watching;
  const reads = new Reads();
  watching = reads;
  try {
    return { made: make(), reads };
  } finally {
    watching = around;
    around?.add(reads);
  }
}

/** Works something out for those who note what it is, and not what it was made from. */
export function unwatched<Made>(make: () => Made): Made {
  const around = watching;
  watching = undefined;
  try {
    return make();
  } finally {
    watching = around;
  }
}
