import { grown } from './positions.ts';

/** How positions were found, by their numbers, which are given out one after another. */
export class Found {
  #by = new Int32Array(1 << 15);
  /** The position where the path was a visit shorter; -1 where that is not known. */
  #shorter = new Int32Array(1 << 15);
  #count = 0;

  /** Remembers the step by which a position was found first; false when it was found before. */
  add(id: number, step: number): boolean {
    if (id < this.#count) return false;
    if (id >= this.#by.length) {
      this.#by = grown(this.#by, id + 1);
      this.#shorter = grown(this.#shorter, id + 1);
    }
    this.#by[id] = step;
    this.#shorter[id] = -1;
    this.#count = id + 1;
    return true;
  }

  follows(id: number, shorter: number): void {
    this.#shorter[id] = shorter;
  }

  /** The position where the path was so many visits shorter; -1 where that is not known. Looking it up among all positions
   * costs ten times as much. */
  shorterBy(visits: number, id: number): number {
    let at = id;
    for (let left = visits; left > 0 && at >= 0; left -= 1) at = this.#shorter[at] ?? -1;
    return at;
  }

  /** By position: the step by which it was found; -1 for a start. */
  by(): Int32Array {
    return this.#by.subarray(0, this.#count);
  }
}
