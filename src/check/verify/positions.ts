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
  #begins = new Uint32Array(1 << 15);
  /** Open addressing: number and hash of a position side by side, so that most others are told apart at a glance. */
  #buckets = new Int32Array(1 << 16).fill(-1);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of the position: the next one when it is new. */
  add(draft: PositionDraft): number {
    return this.#numbered(this.#write(draft, this.#used));
  }

  /** The number of the position with the first visits of a draft's path, its start, and nothing else. */
  addPath({ start, path }: PositionDraft, length: number, at: number): number {
    const begin = this.#used;
    if (begin + HEADER + length > this.#words.length) this.#words = grown(this.#words, begin + HEADER + length);
    const words = this.#words;
    words[begin] = start;
    words[begin + 1] = at;
    words[begin + 2] = NO_POSITION & 0xffff;
    words[begin + 3] = NO_POSITION >>> 16;
    words[begin + 4] = length;
    words[begin + 5] = 0;
    words[begin + 6] = 0;
    for (let index = 0; index < length; index += 1) words[begin + HEADER + index] = path[index] ?? 0;
    return this.#numbered(begin + HEADER + length);
  }

  /** What was written last, up to `end`, as a position. */
  #numbered(end: number): number {
    const begin = this.#used;
    const buckets = this.#buckets;
    const mask = (buckets.length >> 1) - 1;
    const hash = this.#hash(begin, end);
    let bucket = hash & mask;
    for (let id = buckets[2 * bucket] ?? -1; id >= 0; id = buckets[2 * bucket] ?? -1) {
      if (buckets[2 * bucket + 1] === hash && this.#isSame(id, begin, end)) return id;
      bucket = (bucket + 1) & mask;
    }
    const id = this.#size;
    buckets[2 * bucket] = id;
    buckets[2 * bucket + 1] = hash;
    this.#size += 1;
    this.#used = end;
    if (this.#size >= this.#begins.length) this.#begins = grown(this.#begins, this.#size + 1);
    this.#begins[this.#size] = end;
    if (this.#size * 4 > buckets.length) this.#rehash();
    return id;
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
    for (let state = 0; state < waiting.length; state += 1) {
      const visit = waiting[state] ?? 0;
      if (visit !== 0) words[end++] = visit;
    }
    words[begin + 5] = end - afterPath;
    const afterWaiting = end;
    for (let state = 0; state < taken.length; state += 1) {
      const visit = taken[state] ?? 0;
      if (visit !== 0) words[end++] = visit;
    }
    words[begin + 6] = end - afterWaiting;
    return end;
  }

  #hash(begin: number, end: number): number {
    const words = this.#words;
    let hash = end - begin;
    // Of the header it is the state that tells most positions apart; what is left out only makes equal hashes likelier.
    hash = Math.imul(hash ^ (words[begin + 1] ?? 0), 0x9e3779b1);
    for (let index = begin + 4; index < end; index += 1) {
      hash = Math.imul(hash ^ (words[index] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return Math.imul(hash, 0x85ebca6b) ^ (hash >>> 13);
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
    const before = this.#buckets;
    const buckets = (this.#buckets = new Int32Array(before.length * 4).fill(-1));
    const mask = (buckets.length >> 1) - 1;
    for (let place = 0; place < before.length; place += 2) {
      const id = before[place] ?? -1;
      if (id < 0) continue;
      const hash = before[place + 1] ?? 0;
      let bucket = hash & mask;
      while ((buckets[2 * bucket] ?? -1) >= 0) bucket = (bucket + 1) & mask;
      buckets[2 * bucket] = id;
      buckets[2 * bucket + 1] = hash;
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
    const words = this.#words;
    const begin = this.#begins[id] ?? 0;
    const pathEnd = begin + HEADER + (words[begin + 4] ?? 0);
    const waitingEnd = pathEnd + (words[begin + 5] ?? 0);
    const takenEnd = waitingEnd + (words[begin + 6] ?? 0);
    draft.start = words[begin] ?? 0;
    draft.at = words[begin + 1] ?? 0;
    const origin = ((words[begin + 2] ?? 0) | ((words[begin + 3] ?? 0) << 16)) >>> 0;
    draft.editing = origin === NO_POSITION ? -1 : origin;
    draft.pathLength = words[begin + 4] ?? 0;
    for (let index = begin + HEADER; index < pathEnd; index += 1)
      draft.path[index - begin - HEADER] = words[index] ?? 0;
    lay(words, pathEnd, waitingEnd, draft.waiting, stateOf);
    lay(words, waitingEnd, takenEnd, draft.taken, stateOf);
  }
}

/** Visits by their states; 0 for the others. */
function lay(words: Uint16Array, begin: number, end: number, byState: Uint16Array, stateOf: Uint16Array): void {
  for (let state = 0; state < byState.length; state += 1) byState[state] = 0;
  for (let index = begin; index < end; index += 1) {
    const visit = words[index] ?? 0;
    byState[stateOf[visit] ?? 0] = visit;
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
