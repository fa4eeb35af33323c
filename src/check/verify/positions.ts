const HEADER = 7;
const NO_POSITION = 0xffff_ffff;

/** A record, and where the walk over it stands, as it is worked on: lists of visits and whole numbers. */
export interface PositionDraft {
  /** Which of the flow's starts: values outside the flow, and the entry by which the member came. */
  start: number;
  /** Index of the state. */
  at: number;
  /** A Change link was followed: the position where Back puts the answer in again; -1 when none was. */
  editing: number;
  /** Visits in the order walked. */
  readonly path: Uint16Array;
  pathLength: number;
  /** Visits behind the place where the walk stands, by state; 0 for none. */
  readonly waiting: Uint16Array;
  /** What was taken out and may be given again as it was, by state; 0 for none. */
  readonly taken: Uint16Array;
}

export function emptyDraft(states: number): PositionDraft {
  return {
    start: 0,
    at: 0,
    editing: -1,
    path: new Uint16Array(states + 1),
    pathLength: 0,
    waiting: new Uint16Array(states),
    taken: new Uint16Array(states),
  };
}

/** Positions without repeats, in the order they were found, packed: about sixty bytes each. */
export class Positions {
  #words = new Uint16Array(1 << 16);
  #used = 0;
  #begins = new Uint32Array(1 << 12);
  #buckets = new Int32Array(1 << 13).fill(-1);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of the position, and whether it is new. */
  add(draft: PositionDraft): { readonly id: number; readonly isNew: boolean } {
    const begin = this.#used;
    const end = this.#write(draft, begin);
    const mask = this.#buckets.length - 1;
    let bucket = this.#hash(begin, end) & mask;
    for (let id = this.#buckets[bucket] ?? -1; id >= 0; id = this.#buckets[bucket] ?? -1) {
      if (this.#isSame(id, begin, end)) return { id, isNew: false };
      bucket = (bucket + 1) & mask;
    }
    const id = this.#size;
    this.#buckets[bucket] = id;
    this.#size += 1;
    this.#used = end;
    this.#begins = grown(this.#begins, this.#size + 1);
    this.#begins[id] = begin;
    this.#begins[this.#size] = end;
    if (this.#size * 2 > this.#buckets.length) this.#rehash();
    return { id, isNew: true };
  }

  #write(draft: PositionDraft, begin: number): number {
    const { start, at, editing, path, pathLength, waiting, taken } = draft;
    this.#words = grown(this.#words, begin + HEADER + pathLength + waiting.length + taken.length);
    const words = this.#words;
    const origin = editing < 0 ? NO_POSITION : editing;
    words[begin] = start;
    words[begin + 1] = at;
    words[begin + 2] = origin & 0xffff;
    words[begin + 3] = origin >>> 16;
    words[begin + 4] = pathLength;
    let end = begin + HEADER;
    for (let index = 0; index < pathLength; index += 1) words[end++] = path[index] ?? 0;
    const afterPath = end;
    for (const visit of waiting) if (visit !== 0) words[end++] = visit;
    words[begin + 5] = end - afterPath;
    const afterWaiting = end;
    for (const visit of taken) if (visit !== 0) words[end++] = visit;
    words[begin + 6] = end - afterWaiting;
    return end;
  }

  #hash(begin: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let index = begin; index < end; index += 1) hash = Math.imul(hash ^ (this.#words[index] ?? 0), 0x01000193);
    return (hash ^ (hash >>> 15)) >>> 0;
  }

  #isSame(id: number, begin: number, end: number): boolean {
    const other = this.#begins[id] ?? 0;
    if ((this.#begins[id + 1] ?? 0) - other !== end - begin) return false;
    for (let index = 0; index < end - begin; index += 1) {
      if (this.#words[other + index] !== this.#words[begin + index]) return false;
    }
    return true;
  }

  #rehash(): void {
    this.#buckets = new Int32Array(this.#buckets.length * 2).fill(-1);
    const mask = this.#buckets.length - 1;
    for (let id = 0; id < this.#size; id += 1) {
      let bucket = this.#hash(this.#begins[id] ?? 0, this.#begins[id + 1] ?? 0) & mask;
      while ((this.#buckets[bucket] ?? -1) >= 0) bucket = (bucket + 1) & mask;
      this.#buckets[bucket] = id;
    }
  }

  start(id: number): number {
    return this.#word(id, 0);
  }

  /** Index of the state where the walk stands. */
  at(id: number): number {
    return this.#word(id, 1);
  }

  path(id: number): Uint16Array {
    const begin = (this.#begins[id] ?? 0) + HEADER;
    return this.#words.subarray(begin, begin + this.#word(id, 4));
  }

  waiting(id: number): Uint16Array {
    const begin = (this.#begins[id] ?? 0) + HEADER + this.#word(id, 4);
    return this.#words.subarray(begin, begin + this.#word(id, 5));
  }

  #word(id: number, index: number): number {
    return this.#words[(this.#begins[id] ?? 0) + index] ?? 0;
  }

  /** Lays a position out to be worked on. `stateOf` says whose visit each is. */
  read(id: number, draft: PositionDraft, stateOf: Uint16Array): void {
    draft.start = this.start(id);
    draft.at = this.at(id);
    const origin = (this.#word(id, 2) | (this.#word(id, 3) << 16)) >>> 0;
    draft.editing = origin === NO_POSITION ? -1 : origin;
    const path = this.path(id);
    draft.path.set(path);
    draft.pathLength = path.length;
    draft.waiting.fill(0);
    for (const visit of this.waiting(id)) draft.waiting[stateOf[visit] ?? 0] = visit;
    draft.taken.fill(0);
    const begin = (this.#begins[id] ?? 0) + HEADER + this.#word(id, 4) + this.#word(id, 5);
    const end = begin + this.#word(id, 6);
    for (let index = begin; index < end; index += 1) {
      const visit = this.#words[index] ?? 0;
      draft.taken[stateOf[visit] ?? 0] = visit;
    }
  }
}

/** The same list, twice as long until `size` fits. */
export function grown<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(list: T, size: number): T {
  if (size <= list.length) return list;
  let length = list.length;
  while (length < size) length *= 2;
  const longer = new (list.constructor as new (length: number) => T)(length);
  longer.set(list);
  return longer;
}
